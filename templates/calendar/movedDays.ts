/** Days that something had before a change, and that texts still name. */
import { findInTexts, placesInWords } from '../../src/content/findInContent.ts'
import { daysOff, findRun, groupHours, openDays } from '../../src/content/openingHours.ts'
import type { ChangeContext } from '../../src/content/rules/context.ts'
import type { Content } from '../../src/content/types.ts'
import { shortWeekdays } from '../../src/content/weekdays.ts'
import type { Path } from '../../src/diagnostics/positions.ts'
import { listed } from '../../src/diagnostics/words.ts'
import { capitalized } from '../../src/text.ts'
import { inFull, soldOn } from './daysOff.ts'

/** What has days. */
interface Owner {
  file: string
  path: Path
  name: string
  /** How texts refer to it. */
  reference: string
  /** Weekdays or runs of them; a day off has “off” before it. */
  days: readonly string[]
}

const ownersIn = (content: Content): Owner[] => {
  const { hours } = content.site
  const open = findRun(openDays(hours)) ?? []
  return [
    {
      ...{ file: 'site', path: ['hours'], name: 'the opening hours', reference: '${site.hours' },
      days: [groupHours(hours).map(({ days }) => days), open, daysOff(hours).map((day) => `off ${day}`)].flat(
        2,
      ),
    },
    ...soldOn(content).map(({ file, path, id, name, days }) => ({
      ...{ file, path, name: `“${name}”`, days: [days] },
      reference: id ? `\${packages.${id}.` : file,
    })),
  ]
}

/** Warns of texts that name the former days of the opening hours, of a pass, a special or a party, or a former day off. */
export function checkMovedDays({ content, source, warning }: ChangeContext, before: Content): void {
  const [had, has] = [ownersIn(before), ownersIn(content)]
  for (const old of new Set(had.flatMap(({ days }) => days))) {
    const changed = has.filter(
      ({ reference, days }) =>
        !days.includes(old) && had.some((one) => one.reference === reference && one.days.includes(old)),
    )
    const [first] = changed
    if (!first) continue
    // Where others still have these days, a line is only about what it refers to. A single day may be about anything.
    const isGone = /[ -]/.test(old) && has.every(({ days }) => !days.includes(old))
    const isAbout = (line: string) =>
      !/^\s*#/.test(line) && (isGone || changed.some(({ reference }) => line.includes(reference)))
    const places = findInTexts(source, (line) => (isAbout(line) ? findDays(old, line) : [])).flatMap(
      ({ place }) => (/(?:README|FIELDS|questions|facts)\.\w+$/.test(place.file) ? [] : [place]),
    )
    if (places.length === 0) continue
    const isOff = old.startsWith('off ')
    warning(first.file, first.path, {
      rule: 'old-days',
      reason: isOff
        ? `The day off is another one since this change, but texts still say “closed” of ${inFull(old.slice(4))}: ${placesInWords(places)}.`
        : `${capitalized(listed(changed.map(({ name }) => name)))} had the days ${old} before this change, and texts still name them: ${placesInWords(places)}.`,
      remedy: 'Correct them there. If they are about something else, nothing needs to be done.',
    })
  }
}

/** The names of weekdays as texts write them, in small letters, with their short names in content: Monday, Mon, सोमवार → mon. */
const names = new Map(
  shortWeekdays.flatMap((day, index) =>
    ['en', 'hi', 'mr'].flatMap((locale) =>
      (['long', 'short'] as const).map((weekday) => {
        const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
        // The first day of 2024 was a Monday.
        return [format.format(Date.UTC(2024, 0, 1 + index)).toLowerCase(), day] as const
      }),
    ),
  ),
)

const name = String.raw`(?<!\p{L})(${[...names.keys()].join('|')})s?\.?(?![\p{L}\p{M}])`
const to = String.raw`(?:\s?[–—-]\s?| (?:to|till|until|through|ते|से) )`
const runs = new RegExp(name + to + name, 'giu')
const daysOffInWords = new RegExp(
  String.raw`\b(?:closed|shut|off)(?: on| every)? ${name}|${name}(?: is| are|:)?(?: our| the)?(?: weekly)? (?:closed|shut|off|holiday)\b`,
  'giu',
)
const singleDays = new RegExp(name, 'giu')

/** Where a text names days, written as those of an owner. */
function findDays(days: string, text: string) {
  const pattern = days.startsWith('off ') ? daysOffInWords : days.includes('-') ? runs : singleDays
  return [...text.matchAll(pattern)].filter(([, ...named]) => {
    const found = named.flatMap((name) => names.get(name?.toLowerCase() ?? '') ?? [])
    return found.join('-') === days.replace('off ', '')
  })
}
