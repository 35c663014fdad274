/** Whether a time in a text is the one at which something begins: “kicks off at 7:30 PM”, “every Thursday, 7:30 PM”. */

import { weekdays } from '../../content/weekdays.ts'
import { writtenDate } from '../../diagnostics/writtenDates.ts'
import { type KnownAmount, type KnownAmounts, keyOf, namedIn } from './knownAmounts.ts'
import type { TypedAmount } from './typedAmounts.ts'

const verb = 'start(?:s|ing)?|begin(?:s|ning)?|kick(?:s|ing)?[ -]?off|commenc(?:es?|ing)|go(?:es)? live'
/** `starts at`, `Kick-off:`, `Timing –` */
const saidBefore = new RegExp(
  String.raw`\b(?:${verb}|time|timings?)(?: (?:play(?:ing)?|time|is|sharp|at|from|by)){0,3}(?: ?[:–-])?\s?$`,
  'i',
)
const saidBehind = /^ ?(?:start|kick[ -]?off|(?:वाजता |बजे |ला )?(?:सुरू|शुरू))(?![a-z])/i

const day = `(?:${weekdays.join('|')})s?(?: (?:morning|afternoon|evening|night)s?)?`
/** `from`, `We play at`, `every Thursday,` */
const dayBefore = new RegExp(
  String.raw`(?:\bfrom|\bfirst (?:match|game|round)(?: is)?(?: at)?|\b(?:play(?:ed|s)?|held|is|it's|takes place|happens) at|\b${day}(?: at| from| @| ?[,:–-])?)\s?$`,
  'i',
)
const dayBehind = new RegExp(
  String.raw`^(?:,? (?:onwards?|sharp|(?:on |every |each ){0,2}${day})\b| ?(?:वाजल्या)?पासून| से(?!\p{L}))`,
  'iu',
)

/** What is at another time: who comes, what is before, within and after it, and what there is to eat. */
const otherTime =
  /\b(?:doors?|entry|check|report|regist|sign|arriv|come|gather|be (?:t?here|at|in)|practi[cs]|warm|train|coach|desk|clos|until|till|by|end|over|final|semi|(?:second|third|last|next) (?:round|match|game)|lunch|dinner|food|snack|noodle|pizza|kitchen|serve|break|draw|prize|bus|metro|park|stream|lobby|set|before|after|deadline|book|call us)/i

/** The same in Marathi and Hindi, and what makes a time that of one date. */
const otherWords = new RegExp(
  String.raw`नोंदणी|पंजीकरण|रजिस्ट्रेशन|सराव|अभ्यास|पहले|पहिले|आधी|तक|पर्यंत|उघड|खुल|बंद|\b(?:open|seats?|book|practice|this time|tonight|today|tomorrow|instead|moved)\b|\b${writtenDate}`,
  'i',
)
/** What makes a name that of what takes place, and not of something else that is called so: its days. */
const anyDays = new RegExp(
  String.raw`\b(?:(?:every|each) (?:${weekdays.join('|')})|(?:${weekdays.join('|')})s)\b`,
  'i',
)
/** The same: what all entries of its file are, such as tournaments. */
const saysKind = (words: string, [first]: readonly KnownAmount[]) =>
  words.toLowerCase().includes(first?.entry.split('.')[0]?.replace(/s$/, '') ?? '')

/**
 * The hours of the only thing with hours that a sentence refers to or names, where it has another time than these, and no
 * words that may make it another one: “${tournaments.cup.name} (${tournaments.cup.repeats}): …, 7 PM”.
 */
export function otherTimeOfOnlyOne(
  amount: TypedAmount,
  known: KnownAmounts,
): { starts: readonly KnownAmount[]; isCertain: boolean } | undefined {
  const { type, sentence } = amount
  if (type !== 'time' && type !== 'timeRange') return undefined
  // The fee or the prize of a reference is no other time.
  const words = sentence.replaceAll(/\$\{[^{}\n]*\}/g, '')
  if (otherTime.test(words) || otherWords.test(words)) return undefined
  const isNamed = namedIn(sentence)
  const named = [...known.byEntry.values()].filter((of) => of.some(isStart) && of.some(isNamed))
  const [hours = []] = named
  // A pass may be used later than from the beginning of its time slot.
  if (named.length !== 1 || !hours.some(({ reference }) => reference.endsWith('.time.start}')))
    return undefined
  const isCertain = hours.some(({ entry }) => sentence.includes(`\${${entry}.`))
  // A range that nothing has is reported anyway: then better with the hours that it may be.
  const isUnknown = type === 'timeRange' && !known.byAmount.has(keyOf(amount))
  if (
    hours.some(({ key }) => key === keyOf(amount)) ||
    !(isCertain || isUnknown || anyDays.test(words) || saysKind(words, hours))
  )
    return undefined
  return { starts: hours.filter((one) => (type === 'time' ? isStart(one) : one.type === type)), isCertain }
}

