/** The amounts of the data, and the entries that a text speaks of. */

import type { Format } from '../../content/format.ts'
import { printValue, type ReferableValues } from '../../content/referableValues.ts'
import { startsAlike } from '../../diagnostics/nearest.ts'
import { shortOf } from '../../text.ts'
import { type Amount, findAmounts } from './findAmounts.ts'
import type { MoneyPatterns } from './moneyPatterns.ts'

/** A value of the data that prints one amount and nothing else: `₹1,200`, `9 AM to 10 PM`, `20+`. */
export interface KnownAmount extends Pick<Amount, 'type'> {
  key: string
  reference: string
  /** File and id, such as `packages.legend-pro`. */
  entry: string
  /** The name or label of the entry. */
  name: string | undefined
  /**
   * The words by which a text names the entry; of a figure of facts.yaml, the first one of its label. What has a time is also
   * named without its number: “FIFA 9–11 AM”.
   */
  named: string | undefined
  /** The word for the thing whose price it is, the first word of its id, if it has a figure: “ps5” of ps5-1. */
  thing: string | undefined
  /** What it is in words: the name of the entry, and the field. */
  description: string
  printed: string
}

/** The values that print an amount, by the amount; all of them by their entries. */
export interface KnownAmounts {
  byAmount: ReadonlyMap<string, readonly KnownAmount[]>
  byEntry: ReadonlyMap<string, readonly KnownAmount[]>
  /** The percentages that a text names by the whole beginning of their labels: “Students: …”, “First visit: …”. */
  percentsNamedIn: (text: string) => readonly KnownAmount[]
  /** Whether a field has amounts of a type as its value, such as “phone”. */
  isField: (amount: { type: Amount['type']; field?: string | undefined }) => boolean
  /** Whether texts can refer to an address already. */
  has: (address: string) => boolean
}

/** The same for each spelling of an amount. */
export const keyOf = ({ type, value, unit }: Pick<Amount, 'type' | 'value' | 'unit'>) =>
  `${type} ${value} ${unit.toLowerCase()}`

/** All values that print one amount and nothing else. */
export function knownAmounts(values: ReferableValues, format: Format, money: MoneyPatterns): KnownAmounts {
  const known: KnownAmount[] = []
  for (const [address, value] of values) {
    const printed = printValue(value, format).trim()
    const [amount] = findAmounts(printed, money)
    if (!amount || amount.written !== printed) continue
    const [file, id, ...fields] = address.split('.')
    const entry = `${file}.${id}`
    const named = values.get(`${entry}.name`) ?? values.get(`${entry}.label`)
    const name = named && String(named.value)
    const [first = ''] = id?.split('-') ?? []
    // Other first words of ids, such as “weekday”, say too little.
    const isThing = file !== 'facts' && amount.type === 'money' && /^[a-z]+\d+$/.test(first)
    known.push({
      thing: isThing ? first : undefined,
      ...{ type: amount.type, key: keyOf(amount), reference: `\${${address}}`, entry, name, printed },
      named:
        name &&
        (file === 'facts'
          ? firstWordOf(name)
          : wordsOf(amount.type.startsWith('time') ? shortOf(name) : name)),
      description: [name ?? id, fields.join(' ')].filter(Boolean).join(', ') + unitOf(address, values),
    })
  }
  return {
    byAmount: groupedBy(known, ({ key }) => key),
    byEntry: groupedBy(known, ({ entry }) => entry),
    percentsNamedIn: (text) => {
      const words = wordsOf(text).split(' ')
      const isIn = (subject: string) => words.some((word) => startsAlike(word, subject))
      return known.filter(({ type, name = '' }) => type === 'percent' && topicOf(name).every(isIn))
    },
    isField: ({ type, field }) =>
      field !== undefined &&
      known.some((one) => one.type === type && !isFact(one) && one.reference.endsWith(`.${field}}`)),
    has: (address) => values.has(address),
  }
}

/** What is sold for one hour has the same price as its hour. */
const unitOf = (address: string, values: ReferableValues) =>
  address.endsWith('.price') &&
  values.get(address)?.value === values.get(address.replace(/price$/, 'perHour'))?.value
    ? ' of a single hour'
    : ''

function groupedBy(known: readonly KnownAmount[], keyOf: (amount: KnownAmount) => string) {
  const groups = new Map<string, KnownAmount[]>()
  for (const amount of known) {
    const group = groups.get(keyOf(amount))
    if (group) group.push(amount)
    else groups.set(keyOf(amount), [amount])
  }
  return groups
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The words of a text in small letters, each between spaces, numbers as digits. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []
  const inDigits = words.map((word) => {
    const number = numberWords.indexOf(word)
    return number < 0 ? word.replace('’', "'") : String(number)
  })
  return ` ${inDigits.join(' ')} `
}

/** The first word of the label of a figure that is not short, which says what the figure is about. */
const firstWordOf = (label: string) =>
  wordsOf(label)
    .split(' ')
    .find((word) => word.length > 3 || /\p{L}\d/u.test(word))

/** The words of a label before its colon; of a name without one, all. */
const topicOf = (label: string) =>
  wordsOf(label.split(':', 1)[0] ?? '')
    .split(' ')
    .filter(Boolean)

/** Gives the entries of some amounts that a text names: by a reference to one of its values, or by its name. */
export function namedIn(text: string): (amount: KnownAmount) => boolean {
  const words = wordsOf(text)
  const single = words.split(' ')
  return ({ entry, named }) => {
    if (text.includes(`\${${entry}.`) || text.includes(`\${${entry}}`)) return true
    if (named === undefined) return false
    return isFact({ entry }) ? single.some((word) => startsAlike(word, named)) : words.includes(named)
  }
}

/** Gives the values whose thing a text names: “The PS5 is ₹120”. */
export function ofThingIn(text: string): (amount: KnownAmount) => boolean {
  const words = wordsOf(text)
  return ({ thing }) => thing !== undefined && words.includes(` ${thing} `)
}

/**
 * Whether a text has a word of what describes a value, which is not short: the same figure alone says nothing. A text in another
 * script has no such words.
 */
export const sharesWord = (text: string, amount: KnownAmount): boolean =>
  /[\u0900-\u097f]/.test(text) || wordsShared(text, amount).length > 0

/** Sorts values by how well they fit a text: a word with a figure, such as 240Hz, says more than any other; of two, the price first. */
export const bestFirst = (text: string, amounts: readonly KnownAmount[]): KnownAmount[] => {
  const fit = (amount: KnownAmount) =>
    wordsShared(text, amount).reduce((sum, word) => sum + (/\d/.test(word) ? 2 : 1), 0)
  const isPrice = ({ reference }: KnownAmount) => Number(reference.endsWith('.price}'))
  return amounts.toSorted((one, other) => fit(other) - fit(one) || isPrice(other) - isPrice(one))
}

/** The words of what describes a value that a text has, but for short ones. */
function wordsShared(text: string, { description }: KnownAmount): string[] {
  const said = wordsOf(text.replaceAll(/\$\{[^{}\n]*\}/g, '')).split(' ')
  const inWords = description.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return wordsOf(inWords)
    .split(' ')
    .filter((word) => word.length > 3 && said.some((one) => startsAlike(one, word)))
}

/** Whether a value is one of facts.yaml, which may be that of somebody else. */
export const isFact = ({ entry }: Pick<KnownAmount, 'entry'>): boolean => entry.startsWith('facts.')
