/** Whether a figure in a text is a known one, or contradicts one: each kind asks for other evidence. */
import type { Figure } from './figures.ts'
import { isMeasure, type KnownFigure } from './knownFigures.ts'
import { isTelling, type Sentence, wordsOf } from './sentence.ts'

export interface Finding {
  rule: 'typed-figure' | 'contradicting-figure'
  known: readonly KnownFigure[]
}

/**
 * @param kin the known figures of its kind
 * @returns undefined where there is nothing to say
 */
export function judge(figure: Figure, sentence: Sentence, kin: readonly KnownFigure[]): Finding | undefined {
  if (figure.kind === 'phone') return judgePhone(figure, kin)
  const isEqual = (other: KnownFigure) => other.value === figure.value
  const equal = kin.filter((other) => isEqual(other) && isEvident(other, figure, sentence))
  const named = kin.filter((other) => isNamed(other, sentence))
  const finding = (rule: Finding['rule'], those: readonly KnownFigure[]): Finding | undefined =>
    those.length > 0 ? { rule, known: ranked(those, figure, sentence) } : undefined

  const equalNamed = equal.filter((other) => named.includes(other))
  const isSaid = equal.some((other) => sharedWords(other, sentence) > 0 || isOfOpening(other))
  const isContradiction = equalNamed.length === 0 && !isSaid
  const contradicted = contradicts(figure, sentence) ? named : []
  const described = kin.filter((other) => !isEqual(other) && isDescribed(other, figure, sentence))
  return (
    finding('typed-figure', equalNamed) ??
    (isContradiction ? finding('contradicting-figure', contradicted) : undefined) ??
    (isContradiction ? finding('contradicting-figure', described) : undefined) ??
    finding('typed-figure', equal)
  )
}

/** A number may be written without its country code; one with it is the café's, or stands for nobody known here. */
function judgePhone({ value, written }: Figure, kin: readonly KnownFigure[]): Finding | undefined {
  const same = kin.filter((other) => String(other.value).endsWith(String(value)))
  if (same.length > 0) return { rule: 'typed-figure', known: same }
  return written.startsWith('+') && kin.length > 0 ? { rule: 'contradicting-figure', known: kin } : undefined
}

const isNamed = ({ entry, run, isName }: KnownFigure, sentence: Sentence) =>
  sentence.referred.has(entry) || (isName && sentence.run.includes(run))

function sharedWords({ telling }: KnownFigure, { words }: Sentence): number {
  let shared = 0
  for (const word of telling) if (words.has(word)) shared++
  return shared
}

/** Whether an equal figure is the same figure, and not only by chance. */
function isEvident(known: KnownFigure, figure: Figure, sentence: Sentence): boolean {
  switch (figure.kind) {
    case 'money':
    case 'timeRange':
      return true
    case 'percent':
      return typeof figure.value === 'string' || sharedWords(known, sentence) > 0
    case 'time':
      // The opening hours have no name to look for.
      return (
        known.name.length === 0 ||
        isNamed(known, sentence) ||
        (!known.isName && sharedWords(known, sentence) > 0)
      )
    case 'count':
      return isCounted(known, figure, sentence)
    case 'phone':
      return true
  }
}

/** Whether the things behind a number are those that are counted. */
function isCounted(known: KnownFigure, figure: Figure, sentence: Sentence): boolean {
  const label = known.telling
  if (isMeasure(known.unit)) {
    const isSaid = sharedWords(known, sentence) > 0 || known.path.some((word) => sentence.words.has(word))
    return figure.unit.toLowerCase() === known.unit.toLowerCase() && isSaid
  }
  const things = thingsBehind(figure, sentence)
  const run = labelRun(label, things)
  if (run === 0) return false
  if (!isOfSite(known)) return sharedWords(known, sentence) > 1
  // “20 gaming chairs” are not “20+ gaming PCs”, nor “6 PS5 pads” the consoles: the things are named to their end.
  const next = things[run]
  const isWhole = run === label.size || next === undefined || !isTelling(next) || figure.unit === '+'
  return isWhole && things.slice(0, run).some((word) => !/\d/.test(word))
}

/** A word of five letters or fewer behind a number is taken for its unit; it may be what is counted. */
const thingsBehind = (figure: Figure, { behind }: Sentence) =>
  isMeasure(figure.unit) ? [...wordsOf(figure.unit), ...behind] : behind

/** Whether a figure beside the name of an entry must be one of the entry's own. */
function contradicts({ kind }: Figure, { words }: Sentence): boolean {
  // Shares and numbers beside a name are of many things: players, rounds, hertz.
  if (kind === 'count' || kind === 'percent') return false
  // A single time may be that of anything; where it begins or ends something it is a bound.
  return kind !== 'time' || ['start', 'begin', 'from', 'until', 'till', 'end'].some((word) => words.has(word))
}

/** Whether a sentence speaks of what a figure without a name is about, so that another figure contradicts it. */
function isDescribed(known: KnownFigure, figure: Figure, sentence: Sentence): boolean {
  const label = known.telling
  const shared = sharedWords(known, sentence)
  switch (figure.kind) {
    case 'money':
      return !known.isName && label.size > 1 && shared === label.size
    case 'percent':
      return typeof known.value === 'number' && shared > 1
    case 'timeRange':
      return isOfOpening(known) && / (open|opening|hour|timing) /.test(sentence.run)
    case 'time': {
      const verb = known.address.endsWith('.start') ? openingAt : closingAt
      return isOfOpening(known) && verb.test(` ${sentence.before.join(' ')} `)
    }
    case 'phone':
      return false
    case 'count': {
      if (!isOfSite(known) || isMeasure(known.unit)) return false
      const things = thingsBehind(figure, sentence)
      const isWhole = label.size > 1 && labelRun(label, things) === label.size
      return isWhole || (figure.unit === '+' && isCounted(known, figure, sentence))
    }
  }
}

/** What `site.yaml` says of the whole café: its hours, its claims. */
const isOfSite = ({ address }: KnownFigure) => address.startsWith('site.')
const isOfOpening = (known: KnownFigure) => isOfSite(known) && known.name.length === 0
const openingAt = / (we|door|we are) open (daily |every day )?(at |from )?$/
const closingAt = / (we close|door close|open until|open till) (at )?$/

/** How many words of a label stand at the beginning, without another word in between. */
function labelRun(label: ReadonlySet<string>, words: readonly string[]): number {
  const end = words.findIndex((word) => !label.has(word))
  return end < 0 ? words.length : end
}

/** The likeliest first: those whose words the sentence has, then those of about its size. */
function ranked(known: readonly KnownFigure[], { value }: Figure, sentence: Sentence): KnownFigure[] {
  const score = (one: KnownFigure) =>
    Number(isNamed(one, sentence)) * 10 +
    sharedWords(one, sentence) * 2 +
    one.path.filter((word) => sentence.words.has(word)).length
  const distance = (one: KnownFigure) => Math.abs(Math.log(Number(one.value) / Number(value))) || 0
  // A price per hour is not what a sum of thousands contradicts.
  const near = known.filter((one) => distance(one) < 1.5)
  return [...(near.length > 0 ? near : known)].sort(
    (a, b) => score(b) - score(a) || distance(a) - distance(b) || Number(isDerived(a)) - Number(isDerived(b)),
  )
}

/** A price per hour follows from a price, which is what texts mostly speak of. */
const isDerived = ({ address }: KnownFigure) => address.endsWith('.perHour')
