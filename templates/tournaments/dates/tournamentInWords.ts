/** Tournaments and their dates in words: time, fee, and the action in each state. */

import { instantIn, startAndEnd } from '../../../src/content/calendarDates.ts'
import { hoursOfWeekday } from '../../../src/content/openingHours.ts'
import type { Content } from '../../../src/content/types.ts'
import { shortWeekdays, weekdayOf } from '../../../src/content/weekdays.ts'
import { type PageContext, pictureOf } from '../../../src/pages/pageContext.ts'
import { capitalized } from '../../../src/text.ts'
import type { Pages } from '../../content.ts'
import { fillBlanks } from '../../parts/blanks.ts'
import { bookingOf } from '../../parts/contact.ts'
import { tournamentPath } from '../../parts/routes.ts'
import type { PrintedDate, StateText, TournamentCardProps } from '../card/TournamentCard.tsx'
import { calendarPathOf } from './calendarFiles.ts'
import { changeOf } from './changeInWords.ts'
import { hasOtherHours, nextDates, type Tournament, type TournamentDate } from './dates.ts'
import { registrationTimes } from './registrationTimes.ts'
import { canBeEntered, stateAt } from './states.ts'

/** The page context, with the words of the list of tournaments. */
export interface TournamentContext extends PageContext {
  labels: Pages['tournaments']
}

export const timeOf = (
  time: TournamentDate['time'],
  { labels, content: { format } }: TournamentContext,
): string => (time ? format.timeRange(time) : labels.allDayLabel)

/** Keeps a figure and its unit on one line: 6-minute halves. */
const joinFigures = (text: string) => text.replaceAll(/(?<=\d)-/g, '-\u2060')

/** Title, time, format, fee and prize of a tournament as text; fee and prize also as labelled lines. */
export function printedOf(tournament: Tournament, context: TournamentContext) {
  const { labels, content } = context
  const { money, repeats } = content.format
  const { name, title = name, entryPer, free, prizeSplit: parts = [] } = tournament
  const [entry, prize] = [money(tournament.entry), money(tournament.prize)]
  const entryUnit = free ? '' : labels.perLabel[entryPer]
  const prizeSplit = parts.map(money).join(' / ')
  const day = capitalized(repeats(tournament.repeats))
  const time = timeOf(tournament.time, context)
  return {
    printed: {
      title,
      day,
      time,
      format: joinFigures(tournament.format),
      entry,
      entryUnit,
      prize,
      prizeSplit,
    },
    lines: {
      fee: `${labels.entryLabel}: ${entry} ${entryUnit}`.trimEnd(),
      prize: `${labels.prizeLabel}: ${prize}`,
      split: prizeSplit && `${labels.splitLabel}: ${prizeSplit}`,
    },
  }
}

/** The next dates of a tournament with the texts and actions of each state. @param count how many dates at most */
export function printDates(tournament: Tournament, context: TournamentContext, count: number): PrintedDate[] {
  const { content, today } = context
  // A few more, because the last one shown may have to name the one after it.
  const dates = nextDates(tournament, content.calendar.closures, today, count + 8)
  return dates.slice(0, count).map((date, index): PrintedDate => {
    const { first, last } = date
    const following = dates.slice(index + 1).find(({ status }) => status === 'planned' || status === 'moved')
    return {
      days: [...new Set([first, last])].map((day) => dayProps(date, day, content)),
      time: timeOf(date.time, context),
      moments: momentsOf(date, content),
      change: printedChange(date, tournament, context),
      words: wordsOf(date, context),
      actions: actionsOf(tournament, date, following, context),
    }
  })
}

/** What is not as usual on a date, and why; the hours of a moved one as well, where they are others. */
function printedChange(date: TournamentDate, tournament: Tournament, context: TournamentContext) {
  const change = changeOf(date, tournament, context.labels, context.content)
  if (change === undefined) return undefined
  // The state of a date that is sold out has the reason.
  const withReason = [change, date.status !== 'sold-out' && date.reason].filter(Boolean).join(': ')
  return date.status === 'moved' && hasOtherHours(date, tournament)
    ? `${timeOf(date.time, context)} · ${withReason}`
    : withReason
}

/** A tournament with its next date; undefined for a finished one. */
export function tournamentProps(
  tournament: Tournament,
  context: TournamentContext,
): TournamentCardProps | undefined {
  const [date] = printDates(tournament, context, 1)
  if (!date) return undefined
  return {
    ...tournament,
    ...printedOf(tournament, context).printed,
    date,
    path: context.content.pages.tournament && tournamentPath(tournament.id),
    calendar: calendarPathOf(tournament.id),
    picture: pictureOf(context, tournament.image),
  }
}

/** Whether registration is open at the beginning of the day of the build, or opens later. */
export const canBeEnteredFrom = (
  { moments }: PrintedDate,
  { today, content: { site } }: TournamentContext,
): boolean => canBeEntered(stateAt(Date.parse(instantIn(site.timeZone, today, '00:00')), moments))

