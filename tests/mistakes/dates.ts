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

const isOver = 'so visitors see nothing of it'

/** Entries that are over as soon as they are written. */
const oldYears: Mistake[] = [
  {
    name: 'a closure of last year',
    ...closure('from: 2025-12-24'),
    at: '2025-12-24',
    says: new RegExp(`This change writes 2025-12-24 for “Eve”, a day that is over, ${isOver}`),
    remedy: /^Correct the year\.$/,
    corrected: '    from: 2026-12-24',
  },
  {
    name: 'a closure of last year into this one',
    ...closure('from: 2025-12-31\nto: 2026-01-02'),
    at: '2026-01-02',
    says: /This change writes 2026-01-02 for “Eve”/,
    remedy: /^Correct the year\.$/,
    corrected: '    to: 2027-01-02',
  },
  {
    name: 'a closure that begins a year before it ends',
    ...closure('from: 2025-12-31\nto: 2026-12-31'),
    at: '2025-12-31',
    says: /This change writes 2025-12-31 for “Eve”, a day that is over, so it begins at once/,
    remedy: /^Correct the year\.$/,
    corrected: '    from: 2026-12-31',
  },
  {
    name: 'a closure of last month',
    ...closure('from: 2026-10-26'),
    at: '2026-10-26',
    says: /This change writes 2026-10-26 for “Eve”/,
    remedy: /^Correct the date; or, if all of it is over, delete the entry\.$/,
    corrected: '',
  },
  {
    name: 'a notice of last year',
    ...notice('until: 2025-12-31'),
    at: '2025-12-31',
    says: /This change writes 2025-12-31 for “tea”/,
    remedy: /^Correct the year\.$/,
    corrected: '    until: 2026-12-31',
  },
  {
    name: 'a notice from last year',
    ...notice('from: 2025-12-08\nuntil: 2026-12-31'),
    at: '2025-12-08',
    says: /This change writes 2025-12-08 for “tea”, a day that is over, so it begins at once/,
    remedy: /^Correct the year\.$/,
    corrected: '    from: 2026-12-08',
  },
  {
    name: 'a discount of last year',
    ...discount('from: 2025-12-08\n    until: 2025-12-10'),
    at: '2025-12-10',
    says: /This change writes 2025-12-10 for “Monsoon days”/,
    remedy: /^Correct the year\.$/,
    corrected: '    until: 2026-12-10',
  },
  {
    name: 'an offer of last year',
    file: 'pages/pricing.yaml',
    from: '  - title: Rain money\n',
    to: '  - title: Rain money\n    until: 2026-01-31\n',
    at: '2026-01-31',
    says: /This change writes 2026-01-31 for “Rain money”/,
    remedy: /^Correct the year\.$/,
    corrected: '    until: 2027-01-31',
  },
  {
    name: 'a next price of last year',
    file: 'packages.yaml',
    from: 'price: 522\n            perHour: 87\n',
    to: 'price: 522\n            perHour: 87\n            next: { from: 2025-12-01, price: 540, perHour: 90 }\n',
    at: '2025-12-01',
    says: /This change writes 2025-12-01 for “Boat Race”, a day that is over, so it costs 540 at once/,
    remedy: /^Correct the year\.$/,
    corrected: '            next: { from: 2026-12-01, price: 540, perHour: 90 }',
  },
  {
    name: 'a cancelled date of last year',
    ...cup('exceptions:\n      - date: 2025-12-22\n        status: cancelled'),
    at: '2025-12-22',
    says: /This change writes 2025-12-22 for “Aerial Cup, Rocket League”/,
    remedy: /^Correct the year\.$/,
    corrected: '      - date: 2026-12-22',
  },
  {
    name: 'a date that is moved within last year',
    ...cup('exceptions:\n      - date: 2025-12-22\n        status: moved\n        to: 2025-12-23'),
    at: '2025-12-23',
    says: /This change writes 2025-12-23 for “Aerial Cup, Rocket League”/,
    remedy: /^Correct the year\.$/,
    corrected: '        to: 2026-12-23',
  },
  {
    name: 'a tournament that took place once',
    file: 'tournaments.yaml',
    from: 'repeats: every tuesday',
    to: 'repeats: once 2026-01-02',
    at: 'once 2026-01-02',
    says: /This change writes 2026-01-02 for “Aerial Cup, Rocket League”/,
    remedy: /^Correct the year\.$/,
    corrected: '    repeats: once 2027-01-02',
  },
].map((mistake) => ({ ...mistake, inChange: true }))

