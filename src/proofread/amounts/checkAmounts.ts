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
import {
  alternatives,
  contradiction,
  type Finding,
  isContact,
  isDiscount,
  otherCurrency,
  tooLate,
  writeReference,
  wrongHours,
} from './amountMessages.ts'
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
import { lateArrival, otherBeginning, otherTimeOfOnlyOne } from './startTimes.ts'
import type { AmountsOfFile, TypedAmount } from './typedAmounts.ts'

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
      if (known.isField(amount)) continue
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
  const late = lateArrival(amount, own, known)
  if (late) return tooLate(late, amount, file, known)
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
