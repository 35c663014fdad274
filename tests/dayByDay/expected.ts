/** The expected content of each page on a day: plain loops over days, without any code of the generator. */
import * as content from './content.ts'
import { beginsOn, dayAfter } from './dates.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

const dayOfMonth = (day: string) => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`
const printed = (day: string) => `${weekdays[new Date(day).getUTCDay()]} ${dayOfMonth(day)}`
const printedDays = (from: string, to: string) => {
  if (from === to) return printed(from)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${dayOfMonth(to)}`
  const year = (day: string) => (from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`)
  return `${dayOfMonth(from)}${year(from)}–${dayOfMonth(to)}${year(to)}`
}
/** An instant in India. */
const instant = (day: string, time: string) => `${day}T${time}:00+05:30`
const milliseconds = (day: string, time: string) => Date.parse(instant(day, time))

const inOrderOf = <Item>(list: readonly Item[], key: (item: Item) => string | number) =>
  [...list].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))

type Closure = (typeof content.closures)[number] & {
  to?: string
  start?: string
  end?: string
  announce?: string
}
const lastOf = (closure: Closure) => closure.to ?? closure.from
const closures: readonly Closure[] = inOrderOf(content.closures, ({ from }) => from)
const announced = (today: string) =>
  closures.filter((one) => today >= (one.announce ?? dayAfter(one.from, -7)) && today <= lastOf(one))

/** Those that are announced, or within the next 350 days. */
const listed = (today: string) =>
  closures.filter(
    (one) => today <= lastOf(one) && (one.from <= dayAfter(today, 350) || announced(today).includes(one)),
  )

const isOn = (one: Closure, day: string) => day >= one.from && day <= lastOf(one)

/** The bar of a closure. */
function bar(closure: Closure, today: string) {
  const { id, name, from, start, end } = closure
  const days = printedDays(from, lastOf(closure))
  let again = dayAfter(lastOf(closure))
  const isOver = (day: string) => (start ? !closures.some((one) => isOn(one, day)) : !content.isClosed(day))
  while (!isOver(again)) again = dayAfter(again)
  const opens = closures.find((one) => isOn(one, again))?.start ?? '10:00'
  const text = start ? `${name}: open ${start}–${end} on ${days}` : `Closed ${days} for ${name}`
  const after = start
    ? `Usual hours again from ${printed(again)}.`
    : `Open again on ${printed(again)}, ${opens}.`
  return {
    id,
    text: `${text} ${after}`,
    from: instant(from, '00:00'),
    until: instant(lastOf(closure), '23:59'),
    canBeDismissed: today < from,
  }
}

const exceptionLine = (closure: Closure) =>
  `${printedDays(closure.from, lastOf(closure))} (${closure.name}): ${closure.start ? `${closure.start}–${closure.end}` : 'closed'}`

/** A closure in structured data: a closed day opens and closes at midnight. */
const hoursForMachines = ({ from, to = from, start = '00:00', end = '00:00' }: Closure) => [
  from,
  to,
  start,
  end,
]

interface Date_ {
  first: string
  last: string
  /** The date without its exception. */
  planned: string
  start: string | undefined
  end: string | undefined
  status: 'planned' | 'moved' | 'sold-out' | 'cancelled' | 'closed'
  /** Whether it begins when it was planned. */
  isAsPlanned: boolean
}

/** Every date of a tournament that begins or goes on within about two years, in order. */
function datesOf({ repeats, time, exceptions }: content.Tournament): Date_[] {
  const found: Date_[] = []
  const length = repeats === 'last weekend' ? 2 : 1
  for (let day = dayAfter(content.firstDay, -60); day < '2028-12-31'; day = dayAfter(day)) {
    if (!beginsOn(repeats, day)) continue
    const exception = exceptions.find(({ date }) => date === day)
    const first = exception?.to ?? day
    const last = dayAfter(first, length - 1)
    const isClosed = !exception && (content.isClosed(first) || content.isClosed(last))
    const status = isClosed ? 'closed' : (exception?.status ?? 'planned')
    const [start, end] = [exception?.start ?? time?.start, exception?.end ?? time?.end]
    const isAsPlanned = first === day && start === time?.start
    found.push({ first, last, planned: day, start, end, status, isAsPlanned })
  }
  return inOrderOf(found, ({ first }) => first)
}

const allDates = new Map(content.tournaments.map((tournament) => [tournament.id, datesOf(tournament)]))
const withClosed = (id: string, day: string) => (allDates.get(id) ?? []).filter(({ last }) => last >= day)
/** Pages leave out the dates on closed days. */
const datesFrom = (id: string, day: string) => withClosed(id, day).filter(({ status }) => status !== 'closed')

const hours = 3_600_000
const startOf = ({ first, start }: Date_) => milliseconds(first, start ?? '10:00')
const endDay = ({ last, start, end }: Date_) => (start && end && end <= start ? dayAfter(last) : last)
const endOf = (date: Date_) => milliseconds(endDay(date), date.end ?? '23:59')
const closesAt = ({ first, start }: Date_) =>
  milliseconds(first, start ?? '00:00') - content.registration.closes * hours

/** A date as a match has it. */
const match = (date: Date_) => ({
  status: date.status,
  opens: milliseconds(dayAfter(date.first, -content.registration.opens), '00:00'),
  closes: closesAt(date),
  starts: startOf(date),
  ends: endOf(date),
})

const takesPlace = ({ status }: Date_) => status === 'planned' || status === 'moved'

const canBeEntered = (date: Date_, today: string) =>
  takesPlace(date) && closesAt(date) > milliseconds(today, '00:00')

/** A date as structured data has it. */
function event(date: Date_ | undefined) {
  if (!date) return undefined
  const isRescheduled = !date.isAsPlanned && date.status !== 'cancelled'
  const status = date.status === 'cancelled' ? 'Cancelled' : isRescheduled ? 'Rescheduled' : 'Scheduled'
  return {
    startDate: date.start ? instant(date.first, date.start) : date.first,
    endDate: date.end ? instant(endDay(date), date.end) : date.last,
    eventStatus: `https://schema.org/Event${status}`,
    moved: isRescheduled,
    soldOut: date.status === 'sold-out',
  }
}

