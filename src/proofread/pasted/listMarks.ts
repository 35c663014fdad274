/** Lines that were meant as a list and are not read as one. */
import { areLabelled } from '../../markdown/lists.ts'
import type { ReportProblem } from '../../markdown/options.ts'
import { isDividerAt } from './dividers.ts'

/** Where a paragraph is. */
export interface Around {
  isItem: boolean
  hasNumber: boolean
  isAboveList: boolean
  /** How many spaces the line of the item has before it; none outside of lists. */
  spaces: number
  /** How many characters its first line has before it: a list in an item begins as far to the right. */
  indent: number
}

/**
 * Reports the lines of a paragraph that were meant as a list.
 *
 * @param around.isItem whether it is the text of an item, before which a second hyphen is one too many
 * @param around.hasNumber whether this item has a number, so that bullets below its words are a list in it
 * @param around.isAboveList whether a list with numbers begins on the next line
 */
export function checkLists(
  raw: string,
  start: number,
  { isItem, hasNumber, isAboveList, spaces, indent }: Around,
  report: ReportProblem,
) {
  if (reportListInLine(raw, start, report)) return
  const lines = raw.split('\n').length
  for (const { pattern, least, rule, reason, isNumbered } of listMarks) {
    const found = [...raw.matchAll(pattern)].filter(({ index }) => !isDividerAt(raw, index))
    if (found.length < (least === 'all' ? Math.max(2, lines) : least)) continue
    let number = 0
    for (const { 0: whole, 1: mark = '', index } of found) {
      number = numberOf(mark) ?? number + 1
      const offset = start + index + whole.length - mark.length
      const isBelowWords = isItem && found[0]?.index !== 0
      const mayBeInner = letterMark.test(mark) || (!isNumbered && (!isBelowWords || hasNumber))
      const inner = isBelowWords ? indent : indentBelowNumber(raw.slice(0, index))
      if (mayBeInner && inner !== undefined)
        report(start + index, rule, reason, remedyForInner, whole, `${' '.repeat(inner)}- `)
      else if (isNumbered) report(offset, rule, reason, remedyForNumbers, mark, `${number}. `)
      else report(offset, rule, reason, remedyForBullets, mark, isItem && index === 0 ? '' : '- ')
    }
  }
  checkTooFarRight(raw, start, spaces, report)
  checkRunTogether(raw, start, isAboveList, report)
}

/** Before the items of a list on one line: “We take: - cash - UPI”. Its second group is their sign. */
const beforeItems = /(^[ \t]*|:[ \t]+)([-*•])(?=[ \t]+\S)/m
/** What may have a hyphen in it that begins no item. */
const notItems = /\p{N}|\b(?:mon|tue|wed|thu|fri|sat|sun)/iu

/** Reports a list that is on one line, where its signs would be shown. @returns whether there is one */
function reportListInLine(raw: string, start: number, report: ReportProblem): boolean {
  const found = beforeItems.exec(raw)
  if (!found) return false
  const [, before = '', sign = ''] = found
  const from = found.index + before.length
  const [list = ''] = raw.slice(from).split('\n', 1)
  const items = list.slice(1).replaceAll(/\s+/g, ' ').trim().split(` ${sign} `)
  if (items.filter((item) => /\p{L}/u.test(item)).length < 2) return false
  const reason = 'This is meant as a list, but it is on one line, so its signs would be shown.'
  const remedy =
    'Write commas between its items. Or begin each item on a line of its own with “- ” (hyphen, space): in YAML, the lines stand below “|”.'
  const isCertain = !items.some((item) => notItems.test(item))
  const between = items.some((item) => item.includes(',')) ? '; ' : ', '
  report(start + from, 'list-in-line', reason, remedy, isCertain ? list : undefined, items.join(between))
  return true
}

/** The index of the second of some lines that were meant as a list, each with a mark; -1 where there are no such lines. */
export function secondOfList(lines: readonly string[]): number {
  if (areLabelled(lines)) return 1
  const text = lines.join('\n')
  for (const { pattern, least } of listMarks) {
    const [first, second, ...others] = text.matchAll(pattern)
    if (first && second && (least !== 'all' || others.length === lines.length - 2))
      return text.slice(0, second.index).split('\n').length - 1
  }
  return -1
}