const isStart = ({ reference }: KnownAmount) =>
  reference.endsWith('.start}') && !reference.startsWith('${site.')

/**
 * The hours at which what a text is about really begins, where a time is said to be its beginning, or probably is: “from” or a
 * weekday stands beside it, or it is that of something else.
 *
 * @param own the entry that the text is a part of
 * @param fileName names what a guide is about
 */
export function otherBeginning(
  amount: TypedAmount,
  own: string | undefined,
  fileName: string,
  known: KnownAmounts,
): { starts: readonly KnownAmount[]; isCertain: boolean } | undefined {
  const says = amount.type === 'time' ? beginningIn(amount) : 'other'
  if (says === 'other') return undefined
  const equal = known.byAmount.get(keyOf(amount)) ?? []
  if (says !== 'certain' && equal.some(({ entry }) => entry.startsWith('site.'))) return undefined
  const starts = [...known.byEntry.values()].flat().filter(({ reference }) => reference.endsWith('.start}'))
  const isNamed = namedIn(amount.clause)
  const named = starts.filter((one) => one.entry === own || isNamed(one))
  if (!says)
    return named.length > 0 && equal.length > 0 && own ? { starts: named, isCertain: false } : undefined
  const subjects = [named, ...[amount.sentence, fileName].map((text) => starts.filter(namedIn(text)))]
  const found = subjects.find(({ length }) => length > 0)
  if (!found || found.some(({ key }) => key === keyOf(amount))) return undefined
  return { starts: found, isCertain: says === 'certain' && found === named }
}

/** What guests do at the beginning or before it. */
const arrival =
  /\b(?:report(?:ing)?|arriv(?:e|al)|check(?:ing)?[ -]?in|gather|come|be (?:t?here|at|in))\b|रिपोर्ट|पोहोच|पहुँच|पहुंच|हजर|हाज़िर|उपस्थित/gi
/** Who comes for something else. */
const otherGuests = /\b(?:watch|cheer|spectators?|audience|fans?|late|winners?|collect|pick)/i

/**
 * The hour at which a tournament begins, where a text says a later one for the players to arrive: “Reporting time 7 PM”.
 *
 * @param own the entry that the text is a part of
 */
export function lateArrival(
  { type, value, clause, sentence }: TypedAmount,
  own: string | undefined,
  known: KnownAmounts,
): KnownAmount | undefined {
  const words = clause.replaceAll(arrival, '')
  if (type !== 'time' || words === clause) return undefined
  const others = words.replaceAll(/\bby\b/gi, '')
  if ([otherTime, otherWords, otherGuests].some((pattern) => pattern.test(others))) return undefined
  const isNamed = namedIn(sentence)
  const starts = [...known.byEntry.values()].flatMap((of) =>
    of.filter((one) => one.reference.endsWith('.time.start}') && (one.entry === own || isNamed(one))),
  )
  const [first] = starts
  const hourOf = ({ key }: KnownAmount) => key.split(' ')[1] ?? ''
  return first && starts.every((start) => hourOf(start) < String(value)) ? first : undefined
}

/** Undefined where the words around a time say nothing. */
function beginningIn({ clause, sentence, written }: TypedAmount): 'certain' | 'likely' | 'other' | undefined {
  const [before = '', behind = ''] = sentence.split(written).map((part) => part.replaceAll(/[*_]/g, ''))
  if (otherTime.test(clause)) return 'other'
  if (saidBefore.test(before) || saidBehind.test(behind)) return 'certain'
  return dayBefore.test(before) || dayBehind.test(behind) || /^(?:at )?$/i.test(before) ? 'likely' : undefined
}
