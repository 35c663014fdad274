/** A café whose content depends on the day: every kind of repeat, exception, closure, notice, offer and guide. */
import { stringify } from 'yaml'
import { second } from '../mistakes/index.ts'
import { pick, randomNumbers } from '../random.ts'
import { beginsOn, dayAfter } from './dates.ts'

export const firstDay = '2026-09-01'
const numberOfDays = 400

export interface Exception {
  date: string
  status?: 'cancelled' | 'moved' | 'sold-out'
  to?: string
  start?: string
  end?: string
  reason?: string
}

export interface Tournament {
  id: string
  repeats: string
  time?: { start: string; end: string }
  exceptions: Exception[]
  results: { date: string; places: string[] }[]
}

const evening = { start: '19:00', end: '22:00' }
const overnight = { start: '21:30', end: '02:00' }

/** Each kind of repeat, with hours, past midnight and for whole days. */
const rules: [id: string, repeats: string, time?: Tournament['time']][] = [
  ['aerial-cup', 'every tuesday', evening],
  ['footsies-night', 'every friday', overnight],
  ['every-other-sunday', 'every second sunday from 2026-10-11', { start: '11:00', end: '15:00' }],
  ['first-sundays', 'first sunday', { start: '10:30', end: '18:00' }],
  ['third-fridays', 'third friday', evening],
  ['fourth-mondays', 'fourth monday'],
  ['last-wednesdays', 'last wednesday', evening],
  ['iron-palm', 'last weekend'],
  ['new-year', 'once 2027-01-01', evening],
]

const random = randomNumbers(25)

/** The days on which it would begin by its rule alone, with some days before and after all builds. */
const plannedDays = (repeats: string) =>
  Array.from({ length: numberOfDays + 60 }, (_, index) => dayAfter(firstDay, index - 30)).filter((day) =>
    beginsOn(repeats, day),
  )

export const closures = [
  { id: 'repairs', name: 'repairs', from: '2026-09-14', to: '2026-09-16', hours: 'closed' as const },
  {
    id: 'diwali',
    name: 'Diwali',
    from: '2026-11-08',
    to: '2026-11-09',
    hours: 'closed' as const,
    announce: '2026-10-20',
  },
  { id: 'after-diwali', name: 'a quiet day', from: '2026-11-10', start: '12:00', end: '20:00' },
  { id: 'christmas', name: 'Christmas', from: '2026-12-25', hours: 'closed' as const },
  { id: 'new-year', name: 'New Year', from: '2026-12-31', to: '2027-01-01', start: '12:00', end: '18:00' },
  {
    id: 'move',
    name: 'the move',
    from: '2027-03-25',
    to: '2027-04-20',
    hours: 'closed' as const,
    announce: '2027-03-01',
  },
  { id: 'monsoon', name: 'the monsoon', from: '2027-06-28', to: '2027-07-02', hours: 'closed' as const },
  { id: 'anniversary', name: 'our anniversary', from: '2027-08-07', start: '14:00', end: '22:00' },
] satisfies {
  id: string
  name: string
  from: string
  to?: string
  hours?: 'closed'
  start?: string
  end?: string
  announce?: string
}[]

export const notices = [
  { id: 'pads', text: 'Four new arcade pads.', from: '2026-09-05', until: '2026-10-10' },
  { id: 'tea', text: 'Hot tea all winter.', from: '2026-12-01', until: '2027-02-28' },
  { id: 'leap', text: 'Always until the end.', until: '2027-02-28' },
  { id: 'one-day', text: 'Today alone.', from: '2027-05-05', until: '2027-05-05' },
]

export const offers = [
  { title: 'Without an end', text: 'Always.' },
  { title: 'Rain money', text: 'In the rain.', from: '2027-06-01', until: '2027-08-31' },
  { title: 'Winter hours', text: 'In winter.', until: '2026-12-20' },
  { title: 'From spring on', text: 'In spring.', from: '2027-03-01' },
]

/** Specials of the consoles; those with hours change the price finder as well. */
export const specials = [
  { name: 'Every day', days: 'mon-sun', offer: 'Tea for two' },
  {
    name: 'Exam weeks',
    days: 'mon-thu',
    offer: 'A free hour',
    until: '2026-11-30',
    afterHours: 3,
    freeHours: 1,
  },
  {
    name: 'Boat races',
    days: 'fri-sun',
    offer: 'A tenth off',
    from: '2027-08-01',
    until: '2027-08-31',
    afterHours: 2,
    percentOff: 10,
  },
  { name: 'New year', days: 'fri', offer: 'Cake', from: '2027-01-01', until: '2027-01-01' },
]

/** The days of guides, by slug. */
export const guides = {
  'choosing-a-fighting-game-pad': '2026-10-01',
  'rainy-day-lan-party-kochi': '2027-02-28',
}

const turningDays = new Set(
  [...closures, ...notices, ...offers, ...specials, Object.values(guides)].flatMap((one) =>
    Object.values(one).filter((value) => /^\d{4}-\d\d-\d\d$/.test(value)),
  ),
)

