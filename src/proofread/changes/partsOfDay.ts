/** Texts that name a part of the day, after a change of opening hours or of the time of something. */
import { parseAgain } from '../../content/findInContent.ts'
import { hoursOfWeekday, type OpeningHours } from '../../content/openingHours.ts'
import type { Source } from '../../content/source.ts'
import { shortWeekdays, weekdays } from '../../content/weekdays.ts'
import { shortOf } from '../../text.ts'
import { isRecord } from '../../validate/walkSchema.ts'
import { namedDays } from '../amounts/saidHours.ts'
import type { ChangedThing, Thing } from './changedThings.ts'
import { notWords, type Score } from './likelihood.ts'
import { namesFor, stem, stemsIn } from './namesOfThings.ts'
import { sectionOf } from './ownTexts.ts'
import type { Sentence } from './sentences.ts'

const parts = [
  { until: '12:00', words: /\b(?:mornings?|before the evening)\b/i },
  { until: '17:00', words: /\b(?:afternoons?|noon|before the evening)\b/i },
  { until: '24:00', words: /\b(?<!before the )(?:evenings?|nights?|tonight)\b/i },
]

/** Finds what names the part of the day of something that has its time in another one now, or how often it took place before. */
export function otherTimes(
  thing: ChangedThing,
  things: readonly Thing[],
  sentences: readonly Sentence[],
): Score {
  const { fields, became } = thing
  if (!became) return () => 0
  const [before, now] = [fields, became].map(partOf)
  const rhythm = rhythmIn(fields)
  const saysTime = [
    ...(before && now && before !== now ? [before.words, now.words] : []),
    ...(now && !before ? [/\ball[ -]day\b/i] : []),
    ...(rhythm && rhythm !== rhythmIn(became) ? [rhythm.words] : []),
  ]
  if (saysTime.length === 0) return () => 0
  const names = namesFor({ ...thing, name: shortOf(thing.name) }, things)
  const near = new Set(sentences.filter(({ text }) => names.test(text)).map(sectionOf))
  const [ofList = ''] = thing.address.split('.')
  const kind = stem(thing.list.slice(thing.list.lastIndexOf('.') + 1))
  return (sentence) => {
    const { file, text, isForSearch } = sentence
    const words = text.replaceAll(notWords, '')
    if (isForSearch || !saysTime.some((time) => time.test(words))) return 0
    if (names.test(text)) return 4
    if (near.has(sectionOf(sentence))) return 3
    // The others of its list are not about it.
    return stemsIn(`${file.replaceAll('-', ' ')} ${text}`).has(kind) && !file.endsWith(`/${ofList}.yaml`)
      ? 3
      : 0
  }
}

/** The part of the day in which something begins. */
const partOf = (fields: Thing['fields']) => {
  const time = Object.values(fields)
    .filter(isRecord)
    .find(({ start }) => typeof start === 'string')
  return time && parts.find(({ until }) => String(time.start) < until)
}

const anyWeekday = `(?:${weekdays.join('|')})`
/** The words for how often something takes place, by how content writes it. */
const rhythms = [
  {
    written: /^every [a-z]+$/,
    words: new RegExp(`\\b(?:week(?:s|ly)?|(?:every|each) ${anyWeekday}|${anyWeekday}s)\\b`, 'i'),
  },
  { written: /^every second [a-z]+ from /, words: /\b(?:fortnight(?:s|ly)?|every (?:second|other))\b/i },
  { written: /^(?:first|second|third|fourth|last) [a-z]+$/, words: /\bmonth(?:s|ly)?\b/i },
]
const rhythmIn = (fields: Thing['fields']) =>
  rhythms.find(({ written }) =>
    Object.values(fields).some((value) => typeof value === 'string' && written.test(value)),
  )

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
