/**
 * YAML, read strictly: whatever YAML would silently drop or change is an error (research: the worst mistakes do not
 * fail by themselves). Positions are kept, so that every later message can name line and column.
 */
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  type Scalar,
} from 'yaml'
import { Messages } from '../../diagnostics/messages.ts'
import { remembering } from '../../memo.ts'
import { readPlainYaml } from './plainYaml.ts'
import { aboveItsName } from './yamlEntries.ts'
import { causes, explain, mendedColon, runawayQuote } from './yamlErrors.ts'
import { type Doubt, type Fail, findDoubts, findSilentMistakes, straightenQuotes } from './yamlLosses.ts'
import { start } from './yamlNodes.ts'
import { curlyQuotes, type Explanation, namelessList, openQuote } from './yamlSentences.ts'

export interface Place {
  line: number
  column: number
}

export interface YamlText {
  /** The file as messages name it. */
  file: string
  document: Document.Parsed
  /** What stands in the document. */
  contents: ParsedNode | null
  /** The text as written; offsets of nodes count in it. */
  text: string
  /** Place in the file of an offset in `text`. */
  placeAt(offset: number): Place
  /** False when the text could not be read. */
  sound: boolean
  /** What YAML changes without a word; whether that is a mistake, the schema of the file knows. */
  doubts: readonly Doubt[]
  /** Texts whose references are filled in; the document itself stays as it was written. */
  filled: Map<Scalar, FilledText>
  /** What a value of the document is with its references filled in. */
  filledIn(node: Scalar): unknown
  /** What it holds as plain data, references filled in; nothing when it is not sound. */
  toValue(): unknown
}

interface FilledText {
  text: string
  /** Where an offset of the text was before. */
  originalOffset(offset: number): number
}

/** A text as it was parsed; nothing in it may be changed. */
type ParsedYaml = Pick<YamlText, 'file' | 'document' | 'contents' | 'text' | 'placeAt' | 'sound' | 'doubts'>

/** How many fields a file may have: looking for one that is written twice takes time with their square. */
const maxFields = 5000

/**
 * Parses YAML.
 *
 * @param firstLine the line of the file on which the text begins; 2 for front matter
 */
export function parseYaml(file: string, text: string, messages: Messages, firstLine = 1): YamlText {
  const { parsed, found, written } = parseAndCheck(file, text, firstLine)
  messages.all.push(...found.all)
  return readText(parsed, written)
}

/** The same for a text of the plainest kind, in which nothing is wrong; undefined for every other text. */
export function parsePlainYaml(file: string, text: string, firstLine: number): YamlText | undefined {
  const plain = parsePlain(file, text, firstLine)
  return plain && readText(plain.parsed, plain.written)
}

/** The same for a whole file, which is asked for more than once in a build. */
export function parseYamlFile(file: string, text: string, messages: Messages): YamlText {
  const { parsed, found, written } = parseAndCheckFile(file, text)
  messages.all.push(...found.all)
  return readText(parsed, written)
}

/** A file without mistakes of which it is known what it holds; it is parsed when somebody asks for a place in it. */
export const yamlFileKnown = (file: string, text: string, known: KnownYaml): YamlText =>
  yamlText(file, text, known, () => parseAndCheckFile(file, text).parsed)

/** What is to be known of a text besides its places. */
export interface KnownYaml {
  sound: boolean
  doubts: readonly Doubt[]
  /** What it holds as plain data, before references are filled in. */
  written: unknown
}

const readText = (parsed: ParsedYaml, written: unknown) =>
  yamlText(parsed.file, parsed.text, { sound: parsed.sound, doubts: parsed.doubts, written }, () => parsed)

function yamlText(
  file: string,
  text: string,
  { sound, doubts, written }: KnownYaml,
  parse: () => ParsedYaml,
): YamlText {
  let held: ParsedYaml | undefined
  const parsed = () => {
    held ??= parse()
    return held
  }
  const filled = new Map<Scalar, FilledText>()
  const filledIn = (node: Scalar) => filled.get(node)?.text ?? node.value
  let known = { value: written, size: 0 }
  return {
    file,
    text,
    sound,
    doubts,
    get document() {
      return parsed().document
    },
    get contents() {
      return parsed().contents
    },
    placeAt: (offset) => parsed().placeAt(offset),
    filled,
    filledIn,
    toValue() {
      if (known.size !== filled.size) known = { value: plain(parsed().contents, filledIn), size: filled.size }
      return known.value
    },
  }
}

interface Reading {
  parsed: ParsedYaml
  found: Messages
  written: unknown
}

function parseWhole(file: string, text: string, firstLine: number): Reading {
  const found = new Messages()
  const parsed = parse(file, text, found, firstLine)
  const written = parsed.sound ? plain(parsed.contents, (node) => node.value) : {}
  return { parsed, found, written }
}

