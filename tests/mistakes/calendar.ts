/** Mistakes in closed days and notices. */
import type { Mistake } from './mistake.ts'

const closure = (id: string, lines: string) =>
  `  - id: ${id}\n    name: ${id}\n    ${lines.replaceAll('\n', '\n    ')}\n`
const notice = (text: string, from: string) =>
  `notices:\n  - id: winter\n    text: ${text}\n    from: ${from}\n    until: 2027-01-31\n`

export const calendarMistakes: Mistake[] = [
  {
    name: 'a closure that ends before it begins',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-09\nto: 2026-11-08\nhours: closed')}`,
    at: '2026-11-08',
    says: /“to” \(2026-11-08\) is before “from” \(2026-11-09\)/,
    remedy: /Correct one of the two dates/,
  },
  {
    name: 'a closure that ends in another year than was meant',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nto: 2062-11-09\nhours: closed')}`,
    at: '2062-11-09',
    says: /From 2026-11-08 to 2062-11-09 is more than a year/,
    remedy: /Correct the year/,
  },
  {
    name: 'a closure in another century',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 9999-12-31\nhours: closed')}`,
    at: '9999-12-31',
    says: /9999-12-31 is in another century/,
    remedy: /Correct the year/,
  },
  {
    name: 'a closure with hours that is closed as well',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nhours: closed\nstart: 12:00\nend: 20:00')}`,
    at: 'closed\n    start',
    says: /is closed on these days, and has hours as well/,
    remedy: /^Delete “hours: closed”, or the lines “start” and “end”/,
  },
  {
    name: 'a closure without the end of its hours',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nstart: 12:00')}`,
    at: '12:00',
    says: /The line “end” is missing/,
    remedy: /^Add it below: “end:” and a time, such as 20:00/,
  },
  {
    name: 'the date of a closure in words',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 26 October 2027\nhours: closed')}`,
    at: '26 October',
    says: /“from” cannot be “26 October 2027”/,
    remedy: /^Write 2027-10-26 /,
  },
  {
    name: 'the hours of a day in the place of “closed”',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nhours: 12:00-20:00')}`,
    at: '12:00-20:00',
    says: /“hours” cannot be “12:00-20:00”/,
    remedy: /two lines with the hours of these days: “start: 12:00” and “end: 20:00”/,
  },
  {
    name: 'the hours of a day as a group in the place of “closed”',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nhours:\n  start: 12:00\n  end: 20:00')}`,
    at: 'hours:',
    says: /“hours” cannot be a group of fields/,
    remedy: /two lines with the hours of these days/,
  },
  {
    name: 'two closures with different hours for one day',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nto: 2026-11-09\nhours: closed')}${closure('eve', 'from: 2026-11-09\nto: 2026-11-10\nstart: 12:00\nend: 20:00')}`,
    at: '2026-11-09\n    to: 2026-11-10',
    says: /“eve” and “onam” have different hours for the same day, 2026-11-09/,
    remedy: /Change “from” or “to” of one of the two/,
  },
  {
    name: 'a closure and a notice with the same id',
    file: 'calendar.yaml',
    to: `closures:\n${closure('winter', 'from: 2026-11-08\nhours: closed')}${notice('Hot tea.', '2026-11-01')}`,
    at: 'winter\n    text',
    says: /The id “winter” is taken by the entry on line 2/,
    remedy: /another id/,
  },
  {
    name: 'a link in the name of a closure',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nhours: closed').replace('name: onam', 'name: "[Onam](/nowhere)"')}`,
    at: '"[Onam]',
    says: /takes words alone; the marks of “\[Onam\]\(\/nowhere\)”/,
    remedy: /Take the marks away/,
  },
  {
    name: 'a notice with a link to no page',
    file: 'calendar.yaml',
    to: notice('Hot tea. [See it](/teas)', '2026-11-01'),
    at: '/teas',
    says: /The link “\/teas” is broken: There is no page or file at \/teas/,
    remedy: /^The main pages are .* It is shown on \/, /,
    inSite: true,
  },
  {
    name: 'a notice that is shown later, with a link to no page',
    file: 'calendar.yaml',
    to: notice('Hot tea. [See it](/teas)', '2026-12-01'),
    at: '/teas',
    says: /The link “\/teas” is broken/,
    remedy: /It is shown on \/\./,
    inSite: true,
  },
  ...[
    {
      name: 'an exception on a day without that tournament',
      lines: 'exceptions:\n      - date: 2026-12-23\n        status: cancelled',
      at: '2026-12-23',
      says: /does not take place on 2026-12-23: it takes place every Tuesday/,
      remedy: /Correct the date; the nearest one is 2026-12-22\. If “repeats” is new, delete this entry/,
    },
    {
      name: 'an exception on the day before that tournament',
      lines: 'exceptions:\n      - date: 2026-12-21\n        status: cancelled',
      at: '2026-12-21',
      says: /does not take place on 2026-12-21/,
      remedy: /Correct the date; the nearest one is 2026-12-22/,
    },
    {
      name: 'two exceptions for one day',
      lines:
        'exceptions:\n      - date: 2026-12-22\n        status: cancelled\n      - date: 2026-12-22\n        status: sold-out',
      at: '2026-12-22\n        status: sold-out',
      says: /has two exceptions for 2026-12-22/,
      remedy: /Delete one/,
    },
    {
      name: 'a moved tournament without a new date',
      lines: 'exceptions:\n      - date: 2026-12-22\n        status: moved',
      at: 'moved',
      says: /A date that is moved has its new day in “to”/,
      remedy: /“to:”, a space, and the date/,
    },
    {
      name: 'a new date of a tournament that is cancelled',
      lines: 'exceptions:\n      - date: 2026-12-22\n        status: cancelled\n        to: 2026-12-23',
      at: '2026-12-23',
      says: /no other date has one/,
      remedy: /status: moved/,
    },
  ].map(
    ({ lines, ...mistake }): Mistake => ({
      file: 'tournaments.yaml',
      from: '    entry: 275\n',
      to: `    entry: 275\n    ${lines}\n`,
      ...mistake,
    }),
  ),
]