const inUtc = (day: string, time: string) => new Date(instant(day, time)).toISOString().replace('.000', '')

/** The next twelve dates, and those that were among them and do not take place as planned. */
function inCalendar({ id, repeats }: content.Tournament, today: string) {
  // The only date of a tournament stays.
  const from = repeats.startsWith('once') && repeats.slice(5) < today ? repeats.slice(5) : today
  const next = datesFrom(id, from).slice(0, 12)
  const closed = withClosed(id, from)
    .slice(0, 12)
    .filter(({ status }) => status === 'closed')
  const moved = (allDates.get(id) ?? []).filter(
    ({ status, planned, last }) => status === 'moved' && (planned >= from || last >= from),
  )
  const all = [...new Set([...closed, ...moved, ...next])]
  return inOrderOf(all, ({ first }) => first).map((date) => [
    date.planned,
    ...(date.start && date.end
      ? [inUtc(date.first, date.start), inUtc(endDay(date), date.end)]
      : [date.first, dayAfter(date.last)]),
    date.status === 'cancelled' || date.status === 'closed' ? 'CANCELLED' : 'CONFIRMED',
  ])
}

/** The blocks of the week from Monday to Sunday: those with hours day by day, then those of whole days. */
function week(today: string) {
  let monday = today
  while (new Date(monday).getUTCDay() !== 1) monday = dayAfter(monday, -1)
  const days = Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))
  const sunday = dayAfter(monday, 6)
  const all = content.tournaments.flatMap(({ id }) =>
    datesFrom(id, monday)
      .filter(({ first }) => first <= sunday)
      .map((date) => ({ id, date, starts: startOf(date) })),
  )
  // A week without tournaments, such as one of closed days, is not shown.
  if (all.length === 0) return { days: [], blocks: [], notes: [] }
  const inHours = all.filter(({ date }) => date.start)
  const wholeDays = all.filter(({ date }) => !date.start)
  const shown = [...inOrderOf(inHours, ({ date }) => `${date.first} ${date.start}`), ...wholeDays]
  return {
    days,
    blocks: shown.map(({ id, starts }) => [id, starts]),
    notes: days.flatMap((day) => {
      if (content.isClosed(day)) return ['closed']
      return all.some(({ date }) => date.first <= day && day <= date.last) ? [] : ['No tournament']
    }),
  }
}

const isOnOffer = ({ from, until }: { from?: string; until?: string }, today: string) =>
  (from === undefined || today >= from) && (until === undefined || today <= until)

/** Everything that depends on the day. */
export function expectedOn(today: string) {
  const offers: { title: string; from?: string; until?: string }[] = content.offers.filter((offer) =>
    isOnOffer(offer, today),
  )
  const specials: { name: string; offer: string; from?: string; until?: string }[] = content.specials.filter(
    (special) => isOnOffer(special, today),
  )
  const next = inOrderOf(
    content.tournaments.flatMap(({ id }) =>
      datesFrom(id, today)
        .slice(0, 1)
        .map((date) => ({ id, date })),
    ),
    ({ date }) => startOf(date),
  )
  const featured = next.find(({ date }) => canBeEntered(date, today))
  return {
    bars: announced(today).map((closure) => bar(closure, today)),
    notices: content.notices
      .filter(({ from = today, until }) => today >= from && today <= until)
      .map(({ id, text, until }) => ({ id, text, until: instant(until, '23:59') })),
    exceptions: announced(today).map(exceptionLine),
    exceptionsOnContact: listed(today).map(exceptionLine),
    offers: offers.map(({ title, until }) => [title, until]),
    specials: specials.map(({ name, until }) => [name, until]),
    // Structured data has those that begin or end.
    datedOffers: [
      ...specials.map(({ name, offer, from, until }) => [`${name}: ${offer}`, from, until]),
      ...offers.map(({ title, from, until }) => [title, from, until]),
    ].filter(([, from, until]) => from ?? until),
    hoursForMachines: announced(today).map(hoursForMachines),
    hoursForMachinesOnContact: listed(today).map(hoursForMachines),
    brokenLinks: [],
    guides: inOrderOf(Object.entries(content.guides), ([, date]) => date)
      .reverse()
      .filter(([, date]) => date <= today)
      .map(([slug]) => slug),
    next: featured?.id,
    matches: next.filter((one) => one !== featured).map(({ id, date }) => ({ id, ...match(date) })),
    week: week(today),
    tournaments: content.tournaments.map((tournament) => {
      const { id, results } = tournament
      const dates = datesFrom(id, today)
      const shown = dates.slice(0, 5)
      const next = shown.find(takesPlace) ?? dates[0]
      return {
        id,
        next: next && match(next),
        dates: shown.filter((date) => date !== next).map(match),
        event: event(dates[0]),
        calendar: inCalendar(tournament, today),
        results: results.length,
      }
    }),
  }
}
