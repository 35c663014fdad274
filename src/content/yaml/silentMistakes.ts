/** Finds values that YAML drops or changes without an error. */
import { type Document, isScalar, type Node, type Scalar, visit } from 'yaml'
import { invisibleCode, unshowable } from '../../diagnostics/characters.ts'
import { lineAt, quoted, withQuotes } from '../../diagnostics/yaml/lines.ts'
import {
  beginsWith,
  curlyQuotes,
  itemWithoutHyphen,
  losesFirstWord,
  nestedTooDeep,
  percentSign,
  takenAsComment,
  type YamlMistake,
} from '../../diagnostics/yaml/sentences.ts'
import { missingColon, wrongBullet } from '../../diagnostics/yaml/syntax.ts'
import { limits } from '../../limits.ts'

const startOf = (node: unknown) => (isScalar(node) ? (node.range?.[0] ?? 0) : 0)

/**
 * Finds every value that YAML reads differently from how it is written, in a document without parser errors.
 *
 * Characters that cannot be shown are replaced in the document, so that the other checks still run.
 */
export function findSilentMistakes(document: Document.Parsed, text: string): YamlMistake[] {
  const found: YamlMistake[] = []
  visit(document, {
    Alias(_key, { range }) {
      const offset = range?.[0] ?? 0
      found.push({ offset, rule: 'yaml-alias', ...beginsWith('*'), corrected: withQuotes(text, offset) })
    },
    Pair(_key, { key }, path) {
      if (path.length <= limits.depth * 2) return
      found.push({ offset: startOf(key), rule: 'yaml-depth', ...nestedTooDeep })
      return visit.SKIP
    },
    Node(key, node) {
      // The parser itself warns of an unknown tag.
      found.push(...lostFirstWord(node, text, document.warnings.length > 0))
      if (!isScalar(node)) return
      found.push(...replaceUnshowable(node, text))
      if (key !== 'key') found.push(...lostWords(node, text))
    },
  })
  if (text.startsWith('%')) found.push({ offset: 0, rule: 'yaml-bad-directive', ...percentSign })
  return found
}

/** A value that begins with an anchor or a tag. */
function lostFirstWord(node: Node, text: string, isTagReported: boolean): YamlMistake[] {
  const start = node.range?.[0] ?? 0
  const found: YamlMistake[] = []
  if ('anchor' in node && node.anchor) {
    const reason = `A value that begins with “&” loses its first word, “&${node.anchor}”.`
    const offset = text.lastIndexOf(`&${node.anchor}`, start)
    const corrected = withQuotes(text, start)
    found.push({ ...beginsWith('&'), offset, rule: 'yaml-anchor', reason, corrected })
  }
  if ('tag' in node && node.tag && !isTagReported) {
    const offset = text.lastIndexOf('!', start - 1)
    found.push({ ...losesFirstWord, offset, rule: 'yaml-tag', corrected: withQuotes(text, start) })
  }
  return found
}

/** An escape such as `\ud83c`, half of a surrogate pair, which cannot be encoded in UTF-8, or `\u202e`, which is invisible. */
function replaceUnshowable(node: Scalar, text: string): YamlMistake[] {
  if (typeof node.value !== 'string' || node.type !== 'QUOTE_DOUBLE' || !node.range) return []
  const [sign] = node.value.match(unshowable) ?? []
  if (sign === undefined) return []
  node.value = node.value.replaceAll(unshowable, '?')
  const [from, to] = node.range
  const offset = from + Math.max(0, text.slice(from, to).search(/\\[^"\\/nrt ]/))
  if (!/\p{Cs}/u.test(sign)) return [{ offset, ...invisibleCode }]
  const reason = 'This code is one half of a character, which cannot be shown.'
  const remedy = 'Write the character itself, such as 🎮, instead of its code.'
  return [{ offset, rule: 'yaml-half-character', reason, remedy }]
}

/** Words after a value that are read as a comment, and lines that are read as a part of the value above. */
function lostWords({ range, type }: Scalar, text: string): YamlMistake[] {
  if (!range || !type?.match(/^(PLAIN|QUOTE)/)) return []
  const [from, to] = range
  const found: YamlMistake[] = []
  const comment = /^[ \t]+#([^\s#].*|[ \t]*\d.*)/.exec(text.slice(to, to + 1000))
  if (comment) {
    const words = comment[1] ?? ''
    found.push({
      offset: to + comment[0].indexOf('#'),
      rule: 'yaml-comment-swallows',
      ...takenAsComment(`#${words.trim()}`),
      corrected: /^\d/.test(words) ? withQuotes(text, from) : undefined,
    })
  }
  if (type === 'PLAIN') found.push(...swallowedLines(text, from, to))
  return found
}

/** A line that was meant as an item or a field, and is read as a part of the value above it. */
function swallowedLines(text: string, from: number, to: number): YamlMistake[] {
  const source = text.slice(from, to)
  if (!source.includes('\n')) return []
  const rule = 'yaml-swallowed-line'
  const first = lineAt(text, from)
  const isWholeLine = first.start + first.spaces === from
  const mistake = isWholeLine ? (wrongBullet(first) ?? missingColon(text, first)) : undefined
  if (mistake) return [{ rule, ...mistake }]
  const swallowed = /\n[ \t]*(?=-[ \t]|-\p{L}|(?!https?:|mailto:|tel:)[a-z][\w-]*:(?:[^\s:]|$))/imu.exec(
    source,
  )
  // A list below an empty line belongs to a text whose paragraphs are lost, see `validate`.
  if (!swallowed || /\n[ \t]*\r?\n[ \t]*- /.test(source)) return []
  const offset = from + swallowed.index + swallowed[0].length
  if (isWholeLine && first.spaces === lineAt(text, offset).spaces)
    return [{ rule, offset: from, ...itemWithoutHyphen }]
  return [
    {
      offset,
      rule,
      reason: 'This line begins too far to the right, so it is read as a part of the text above it.',
      remedy:
        'Begin it where its neighbours begin, with a space after its hyphen or colon. If it belongs to the text, write “|” after the name of the field, and the whole text on the lines below. If the line with the name of this list is missing above it, write it again.',
    },
  ]
}

/** Values between curly quotes, also in a document with parser errors. */
export function findCurlyQuotes(document: Document.Parsed, text: string): YamlMistake[] {
  if (!/[“”„‘’]/.test(text)) return []
  const found: YamlMistake[] = []
  visit(document, {
    Scalar(key, { type, range }) {
      const [offset, end] = range ?? [0, 0]
      const source = text.slice(offset, end)
      if (key === 'key' || type !== 'PLAIN' || !/^[“”„‘][\s\S]*[“”’]$/.test(source)) return
      const straight = quoted(source)
      const { start, line } = lineAt(text, offset)
      const corrected = line.trimEnd().endsWith(source) ? text.slice(start, offset) + straight : undefined
      if (straight) found.push({ offset, rule: 'yaml-curly-quotes', ...curlyQuotes, corrected })
    },
  })
  return found
}
