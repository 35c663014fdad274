/**
 * YAML, read strictly: whatever YAML would silently drop or change is an error (research: the worst mistakes do not
 * fail by themselves). Positions are kept, so that every later message can name line and column.
 */
import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  type ParsedNode,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml'
import { remembering } from '../memo.ts'
import { Messages } from '../messages.ts'
import { readPlainYaml } from './plainYaml.ts'
import { aboveItsName, firstOfSwallowed } from './yamlEntries.ts'
import { causes, explain, mendedColon, runawayQuote, withStraightQuotes } from './yamlErrors.ts'
import { lineAt, withQuotes } from './yamlLine.ts'
import { sourceOffset } from './yamlScalar.ts'
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

/** A number that is written in another way than it would be printed, or a text whose empty lines are lost. */
export interface Doubt {
  kind: 'number' | 'paragraphs'
  path: PropertyKey[]
}

interface FilledText {
  text: string
  /** Where an offset of the text was before. */
  originalOffset(offset: number): number
}

/** A text as it was parsed; nothing in it may be changed. */
type ParsedYaml = Pick<YamlText, 'file' | 'document' | 'contents' | 'text' | 'placeAt' | 'sound' | 'doubts'>

/** How deep lists and entries may be nested; real files need 8. */
const maxDepth = 20

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

type Fail = (offset: number, rule: string, reason: string, remedy: string, corrected?: string) => void

function findSilentMistakes(document: Document.Parsed, text: string, fail: Fail) {
  visit(document, {
    Alias(_key, node) {
      fail(
        start(node),
        'yaml-alias',
        'A value cannot begin with “*”.',
        'Put the whole value in double quotes: "…".',
        withQuotes(text, start(node)),
      )
    },
    Pair(_key, pair, path) {
      if (path.length > maxDepth * 2) {
        fail(
          isNode(pair.key) ? start(pair.key) : 0,
          'yaml-depth',
          'This is nested too deep.',
          'Use fewer levels.',
        )
        return visit.SKIP
      }
    },
    Node(key, node) {
      if ('anchor' in node && node.anchor) {
        fail(
          text.lastIndexOf(`&${node.anchor}`, start(node)),
          'yaml-anchor',
          `A value that begins with “&” loses its first word, “&${node.anchor}”.`,
          'Put the whole value in double quotes: "…".',
          withQuotes(text, start(node)),
        )
      }
      // An unknown one was a warning of the parser.
      if ('tag' in node && node.tag && document.warnings.length === 0) {
        fail(
          text.lastIndexOf('!', start(node) - 1),
          'yaml-tag',
          'A value that begins with “!” loses its first word.',
          'Put the whole value in double quotes: "…".',
          withQuotes(text, start(node)),
        )
      }
      if (isScalar(node) && typeof node.value === 'string' && node.range) {
        const half = node.value.search(/\p{Cs}/u)
        const [from, to] = node.range
        if (half >= 0) {
          fail(
            from + sourceOffset(text.slice(from, to), node.value, half),
            'yaml-half-character',
            'This code stands for one half of a character, which nothing can show.',
            'Write the character itself, such as 🎮, instead of its code.',
          )
          // Addresses cannot be made of it, and there is more to find.
          node.value = node.value.replaceAll(/\p{Cs}/gu, '?')
        }
      }
      if (!isScalar(node) || key === 'key' || !node.range || !node.type?.match(/^(PLAIN|QUOTE)/)) return
      const [from, to] = node.range
      const rest = /^[ \t]+#([^\s#].*|[ \t]*\d.*)/.exec(text.slice(to, to + 1000))
      if (rest) {
        fail(
          to + rest[0].indexOf('#'),
          'yaml-comment-swallows',
          `Everything from “#” on is taken as a comment and lost: “#${rest[1]?.trim()}”.`,
          'Put the whole value in double quotes; for a comment, leave a space after “#”.',
          /^\d/.test(rest[1] ?? '') ? withQuotes(text, from) : undefined,
        )
      }
      if (node.type === 'PLAIN') findSwallowedLine(text, from, to, key === 'value', fail)
    },
  })
  if (text.startsWith('%'))
    fail(0, 'yaml-bad-directive', 'A line cannot begin with “%”.', 'Take the “%” away.')
}

/**
 * Reads a value between curly quotes as if they were straight, so that nothing else is wrong with it; also in a file
 * that cannot be read for another reason, so that all of them are told in one run.
 */
function straightenQuotes(
  document: Document.Parsed,
  text: string,
  tell: (offset: number, corrected: string | undefined) => void,
) {
  if (!/[“”„‘’]/.test(text)) return
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || node.type !== 'PLAIN' || !node.range) return
      const [from, to] = node.range
      const source = text.slice(from, to)
      const straight = withStraightQuotes(source)
      if (!straight) return
      const { start, line } = lineAt(text, from)
      tell(from, line.trimEnd().endsWith(source) ? text.slice(start, from) + straight : undefined)
      node.value = JSON.parse(straight)
    },
  })
}

function findDoubts(document: Document.Parsed, text: string): Doubt[] {
  const doubts: Doubt[] = []
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || !node.range || !node.type?.match(/^(PLAIN|QUOTE)/)) return
      const source = text.slice(node.range[0], node.range[1])
      const isChanged = typeof node.value === 'number' && String(node.value) !== source
      if (isChanged) doubts.push({ kind: 'number', path: pathOf(node, ancestors) })
      if (/\n[ \t]*\r?\n/.test(source)) doubts.push({ kind: 'paragraphs', path: pathOf(node, ancestors) })
    },
  })
  return doubts
}