/** Reports items that are read as a part of the paragraph above them, because they begin too far to the right. */
function checkTooFarRight(raw: string, start: number, spaces: number, report: ReportProblem) {
  for (const { 0: written, 1: before = '', index } of raw.matchAll(
    /^((?: {4}|\t)[ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]+\S/gm,
  )) {
    const reason =
      'This line begins too far to the right, so it is read as a part of the text above it, and not as an item.'
    const right = ' '.repeat(spaces) + written.slice(before.length)
    const remedy = 'Begin it as far to the left as the item or the text above it.'
    report(start + index, 'indented-text', reason, remedy, written, right)
  }
}

/** Reports items that are read as a part of the paragraph above them, because its list has no “1.” at its beginning. */
function checkRunTogether(raw: string, start: number, isAboveList: boolean, report: ReportProblem) {
  const [first, ...others] = raw.matchAll(/(?<=^ {0,3})(?:\d{1,9}[.)])[ \t]+\S/gm)
  if (!first || (others.length === 0 && !isAboveList)) return
  const reason =
    'These lines are read as a part of the text above them, and not as a list, because there is no empty line above them.'
  const remedy = 'Leave an empty line above this one.'
  report(start + first.index, 'list-run-together', reason, remedy, first[0], `\n${first[0]}`)
}

/** How far to the right a list begins below the last line with a number; undefined without such a line. */
function indentBelowNumber(above: string): number | undefined {
  const [, mark] = [...above.matchAll(lineWithNumber)].at(-1) ?? []
  return mark === undefined ? undefined : `${numberOf(mark) ?? 1}. `.length
}

/** The number of an item in any script, also in a circle; undefined for a letter. */
function numberOf(mark: string): number | undefined {
  const digits = [...mark.replaceAll(/[❶-❿]/g, inCircle).normalize('NFKC')].flatMap((sign) =>
    /\p{Nd}/u.test(sign) ? [digitValue(sign)] : [],
  )
  return digits.length > 0 ? Number(digits.join('')) : undefined
}

/** Unicode does not say that ❶ is 1. */
const inCircle = (sign: string) => String(sign.charCodeAt(0) - '❶'.charCodeAt(0) + 1)

/** Unicode has the ten digits of a script one after the other, from zero on. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}

const remedyForBullets = 'Begin each line of a list with “- ” (hyphen, space).'
const remedyForInner =
  'Lines below an item begin right below its words, with “- ” (hyphen, space): write spaces before it.'
const lineWithNumber = /^[ \t]*(\(?\p{Nd}{1,2}[.)।]|\d\ufe0f?\u20e3|[①-⑳❶-❿])[ \t]*\S/gmu
const letterMark = /^\(?\p{L}/u
const remedyForNumbers = 'Begin each line with its number, a full stop and a space: “1. ”.'
const otherSign = {
  rule: 'list-marker',
  reason: 'This sign was copied from another program, and does not make a list.',
}
const noSpace = (sign: string) => ({
  rule: 'list-space',
  reason: `There is no space after the ${sign}, so this is not read as a list.`,
})

interface ListMark {
  /** Its first group is the mark. */
  pattern: RegExp
  /** How many lines of a paragraph must have it; `all` means every line, and at least two. */
  least: number | 'all'
  rule: string
  reason: string
  isNumbered?: boolean
}

/** Marks at the beginning of lines that were meant as lists; some mean something else on a single line. */
const listMarks: readonly ListMark[] = [
  // Symbol fonts of word processors are in the private use area; letters before a tab are bullets of Word.
  { pattern: /^[ \t]*([•·▪●◦‣\p{Co}]\s*|[o§vqüØ➢✓]\t\s*)/gmu, least: 1, ...otherSign },
  { pattern: /^[ \t]*([‐‑‒–—−§»›→\p{So}][\ufe0f]? +|--+ +|-+> +)/gmu, least: 2, ...otherSign },
  { pattern: /^[ \t]*(\d\ufe0f?\u20e3[ \t]*|[①-⑳❶-❿][ \t]*)/gmu, least: 2, ...otherSign, isNumbered: true },
  { pattern: /^[ \t]*([-+])(?=\p{L})/gmu, least: 1, ...noSpace('hyphen') },
  { pattern: /^[ \t]*(\*)(?=[^\s*][^*\n]*$)/gm, least: 'all', ...noSpace('star') },
  { pattern: /^[ \t]*(\d{1,2}[.)])(?=\p{L})/gmu, least: 1, ...noSpace('number'), isNumbered: true },
  {
    pattern:
      /^[ \t]*(\((?:[a-hअ-ह]|\p{Nd}{1,2}|[ivx]{1,5})\)[ \t]+|(?:[a-hअ-हⅠ-ⅿ]|[ivx]{1,5})[.)][ \t]+|\d{1,2}[-:/] +|#\d{1,2}[.:)]? +)/gimu,
    least: 2,
    rule: 'list-marker',
    reason: 'Only a figure with a full stop makes a list, so these lines would run together.',
    isNumbered: true,
  },
  {
    pattern: /^[ \t]*((?![0-9])\p{Nd}{1,2}[.)।][ \t]*)/gmu,
    least: 2,
    rule: 'list-marker',
    reason: 'Only the figures 0 to 9 make a list, so these lines would run together.',
    isNumbered: true,
  },
]