const dayProps = ({ first, time }: TournamentDate, day: string, { format, site }: Content) => ({
  iso: day === first && time ? instantIn(site.timeZone, day, time.start) : day,
  printed: format.date(day, 'day'),
  weekday: format.date(day, 'weekday'),
  number: format.date(day, 'number'),
  month: format.date(day, 'month'),
})

/** The moments at which the state of a date changes. */
export function momentsOf(date: TournamentDate, content: Content): PrintedDate['moments'] {
  const { site } = content
  const { first, last, time, status } = date
  const opening = hoursOfWeekday(site.hours, shortWeekdays[weekdayOf(first)] ?? '')
  const { end } = startAndEnd(date, time, site.timeZone)
  const instant = (day: string, clock: string) => Date.parse(instantIn(site.timeZone, day, clock))
  const registration = registrationTimes(date, content)
  return {
    status,
    opens: registration && Date.parse(registration.opens.iso),
    closes: registration && Date.parse(registration.closes.iso),
    starts: instant(first, (time ?? opening)?.start ?? '00:00'),
    ends: time ? Date.parse(end) : instant(last, '23:59'),
  }
}

const endOf = ({ time, last }: TournamentDate, { words, format }: Content) =>
  fillBlanks(words.endsAt, { end: time ? format.time(time.end) : format.date(last, 'weekday') })

/** That a date is on, and until when. */
export const onNowOf = (date: TournamentDate, content: Content): string =>
  `${content.words.onNow}, ${endOf(date, content)}`

/** The name of each state of a date. */
function wordsOf(date: TournamentDate, { labels, content }: TournamentContext): StateText[] {
  const { words, format } = content
  const { status, time, first, reason } = date
  const over = { in: ['over'], marker: 'over', text: words.dateOver } as const
  if (status === 'cancelled')
    return [{ in: ['cancelled'], marker: 'over', text: labels.cancelledLabel, note: reason }, over]
  const on = {
    in: ['on'],
    marker: 'live',
    text: words.onNow,
    note: endOf(date, content),
  } as const
  if (status === 'sold-out')
    return [{ in: ['sold-out'], marker: 'over', text: labels.soldOutLabel, note: reason }, on, over]
  const start = fillBlanks(words.startsAt, {
    start: time ? format.dayAndTime(first, time.start) : format.date(first, 'day'),
  })
  const registration = registrationTimes(date, content)
  if (!registration)
    return [{ in: ['unknown', 'open'], marker: 'live', text: words.entriesOpenNow, note: start }, on, over]
  const { opens, closes } = registration
  return [
    { in: ['unknown'], marker: 'coming', text: words.entriesBetween, times: { opens, closes } },
    { in: ['opens'], marker: 'coming', text: fillBlanks(words.entriesOpenFrom, { opens: opens.printed }) },
    { in: ['open'], marker: 'live', text: fillBlanks(words.entriesOpen, { closes: closes.printed }) },
    { in: ['closed'], marker: 'over', text: words.entriesClosed, note: start },
    on,
    over,
  ]
}

/** The thing to do in each state of a date: enter, be reminded, ask, come, or look at the next date. */
function actionsOf(
  tournament: Tournament,
  date: TournamentDate,
  following: TournamentDate | undefined,
  context: TournamentContext,
): PrintedDate['actions'] {
  const { id, name, repeats } = tournament
  const { first, status, time } = date
  const { labels, content } = context
  const { site, words, format, pages } = content
  const day = format.date(first, 'day')
  const isUsual = changeOf(date, tournament, labels, content) === undefined
  const next = following && {
    kind: 'next' as const,
    label: [
      `${labels.nextLabel} ${format.date(following.first, 'day')}`,
      ...(hasOtherHours(following, tournament) ? [timeOf(following.time, context)] : []),
    ].join(', '),
    href: pages.tournament && `${tournamentPath(id)}#dates`,
  }
  const nextIn = (...states: StateText['in'][number][]) => (next ? [{ in: states, ...next }] : [])
  if (status === 'cancelled') return nextIn('cancelled', 'over')
  const come = { in: ['on'], kind: 'come', label: words.comeAndWatch, href: site.map.url } as const
  const blanks = {
    tournament: name,
    date: day,
    day: isUsual ? format.repeats(repeats) : day,
    time: timeOf(time, context),
  }
  if (status === 'sold-out') {
    const href = bookingOf(site, fillBlanks(words.askForPlaceMessage, blanks)).url
    return [{ in: ['sold-out'], kind: 'ask', label: words.askForPlace, href }, come, ...nextIn('over')]
  }
  const message = fillBlanks(pages.tournament?.joinMessage ?? labels.joinMessage, blanks)
  const { url } = bookingOf(site, message)
  return [
    { in: ['unknown', 'open'], kind: 'enter', label: labels.joinLabel, href: url },
    { in: ['opens'], kind: 'remind', label: words.remindMe, href: calendarPathOf(id) },
    come,
    ...nextIn('closed', 'over'),
  ]
}
