/** Finds the amounts in a text: sums of money, percentages, times, numbers with a unit, and phone numbers. */

import { withLatinDigits } from '../../text.ts'
import { findContacts, findLooseNumbers } from './contacts.ts'
import { findDayTimes } from './dayTimes.ts'
import type { MoneyPatterns } from './moneyPatterns.ts'
import { begin, clock, letter, number, space, to } from './patternParts.ts'
import { scaleOf, sumsInWords } from './sumsInWords.ts'
import { sumsInTables } from './tables.ts'

export interface Amount {
  type: 'money' | 'otherMoney' | 'percent' | 'time' | 'timeRange' | 'count' | 'phone' | 'mail' | 'address'
  /**
   * Normalized, the same for each spelling: a time as `HH:MM`, a range as `09:15-22:45` or `15-20`, a phone number as its
   * last ten digits, so that the country code makes no difference; an address in small letters, without `https://www.`
   */
  value: number | string
  /** What follows the number of a count: `+`, or a unit such as `Gbps`. Empty for all other types. */
  unit: string
  /** Whether it is one of the site's own data, or of something it is compared with, wherever it stands. */
  isClear: boolean
  written: string
  /** Offsets in the text. */
  start: number
  end: number
}

/** Units of claims. Hz is not one of them: texts often mention screens, and the tiers are named after them. */
const units = '[kmgt]bps|[mgt]b|ms|km|m²'
const perCent = '%|per\\s?cent\\b|(?:टक्के|टक्क्यां|प्रतिशत)'
/** What makes a percentage that of a lower price. */
const off =
  '\\s?(?:off|discount)\\b(?!-)|\\s?less(?=[.!,;]|\\s(?:on|for|this|from|until|till)\\b|$)|(?: की)?\\s?(?:सूट|छूट)'
const half = '(?:\\s?([ap])\\.?m\\b\\.?)?'

const percentPattern = new RegExp(
  `${begin}${number}(?:\\s?(?:${to})\\s?${number})?${space}(?:${perCent})(?=(${off})?)`,
  'gi',
)
/** A percentage in words, where it lowers a price. */
const percentInWords = new RegExp(`(?:per\\s?cent|टक्के|प्रतिशत)(?=${off})`, 'gi')
const halfPrice = /\bhalf[ -]price\b/gi
const rangePattern = new RegExp(`${begin}${clock}${half}\\s?(?:${to})\\s?${clock}${half}`, 'gi')
const timePattern = new RegExp(`${begin}${clock}${half}`, 'gi')
const midnightPattern = /midnight\b(?<=\b(?:till|until|up to|at|by) midnight)/gi
const countPattern = new RegExp(`${begin}${number}\\s?(\\+|(?:${units})(?![${letter}]))`, 'gi')

/** A number of two digits or more that may be a sum without its sign: `110 for one hour`, `110 an hour`, `500 per team`. */
const bareSumPattern = new RegExp(
  `${begin}(?=\\d[\\d,]*\\d)${number}(?= (?:an|per|for (?:an|one|two|three|\\d{1,2})) hours?\\b| per (?:team|player|person|head|seat)\\b)`,
  'gi',
)

/** The same for a discount: `5 off`. */
const barePercentPattern = new RegExp(`${begin}${number}(?= off\\b)`, 'gi')

/** References, link targets and URLs: an amount in them is not part of the text. */
const notText = /\$\{[^{}\n]*\}|\]\([^()\n]*\)|https?:\/\/\S+/g
const boldMarks = /\*{1,3}|__/g

/**
 * Every amount of a text in the order of the text. Where two overlap, the more specific type wins. Bare numbers are left
 * out: they may be anything.
 */
