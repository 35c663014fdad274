/**
 * An amount that is data must not be typed into texts as well. One that equals a value of the data is
 * reported with the reference that prints it, where the text says whose it is; else with all that it may be, and whose each
 * is. A sum of money, a time range, a mail address or a phone number that equals none is reported, too: it is either wrong, or
 * missing in facts.yaml.
 *
 * Percentages that are no discounts, single times and numbers with a unit are only reported when they equal a value of what the text
 * speaks of, or of the site, because texts also mention screens, games and distances; and a time or a percentage that contradicts
 * what the sentence names: “The cup starts at 7 PM”.
 */
import { parse } from 'node:path'
import type { Messages } from '../../diagnostics/messages.ts'
import { capitalized } from '../../text.ts'
import {
  bestFirst,
  isFact,
  type KnownAmount,
  type KnownAmounts,
  keyOf,
  namedIn,
  ofThingIn,
  sharesWord,
} from './knownAmounts.ts'
import { otherHours } from './saidHours.ts'
import { otherBeginning, otherTimeOfOnlyOne } from './startTimes.ts'
import type { AmountsOfFile, TypedAmount } from './typedAmounts.ts'

/** Limits the references that a message lists. */
const mostReferences = 5

interface Finding {
  rule: 'typed-figure' | 'unknown-figure' | 'other-currency'
  reason: string
  remedy: string
}

/**
 * Warns of amounts that are typed into texts: rule `typed-figure` for one that equals a value, or should be one; rule
 * `unknown-figure` for a sum of money, time range, mail address or phone number that equals none.
 */
export function checkTypedAmounts(
  files: readonly AmountsOfFile[],
  known: KnownAmounts,
  messages: Messages,
): void {
  for (const { file, amounts } of files) {
    for (const amount of amounts) {
      const found = explain(amount, file, known)
      if (!found) continue
      const { line, column } = amount
      const written = `“${amount.written.replaceAll(/[*_]/g, '').replaceAll(/\s+/g, ' ')}”`
      messages.warning({ file, line, column, ...found, reason: `${written} ${found.reason}` })
    }
  }
}

/** What is wrong with an amount in a text; undefined for one that may be about anything. */
function explain(amount: TypedAmount, file: string, known: KnownAmounts): Finding | undefined {
  if (amount.type === 'otherMoney') return otherCurrency
  const equal = known.byAmount.get(keyOf(amount)) ?? []
  if (amount.isDated && equal.length > 0) return undefined
  const own = ownEntryOf(amount, file)
  const isNamed = namedIn(amount.clause)
  // The label of a fact has more words than its subject, so that only people can tell whether it is this figure.
  const isSubject = (one: KnownAmount) => one.entry === own || (!isFact(one) && isNamed(one))
  const isOfThing = ofThingIn(amount.clause)
  const subjects = [isSubject, isOfThing].map((isIt) => equal.filter(isIt))
  const certain = isContact(amount) ? equal : (subjects.find((some) => some.length > 0) ?? [])
  if (certain.length > 0) return writeReference(certain)

  const others = [...known.byEntry.values()].flatMap((ofEntry) =>
    ofEntry.filter((one) => one.type === amount.type && (isSubject(one) || (isContact(one) && !isFact(one)))),
  )
  const isOwn = others.some(({ entry }) => entry === own)
  // A sum without its sign is about what has it, or about what the text speaks of.
  const isBareSum = amount.type === 'money' && !amount.isClear
  const isContrary = isBareSum ? equal.length === 0 && !isOwn : isOwn && equal.length > 0
  if (others.length > 0 && amount.type !== 'time' && (amount.isClear || isContrary))
    return contradiction(others, amount, file, known)
  const said = otherHours(amount, own, known)
  if (said) return wrongHours(said)
  const beginning = otherBeginning(amount, own, parse(file).name, known) ?? otherTimeOfOnlyOne(amount, known)
  if (beginning) return contradiction(beginning.starts, amount, file, known, beginning.isCertain)

  const ofSite = equal.filter(({ entry }) => entry.startsWith('site.'))
  const isNamedBefore = namedIn(amount.sentence)
  const named = equal.filter(isNamedBefore)
  if (named.length === 0 && ofSite.length > 0) return writeReference(ofSite)
  const contrary =
    amount.type === 'percent' && named.length === 0 ? known.percentsNamedIn(amount.sentence) : []
  if (contrary.length > 0) return contradiction(contrary, amount, file, known)
  const ofThing = [...known.byEntry.values()].flatMap((ofEntry) =>
    ofEntry.filter((one) => one.type === amount.type && isOfThing(one)),
  )
  if (named.length === 0 && ofThing.length > 0 && amount.isClear)
    return contradiction(ofThing, amount, file, known, false)
  const isLikely = isBareSum || amount.type === 'percent'
  if (named.length > 0 || amount.isClear || (isLikely && equal.length > 0)) {
    // A sum of facts.yaml may be that of somebody else: it is named only where the text speaks of it.
    const mayBe = (one: KnownAmount) =>
      isContact(one) ||
      (isDiscount(one, amount) && !equal.some(isFact)) ||
      ((one.type !== 'money' || !isFact(one)) && sharesWord(amount.sentence, one))
    const ours = equal.filter((one) => !named.includes(one) && mayBe(one))
    const options = [named, ours].flatMap((some) => bestFirst(amount.sentence, some))
    return alternatives(options, equal.length > 0, amount, file, known)
  }
  return undefined
}

/** The entry that a text is a part of, such as `tournaments.cup`. */
const ownEntryOf = ({ entry }: TypedAmount, file: string) => entry && `${parse(file).name}.${entry}`

/** Whether a value lowers prices, where a text says “25% off”: a figure of facts.yaml beside it would lower none. */
const isDiscount = (one: KnownAmount, { isClear }: TypedAmount) =>
  one.type === 'percent' && isClear && !isFact(one)

/** Whether an amount means the same wherever it stands. */
const isContact = ({ type }: Pick<TypedAmount, 'type'>) =>
  type === 'phone' || type === 'mail' || type === 'address'

const otherCurrency: Finding = {
  rule: 'other-currency',
  reason: 'is in another currency than the prices of the site.',
  remedy:
    'If it is what guests pay here, write it in the currency of the site, or refer to the price. If the other currency is meant, nothing needs to be done.',
}

const onlyIf = 'Only if this sentence is about it:'
const typedHere = 'is typed here, so it will not follow when the figure changes.'

/** The text says whose figure it is. */
function writeReference(certain: readonly KnownAmount[]): Finding {
  const [first] = certain
  const write =
    certain.length === 1 && first
      ? first.reference
      : `${firstOf(certain, ({ reference, description }) => `${reference} (${description})`, ' or ')}: whichever is meant`
  const remedy = `Write ${write}. If another figure is meant, add an entry for it to facts.yaml.`
  return { rule: 'typed-figure', reason: typedHere, remedy }
}

/** The text says when we open or close, and it is another time. A fact would print it as it is, so none is offered. */
function wrongHours({ edge, hours }: NonNullable<ReturnType<typeof otherHours>>): Finding {
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

/** What the text speaks of has figures of this type, but not this one. */
function contradiction(
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
function alternatives(
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
  const label = capitalized(subject.replaceAll('-', ' '))
  const line = `- { id: ${id}, ${kindAndValue(amount)}, label: ${JSON.stringify(label)} }`
  return `write \${facts.${id}} here, and paste this line below “facts:” in facts.yaml, with two spaces before it: ${line}`
}

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
