/**
 * Strict YAML: everything that YAML would silently drop or change is an error, because the worst mistakes are not syntax
 * errors. Positions are recorded, so that every later message can name line and column.
 */
import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, type Scalar } from 'yaml'
import { Messages } from '../../diagnostics/messages.ts'
import type { PlaceAt, TextWithPositions } from '../../diagnostics/positions.ts'
import { nestedTooDeep, type YamlMistake } from '../../diagnostics/yaml/sentences.ts'
import { findRootMistake } from '../../diagnostics/yaml/syntax.ts'
import { limits, unlessTooDeep } from '../../limits.ts'
import { memoize, memoizeLast } from '../../memoize.ts'
import { findValue, nodeAt, sourceOffset, textsIn, type WrittenText } from './nodes.ts'
import { parseOnly, readOn } from './readOn.ts'
import { findSilentMistakes } from './silentMistakes.ts'
import { findExcess } from './size.ts'

/** The parser's result for a text. It depends on the text alone and is never changed. */
export interface ParsedYaml extends Pick<TextWithPositions, 'file' | 'text' | 'placeAt'> {
  contents: ParsedNode | null
  /** Every mistake in its syntax. */
  messages: Messages
}

export interface YamlText extends ParsedYaml, TextWithPositions {
  /** Texts with their references filled in, by node; `contents` stays as it was written. */
  filled: Map<Scalar, FilledText>
  texts(): Iterable<WrittenText>
}

export interface FilledText {
  text: string
  /** Maps an offset of the filled text to one of the text as written. */
  originalOffset(offset: number): number
}

/**
 * Parses YAML and reports every mistake in its syntax.
 *
 * @param firstLine the line of the file on which the text begins, for front matter
 * @returns the text with positions; undefined for one with mistakes
 */
export function parseYaml(
  file: string,
  text: string,
  messages: Messages,
  firstLine = 1,
): YamlText | undefined {
  const parsed = parse(file, text, firstLine)
  messages.add(parsed.messages)
  return parsed.messages.all.length > 0 ? undefined : yamlText(parsed)
}

/** The first half of `parseYaml`, which takes most of its time. */
function parse(file: string, text: string, firstLine = 1): ParsedYaml {
  return unlessTooDeep(
    () => parseWithin(file, text, firstLine),
    () => refused(file, text, firstLine, [{ offset: 0, rule: 'yaml-depth', ...nestedTooDeep }]),
  )
}

/** More lists and groups on one line than a text may be deep: the parser would build them all. */
const nestOnOneLine = new RegExp(`^ *(?:[-?] {1,9}){${limits.depth + 1}}`, 'm')

function parseWithin(file: string, text: string, firstLine: number): ParsedYaml {
  const nest = text.search(nestOnOneLine)
  if (nest >= 0)
    return refused(file, text, firstLine, [{ offset: nest, rule: 'yaml-depth', ...nestedTooDeep }])
  const parsed = parseOnly(text)
  const excess = findExcess(parsed)
  if (excess.length > 0) return refused(file, text, firstLine, excess)
  const messages = new Messages()
  const { document, text: read, mistakes: syntax } = readOn(text, parsed)
  const placeAt = placesIn(read, firstLine)
  const silent = document.errors.length === 0 ? findSilentMistakes(document, read) : []
  const isLeft = document.errors.length + document.warnings.length > 0
  const hidesData = isLeft || silent.length > 0
  const root = hidesData ? [] : findRootMistake(document, read)
  for (const { offset, readAs, ...mistake } of [...syntax, ...silent, ...root])
    messages.error({ file, ...placeAt(offset), ...mistake })
  // The text after the corrections of `readOn`, which positions refer to.
  const isDeep = silent.some(({ rule }) => rule === 'yaml-depth')
  return { file, text: read, contents: isDeep ? null : document.contents, placeAt, messages }
}

/** A text beyond a limit: nothing else looks at it. */
function refused(
  file: string,
  text: string,
  firstLine: number,
  mistakes: readonly YamlMistake[],
): ParsedYaml {
  const messages = new Messages()
  const placeAt = placesIn(text, firstLine)
  for (const { offset, ...mistake } of mistakes) messages.error({ file, ...placeAt(offset), ...mistake })
  return { file, text, contents: null, placeAt, messages }
}

const parserOf = memoize((file: string) => memoizeLast((text: string) => parse(file, text)))

/** Parses a file, unless it was parsed with this text before: several checks parse the same file. */
export const parseOnce = (file: string, text: string): ParsedYaml => parserOf(file)(text)

/** The second half of `parseYaml`: a parsed text, ready to have its references filled in. */
export function yamlText(parsed: ParsedYaml): YamlText {
  const { text, contents } = parsed
  const filled = new Map<Scalar, FilledText>()
  return {
    ...parsed,
    filled,
    texts: () => textsIn(contents, text),
    find: (path) => findValue(contents, path),
    offsetInside(path, offset) {
      const node = nodeAt(contents, path)
      if (!isScalar(node) || !node.range || typeof node.value !== 'string') return undefined
      const [from, to] = node.range
      const original = filled.get(node)?.originalOffset(offset) ?? offset
      return from + sourceOffset(text.slice(from, to), node.value, original)
    },
    toValue: () => plainData(contents, filled),
  }
}

/** A node as JSON data. JSON has no infinity and no NaN: such numbers become texts, as written. */
function plainData(node: unknown, filled: YamlText['filled']): unknown {
  if (isScalar(node)) {
    const value = filled.get(node)?.text ?? node.value
    return typeof value === 'number' && !Number.isFinite(value) ? node.source : value
  }
  if (isSeq(node)) return node.items.map((item) => plainData(item, filled))
  if (!isMap(node)) return null
  return Object.fromEntries(
    node.items.map(({ key, value }) => [isScalar(key) ? key.value : key, plainData(value, filled)]),
  )
}

/**
 * Maps offsets of a text to places in the file. The lines are counted here, because after an error the parser may go over
 * lines twice without counting them.
 */
export function placesIn(text: string, firstLine = 1): PlaceAt {
  const counter = new LineCounter()
  counter.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) counter.addNewLine(index + 1)
  return (offset) => {
    const { line, col } = counter.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }
}
