/** What messages say of an amount that is typed into a text, and offer in its place. */
import { parse } from 'node:path'
import { capitalized } from '../../text.ts'
import { isFact, type KnownAmount, type KnownAmounts, keyOf } from './knownAmounts.ts'
import type { otherHours } from './saidHours.ts'
import type { TypedAmount } from './typedAmounts.ts'

/** Limits the references that a message lists. */
const mostReferences = 5

export interface Finding {
  rule: 'typed-figure' | 'unknown-figure' | 'other-currency'
  reason: string
  remedy: string
}

/** Whether a value lowers prices, where a text says “25% off”: a figure of facts.yaml beside it would lower none. */
export const isDiscount = (one: KnownAmount, { isClear }: TypedAmount) =>
  one.type === 'percent' && isClear && !isFact(one)

/** Whether an amount means the same wherever it stands. */
export const isContact = ({ type }: Pick<TypedAmount, 'type'>) =>
  type === 'phone' || type === 'mail' || type === 'address'

export const otherCurrency: Finding = {
  rule: 'other-currency',
  reason: 'is in another currency than the prices of the site.',
  remedy:
    'If it is what guests pay here, write it in the currency of the site, or refer to the price. If the other currency is meant, nothing needs to be done.',
}

const onlyIf = 'Only if this sentence is about it:'
const typedHere = 'is typed here, so it will not follow when the figure changes.'

/** The text says whose figure it is. */
export function writeReference(certain: readonly KnownAmount[]): Finding {
  const [first] = certain
  const write =
    certain.length === 1 && first
      ? first.reference
      : `${firstOf(certain, ({ reference, description }) => `${reference} (${description})`, ' or ')}: whichever is meant`
  const remedy = `Write ${write}. If another figure is meant, add an entry for it to facts.yaml.`
  return { rule: 'typed-figure', reason: typedHere, remedy }
}

/** The text says when we open or close, and it is another time. A fact would print it as it is, so none is offered. */
export function wrongHours({ edge, hours }: NonNullable<ReturnType<typeof otherHours>>): Finding {
  const write = firstOf(hours, ({ reference, printed }) => `${reference} (${printed})`, ' or ')
  const said =
    edge === 'both'
      ? 'as the opening hours, but site.yaml has other ones'
      : `as the ${edge} of the opening hours, but site.yaml has another time`
  return {
    rule: 'unknown-figure',
    reason: `is typed here ${said}.`,
    remedy: `Write ${write}. If it is about one day, or about something else, say so in this sentence.`,
  }
}

/** Players are told to arrive after the beginning. */
export function tooLate(start: KnownAmount, amount: TypedAmount, file: string, known: KnownAmounts): Finding {
  return {
    rule: 'unknown-figure',
    reason: `is typed here as the time to arrive, but “${start.name ?? start.entry}” starts at ${start.printed}.`,
    remedy: `Write an earlier time; or, to arrive at the start, ${start.reference}. ${ifAnother([start], amount, file, known)}`,
  }
}

/** What the text speaks of has figures of this type, but not this one. */
export function contradiction(
  others: readonly KnownAmount[],
  amount: TypedAmount,
  file: string,
  known: KnownAmounts,
  isCertain = true,
): Finding {
  const names = [...new Set(others.map(({ name, entry }) => name ?? entry))].slice(0, mostReferences)
  const isOfField = ({ description }: KnownAmount) =>
    amount.sentence.includes(description.split(', ').at(-1) ?? '')
  // “Ten thousand” was not meant as a fee of 275.
  const near = others.filter((one) => one.type !== 'money' || isNear(one.key, keyOf(amount)))
  const offered = near.length > 0 ? near : others
  const write = firstOf(
    [...offered.filter(isOfField), ...offered.filter((one) => !isOfField(one))],
    ({ reference, description, printed }) => `for “${description}”, write ${reference} (${printed})`,
    '; ',
  )
  const whose = `${names.map((name) => `“${name}”`).join(' and ')} ${names.length > 1 ? 'have' : 'has'} another figure`
  return {
    rule: 'unknown-figure',
    reason: `is typed here, but ${isContact(amount) ? 'it is not that of the site' : whose}.`,
    remedy: `${isCertain ? capitalized(write) : `${onlyIf} ${write}`}. ${ifAnother(offered, amount, file, known)}`,
  }
}

/** Whether one sum is at most ten times the other one. */
function isNear(one: string, other: string): boolean {
  const [a = 0, b = 0] = [one, other].map((key) => Number(key.split(' ')[1]))
  return Math.max(a, b) <= 10 * Math.min(a, b)
}

