/** Days of a wrong year, and of results. The day is 27 November 2026; most are found in comparison with the content before. */
import type { Change, Mistake } from './mistake.ts'

const calendar = (lines: string): Change => ({ file: 'calendar.yaml', to: lines })
const closure = (lines: string) =>
  calendar(
    `closures:\n  - id: eve\n    name: Eve\n    hours: closed\n    ${lines.replaceAll('\n', '\n    ')}\n`,
  )
const notice = (lines: string) =>
  calendar(`notices:\n  - id: tea\n    text: Hot tea.\n    ${lines.replaceAll('\n', '\n    ')}\n`)

/** The cup, every Tuesday, with further lines. */
const cup = (lines: string): Change => ({
  file: 'tournaments.yaml',
  from: '    entry: 275\n',
  to: `    entry: 275\n    ${lines}\n`,
})

const discount = (days: string): Change => ({
  file: 'packages.yaml',
  from: '\nlists:',
  to: `\ndiscounts:\n  - id: monsoon\n    name: Monsoon days\n    percent: 20\n    ${days}\n\nlists:`,
})

/** Entries that are over as soon as they are written. */
const oldYears: Mistake[] = [
  { name: 'a closure of last year', ...closure('from: 2025-12-24') },
  { name: 'a closure of last year into this one', ...closure('from: 2025-12-31\nto: 2026-01-02') },
  { name: 'a closure that begins a year before it ends', ...closure('from: 2025-12-31\nto: 2026-12-31') },
  { name: 'a closure of last month', ...closure('from: 2026-10-26') },
  { name: 'a notice of last year', ...notice('until: 2025-12-31') },
  { name: 'a notice from last year', ...notice('from: 2025-12-08\nuntil: 2026-12-31') },
  { name: 'a discount of last year', ...discount('from: 2025-12-08\n    until: 2025-12-10') },
  {
    name: 'an offer of last year',
    file: 'pages/pricing.yaml',
    from: '  - title: Rain money\n',
    to: '  - title: Rain money\n    until: 2026-01-31\n',
  },
  {
    name: 'a next price of last year',
    file: 'packages.yaml',
    from: 'price: 522\n            perHour: 87\n',
    to: 'price: 522\n            perHour: 87\n            next: { from: 2025-12-01, price: 540, perHour: 90 }\n',
  },
  {
    name: 'a cancelled date of last year',
    ...cup('exceptions:\n      - date: 2025-12-22\n        status: cancelled'),
  },
  {
    name: 'a date that is moved within last year',
    ...cup('exceptions:\n      - date: 2025-12-22\n        status: moved\n        to: 2025-12-23'),
  },
  {
    name: 'a date that is moved within last month',
    ...cup('exceptions:\n      - date: 2026-11-10\n        status: moved\n        to: 2026-11-11'),
  },
  {
    name: 'a tournament that took place once',
    file: 'tournaments.yaml',
    from: 'repeats: every tuesday',
    to: 'repeats: once 2026-01-02',
  },
].map((mistake) => ({ ...mistake, inChange: true }))

const results = (date: string) => cup(`results:\n      - date: ${date}\n        places: [Reef Sharks]`)

export const dateMistakes: Mistake[] = [
  ...oldYears,
  {
    name: 'texts that offer a tournament which is over',
    file: 'tournaments.yaml',
    from: 'repeats: every tuesday',
    to: 'repeats: once 2026-01-02',
  },
  {
    name: 'a date of last year that is moved to one of this year',
    ...cup('exceptions:\n      - date: 2025-12-22\n        status: moved\n        to: 2026-12-23'),
  },
  { name: 'a notice that ends in decades', ...notice('until: 2062-12-31') },
  { name: 'a discount that ends a year too late', ...discount('from: 2026-12-08\n    until: 2027-12-10') },
  { name: 'a discount of more than a year', ...discount('from: 2026-12-08\n    until: 2028-06-10') },
  { name: 'a notice that ends a year too late', ...notice('until: 2027-12-31') },
  {
    name: 'an offer that ends a year too late',
    file: 'pages/pricing.yaml',
    from: '- title: Rain money\n',
    to: '- title: Rain money\n    until: 2027-12-31\n',
  },
  { name: 'a discount that ends in decades', ...discount('from: 2026-12-08\n    until: 2062-12-10') },
  {
    name: 'an offer that ends in some years',
    file: 'pages/pricing.yaml',
    from: '  - title: Rain money\n',
    to: '  - title: Rain money\n    until: 2029-12-31\n',
  },
  {
    name: 'a next price in decades',
    file: 'packages.yaml',
    from: 'price: 522\n            perHour: 87\n',
    to: 'price: 522\n            perHour: 87\n            next: { from: 2062-12-01, price: 540, perHour: 90 }\n',
  },
  {
    name: 'a date that is cancelled a year too late',
    ...cup('exceptions:\n      - date: 2027-12-21\n        status: cancelled'),
  },
  {
    name: 'a tournament every second week that begins in some years',
    file: 'tournaments.yaml',
    from: 'repeats: every tuesday',
    to: 'repeats: every second tuesday from 2029-12-11',
  },
  {
    name: 'a tournament every second week that begins a year too late',
    file: 'tournaments.yaml',
    from: 'repeats: every tuesday',
    to: 'repeats: every second tuesday from 2027-12-07',
  },
  {
    name: 'a winner with two places',
    ...cup('results:\n      - date: 2026-11-17\n        places: [Reef Sharks, reef sharks]'),
  },
  { name: 'results of the day before a tournament', ...results('2026-11-23'), inChange: true },
  { name: 'results nearest to a date that is still to come', ...results('2026-11-26'), inChange: true },
  ...[
    ['a wrong month', '2026-12-31', '2027-12-01'],
    ['the end of September', '2026-12-24', '2027-09-26'],
  ].map(
    ([what, from, to]): Mistake => ({
      name: `closed days of months: ${what}`,
      file: 'calendar.yaml',
      to: `closures:\n  - id: onam\n    name: Onam\n    from: ${from}\n    to: ${to}\n    hours: closed\n`,
    }),
  ),
  {
    name: 'other hours of months, with many tournaments outside',
    file: 'calendar.yaml',
    to: 'closures:\n  - id: onam\n    name: Onam\n    from: 2026-12-24\n    to: 2027-11-26\n    start: 10:00\n    end: 12:00\n',
  },
]