/**
 * The days of the builds: every ninth one, so that each weekday and each part of a month comes, and those around every day from which
 * or until which something is true.
 */
export const buildDays = Array.from({ length: numberOfDays }, (_, index) => dayAfter(firstDay, index)).filter(
  (day, index) => index % 9 === 0 || [-1, 0, 1].some((count) => turningDays.has(dayAfter(day, count))),
)

export const isClosed = (day: string) =>
  closures.some((one) => one.hours === 'closed' && day >= one.from && day <= (one.to ?? one.from))

/** Each fits all hours above. */
const otherHours = [{ start: '10:15' }, { end: '23:30' }, { start: '10:00', end: '21:00' }]

/** A third of the dates are exceptions; a date is moved by a few days, to one that is not closed. */
export const tournaments = rules.map(([id, repeats, time]): Tournament => {
  const planned = plannedDays(repeats)
  const exceptions = planned.flatMap((date, index): Exception[] => {
    if (random() > 0.35) return []
    const status = pick(['cancelled', 'moved', 'sold-out', 'other hours'] as const, random)
    const to = dayAfter(date, pick([-2, -1, 1, 2], random))
    // No date that is left out can be sold out, or have other hours.
    if (status !== 'cancelled' && status !== 'moved' && isClosed(date)) return []
    if (status === 'other hours') return time ? [{ date, ...pick(otherHours, random) }] : []
    if (status !== 'moved') return [{ date, status, ...(index % 2 && { reason: 'exams' }) }]
    // Without its hours, it is the same time of day.
    return isClosed(to)
      ? []
      : [{ date, status, to, ...(time === evening && index % 2 && { start: '18:00' }) }]
  })
  // Results of days after a build are mistakes, so there are those before all builds alone.
  const results = planned
    .filter((day) => day < firstDay)
    .map((date) => ({ date, places: ['Team One', 'Team Two'] }))
  return { id, repeats, ...(time && { time }), exceptions, results }
})

/** How many days before its date registration opens, and how many hours before its start it closes. */
export const registration = { opens: 5, closes: 30 }

const encode = (value: unknown) =>
  new TextEncoder().encode(stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 }))
/** A text file of the second café; a link to a guide that is not published on all days would be a mistake. */
const text = (path: string) =>
  Object.keys(guides).reduce(
    (file, slug) => file.replaceAll(`/blog/${slug}`, '/blog'),
    new TextDecoder().decode(second.files.get(path)),
  )

const tournamentsFile = {
  tournaments: tournaments.map((tournament) => ({
    ...tournament,
    name: `The ${tournament.id}`,
    icon: 'trophy',
    format: 'Singles',
    entry: 100,
    entryPer: 'player',
    prize: 5000,
    text: 'A tournament.',
  })),
  registration,
  rulesHeading: 'Rules',
  rules: [{ id: 'rule', title: 'Be there', text: 'In time.' }],
}

const consoles = {
  id: 'sofas',
  name: 'Sofas',
  text: 'Pads and a television.',
  rates: [{ id: 'pad', name: '1 pad', controllers: 1, price: 95 }],
  bookLabel: 'Book a sofa',
  bookMessage: 'Is a sofa free?',
  specialsName: 'On the sofas',
  specials: specials.map((special, index) => ({ id: `special-${index}`, text: 'On the sofas.', ...special })),
}

const tournamentPage = {
  title: '{name} at the hall in Kochi',
  description:
    '{name}: {day}, {time}. Entry {entry}, prizes {prize}. When the next dates are, and how one can enter.',
  keywords: '{name}',
  datesHeading: 'Dates',
  timeLabel: 'Time',
  joinMessage: 'Count me in for {tournament} on {date}.',
  prizeHeading: 'Prize',
  resultsHeading: 'Results',
  dateLabel: 'Day',
  placeLabels: ['1st', '2nd'],
}

/** Its files: those of the second café, with other dates. */
export const files = new Map([
  ...[...second.files].map(([path, file]): [string, Uint8Array] => [
    path,
    /\.(yaml|md)$/.test(path) ? new TextEncoder().encode(text(path)) : file,
  ]),
  ['calendar.yaml', encode({ closures, notices })],
  ['tournaments.yaml', encode(tournamentsFile)],
  ['pages/tournament.yaml', encode(tournamentPage)],
  [
    'packages.yaml',
    new TextEncoder().encode(text('packages.yaml') + stringify({ consoles }, { lineWidth: 0 })),
  ],
  [
    'pages/pricing.yaml',
    new TextEncoder().encode(
      text('pages/pricing.yaml').replace(
        /^offers:\n(?: .*\n)+/m,
        stringify({ offers }, { aliasDuplicateObjects: false, lineWidth: 0 }),
      ),
    ),
  ],
  ...Object.entries(guides).map(([slug, date]): [string, Uint8Array] => {
    const path = `posts/${slug}.md`
    return [path, new TextEncoder().encode(text(path).replace(/^date: .*/m, `date: ${date}`))]
  }),
])
