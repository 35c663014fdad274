/** Lists and groups in brackets, which begin and end on one line. */
import { limits } from '../limits.ts'
import { findLostWords, type Line, readQuotes, valueColumn, withQuotes } from './lines.ts'
import { beginsWith, type LineMistake, nestedTooDeep, openQuote, takenAsComment } from './mistake.ts'

const neverClosed = {
  rule: 'yaml-bracket',
  reason: 'A bracket is opened here, and not closed on this line.',
  remedy:
    'Close it on the same line. For a longer list, put each entry on a line of its own below the name, beginning with “- ” (hyphen, space). If the bracket is part of a text, put the whole text in double quotes.',
}

/** Finds what is wrong in a value that begins with a bracket. */
export function findInBrackets(line: Line): LineMistake | undefined {
  const { value } = line
  const column = valueColumn(line)
  if (value.startsWith('{{')) {
    return {
      at: column,
      rule: 'yaml-brackets',
      reason: 'A value in curly brackets is read as a group of fields.',
      remedy:
        'Put the whole value in double quotes; a reference has a dollar sign before its bracket: ${site.name}.',
    }
  }
  let depth = 0
  /** Whether a value can begin here. */
  let begins = true
  for (let at = 0; at < value.length; at++) {
    const sign = value[at] ?? ''
    if (/\s/.test(sign)) continue
    if (begins && /["']/.test(sign)) {
      const quotes = readQuotes(value.slice(at))
      if (quotes === undefined) return openQuote(column + at)
      at += quotes.length - 1
      begins = false
    } else if (begins && /^(?:[&*!|>%@`]|\?\s)/.test(sign + (value[at + 1] ?? '')))
      return beginsWith(sign, column + at)
    else if (sign === '#' && /\s/.test(value[at - 1] ?? '')) {
      return takenAsComment(value.slice(at), column + at)
    } else if (/[[{]/.test(sign)) {
      depth++
      if (depth > limits.depth) return { at: column, ...nestedTooDeep }
      begins = true
    } else if (/[\]}]/.test(sign)) {
      depth--
      begins = false
      if (depth === 0) return findBehind(line, at + 1)
    } else begins = sign === ',' || (sign === ':' && /\s/.test(value[at + 1] ?? ''))
  }
  return { at: column, ...neverClosed }
}

/** What follows the last bracket: only a comment can. */
function findBehind(line: Line, end: number): LineMistake | undefined {
  const rest = line.value.slice(end)
  if (rest === '') return undefined
  const at = valueColumn(line)
  if (!/^\s+#/.test(rest)) return { ...beginsWith(line.value.charAt(0), at), corrected: withQuotes(line) }
  const lost = findLostWords(rest)
  return lost < 0 ? undefined : takenAsComment(rest.slice(lost), at + end + lost)
}
