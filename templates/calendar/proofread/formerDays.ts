/** Days that something had before a change, and that texts still name. */
import { isDeepStrictEqual } from 'node:util'
import { findInShownTexts, placesInWords } from '../../../src/content/findInContent.ts'
import { daysOff, findRun, groupHours, hoursOfWeekday, openDays } from '../../../src/content/openingHours.ts'
import { askOwner, type ChangeContext } from '../../../src/content/rules/ruleContext.ts'
import type { Content } from '../../../src/content/types.ts'
import { lineRangeOf } from '../../../src/diagnostics/positions.ts'
import { listed } from '../../../src/diagnostics/words.ts'
import { textOf } from '../../../src/siteFiles.ts'
import { capitalized } from '../../../src/text.ts'
import type { DatedSubject, WeeklyEntry } from '../../parts/subject.ts'
import { dayOfName, inFull } from '../weekdayNames.ts'

/** The opening hours, and the entries of all dated, with their days. */
export const weeklyEntries = (content: Content, dated: readonly DatedSubject[]): WeeklyEntry[] => {
  const { hours } = content.site
  const open = findRun(openDays(hours)) ?? []
  return [
    {
      ...{ file: 'site', path: ['hours'], name: 'the opening hours', references: ['${site.hours'] },
      days: [groupHours(hours).map(({ days }) => days), open, daysOff(hours).map((day) => `off ${day}`)].flat(
        2,
      ),
    },
    ...dated.flatMap((subject) => subject.weeklyEntries(content)),
  ]
}

/**
 * Warns of texts that name the former days of the opening hours, of a pass, a special, a party or a tournament, or a former day
 * off.
 */
export function checkFormerDays(
  context: ChangeContext,
  before: Content,
  dated: readonly DatedSubject[],
): void {
  const { content, source, warning } = context
  const [had = [], has = []] = [before, content].map((state) => weeklyEntries(state, dated))
  for (const old of new Set(had.flatMap(({ days }) => days))) {
    const changed = has.filter(
      ({ references: [reference], days }) =>
        !days.includes(old) && had.some((one) => one.references[0] === reference && one.days.includes(old)),
    )
    const [first] = changed
    if (!first) continue
    // Where others still have these days, a line is only about what it refers to. A single day may be about anything.
    const isGone = /[ -]/.test(old) && has.every(({ days }) => !days.includes(old))
    const references = changed.flatMap(({ references }) => references)
    const isAbout = (line: string) => isGone || references.some((one) => line.includes(one))
    const isInEntry = inEntriesOf(changed, context)
    const isInPage = inPagesAbout(changed, has, old, context)
    const places = findInShownTexts(source, (line) => findDays(old, line)).flatMap(({ place, text }) =>
      !place.file.endsWith('facts.yaml') && (isAbout(text) || isInEntry(place) || isInPage(place, text))
        ? [place]
        : [],
    )
    if (places.length === 0) continue
    const isOff = old.startsWith('off ')
    const owners = capitalized(listed(changed.map(({ name }) => name)))
    warning(first.file, first.path, {
      rule: 'old-days',
      reason: `${isOff ? `${inFull(old.slice(4))} was the day off` : `${owners} had ${old.includes('-') ? old : inFull(old)}`} before this change, but texts still ${isOff ? 'say “closed” of' : 'name'} it: ${placesInWords(places)}.`,
      remedy: 'Correct them there. If they are about something else, nothing needs to be done.',
    })
  }
}

/** Warns of texts that name a day on which the café is closed since a change, alone or as an end of a run. */
export function checkNewDaysOff({ content, source, warning }: ChangeContext, before: Content): void {
  const [had, has] = [before, content].map(({ site }) => daysOff(site.hours))
  for (const day of has?.filter((day) => !had?.includes(day)) ?? []) {
    const places = findInShownTexts(source, (line) =>
      line.search(daysOffInWords) >= 0 ? [] : findDays(day, line.replaceAll(runs, withEnd(day))),
    ).flatMap(({ place, text }) =>
      /\/(?:site|facts)\.yaml$/.test(place.file) || daysField.test(text) ? [] : [place],
    )
    if (places.length === 0) continue
    warning('site', ['hours'], {
      rule: 'old-days',
      reason: `The café is closed on ${inFull(day)} since this change, but texts name that day: ${placesInWords(places)}.`,
      remedy: 'Take out there what cannot be on that day. If all of it can, nothing needs to be done.',
    })
  }
}

/** Keeps a run that begins or ends with a day. */
const withEnd = (day: string) => (run: string, first: string, last: string) =>
  [first, last].some((name) => dayOfName.get(name.toLowerCase()) === day) ? run : ''