/** The names and numbers on the way to a node. */
const pathOf = (node: Node, ancestors: readonly unknown[]): PropertyKey[] =>
  [...ancestors, node].flatMap((here, index, all): PropertyKey[] => {
    if (isPair(here)) return [String(isScalar(here.key) ? here.key.value : here.key)]
    return isSeq(here) ? [here.items.indexOf(all[index + 1])] : []
  })

/**
 * A line that was meant as an entry or a field, and is taken for a part of the value above it.
 *
 * @param isOfField whether it is the value of a field: a list below an empty line belongs to its text, see `Doubt`
 */
function findSwallowedLine(text: string, from: number, to: number, isOfField: boolean, fail: Fail) {
  const source = text.slice(from, to)
  const swallowed = /\n[ \t]*(?=-[ \t]|(?!https?:|mailto:|tel:)[a-z][\w-]*:(?:[^\s:]|$))/im.exec(source)
  const isText = isOfField && /\n[ \t]*\r?\n[ \t]*- /.test(source)
  const first = swallowed || /^[–—•·]\s/.test(source) ? firstOfSwallowed(text, from, source) : undefined
  if (first) {
    fail(from, 'yaml-swallowed-line', first.reason, first.remedy, first.corrected)
  } else if (swallowed && !isText) {
    fail(
      from + swallowed.index + swallowed[0].length,
      'yaml-swallowed-line',
      'This line stands too far to the right, so it is taken for a part of the text above it.',
      'Begin it where its neighbours begin, with a space after its hyphen or colon. If it belongs to the text, write “|” behind the name of the field, and the whole text on the lines below.',
    )
  }
}

const start = (node: Node) => node.range?.[0] ?? 0

/** The value at a path. */
function nodeAt({ contents }: YamlText, path: readonly PropertyKey[]): unknown {
  let here: unknown = contents
  for (const key of path) here = isCollection(here) ? here.get(key, true) : undefined
  return here
}

/**
 * Where a value stands, by its path; the nearest entry that exists when the value itself is missing.
 *
 * @param atKey true to point at the name of the field instead of its value
 */
export function placeOf(yaml: YamlText, path: readonly PropertyKey[], atKey = false): Place {
  for (let length = path.length; length > 0; length--) {
    const parent = nodeAt(yaml, path.slice(0, length - 1))
    const last = path[length - 1]
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === last)
      if (!isPair(pair)) continue
      const isEmpty = isScalar(pair.value) && pair.value.range?.[0] === pair.value.range?.[1]
      const target = isEmpty || (atKey && length === path.length) ? pair.key : (pair.value ?? pair.key)
      if (isNode(target)) return yaml.placeAt(isScalar(target) ? start(target) : keyStart(pair.key, target))
    }
    const node = nodeAt(yaml, path.slice(0, length))
    if (isNode(node)) return yaml.placeAt(start(node))
  }
  return yaml.placeAt(0)
}

/** A list or an entry is named by the line of its field, not by its first child. */
const keyStart = (key: unknown, value: Node) => (isNode(key) ? start(key) : start(value))

interface Visitor {
  group?(group: YAMLMap): void
  field?(field: Pair, group: YAMLMap): void
  single?(value: Scalar): void
}

/** Shows a visitor every value below a node and the node itself, as they are written; much quicker than yaml's visit. */
export function visitValues(node: unknown, visitor: Visitor): void {
  if (isScalar(node)) visitor.single?.(node)
  else if (isSeq(node)) for (const item of node.items) visitValues(item, visitor)
  else if (isMap(node)) {
    visitor.group?.(node)
    for (const pair of node.items) {
      visitor.field?.(pair, node)
      if (!isScalar(pair.key)) visitValues(pair.key, visitor)
      visitValues(pair.value, visitor)
    }
  }
}

/** The lines of an entry or a value in words: `line 3`, `lines 3 to 5`; undefined when it is missing. */
export function linesOf(yaml: YamlText, path: readonly PropertyKey[]): string | undefined {
  const node = nodeAt(yaml, path)
  if (!isNode(node) || !node.range) return undefined
  const [from, to] = node.range
  const first = yaml.placeAt(from).line
  const last = yaml.placeAt(from + yaml.text.slice(from, to).trimEnd().length).line
  return first === last ? `line ${first}` : `lines ${first} to ${last}`
}

/** Where in `text` a value begins; undefined when it is missing. */
export function offsetOf(yaml: YamlText, path: readonly PropertyKey[]): number | undefined {
  const node = nodeAt(yaml, path)
  return isNode(node) ? start(node) : undefined
}

/** Where in `text` the name of a field begins; undefined for an entry of a list, and where it is missing. */
export function keyOffsetOf(yaml: YamlText, path: readonly PropertyKey[]): number | undefined {
  const parent = nodeAt(yaml, path.slice(0, -1))
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined
  return isNode(pair?.key) ? start(pair.key) : undefined
}

/** Where in `text` an offset of a text value stands: through filled references, escapes and folded lines. */
export function offsetInside(
  yaml: YamlText,
  path: readonly PropertyKey[],
  offset: number,
): number | undefined {
  const node = nodeAt(yaml, path)
  if (!isScalar(node) || !node.range || typeof node.value !== 'string') return undefined
  const [from, to] = node.range
  const original = yaml.filled.get(node)?.originalOffset(offset) ?? offset
  return from + sourceOffset(yaml.text.slice(from, to), node.value, original)
}

/** The value as it is written at a path, for messages that quote it; undefined for lists and entries. */
export function writtenAt(yaml: YamlText, path: readonly PropertyKey[]): string | undefined {
  const node = nodeAt(yaml, path)
  if (!isScalar(node) || !node.range) return undefined
  return yaml.text.slice(node.range[0], node.range[1]).trim()
}