export function findAmounts(source: string, money: MoneyPatterns): Amount[] {
  if (
    !/[\p{Nd}@]|https?:|midnight|per\s?cent|टक्के|प्रतिशत|half[ -]price/iu.test(source) &&
    source.search(money.names) < 0
  )
    return []
  const latin = withLatinDigits(source)
  const text = latin.replace(notText, blanks).replace(boldMarks, blanks)
  const found: Amount[] = []
  const taken = new Uint8Array(text.length)
  const add = (
    type: Amount['type'],
    value: Amount['value'] | undefined,
    words: string,
    start: number,
    { unit = '', isClear = type === 'money' || type === 'timeRange' } = {},
  ) => {
    const end = start + words.length
    if (value === undefined || taken.subarray(start, end).includes(1)) return
    taken.fill(1, start, end)
    found.push({ type, value, unit, isClear, written: source.slice(start, end), start, end })
  }

  for (const { type, value, written, index, isClear } of findContacts(latin, text))
    add(type, value, written, index, { isClear })
  for (const { 0: written, 1: from, 2: to, 3: scale = '', index } of text.matchAll(money.signBefore)) {
    const moneyOf = (digits: string | undefined) => scaled(numberOf(digits), scaleOf(scale))
    // ₹40–50 is two sums.
    add('money', moneyOf(from), to ? written.slice(0, written.search(/\s?[–-]/)) : written, index)
    if (to) add('money', moneyOf(to), written.slice(written.lastIndexOf(to)), index + written.lastIndexOf(to))
  }
  for (const pattern of [money.wordBehind, money.wordBefore])
    for (const { 0: written, 1: amount, index } of text.matchAll(pattern))
      add('money', numberOf(amount), written, index)
  for (const { 0: written, index } of text.matchAll(money.ofOthers))
    add('otherMoney', written, written, index)
  for (const { 0: written, 1: from, 2: to, 3: off, index } of text.matchAll(percentPattern))
    add('percent', to === undefined ? numberOf(from) : `${numberOf(from)}-${numberOf(to)}`, written, index, {
      isClear: off !== undefined,
    })
  for (const { type, value, written, index } of findDayTimes(text)) add(type, value, written, index)
  for (const match of text.matchAll(rangePattern))
    add('timeRange', rangeOf(match) ?? hoursOnDial(match), withoutFullStop(match[0]), match.index)
  for (const { 0: written, 1: hour, 2: minute, 3: period, index } of text.matchAll(timePattern))
    if (period || written.includes(':'))
      add('time', timeOf(hour, minute, period), withoutFullStop(written), index)
  for (const { 0: written, index } of text.matchAll(midnightPattern)) add('time', '00:00', written, index)
  for (const { 0: written, 1: amount, 2: unit, index } of text.matchAll(countPattern))
    add('count', numberOf(amount), written, index, { unit })
  for (const { written, index } of sumsInTables(text, money.inHead))
    add('money', numberOf(written), written, index)
  for (const { written, value, index } of sumsInWords(text, money.names)) add('money', value, written, index)
  for (const { written, value, index } of sumsInWords(text, percentInWords))
    add('percent', value, written, index, { isClear: true })
  for (const { 0: written, index } of text.matchAll(halfPrice))
    add('percent', 50, written, index, { isClear: true })
  for (const { 0: written, index } of text.matchAll(bareSumPattern))
    add('money', numberOf(written), written, index, { isClear: false })
  for (const { 0: written, index } of text.matchAll(barePercentPattern))
    add('percent', numberOf(written), written, index)
  for (const { type, value, written, index, isClear } of findLooseNumbers(text))
    add(type, value, written, index, { isClear })
  return found.sort((a, b) => a.start - b.start)
}

const blanks = (part: string) => ' '.repeat(part.length)

/** The full stop belongs to “a.m.”; after “PM” it ends the sentence. */
const withoutFullStop = (time: string) => time.trimEnd().replace(/(?<!\.m)\.$/i, '')

const numberOf = (digits = '') => Number(digits.replaceAll(',', ''))

/** ₹1.1 lakh is a whole number of rupees. */
const scaled = (value: number, scale: number | undefined) => (scale ? Math.round(value * scale) : value)

/** `HH:MM` of a time on a 12-hour or 24-hour clock; undefined when there is no such time. */
function timeOf(hour = '', minute = '00', period?: string): string | undefined {
  const written = hour === '24' && minute === '00' ? 0 : Number(hour)
  if (Number(minute) > 59 || written > 23 || (period && (written < 1 || written > 12))) return undefined
  const hours = period ? (written % 12) + (period.toLowerCase() === 'p' ? 12 : 0) : written
  return `${String(hours).padStart(2, '0')}:${minute}`
}

const openBefore = /\bopen(?:,? (?:daily|from|between|every day|all (?:days|week)))*:? ?$/i
/** Not “open 3 to 4 more seats”. */
const noUnit = /^(?!\s?\p{L})|^ (?:daily|every|each|all|on|in|mon|tue|wed|thu|fri|sat|sun)/iu

/** Of “open 9 to 9”, from the morning to the evening; undefined where the end may also be after midnight, as of “9 to 2”. */
function hoursOnDial({
  0: written,
  1: hour,
  2: minute,
  4: endHour,
  5: endMinute,
  index,
  input = '',
}: RegExpExecArray) {
  const [from, to] = [Number(hour), Number(endHour)]
  if (from < 5 || from > 12 || to < 5 || to > 12) return undefined
  const [before, after] = [input.slice(Math.max(0, index - 40), index), input.slice(index + written.length)]
  if (!openBefore.test(before) || !noUnit.test(after)) return undefined
  const start = timeOf(hour, minute, from === 12 ? 'p' : 'a')
  const end = timeOf(endHour, endMinute, to === 12 ? 'a' : 'p')
  return start && end && `${start}-${end}`
}

/** 6–10 PM, 9:15 AM to 10:45 PM, 09:15–22:45; undefined for two bare numbers. */
function rangeOf([, hour, minute, period, endHour, endMinute, endPeriod]: RegExpMatchArray) {
  if (!endPeriod && !(minute && endMinute)) return undefined
  const end = timeOf(endHour, endMinute, endPeriod)
  const same = timeOf(hour, minute, period ?? endPeriod)
  if (!end || !same) return undefined
  // 11–2 PM begins before noon.
  const start = period || !endPeriod || same < end ? same : timeOf(hour, minute, 'a')
  return start && `${start}-${end}`
}
