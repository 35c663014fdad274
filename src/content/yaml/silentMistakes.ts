/** What YAML drops or changes without an error. */
import { type Document, isNode, isPair, isScalar, isSeq, type Node, type Scalar, visit } from 'yaml'
import { invisibleCode, unshowable } from '../../diagnostics/characters.ts'
import type { SilentChange } from '../../diagnostics/positions.ts'
import { lineAt, withQuotes, withStraightQuotes } from '../../diagnostics/yaml/lines.ts'
import { missingHyphenOf, swallowedEntry } from '../../diagnostics/yaml/listItems.ts'
import {
  beginsWith,
  curlyQuotes,
  losesFirstWord,
  missingName,
  nestedTooDeep,
  percentSign,
  takenAsComment,
  type YamlMistake,
} from '../../diagnostics/yaml/sentences.ts'
import { sourceOffset, startOf } from './nodes.ts'

/** How deep lists and groups may be nested; real files need 8. */
const maxDepth = 20

/**
 * Finds every value that YAML reads differently from how it is written, in a document without parser errors.
 *
 * Characters that cannot be shown are replaced in the document, so that the other checks still run.
 */
export function findSilentMistakes(document: Document.Parsed, text: string): YamlMistake[] {
  const found: YamlMistake[] = []
  visit(document, {
    Alias(_key, node) {
      const offset = startOf(node)
      found.push({ offset, rule: 'yaml-alias', ...beginsWith('*'), corrected: withQuotes(text, offset) })
    },
    Pair(_key, { key }, path) {
      if (path.length <= maxDepth * 2) return
      found.push({ offset: isNode(key) ? startOf(key) : 0, rule: 'yaml-depth', ...nestedTooDeep })
      return visit.SKIP
    },
    Node(key, node) {
      // The parser itself warns of an unknown tag.
      found.push(...lostFirstWord(node, text, document.warnings.length > 0))
      if (!isScalar(node)) return
      found.push(...replaceUnshowable(node, text))
      if (key !== 'key') found.push(...lostWords(node, text, key === 'value'))
    },
  })
  if (text.startsWith('%')) found.push({ offset: 0, rule: 'yaml-bad-directive', ...percentSign })
  return found
}

/** A value that begins with an anchor or a tag. */
function lostFirstWord(node: Node, text: string, isTagReported: boolean): YamlMistake[] {
  const start = startOf(node)
  const found: YamlMistake[] = []
  const corrected = () => withQuotes(text, start)
  if ('anchor' in node && node.anchor) {
    const reason = `A value that begins with “&” loses its first word, “&${node.anchor}”.`
    const offset = text.lastIndexOf(`&${node.anchor}`, start)
    found.push({ ...beginsWith('&'), offset, rule: 'yaml-anchor', reason, corrected: corrected() })
  }
  if ('tag' in node && node.tag && !isTagReported) {
    const offset = text.lastIndexOf('!', start - 1)
    found.push({ ...losesFirstWord, offset, rule: 'yaml-tag', corrected: corrected() })
  }
  return found
}

/** An escape such as `\ud83c`, half of a surrogate pair, which cannot be encoded in UTF-8, or `\u202e`, which is invisible. */
function replaceUnshowable(node: Scalar, text: string): YamlMistake[] {
  if (typeof node.value !== 'string' || node.type !== 'QUOTE_DOUBLE' || !node.range) return []
  const at = node.value.search(unshowable)
  if (at < 0) return []
  const [from, to] = node.range
  const offset = from + sourceOffset(text.slice(from, to), node.value, at)
  const isHalf = /^\p{Cs}/u.test(node.value.slice(at))
  node.value = node.value.replaceAll(unshowable, '?')
  return [
    isHalf
      ? {
          offset,
          rule: 'yaml-half-character',
          reason: 'This code is one half of a character, which cannot be shown.',
          remedy: 'Write the character itself, such as 🎮, instead of its code.',
        }
      : { offset, ...invisibleCode },
  ]
}

