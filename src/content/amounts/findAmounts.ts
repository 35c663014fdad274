/** Finds the amounts in a text: sums of money, percentages, times, numbers with a unit, and phone numbers. */

import { escapeRegExp } from '../../text.ts'

export interface Amount {
  type: 'money' | 'percent' | 'time' | 'timeRange' | 'count' | 'phone'
  /**
   * Normalized, the same for each spelling: a time as `HH:MM`, a range as `09:15-22:45` or `15-20`, a phone number as its
   * last ten digits, so that the country code makes no difference.
   */
  value: number | string
  /** What follows the number of a count: `+`, or a unit such as `Gbps`. Empty for all other types. */
  unit: string
  written: string
  /** Offsets in the text. */
  start: number
  end: number
}

// A number begins where no digit, letter or point precedes it, so no run of digits is tried twice and the search takes
// linear time. Letters are those of the scripts up to U+1FFF; compiling \p{L} takes longer than searching all texts.
const letter = '\\w\\u00c0-\\u1fff'
const begin = `(?<![${letter}.,:])`
const number = '(\\d{1,12}(?:,\\d{2,3}){0,5}(?:\\.\\d{1,3})?)(?!\\d)'
const dash = '\\s?(?:[–—-]|to)\\s?'
const clock = '(\\d{1,2})(?:[:.](\\d\\d))?(?!\\d)(?:\\s?([ap])\\.?m\\b\\.?)?'

/** Units of claims. Hz is not one of them: texts often mention screens, and the tiers are named after them. */
const units = '[kmgt]bps|[mgt]b|ms|km|m²'

/** With the country code, or ten digits with or without a space in the middle. */
const phonePattern = new RegExp(
  `(?<![${letter}+])(?:\\+\\d(?:[ -]?\\d){8,14}|\\d{5}[ -]?\\d{5})(?![\\d-])`,
  'g',
)
const percentPattern = new RegExp(`${begin}${number}(?:${dash}${number})?\\s?(?:%|per\\s?cent\\b)`, 'gi')
const rangePattern = new RegExp(`${begin}${clock}\\s?(?:[–—-]|to|until|till)\\s?${clock}`, 'gi')
const timePattern = new RegExp(`${begin}${clock}`, 'gi')
const countPattern = new RegExp(`${begin}${number}\\s?(\\+|(?:${units})(?![${letter}]))`, 'gi')

export type MoneyPatterns = ReturnType<typeof moneyPatterns>

/** How sums of a currency are written, for `INR`: ₹, INR or Rs before one number or two; rupees, INR or Rs behind one. */
export function moneyPatterns(language: string, currency: string) {
  const part = (currencyDisplay: 'narrowSymbol' | 'name', amount: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
      .formatToParts(amount)
      .find(({ type }) => type === 'currency')?.value ?? currency
  // Texts have “rupees”, not “Indian rupees”.
  const names = [1, 2].map((amount) => part('name', amount).split(' ').at(-1) ?? currency)
  const sign = [part('narrowSymbol', 1), currency].map(escapeRegExp).concat('Rs\\.?').join('|')
  const word = [...names, currency].map(escapeRegExp).concat('Rs').join('|')
  return {
    signBefore: new RegExp(
      `(?<![${letter}])(?:${sign})\\s{0,2}${number}(?:\\s?[–-]\\s?${number})?(?:/-)?`,
      'g',
    ),
    wordBehind: new RegExp(`${begin}${number}(?:/-|\\s?(?:${word})(?![${letter}]))`, 'gi'),
  }
}

/** References, link targets and URLs: an amount in them is not part of the text. */
const notText = /\$\{[^{}\n]*\}|\]\([^()\n]*\)|https?:\/\/\S+/g

/**
 * Every amount of a text in the order of the text. Where two overlap, the more specific type wins. Bare numbers are left
 * out: they may be anything.
 */
export function findAmounts(source: string, money: MoneyPatterns): Amount[] {
  if (!/\d/.test(source)) return []
  const text = source.replace(notText, (part) => ' '.repeat(part.length))
  const found: Amount[] = []
  const taken = new Uint8Array(text.length)
  type Value = Amount['value'] | undefined
  const add = (type: Amount['type'], value: Value, written: string, start: number, unit = '') => {
    const end = start + written.length
    if (value === undefined || taken.subarray(start, end).includes(1)) return
    taken.fill(1, start, end)
    found.push({ type, value, unit, written, start, end })
  }

  for (const { 0: written, index } of text.matchAll(phonePattern))
    add('phone', written.replaceAll(/\D/g, '').slice(-10), written, index)
  for (const { 0: written, 1: from, 2: to, index } of text.matchAll(money.signBefore)) {
    // ₹40–50 is two sums.
    add('money', numberOf(from), to ? written.slice(0, written.search(/\s?[–-]/)) : written, index)
    if (to) add('money', numberOf(to), to, index + written.lastIndexOf(to))
  }
  for (const { 0: written, 1: amount, index } of text.matchAll(money.wordBehind))
    add('money', numberOf(amount), written, index)
  for (const { 0: written, 1: from, 2: to, index } of text.matchAll(percentPattern))
    add('percent', to === undefined ? numberOf(from) : `${numberOf(from)}-${numberOf(to)}`, written, index)
  for (const match of text.matchAll(rangePattern))
    add('timeRange', rangeOf(match), withoutFullStop(match[0]), match.index)
  for (const { 0: written, 1: hour, 2: minute, 3: period, index } of text.matchAll(timePattern))
    if (period || written.includes(':'))
      add('time', timeOf(hour, minute, period), withoutFullStop(written), index)
  for (const { 0: written, 1: amount, 2: unit, index } of text.matchAll(countPattern))
    add('count', numberOf(amount), written, index, unit)
  return found.sort((a, b) => a.start - b.start)
}

/** The full stop belongs to “a.m.”; after “PM” it ends the sentence. */
const withoutFullStop = (time: string) => time.trimEnd().replace(/(?<!\.m)\.$/i, '')

const numberOf = (digits = '') => Number(digits.replaceAll(',', ''))

/** `HH:MM` of a time on a 12-hour or 24-hour clock; undefined when there is no such time. */
function timeOf(hour = '', minute = '00', period?: string): string | undefined {
  const written = Number(hour)
  if (Number(minute) > 59 || written > 23 || (period && (written < 1 || written > 12))) return undefined
  const hours = period ? (written % 12) + (period.toLowerCase() === 'p' ? 12 : 0) : written
  return `${String(hours).padStart(2, '0')}:${minute}`
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
