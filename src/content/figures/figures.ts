/**
 * Finds figures that a person typed into a text: sums of money, shares, times of day, numbers of things, phone numbers.
 * Figures in references and addresses are none. Takes time in proportion to the text.
 */
import { remembering } from '../../memo.ts'

/**
 * A figure and where it stands. Times are `HH:MM`; the value of a range is `09:15-22:45` or `15-20`, that of a phone number
 * its digits.
 */
export interface Figure {
  kind: 'money' | 'percent' | 'time' | 'timeRange' | 'count' | 'phone'
  value: number | string
  /** Behind a number of things: `+`, or a unit such as `Gbps`. */
  unit: string
  written: string
  start: number
  end: number
}

/** The two ways to write a sum of money: a sign before the number (one sum or two), a word behind it. */
export interface MoneyForms {
  withSign: RegExp
  withWord: RegExp
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

// No run of digits is tried twice: a number begins where no digit, letter or point stands before it. Letters are those
// of the scripts up to U+1FFF; classes such as \p{L} take longer to prepare than all texts to search.
const letter = '\\w\\u00c0-\\u1fff'
const begin = `(?<![${letter}.,:])`
const number = '(\\d{1,12}(?:,\\d{2,3}){0,5}(?:\\.\\d{1,3})?)(?!\\d)'
const dash = '\\s?(?:[–—-]|to)\\s?'
const clock = '(\\d{1,2})(?:[:.](\\d\\d))?(?!\\d)(?:\\s?([ap])\\.?m\\b\\.?)?'

/** With its country code, or ten digits, with or without a space in their middle. */
const phoneForm = new RegExp(`(?<![${letter}+])(?:\\+\\d(?:[ -]?\\d){8,14}|\\d{5}[ -]?\\d{5})(?![\\d-])`, 'g')
const percentForm = new RegExp(`${begin}${number}(?:${dash}${number})?\\s?(?:%|per\\s?cent\\b)`, 'gi')
const rangeForm = new RegExp(`${begin}${clock}\\s?(?:[–—-]|to|until|till)\\s?${clock}`, 'gi')
const timeForm = new RegExp(`${begin}${clock}`, 'gi')
const countForm = new RegExp(`${begin}${number}(?:\\s?(\\+|[a-z]{1,5}\\b))?`, 'gi')

/** How sums of a currency are written: ₹, INR or Rs before a number; rupees, INR or Rs behind it. */
export const moneyForms = remembering(
  (language: string, currency: string) => `${language} ${currency}`,
  findMoneyForms,
)

function findMoneyForms(language: string, currency: string): MoneyForms {
  const part = (currencyDisplay: 'narrowSymbol' | 'name', amount: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
      .formatToParts(amount)
      .find(({ type }) => type === 'currency')?.value ?? currency
  // “Indian rupees” is only said in full by banks.
  const names = [1, 2].map((amount) => part('name', amount).split(' ').at(-1) ?? currency)
  const sign = [part('narrowSymbol', 1), currency].map(escaped).concat('Rs\\.?').join('|')
  const word = [...names, currency].map(escaped).concat('Rs').join('|')
  return {
    withSign: new RegExp(
      `(?<![${letter}])(?:${sign})\\s{0,2}${number}(?:\\s?[–-]\\s?${number})?(?:/-)?`,
      'g',
    ),
    withWord: new RegExp(`${begin}${number}(?:/-|\\s?(?:${word})(?![${letter}]))`, 'gi'),
  }
}

/** References, targets of links and addresses; what stands in them is no text. */
const noText = /\$\{[^{}\n]*\}|\]\([^()\n]*\)|https?:\/\/\S+/g

/** Every figure of a text, in its order; of two that overlap the more particular one. */
export function findFigures(source: string, { withSign, withWord }: MoneyForms): Figure[] {
  if (!/\d/.test(source)) return []
  const text = source.replace(noText, (part) => part.replaceAll(/[^\n]/g, ' '))
  if (!/\d/.test(text)) return []
  const found: Figure[] = []
  const taken = new Uint8Array(text.length)
  const keep = (kind: Figure['kind'], value: number | string, written: string, start: number, unit = '') => {
    const end = start + written.length
    if (taken.subarray(start, end).includes(1)) return
    taken.fill(1, start, end)
    found.push({ kind, value, unit, written, start, end })
  }
  const add = (match: RegExpExecArray, kind: Figure['kind'], value: number | string, unit = '') =>
    // The point behind a.m. is its own; behind PM it ends the sentence.
    keep(kind, value, match[0].trimEnd().replace(/(?<!\.m)\.$/i, ''), match.index, unit)

  for (const match of /\d{3}/.test(text) ? text.matchAll(phoneForm) : [])
    add(match, 'phone', match[0].replaceAll(/\D/g, ''))
  for (const match of text.matchAll(withSign)) {
    const [whole, from, to] = match
    if (to === undefined) add(match, 'money', numberOf(from))
    else {
      // ₹40–50 is two sums.
      const end = match.index + whole.lastIndexOf(to)
      keep('money', numberOf(from), whole.slice(0, whole.search(/\s?[–-]/)), match.index)
      keep('money', numberOf(to), to, end)
    }
  }
  for (const match of text.matchAll(withWord)) add(match, 'money', numberOf(match[1]))
  for (const match of /%|cent/i.test(text) ? text.matchAll(percentForm) : []) {
    const [, from, to] = match
    add(match, 'percent', to === undefined ? numberOf(from) : `${numberOf(from)}-${numberOf(to)}`)
  }
  const mayHaveTimes = /\d(:\d|\s?[ap]\.?m\b)/i.test(text)
  for (const match of mayHaveTimes ? text.matchAll(rangeForm) : []) {
    const range = rangeOf(match)
    if (range) add(match, 'timeRange', range)
  }
  for (const match of mayHaveTimes ? text.matchAll(timeForm) : []) {
    const [, hour, minute, period] = match
    const isTime = period !== undefined || (minute !== undefined && match[0].includes(':'))
    const time = isTime ? timeOf(hour, minute, period) : undefined
    if (time) add(match, 'time', time)
  }
  for (const match of text.matchAll(countForm)) add(match, 'count', numberOf(match[1]), match[2] ?? '')
  return found.sort((a, b) => a.start - b.start)
}

const numberOf = (digits = '') => Number(digits.replaceAll(',', ''))

/** `HH:MM` of what is written on either clock; undefined when there is no such time. */
function timeOf(hour = '', minute = '00', period?: string): string | undefined {
  const written = Number(hour)
  if (Number(minute) > 59 || written > 23 || (period && (written < 1 || written > 12))) return undefined
  const hours = period ? (written % 12) + (period.toLowerCase() === 'p' ? 12 : 0) : written
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** 6–10 PM, 9:15 AM to 10:45 PM, 09:15–22:45; two bare numbers are no range of times. */
function rangeOf([, hour, minute, period, endHour, endMinute, endPeriod]: RegExpMatchArray) {
  if (!endPeriod && !(minute && endMinute)) return undefined
  const end = timeOf(endHour, endMinute, endPeriod)
  const same = timeOf(hour, minute, period ?? endPeriod)
  if (!end || !same) return undefined
  // 11–2 PM begins before noon.
  const start = period || !endPeriod || same < end ? same : timeOf(hour, minute, 'a')
  return start && `${start}-${end}`
}