/** What the figure may be, if anything: the text does not say whose it is. */
export function alternatives(
  options: readonly KnownAmount[],
  isKnown: boolean,
  amount: TypedAmount,
  file: string,
  known: KnownAmounts,
): Finding {
  if (options.length === 0) {
    const whose = isKnown ? 'nothing that this text speaks of' : 'no data of the site'
    const named = isKnown
      ? ' If it is that of something of ours, name this in the sentence and check again.'
      : ''
    return {
      rule: 'unknown-figure',
      reason: `is typed here, but ${whose} has this figure.`,
      remedy: `If it is wrong, correct it.${named} If it is ${isKnown ? 'another one, and ' : ''}right, ${toFacts(amount, file, known)}`,
    }
  }
  const write = firstOf(
    options,
    ({ reference, description }) => `for “${description}”, write ${reference}`,
    '; ',
  )
  return {
    rule: 'typed-figure',
    reason: typedHere,
    remedy: `${onlyIf} ${write}. ${ifAnother(options, amount, file, known)}`,
  }
}

/** The first of some values in words, and how many more there are. */
const firstOf = (
  values: readonly KnownAmount[],
  inWords: (value: KnownAmount) => string,
  between: string,
): string =>
  values.slice(0, mostReferences).map(inWords).join(between) +
  (values.length > mostReferences ? `, and ${values.length - mostReferences} more` : '')

/** The end of a remedy that offers some values. */
const ifAnother = (
  offered: readonly KnownAmount[],
  amount: TypedAmount,
  file: string,
  known: KnownAmounts,
) =>
  offered.every((one) => isDiscount(one, amount))
    ? 'If another discount is meant, say in this sentence which.'
    : `If it is another one, and right, ${toFacts(amount, file, known)}`

/** The end of a remedy: how to write a figure as data, with the line to paste. */
function toFacts(amount: TypedAmount, file: string, known: KnownAmounts): string {
  const subject = amount.entry ?? wordsOfFile(file)
  const digits = String(amount.value).replaceAll(/[^a-z\d]+/gi, '-')
  const ids = [`${subject}-${digits}`, `${subject}-${amount.type.toLowerCase()}-${digits}`]
  const id = (ids.find((id) => !known.has(`facts.${id}`)) ?? ids[0] ?? '').toLowerCase()
  const label = capitalized((!amount.entry && wordsBeside(amount)) || subject.replaceAll('-', ' '))
  const line = `- { id: ${id}, ${kindAndValue(amount)}, label: ${JSON.stringify(label)} }`
  return `write \${facts.${id}} here, and paste this line below “facts:” in facts.yaml, with two spaces before it: ${line}`
}

/** Words that say nothing of what a figure is about, where they begin or end the words beside it. */
const beside =
  /^(?:an?|the|and|or|with|for|at|from|of|to|in|on|by|off|is|are|be|it|we|you|your|our|all|any|get|pay|come|call|tel|costs?|only|just|about|up|more|less|than|सूट)$/i
const mostWords = 5

/** What a figure is about, by the words of its clause: “A birthday for ten is ₹4,999” → birthday for ten */
function wordsBeside({ clause, written }: TypedAmount): string {
  const at = clause.indexOf(written)
  const parts = at < 0 ? [] : [clause.slice(0, at), clause.slice(at + written.length)]
  const words = parts.map((part) => {
    const all = part.replaceAll(/\$\{[^{}\n]*\}/g, ' ').match(/[\p{L}\p{M}'’-]+/gu) ?? []
    const [first, last] = [all.findIndex(isTelling), all.findLastIndex(isTelling)]
    return first < 0 ? [] : all.slice(first, last + 1)
  })
  const [before = [], behind = []] = words
  return (before.length > 0 ? before.slice(-mostWords) : behind.slice(0, mostWords)).join(' ')
}

const isTelling = (word: string) => !beside.test(word)

/** The first words of the name of a file: `choosing-a-pad`. */
const wordsOfFile = (file: string) => parse(file).name.split('-').slice(0, 3).join('-')

function kindAndValue({ type, value, written }: TypedAmount): string {
  const isWhole = typeof value === 'number' && Number.isInteger(value)
  if (type === 'money' && isWhole) return `kind: money, value: ${value}`
  if (type === 'percent' && typeof value === 'number') return `kind: percent, value: ${value}`
  if (type === 'time') return `kind: time, value: "${value}"`
  const text = written.replaceAll(/[*_]/g, '').trim()
  // In the address of a chat, a number has its country code without the sign.
  const isChat = type === 'phone' && /^[1-9]\d{10}/.test(text)
  return `kind: text, value: ${JSON.stringify(isChat ? `+${text}` : text)}`
}