/** Words after a value that are read as a comment, and lines that are read as a part of the value above. */
function lostWords({ range, type }: Scalar, text: string, isOfField: boolean): YamlMistake[] {
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
  if (type === 'PLAIN') found.push(...swallowedLines(text, from, to, isOfField))
  return found
}

/**
 * A line that was meant as an item or a field, and is read as a part of the value above it.
 *
 * @param isOfField whether the value is that of a field: a list below an empty line belongs to its text, see `SilentChange`
 */
function swallowedLines(text: string, from: number, to: number, isOfField: boolean): YamlMistake[] {
  const source = text.slice(from, to)
  const rule = 'yaml-swallowed-line'
  const swallowed = /\n[ \t]*(?=-[ \t]|-\p{L}|(?!https?:|mailto:|tel:)[a-z][\w-]*:(?:[^\s:]|$))/imu.exec(
    source,
  )
  const first = swallowed || /^[^\p{L}\p{N}]/u.test(source) ? swallowedEntry(text, from, source) : undefined
  if (first) return [{ ...first, offset: from, rule }]
  const isText = isOfField && /\n[ \t]*\r?\n[ \t]*- /.test(source)
  if (!swallowed || isText) return []
  const line = lineAt(text, from)
  const below = lineAt(text, from + swallowed.index + 1)
  if (below.isItem && line.spaces === from - line.start && line.spaces === below.spaces)
    return [{ offset: from, rule, ...missingHyphenOf(line) }]
  if (below.isItem && line.name && below.spaces > line.indent && /^\d/.test(source))
    return [{ offset: from, rule, ...missingName(below, line.indent, 'this list') }]
  return [
    {
      offset: from + swallowed.index + swallowed[0].length,
      rule,
      reason: 'This line begins too far to the right, so it is read as a part of the text above it.',
      remedy:
        'Begin it where its neighbours begin, with a space after its hyphen or colon. If it belongs to the text, write “|” after the name of the field, and the whole text on the lines below.',
    },
  ]
}

/**
 * Replaces curly quotes around values by straight ones in the document, also in one with parser errors, so that one run
 * finds all of them and nothing else is reported for these values.
 *
 * @param reportedLines lines that have a mistake already; at most one is reported for each line
 */
export function straightenQuotes(
  document: Document.Parsed,
  text: string,
  reportedLines: ReadonlySet<number>,
  lineOf: (offset: number) => number,
): YamlMistake[] {
  if (!/[“”„‘’]/.test(text)) return []
  const found: YamlMistake[] = []
  const reported = new Set(reportedLines)
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || node.type !== 'PLAIN' || !node.range) return
      const [from, to] = node.range
      const source = text.slice(from, to)
      const straight = withStraightQuotes(source)
      if (!straight) return
      node.value = JSON.parse(straight)
      if (reported.has(lineOf(from))) return
      reported.add(lineOf(from))
      const { start, line } = lineAt(text, from)
      const corrected = line.trimEnd().endsWith(source) ? text.slice(start, from) + straight : undefined
      found.push({ offset: from, rule: 'yaml-curly-quotes', ...curlyQuotes, corrected })
    },
  })
  return found
}

/** Finds values that YAML changes, which is a mistake in some fields only. */
export function findSilentChanges(document: Document.Parsed, text: string): SilentChange[] {
  const found: SilentChange[] = []
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || !node.range || !node.type?.match(/^(PLAIN|QUOTE)/)) return
      const source = text.slice(node.range[0], node.range[1])
      const isChanged = typeof node.value === 'number' && String(node.value) !== source
      if (isChanged) found.push({ type: 'number', path: pathOf(node, ancestors) })
      if (/\n[ \t]*\r?\n/.test(source)) found.push({ type: 'paragraphs', path: pathOf(node, ancestors) })
    },
  })
  return found
}

/** The names and indexes that lead from the root to a node. */
const pathOf = (node: Node, ancestors: readonly unknown[]): PropertyKey[] =>
  [...ancestors, node].flatMap((here, index, all): PropertyKey[] => {
    if (isPair(here)) return [String(isScalar(here.key) ? here.key.value : here.key)]
    return isSeq(here) ? [here.items.indexOf(all[index + 1])] : []
  })
