/** How sums of money are written in texts. */

import type { Content } from '../../content/types.ts'
import { escapeRegExp } from '../../text.ts'
import { begin, letter, number, space } from './patternParts.ts'
import { scale } from './sumsInWords.ts'

export type MoneyPatterns = ReturnType<typeof moneyPatterns>

/** How the sums of a site are written. */
export const moneyPatternsOf = ({ site: { language, currency } }: Pick<Content, 'site'>) =>
  moneyPatterns(language, currency)

/** Rupees in Marathi and Hindi: रु, रु., रुपये, रुपए, रुपयांत. */
const inDevanagari = 'र[ुू](?:प[यए][\\u0900-\\u097f]{0,8}|\\.)?'
/** Before its number, without the ending of a case, and where it does not belong to another number: “199 रुपये 4 तास”. */
const beforeInDevanagari = 'र[ुू]\\.?|(?<!\\d\\s{0,4})र[ुू]प(?:ये|ए)'

/** What a number counts that is no sum: of “199 Rs 2 hours”, 199 is one. */
const ofTime = '\\s?(?:hours|hrs|minutes|mins|days|(?<=\\b1\\s?)(?:hour|hr|day)|तास|घंट|मिनिट|मिनट|दिवस|दिन)'

/** Signs, codes and names of currencies that people write out of habit. */
const currencies = ['\\$|USD|dollars?', '€|EUR|euros?', '£|GBP|pounds sterling']

/**
 * How sums of a currency are written, for `INR`: ₹, INR, Rs or रु before one number or two; rupees, INR, Rs or रुपये behind
 * one, or before it. Behind is more usual for words: of “100 rupees 2 hours” and “100 Rs 2 hours”, 100 is the sum.
 */
export function moneyPatterns(language: string, currency: string) {
  const part = (currencyDisplay: 'narrowSymbol' | 'name', amount: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
      .formatToParts(amount)
      .find(({ type }) => type === 'currency')?.value ?? currency
  const narrow = part('narrowSymbol', 1)
  // Texts have “rupees”, not “Indian rupees”.
  const names = [1, 2].map((amount) => part('name', amount).split(' ').at(-1) ?? currency)
  const sign = [narrow, currency].map(escapeRegExp).concat('Rs\\.?', beforeInDevanagari).join('|')
  const word = [...names, narrow, currency].map(escapeRegExp).concat('Rs', inDevanagari).join('|')
  const name = [...names].map(escapeRegExp).join('|')
  const isOther = (one: string) => !one.includes(narrow) && !one.includes(currency)
  const others = currencies.filter(isOther).join('|')
  return {
    /** Sums of other currencies: $120, 120 USD, 120 dollars. */
    ofOthers: new RegExp(
      `(?<![${letter}])(?:US)?(?:${others})${space}${number}|${begin}${number}${space}(?:${others})(?![${letter}])`,
      'gi',
    ),
    signBefore: new RegExp(
      `(?<![${letter}])(?:${sign})${space}\\[?${number}(?!${ofTime})(?:\\s?[–-]\\s?${number})?(?:\\s?(${scale})(?![${letter}]))?(?:/-)?`,
      'gi',
    ),
    wordBehind: new RegExp(`${begin}${number}(?:/-|${space}(?:${word})(?![${letter}]))`, 'gi'),
    /** The head of a column of sums, for a table. Shares and marks have other signs. */
    inHead: new RegExp(
      `^(?!.*(?:%|\\bin (?:hours|minutes|points|lakhs?)\\b)).*(?:(?<![${letter}])(?:${sign}|${name}|prices?|costs?|fees?|किंमत|दर)(?![${letter}]))`,
      'i',
    ),
    /** After a sum in words. */
    names: new RegExp(
      `(?<![${letter}])(?:${escapeRegExp(names[1] ?? currency)}|bucks|${inDevanagari})(?![${letter}])`,
      'gi',
    ),
    wordBefore: new RegExp(`(?<![${letter}])(?:${name})${space}${number}(?!${ofTime})`, 'gi'),
  }
}
