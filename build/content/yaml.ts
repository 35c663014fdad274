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
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml'
import type { Messages } from '../messages.ts'

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
  /** What it holds as plain data; nothing when it is not sound. */
  toValue(): unknown
}

/** How deep lists and entries may be nested; real files need 8. */
const maxDepth = 20

/**
 * Parses YAML.
 *
 * @param firstLine the line of the file on which the text begins; 2 for front matter
 */
export function parseYaml(file: string, text: string, messages: Messages, firstLine = 1): YamlText {
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
  return { file, document, text, placeAt, sound, toValue: () => (sound ? document.toJS() : {}) }
}

/**
 * The mistakes behind the parser's errors: one for each line; after a bracket or quote that is never closed, everything
 * looks wrong, so that only the first one counts.
 */
function causes(document: Document.Parsed, lineOf: (offset: number) => number) {
  const found = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0])
  const isRunaway = found.some(({ code }) => code === 'BLOCK_IN_FLOW' || code === 'MISSING_CHAR')
  if (isRunaway) return found.slice(0, 1)
  const lines = new Set<number>()
  return found.filter(({ pos }) => {
    const line = lineOf(pos[0])
    return lines.size !== lines.add(line).size
  })
}

type Sentence = [reason: string, remedy: string]

/** The parser's code in plain words; some codes have several causes, which the line itself tells apart. */
function explain(code: string, message: string, text: string, offset: number): Sentence {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const line = text.slice(start).split('\n', 1)[0] ?? ''
  if (/[\u00a0\u200b\u2060\ufeff]/.test(line)) return invisible
  if (code === 'MISSING_CHAR' && message.includes('quote')) return openQuote
  if (code === 'BAD_ALIAS' && text[offset] !== '*') return beginsWith('&')
  if (code === 'MISSING_CHAR' && !/[[{]/.test(message)) return misplaced
  // `title: Cup: final` has a second colon; a field that stands at a wrong place has not.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !/^\s*(- )?[^:]+:\s.*:(\s|$)/.test(line)) return misplaced
  return sentences[code] ?? [message, 'Compare the line with the ones around it.']
}

const beginsWith = (sign: string): Sentence => [
  `A value cannot begin with “${sign}”.`,
  'Put the whole value in double quotes: "…".',
]
const openQuote: Sentence = ['A quote is opened here and never closed.', 'Close it at the end of the value.']
const invisible: Sentence = [
  'There is an invisible character in this line; it came along from another page or program.',
  'Delete the spaces of the line and type them again.',
]
const misplaced: Sentence = [
  'This line, or the one above it, does not begin where its neighbours begin.',
  'Give it the same number of spaces; a new entry of a list begins with “- ” (hyphen, space).',
]

/** Where a quote was opened that swallows the fields below it; the parser only knows where that ended. */
function runawayQuote(document: Document.Parsed, text: string): number | undefined {
  let opening: number | undefined
  visit(document, {
    Scalar(_key, { type, range }) {
      if ((type !== 'QUOTE_DOUBLE' && type !== 'QUOTE_SINGLE') || !range) return
      if (!/\n\s*(- )?[\w-]+:(\s|$)/.test(text.slice(range[0], range[1]))) return
      opening = range[0]
      return visit.BREAK
    },
  })
  return opening
}

/** Parser codes in plain words: what is wrong, what to write (yaml, "Errors"). */
const sentences: Record<string, Sentence> = {
  BAD_SCALAR_START: [
    'A value cannot begin with this character.',
    'Put the whole value in double quotes: "…".',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'This value contains a colon followed by a space, which looks like another field.',
    'Put the whole value in double quotes: "…".',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'This line has no colon after its field name, or the line above is not finished.',
    'Write the field as “name: value”, and close every quote.',
  ],
  DUPLICATE_KEY: [
    'This field is written twice in one entry.',
    'Delete one of the two; or, if a new entry begins here, begin its first line with “- ” (hyphen, space).',
  ],
  MISSING_CHAR: ['Something is not closed here: a quote, a bracket, or a comma is missing.', 'Close it.'],
  BLOCK_IN_FLOW: [
    'The line above opens a bracket that is never closed.',
    'Close it; or, if the bracket is part of a text, put the whole text in double quotes.',
  ],
  TAB_AS_INDENT: ['This line is indented with a tab.', 'Use spaces.'],
  BAD_INDENT: misplaced,
  UNEXPECTED_TOKEN: [
    'There is something after the end of this value.',
    'Put the whole value in double quotes, and write a quote inside it as \\".',
  ],
  TAG_RESOLVE_FAILED: [
    'A value that begins with “!” loses its first word.',
    'Put the whole value in double quotes: "…".',
  ],
  BAD_ALIAS: beginsWith('*'),
  RESOURCE_EXHAUSTION: ['This is nested too deep.', 'Use fewer levels.'],
  MULTIPLE_DOCS: ['A line of three hyphens ends the file early.', 'Delete the line.'],
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