function parsePlain(file: string, text: string, firstLine: number): Reading | undefined {
  const plain = readPlainYaml(text)
  if (!plain) return undefined
  const { contents, value: written } = plain
  let document: Document.Parsed | undefined
  const parsed: ParsedYaml = {
    file,
    text,
    sound: true,
    doubts: [],
    contents,
    // Making one takes as long as reading the text, and hardly anybody asks for it.
    get document() {
      document ??= Object.assign(new Document(undefined, parserOptions) as Document.Parsed, { contents })
      return document
    },
    placeAt: placesIn(text, firstLine),
  }
  return { parsed, found: new Messages(), written }
}

const parseAndCheck = remembering(
  (file: string, text: string, firstLine: number) => `${file} ${firstLine} ${text}`,
  parseWhole,
)

const parseAndCheckFile = remembering(
  (file: string, text: string) => `${file} ${text}`,
  (file, text) => parsePlain(file, text, 1) ?? parseWhole(file, text, 1),
  { isCommon: true },
)

/** A node as data that JSON can hold: what YAML takes for an infinite number, or none, stays as it is written. */
function plain(node: unknown, filledIn: YamlText['filledIn']): unknown {
  if (isScalar(node)) {
    const value = filledIn(node)
    return typeof value === 'number' && !Number.isFinite(value) ? node.source : value
  }
  if (isSeq(node)) return node.items.map((item) => plain(item, filledIn))
  if (!isMap(node)) return null
  return Object.fromEntries(
    node.items.map(({ key, value }) => [isScalar(key) ? key.value : key, plain(value, filledIn)]),
  )
}

/** Leads from offsets to places; a parser that meets an error may go over some lines twice, and does not count them. */
function placesIn(text: string, firstLine: number): YamlText['placeAt'] {
  const counter = new LineCounter()
  counter.addNewLine(0)
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) counter.addNewLine(at + 1)
  return (offset) => {
    const { line, col } = counter.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }
}

const parserOptions = { version: '1.2', uniqueKeys: true, stringKeys: true, prettyErrors: false } as const

function parse(file: string, text: string, messages: Messages, firstLine: number): ParsedYaml {
  const tooMany = (text.match(/:(?=\s|$)|":/g)?.length ?? 0) > maxFields
  const document = parseDocument(tooMany ? '' : text, parserOptions)
  const placeAt = placesIn(text, firstLine)
  const fail: Fail = (at, rule, reason, remedy, corrected) => {
    messages.error({ file, ...placeAt(at), rule, reason, remedy, corrected })
    sound = false
  }
  const failAsExplained = (at: number, rule: string, { offset, reason, remedy, corrected }: Explanation) =>
    fail(offset ?? at, rule, reason, remedy, corrected)
  let sound = true

  if (tooMany) {
    const reason = `This file has more than ${maxFields} fields, and is not read.`
    fail(0, 'yaml-fields', reason, 'Take out what does not belong here.')
    return { file, document, contents: document.contents, text, placeAt, sound, doubts: [] }
  }
  const quote = document.errors.length > 0 ? runawayQuote(document, text) : undefined
  const early = isSeq(document.contents) ? aboveItsName(text, start(document.contents)) : undefined
  if (quote !== undefined) {
    fail(quote, 'yaml-quote', ...openQuote)
  } else if (early) {
    failAsExplained(start(document.contents as Node), 'yaml-above-name', early)
  } else {
    const told = new Set<string>()
    for (const { code, message, pos } of causes(document, (offset) => placeAt(offset).line)) {
      const rule = `yaml-${code.toLowerCase().replaceAll('_', '-')}`
      const explanation = explain(code, message, text, pos[0])
      const isNews = told.size < told.add(`${explanation.offset ?? pos[0]} ${explanation.reason}`).size
      if (isNews) failAsExplained(pos[0], rule, explanation)
    }
  }
  straightenQuotes(document, text, (at, corrected) => {
    const place = placeAt(at)
    if (messages.all.some(({ line }) => line === place.line)) return
    const [reason, remedy] = curlyQuotes
    messages.error({ file, ...place, rule: 'yaml-curly-quotes', reason, remedy, corrected })
  })
  if (document.errors.length === 0) findSilentMistakes(document, text, fail)
  if (sound && isSeq(document.contents)) {
    failAsExplained(start(document.contents), 'yaml-no-name', namelessList)
  } else if (sound && !isMap(document.contents)) {
    const first = text.search(/^[^\s#]/m)
    const isEmpty = first < 0
    const colon = isEmpty ? undefined : mendedColon(text, first)
    failAsExplained(0, 'yaml-no-fields', {
      reason: isEmpty ? 'This file is empty.' : 'This file holds no fields.',
      remedy: 'Write each field as a name, a colon, a space and the value, such as “title: Pricing”.',
      ...colon,
    })
  }
  const doubts = sound ? findDoubts(document, text) : []
  return { file, document, contents: document.contents, text, placeAt, sound, doubts }
}
