/**
 * YAML, read strictly: whatever YAML would silently drop or change is an error (research: the worst mistakes do not
 * fail by themselves). Positions are kept, so that every later message can name line and column.
 */
import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml'
import { remembering } from '../memo.ts'
import { Messages } from '../messages.ts'
import { causes, explain, openQuote, runawayQuote } from './yamlErrors.ts'

export interface Place {
  line: number
  column: number
}

export interface YamlText {
  /** The file as messages name it. */
  file: string
  document: Document.Parsed
  /** The text as written; offsets of nodes count in it. */
  text: string
  /** Place in the file of an offset in `text`. */
  placeAt(offset: number): Place
  /** False when the text could not be read. */
  sound: boolean
  /** Texts whose references are filled in; the document itself stays as it was written. */
  filled: Map<Scalar, string>
  /** What a value of the document is with its references filled in. */
  filledIn(node: Scalar): unknown
  /** What it holds as plain data, references filled in; nothing when it is not sound. */
  toValue(): unknown
}

/** A text as it was parsed; nothing in it may be changed. */
type ParsedYaml = Pick<YamlText, 'file' | 'document' | 'text' | 'placeAt' | 'sound'>

/** How deep lists and entries may be nested; real files need 8. */
const maxDepth = 20

/**
 * Parses YAML.
 *
 * @param firstLine the line of the file on which the text begins; 2 for front matter
 */
export function parseYaml(file: string, text: string, messages: Messages, firstLine = 1): YamlText {
  const { parsed, found, written } = parseAndCheck(file, text, firstLine)
  messages.all.push(...found.all)
  const filled = new Map<Scalar, string>()
  const filledIn = (node: Scalar) => filled.get(node) ?? node.value
  let known = { value: written, size: 0 }
  const toValue = () => {
    if (known.size !== filled.size)
      known = { value: plain(parsed.document.contents, filledIn), size: filled.size }
    return known.value
  }
  return { ...parsed, filled, filledIn, toValue }
}

const parseAndCheck = remembering(
  (file: string, text: string, firstLine: number) => `${file} ${firstLine} ${text}`,
  (file, text, firstLine) => {
    const found = new Messages()
    const parsed = parse(file, text, found, firstLine)
    const written = parsed.sound ? plain(parsed.document.contents, (node) => node.value) : {}
    return { parsed, found, written }
  },
)

/** A node as plain data. */
function plain(node: unknown, filledIn: YamlText['filledIn']): unknown {
  if (isScalar(node)) return filledIn(node)
  if (isSeq(node)) return node.items.map((item) => plain(item, filledIn))
  if (!isMap(node)) return null
  return Object.fromEntries(
    node.items.map(({ key, value }) => [isScalar(key) ? key.value : key, plain(value, filledIn)]),
  )
}

function parse(file: string, text: string, messages: Messages, firstLine: number): ParsedYaml {
  const counter = new LineCounter()
  const document = parseDocument(text, {
    version: '1.2',
    lineCounter: counter,
    uniqueKeys: true,
    stringKeys: true,
    prettyErrors: false,
  })
  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }
  const fail = (offset: number, rule: string, reason: string, remedy: string) => {
    messages.error({ file, ...placeAt(offset), rule, reason, remedy })
    sound = false
  }
  let sound = true

  const quote = document.errors.length > 0 ? runawayQuote(document, text) : undefined
  if (quote !== undefined) {
    fail(quote, 'yaml-quote', ...openQuote)
  } else {
    for (const { code, message, pos } of causes(document, (offset) => placeAt(offset).line)) {
      fail(pos[0], `yaml-${code.toLowerCase().replaceAll('_', '-')}`, ...explain(code, message, text, pos[0]))
    }
  }
  if (document.errors.length === 0) findSilentMistakes(document, text, fail)
  if (sound && !isMap(document.contents)) {
    fail(
      0,
      'yaml-no-fields',
      text.trim() === '' ? 'This file is empty.' : 'This file holds no fields.',
      'Write each field as a name, a colon, a space and the value, such as “title: Pricing”.',
    )
  }
  return { file, document, text, placeAt, sound }
}

type Fail = (offset: number, rule: string, reason: string, remedy: string) => void

function findSilentMistakes(document: Document.Parsed, text: string, fail: Fail) {
  visit(document, {
    Alias(_key, node) {
      fail(
        start(node),
        'yaml-alias',
        'A value cannot begin with “*”.',
        'Put the whole value in double quotes: "…".',
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
          start(node),
          'yaml-anchor',
          `A value that begins with “&” loses its first word, “&${node.anchor}”.`,
          'Put the whole value in double quotes: "…".',
        )
      }
      if ('tag' in node && node.tag && text[start(node)] === '!') {
        fail(
          start(node),
          'yaml-tag',
          'A value that begins with “!” loses its first word.',
          'Put the whole value in double quotes: "…".',
        )
      }
      if (!isScalar(node) || key === 'key' || node.type !== 'PLAIN') return
      const source = node.source ?? ''
      if (typeof node.value === 'number' && String(node.value) !== source) {
        fail(
          start(node),
          'yaml-number-changed',
          `As a number, ${source} would become ${node.value}.`,
          `A time is written as 19:00. A text of digits goes in quotes: "${source}". A number is written as ${node.value}.`,
        )
      }
      const rest = /^[ \t]+#([^\s#].*|[ \t]*\d.*)/.exec(text.slice(node.range?.[1] ?? 0))
      if (rest) {
        fail(
          node.range?.[1] ?? 0,
          'yaml-comment-swallows',
          `Everything from “#” on is taken as a comment and lost: “#${rest[1]?.trim()}”.`,
          'Put the whole value in double quotes; for a comment, leave a space after “#”.',
        )
      }
    },
  })
}

const start = (node: Node) => node.range?.[0] ?? 0

/**
 * Where a value stands, by its path; the nearest entry that exists when the value itself is missing.
 *
 * @param atKey true to point at the name of the field instead of its value
 */
export function placeOf(yaml: YamlText, path: readonly PropertyKey[], atKey = false): Place {
  for (let length = path.length; length > 0; length--) {
    const parent = yaml.document.getIn(path.slice(0, length - 1), true)
    const last = path[length - 1]
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === last)
      if (!isPair(pair)) continue
      const isEmpty = isScalar(pair.value) && pair.value.range?.[0] === pair.value.range?.[1]
      const target = isEmpty || (atKey && length === path.length) ? pair.key : (pair.value ?? pair.key)
      if (isNode(target)) return yaml.placeAt(isScalar(target) ? start(target) : keyStart(pair.key, target))
    }
    const node = yaml.document.getIn(path.slice(0, length), true)
    if (isNode(node)) return yaml.placeAt(start(node))
  }
  return yaml.placeAt(0)
}

/** A list or an entry is named by the line of its field, not by its first child. */
const keyStart = (key: unknown, value: Node) => (isNode(key) ? start(key) : start(value))

/** The value as it is written at a path, for messages that quote it; undefined for lists and entries. */
export function writtenAt(yaml: YamlText, path: readonly PropertyKey[]): string | undefined {
  const node = yaml.document.getIn(path, true)
  if (!isScalar(node) || !node.range) return undefined
  return yaml.text.slice(node.range[0], node.range[1]).trim()
}