/** Where texts about something name a day: in its own entry, and on pages about it. */
export function placesAbout(
  owners: readonly WeeklyEntry[],
  all: readonly WeeklyEntry[],
  day: string,
  context: ChangeContext,
) {
  const [isInEntry, isInPage] = [inEntriesOf(owners, context), inPagesAbout(owners, all, day, context)]
  return findInShownTexts(context.source, (line) => findDays(day, line)).flatMap(({ place, text }) =>
    !daysField.test(text) && (isInEntry(place) || isInPage(place, text)) ? [place] : [],
  )
}

/** What has days says them itself. */
const daysField = /^ *(?:- )?(?:days?|repeats): /

/** Whether a place is within the entry of something, such as in the text of a tournament. */
function inEntriesOf(owners: readonly WeeklyEntry[], { yamlOf }: ChangeContext) {
  const entries = owners.flatMap(({ file, path }) => {
    const yaml = yamlOf(file)
    const range = path.length > 1 && yaml && lineRangeOf(yaml, path.slice(0, -1))
    return range ? [{ file: yaml.file, ...range }] : []
  })
  return ({ file, line }: { file: string; line: number }) =>
    entries.some((entry) => entry.file === file && entry.first <= line && line <= entry.last)
}

/**
 * Whether a line is in a guide about an entry that changed, or in the page about all of its kind, and names nothing else that has
 * days: “See you on Saturday.” Where another one has that day alone, the page may be about that.
 */
function inPagesAbout(
  changed: readonly WeeklyEntry[],
  all: readonly WeeklyEntry[],
  day: string,
  { source }: ChangeContext,
) {
  const moved = changed.filter(({ page }) => page)
  const others = all.filter((owner) => !moved.includes(owner))
  const isShared = others.some(({ page, days }) => page && String(days) === day)
  const isNamed = (owners: readonly WeeklyEntry[], text: string) =>
    owners.some(({ references }) => references.some((one) => text.includes(one)))
  return ({ file }: { file: string }, line: string) => {
    if (isNamed(others, line) || line.search(runs) >= 0 || line.search(daysOffInWords) >= 0) return false
    const path = file.slice(source.folder.length + 1)
    const [title = ''] = /^title: .*/m.exec(textOf(source.files.get(path))) ?? []
    const isPage = moved.some(
      ({ page }) => path.startsWith(`pages/${page}.`) || path.startsWith(`seo/${page}.`),
    )
    return isNamed(moved, title) || (isPage && !isShared)
  }
}

const hoursInText = /\$\{site\.hours\b/g
const lengthInText = /\$\{\w+\.[\w.-]+\.(?:duration|timeSlot|time|validity)\b/

/** Warns of texts that print the opening hours beside the time or the length of something, once the hours are other ones. */
export function checkFormerHours(
  { content, source, earlier, warning }: ChangeContext,
  before: Content,
): void {
  const isMoved = openDays(content.site.hours).some((day) => {
    const [had, has] = [before, content].map(({ site }) => hoursOfWeekday(site.hours, day))
    return !isDeepStrictEqual(had, has)
  })
  if (!isMoved) return
  const places = findInShownTexts(source, (line) =>
    lengthInText.test(line) ? line.matchAll(hoursInText) : [],
  ).flatMap(({ place, text }) => {
    const path = place.file.slice(source.folder.length + 1)
    // A line that is new was written for these hours.
    return textOf(earlier.files.get(path)).split(/\r?\n/).includes(text) ? [place] : []
  })
  if (places.length === 0) return
  warning('site', ['hours'], {
    rule: 'moved-hours',
    reason: `The opening hours changed, and these texts print them beside the time or the length of something: ${placesInWords(places)}.`,
    remedy: 'Read whether what they say of both is still true. If it is, nothing needs to be done.',
  })
}

/** Warns of hours in the footer that stayed as they were, where those of all other pages are new. */
export function checkOldFooterHours(
  { content: { site }, warning, where }: ChangeContext,
  before: Content,
): void {
  const { hours, footerHours } = site
  const isStale =
    footerHours !== undefined &&
    !isDeepStrictEqual(hours, before.site.hours) &&
    isDeepStrictEqual(footerHours, before.site.footerHours) &&
    !isDeepStrictEqual(groupHours(footerHours), groupHours(hours))
  // One set of hours beside those by days is reported in any case.
  if (!isStale || Array.isArray(hours) !== Array.isArray(footerHours)) return
  warning('site', ['footerHours'], {
    rule: 'footer-hours',
    reason: `The opening hours changed (${where('site', ['hours'])}), but the footer of every page still says its own, which did not.`,
    remedy: `Delete “footerHours” and the lines below it that belong to it: then the footer says the new hours. ${askOwner('site.footerHours')}`,
  })
}

const name = String.raw`(?<!\p{L})(${[...dayOfName.keys()].join('|')})s?\.?(?![\p{L}\p{M}])`
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
    const found = named.flatMap((name) => dayOfName.get(name?.toLowerCase() ?? '') ?? [])
    return found.join('-') === days.replace('off ', '')
  })
}
