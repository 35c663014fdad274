/** Dates of tournaments as matches: when a date is, what it costs, and what to do about it in each of its states. */
import { fillBlanks } from '../../templates/blanks.ts'
import type { MatchDate, MatchPart, MatchProps } from '../../templates/components/Match.tsx'
import { canBeEntered, stateAt } from '../../templates/matchState.ts'
import { bookingOf } from '../content/contact.ts'
import { type Occasion, occasionsOf, registrationOf } from '../content/occasions.ts'
import { parseRepeats } from '../content/repeats.ts'
import { instantIn, startAndEnd } from '../content/schedule.ts'
import type { Content, Data, Pages } from '../content/types.ts'
import { calendarPathOf } from '../seo/calendar.ts'

export type Tournament = Data['tournaments']['tournaments'][number]
type Labels = Pages['tournaments']

/** The page of a tournament. */
export const tournamentPath = (id: string): string => `/tournaments/${id}`

/** “Every Saturday”, “Last weekend of the month”, or the date of what takes place once. */
export function dayOf(repeats: string, labels: Labels, { format }: Content): string {
  const { frequency } = parseRepeats(repeats)
  const day = format.repeats(repeats)
  if (frequency === 'once') return day
  const text = fillBlanks(frequency === 'weekly' ? labels.weeklyLabel : labels.monthlyLabel, { day })
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const timeOf = ({ time }: { time?: Occasion['time'] }, labels: Labels, { format }: Content): string =>
  time ? format.timeRange(time) : labels.allDayLabel

/** What a tournament costs and pays, in words. */
export function figuresOf(tournament: Tournament, labels: Labels, { format }: Content) {
  const { entry, entryPer, free, prize, prizeSplit } = tournament
  const unit = free ? '' : labels.perLabel[entryPer]
  const split = prizeSplit?.map(format.money).join(' / ')
  return {
    fee: `${labels.entryLabel}: ${format.money(entry)} ${unit}`.trimEnd(),
    prize: `${labels.prizeLabel}: ${format.money(prize)}`,
    split: split && `${labels.splitLabel}: ${split}`,
  }
}

/** A tournament in plain facts, without its day: how it is played, what it costs and pays. */
export function factsOf(tournament: Tournament, labels: Labels, content: Content): string {
  const { fee, prize } = figuresOf(tournament, labels, content)
  return `${tournament.format}. ${fee}. ${prize}.`
}

/**
 * The next dates of a tournament, cancelled ones as well.
 *
 * @param today the day of the build, `YYYY-MM-DD`, in the site's time zone
 */
export function matchDates(
  tournament: Tournament,
  labels: Labels,
  content: Content,
  today: string,
  count: number,
): MatchDate[] {
  // A few more, because the last one shown may have to name the one after it.
  const occasions = occasionsOf(tournament, content.calendar.closures, today, count + 8)
  return occasions.slice(0, count).map((occasion, index) => {
    const following = occasions
      .slice(index + 1)
      .find(({ status }) => status === 'planned' || status === 'moved')
    return matchDate(tournament, occasion, following, labels, content)
  })
}

/** A tournament with its next date; undefined for one that is over for good. */
export function matchOf(
  tournament: Tournament,
  labels: Labels,
  content: Content,
  today: string,
): MatchProps | undefined {
  const [date] = matchDates(tournament, labels, content, today, 1)
  if (!date) return undefined
  const { id, name, icon, format, text, entry, entryPer, free, prize, prizeSplit } = tournament
  return {
    id,
    name,
    icon,
    format,
    text,
    date,
    path: content.pages.tournament && tournamentPath(id),
    day: dayOf(tournament.repeats, labels, content),
    entry: content.format.money(entry),
    entryUnit: free ? '' : labels.perLabel[entryPer],
    prize: content.format.money(prize),
    prizeSplit: prizeSplit?.map(content.format.money).join(' / '),
  }
}

/** Whether one can still enter on the day of the build, or will be able to. */
export function canBeEnteredFrom({ moments }: MatchDate, today: string, { site }: Content): boolean {
  return canBeEntered(stateAt(Date.parse(instantIn(site.timeZone, today, '00:00')), moments))
}

function matchDate(
  tournament: Tournament,
  occasion: Occasion,
  following: Occasion | undefined,
  labels: Labels,
  content: Content,
): MatchDate {
  const { format } = content
  const { first, last, status, reason } = occasion
  const registration = printedRegistration(occasion, content)
  return {
    days:
      first === last
        ? [dayProps(occasion, first, content)]
        : [first, last].map((day) => dayProps(occasion, day, content)),
    time: timeOf(occasion, labels, content),
    moments: momentsOf(occasion, content),
    moved:
      status === 'moved'
        ? withReason(fillBlanks(labels.movedLabel, { date: format.date(occasion.date, 'day') }), reason)
        : undefined,
    words: wordsOf(occasion, registration, labels, content),
    actions: actionsOf(tournament, occasion, following, labels, content),
  }
}

const dayProps = ({ first, time }: Occasion, day: string, { format, site }: Content) => ({
  iso: day === first && time ? instantIn(site.timeZone, day, time.start) : day,
  printed: format.date(day, 'day'),
  weekday: format.date(day, 'weekday'),
  number: format.date(day, 'number'),
  month: format.date(day, 'month'),
})

const withReason = (text: string, reason: string | undefined) => (reason ? `${text}: ${reason}` : text)

/** The moments at which the state of a date changes. */
export function momentsOf(occasion: Occasion, { site, tournaments }: Content): MatchDate['moments'] {
  const { first, last, time, status } = occasion
  const { end } = startAndEnd(occasion, time, site.timeZone)
  const instant = (day: string, clock: string) => Date.parse(instantIn(site.timeZone, day, clock))
  const rule = tournaments?.registration
  const registration = rule && registrationOf(occasion, rule, site.hours.start)
  return {
    status,
    opens: registration && instant(registration.opens, '00:00'),
    closes: registration && instant(registration.closes.date, registration.closes.time),
    starts: instant(first, time?.start ?? site.hours.start),
    ends: time ? Date.parse(end) : instant(last, '23:59'),
  }
}

/** How many days a weekday alone is clear. */
const clearDays = 6

function printedRegistration(occasion: Occasion, { tournaments, format, site }: Content) {
  const rule = tournaments?.registration
  if (!rule) return undefined
  const { opens, closes } = registrationOf(occasion, rule, site.hours.start)
  const printedDay = format.date(opens, 'day')
  return {
    opens: { iso: instantIn(site.timeZone, opens, '00:00'), printed: printedDay },
    closes: {
      iso: instantIn(site.timeZone, closes.date, closes.time),
      printed:
        rule.opens > clearDays
          ? `${format.date(closes.date, 'day')}, ${format.time(closes.time)}`
          : format.dayAndTime(closes.date, closes.time),
    },
  }
}

/** The name of each state of a date. */
function wordsOf(
  occasion: Occasion,
  registration: ReturnType<typeof printedRegistration>,
  labels: Labels,
  { words, format }: Content,
): MatchPart[] {
  const { status, time, first, last, reason } = occasion
  const over = { in: ['over'], marker: 'over', text: words.dateOver } as const
  if (status === 'cancelled')
    return [{ in: ['cancelled'], marker: 'over', text: labels.cancelledLabel, note: reason }, over]
  const on = {
    in: ['on'],
    marker: 'live',
    text: words.onNow,
    note: fillBlanks(words.endsAt, { end: time ? format.time(time.end) : format.date(last, 'weekday') }),
  } as const
  if (status === 'sold-out')
    return [{ in: ['sold-out'], marker: 'over', text: labels.soldOutLabel, note: reason }, on, over]
  const start = fillBlanks(words.startsAt, {
    start: time ? format.dayAndTime(first, time.start) : format.date(first, 'day'),
  })
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
  occasion: Occasion,
  following: Occasion | undefined,
  labels: Labels,
  content: Content,
): MatchDate['actions'] {
  const { site, words, format, pages } = content
  const { status, first } = occasion
  const next = following && {
    kind: 'next' as const,
    label: `${labels.nextLabel} ${format.date(following.first, 'day')}`,
    href: pages.tournament && `${tournamentPath(tournament.id)}#dates`,
  }
  const nextIn = (...states: MatchPart['in'][number][]) => (next ? [{ in: states, ...next }] : [])
  if (status === 'cancelled') return nextIn('cancelled', 'over')
  const come = { in: ['on'], kind: 'come', label: words.comeAndWatch, href: site.map.url } as const
  const blanks = {
    tournament: tournament.name,
    date: format.date(first, 'day'),
    day: dayOf(tournament.repeats, labels, content),
    time: timeOf(occasion, labels, content),
  }
  if (status === 'sold-out') {
    const booking = bookingOf(site, fillBlanks(words.askForPlaceMessage, blanks), words.askForPlace)
    return [
      { in: ['sold-out'], kind: 'ask', label: booking.label, href: booking.url },
      come,
      ...nextIn('over'),
    ]
  }
  const message = fillBlanks(pages.tournament?.joinMessage ?? labels.joinMessage, blanks)
  const booking = bookingOf(site, message, labels.joinLabel)
  return [
    { in: ['unknown', 'open'], kind: 'enter', label: booking.label, href: booking.url },
    { in: ['opens'], kind: 'remind', label: words.remindMe, href: calendarPathOf(tournament.id) },
    come,
    ...nextIn('closed', 'over'),
  ]
}