const results = (date: string) => cup(`results:\n      - date: ${date}\n        places: [Reef Sharks]`)

export const dateMistakes: Mistake[] = [
  ...oldYears,
  {
    name: 'a date of last year that is moved to one of this year',
    ...cup('exceptions:\n      - date: 2025-12-22\n        status: moved\n        to: 2026-12-23'),
    at: '2025-12-22',
    says: /of 2025-12-22 is moved to 2026-12-23, 366 days later/,
    remedy: /^Correct the year\.$/,
    corrected: '      - date: 2026-12-22',
  },
  {
    name: 'a notice that ends in decades',
    ...notice('until: 2062-12-31'),
    at: '2062-12-31',
    says: /“tea” ends on 2062-12-31, more than two years from now/,
    remedy: /^Correct the year\.$/,
    corrected: '    until: 2026-12-31',
  },
  {
    name: 'a discount that ends a year too late',
    ...discount('from: 2026-12-08\n    until: 2027-12-10'),
    at: '2027-12-10',
    says: /“Monsoon days” ends on 2027-12-10, more than a year after it begins/,
    remedy: /^Correct the year\.$/,
    corrected: '    until: 2026-12-10',
  },
  {
    name: 'a discount of more than a year',
    ...discount('from: 2026-12-08\n    until: 2028-06-10'),
    at: '2028-06-10',
    says: /“Monsoon days” ends on 2028-06-10, more than a year after it begins/,
    remedy: /^Correct the year\.$/,
    corrected: '',
  },
  {
    name: 'a notice that ends a year too late',
    ...notice('until: 2027-12-31'),
    at: '2027-12-31',
    says: /“tea” ends on 2027-12-31, more than a year from now/,
    remedy: /^Correct the year\.$/,
    corrected: '    until: 2026-12-31',
  },
  {
    name: 'an offer that ends a year too late',
    file: 'pages/pricing.yaml',
    from: '- title: Rain money\n',
    to: '- title: Rain money\n    until: 2027-12-31\n',
    at: '2027-12-31',
    says: /“Rain money” ends on 2027-12-31, more than a year from now/,
    remedy: /^Correct the year; if it goes on for good, delete this line\.$/,
    corrected: '',
  },
  {
    name: 'a discount that ends in decades',
    ...discount('from: 2026-12-08\n    until: 2062-12-10'),
    at: '2062-12-10',
    says: /“Monsoon days” ends on 2062-12-10, more than two years from now/,
    remedy: /^Correct the year\.$/,
    corrected: '    until: 2026-12-10',
  },
  {
    name: 'an offer that ends in some years',
    file: 'pages/pricing.yaml',
    from: '  - title: Rain money\n',
    to: '  - title: Rain money\n    until: 2029-12-31\n',
    at: '2029-12-31',
    says: /“Rain money” ends on 2029-12-31, more than two years from now/,
    remedy: /^Correct the year; if it goes on for good, delete this line\.$/,
    corrected: '',
  },
  {
    name: 'a next price in decades',
    file: 'packages.yaml',
    from: 'price: 522\n            perHour: 87\n',
    to: 'price: 522\n            perHour: 87\n            next: { from: 2062-12-01, price: 540, perHour: 90 }\n',
    at: '2062-12-01',
    says: /“Boat Race” begins on 2062-12-01, more than two years from now/,
    remedy: /^Correct the year\.$/,
    corrected: '            next: { from: 2026-12-01, price: 540, perHour: 90 }',
  },
  {
    name: 'results of the day before a tournament',
    ...results('2026-11-23'),
    inChange: true,
    at: '2026-11-23',
    says: /“Aerial Cup, Rocket League” did not take place on Mon 23 Nov 2026: it takes place every Tuesday/,
    remedy: /^Correct the date\. If it really was on that day, all is well\.$/,
    corrected: '      - date: 2026-11-24',
  },
  {
    name: 'results nearest to a date that is still to come',
    ...results('2026-11-26'),
    inChange: true,
    at: '2026-11-26',
    says: /did not take place on Thu 26 Nov 2026/,
    remedy: /^Correct the date\./,
    corrected: '      - date: 2026-11-24',
  },
]
