/** Texts that name a part of the day, after a change of opening hours or of the time of something. */
import { parseAgain } from '../../content/findInContent.ts'
import { hoursOfWeekday, type OpeningHours } from '../../content/openingHours.ts'
import type { Source } from '../../content/source.ts'
import { shortWeekdays } from '../../content/weekdays.ts'
import { isRecord } from '../../diagnostics/walkSchema.ts'
import { shortOf } from '../../text.ts'
import { namedDays } from '../amounts/saidHours.ts'
import type { ChangedThing, Thing } from './changedThings.ts'
import { namesFor, notWords, type Score, stem, stemsIn } from './likelihood.ts'
import { sectionOf } from './ownTexts.ts'
import type { Sentence } from './sentences.ts'

const parts = [
  { until: '12:00', words: /\b(?:mornings?|before the evening)\b/i },
  { until: '17:00', words: /\b(?:afternoons?|noon|before the evening)\b/i },
  { until: '24:00', words: /\b(?<!before the )(?:evenings?|nights?|tonight)\b/i },
]

const partAt = (time: string) => parts.find(({ until }) => time < until)

/** Finds what names the part of the day of something that has its time in another one now. */
export function otherPartOfDay(
  thing: ChangedThing,
  things: readonly Thing[],
  sentences: readonly Sentence[],
): Score {
  const [before, now] = [startIn(thing.fields), startIn(thing.became ?? {})].map(
    (start) => start && partAt(start),
  )
  if (!before || !now || before === now) return () => 0
  const names = namesFor({ ...thing, name: shortOf(thing.name) }, things)
  const near = new Set(sentences.filter(({ text }) => names.test(text)).map(sectionOf))
  const [ofList = ''] = thing.address.split('.')
  const kind = stem(thing.list.slice(thing.list.lastIndexOf('.') + 1))
  return (sentence) => {
    const { file, text, isForSearch } = sentence
    const words = text.replaceAll(notWords, '')
    if (isForSearch || !(before.words.test(words) || now.words.test(words))) return 0
    if (names.test(text)) return 4
    if (near.has(sectionOf(sentence))) return 3
    // The others of its list are not about it.
    return stemsIn(`${file.replaceAll('-', ' ')} ${text}`).has(kind) && !file.endsWith(`/${ofList}.yaml`)
      ? 3
      : 0
  }
}

const startIn = (fields: Thing['fields']) =>
  Object.values(fields)
    .filter(isRecord)
    .map(({ start }) => start)
    .find((start) => typeof start === 'string')

/** Finds what names a part of the day in which the café is open no longer, or newly. */
export function otherOpenParts(source: Source, earlier: Source): Score[] {
  const [before, now] = [earlier, source].map(hoursIn)
  const changed = shortWeekdays.flatMap((day) => {
    const [old, other] = [before, now].map((hours) => hours && hoursOfWeekday(hours, day))
    // What is said of days off has rules of its own.
    if (!old || !other) return []
    return parts
      .filter((part) => isOpenIn(part, old) !== isOpenIn(part, other))
      .map(({ words }) => ({ day, words }))
  })
  if (changed.length === 0) return []
  const names = ({ text, isForSearch }: Sentence) => {
    const said = text.replaceAll(notWords, '')
    const days = namedDays(said)
    return (
      !isForSearch &&
      changed.some(({ day, words }) => words.test(said) && (days.length === 0 || days.includes(day)))
    )
  }
  return [(sentence) => (names(sentence) ? 3 : 0)]
}

function hoursIn(source: Source) {
  const site = source.files.has('site.yaml') ? parseAgain(source, 'site.yaml').toValue() : undefined
  return isRecord(site) ? (site.hours as OpeningHours) : undefined
}

/** Whether opening hours have a time in a part of the day. */
function isOpenIn(
  { until }: (typeof parts)[number],
  { start, end }: { start: string; end: string },
): boolean {
  const from = parts[parts.findIndex((part) => part.until === until) - 1]?.until ?? '00:00'
  const close = end <= start ? '24:00' : end
  return start < until && close > from
}
