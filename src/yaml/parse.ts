/**
 * Strict YAML: a text is checked line by line, then parsed once. Positions are recorded, so that every later message can name
 * line and column.
 */
import { LineCounter, parseDocument } from 'yaml'
import { cachedData } from '../cache.ts'
import { Messages } from '../diagnostics/messages.ts'
import type { PlaceAt, TextWithPositions } from '../diagnostics/positions.ts'
import { limits } from '../limits.ts'
import { memoize, memoizeLast } from '../memoize.ts'
import { findInDocument } from './document.ts'
import { findMistakes } from './grammar.ts'
import { nestedTooDeep, type YamlMistake } from './mistake.ts'
import {
  findValue,
  isGroup,
  isList,
  nodeAt,
  plainNode,
  sourceOffset,
  textsIn,
  type WrittenText,
  type YamlNode,
  type YamlScalar,
} from './nodes.ts'
import { findExcess } from './size.ts'

/** The parser's result for a text. It depends on the text alone and is never changed. */
export interface ParsedYaml extends Pick<TextWithPositions, 'file' | 'text' | 'placeAt'> {
  contents: YamlNode | null
  /** Every mistake in its syntax. */
  messages: Messages
}

export interface YamlText extends ParsedYaml, TextWithPositions {
  /** Texts with their references filled in, by node; `contents` stays as it was written. */
  filled: Map<YamlScalar, FilledText>
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

/** More lists and groups on one line than a text may be deep. */
const nestOnOneLine = new RegExp(`^ *(?:[-?] {1,9}){${limits.depth + 1}}`, 'm')

/** The first half of `parseYaml`, which takes most of its time. */
function parse(file: string, text: string, firstLine = 1): ParsedYaml {
  const messages = new Messages()
  const placeAt = placesIn(text, firstLine)
  const { contents, mistakes } = cachedData(() => read(text), 'yaml', text)
  for (const { offset, ...mistake } of mistakes) messages.error({ file, ...placeAt(offset), ...mistake })
  return { file, text, contents, placeAt, messages }
}

/** The values of a text; nothing but its mistakes for one that is not written right. */
function read(text: string): { contents: YamlNode | null; mistakes: YamlMistake[] } {
  const nest = text.search(nestOnOneLine)
  if (nest >= 0) return { contents: null, mistakes: [{ offset: nest, ...nestedTooDeep }] }
  const written = findMistakes(text)
  if (written.length > 0) return { contents: null, mistakes: written }
  const document = parseDocument(text, options)
  const contents = plainNode(document.contents)
  const excess = findExcess(contents)
  const mistakes = excess.length > 0 ? excess : findInDocument(document, contents, text)
  return { contents: mistakes.length > 0 ? null : contents, mistakes }
}

/** `yaml` would compare each name with all others of its group, which takes quadratic time: see `findInDocument`. */
const options = { version: '1.2', uniqueKeys: false, stringKeys: true, prettyErrors: false } as const

const parserOf = memoize((file: string) => memoizeLast((text: string) => parse(file, text)))

/** Parses a file, unless it was parsed with this text before: several checks parse the same file. */
export const parseOnce = (file: string, text: string): ParsedYaml => parserOf(file)(text)

/** The second half of `parseYaml`: a parsed text, ready to have its references filled in. */
export function yamlText(parsed: ParsedYaml): YamlText {
  const { text, contents } = parsed
  const filled = new Map<YamlScalar, FilledText>()
  return {
    ...parsed,
    filled,
    texts: () => textsIn(contents, text),
    find: (path) => findValue(contents, path),
    offsetInside(path, offset) {
      const node = nodeAt(contents, path)
      if (!node || !('value' in node) || typeof node.value !== 'string') return undefined
      const { from, to } = node
      const original = filled.get(node)?.originalOffset(offset) ?? offset
      return from + sourceOffset(text.slice(from, to), node.value, original)
    },
    toValue: () => plainData(contents, filled),
  }
}

/** A node as JSON data. */
function plainData(node: YamlNode | null, filled: YamlText['filled']): unknown {
  if (isList(node)) return node.items.map((item) => plainData(item, filled))
  if (!isGroup(node)) return node && (filled.get(node)?.text ?? node.value)
  return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, plainData(value, filled)]))
}

/** Maps offsets of a text to places in the file. */
export function placesIn(text: string, firstLine = 1): PlaceAt {
  const counter = new LineCounter()
  counter.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) counter.addNewLine(index + 1)
  return (offset) => {
    const { line, col } = counter.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }
}
