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
  },
  {
    name: 'a closure that ends in another year than was meant',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nto: 2062-11-09\nhours: closed')}`,
  },
  {
    name: 'two days in the field of one',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-12-05 to 2026-12-07\nhours: closed')}`,
  },
  {
    name: 'the only closure without the name of its first field',
    file: 'calendar.yaml',
    to: 'closures:\n  - onam\n    name: Onam\n    from: 2026-11-08\n    hours: closed\n',
  },
  {
    name: 'a closure more than a year from now',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2027-12-31\nhours: closed')}`,
  },
  {
    name: 'a closure in another century',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 9999-12-31\nhours: closed')}`,
  },
  {
    name: 'a closure with hours that is closed as well',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nhours: closed\nstart: 12:00\nend: 20:00')}`,
  },
  {
    name: 'the last day of a closure as its end',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nend: 2026-11-10\nhours: closed')}`,
  },
  {
    name: 'the days of a closure as its start and end',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nstart: 8 November 2026\nend: 10 November 2026')}`,
  },
  {
    name: 'a closure without the end of its hours',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nstart: 12:00')}`,
  },
  {
    name: 'the date of a closure in words',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 26 October 2027\nhours: closed')}`,
  },
  {
    name: 'the hours of a day in the place of “closed”',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nhours: 12:00-20:00')}`,
  },
  {
    name: 'the hours of a day as a group in the place of “closed”',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nhours:\n  start: 12:00\n  end: 20:00')}`,
  },
  {
    name: 'a closure with the last day of a notice',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nuntil: 2026-11-10\nhours: closed')}`,
  },
  {
    name: 'a notice with the last day of a closure',
    file: 'calendar.yaml',
    to: notice('Hot tea.', '2026-11-01').replace('until', 'to'),
  },
  {
    name: 'a notice from an hour on',
    file: 'calendar.yaml',
    to: `${notice('Hot tea.', '2026-11-01')}    start: 18:00\n`,
  },
  {
    name: 'the hour of a notice beside its first day',
    file: 'calendar.yaml',
    to: notice('Hot tea.', '2026-11-01 18:00'),
  },
  {
    name: 'a day of the usual hours among the closures',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nhours: open')}`,
  },
  ...['half day', 'closed in the morning', 'शटर बंद', 'बंद', 'cloesd'].map(
    (hours): Mistake => ({
      name: `a closure whose hours are “${hours}”`,
      file: 'calendar.yaml',
      to: `closures:\n${closure('onam', `from: 2026-11-08\nhours: ${hours}`)}`,
    }),
  ),
  {
    name: 'a notice that the café is closed, with the hours of a closure',
    file: 'calendar.yaml',
    to: `${notice('Closed for Onam.', '2026-11-01')}    hours: closed\n`,
  },
  ...['Closed for Onam.', 'We are closed on Saturday, 7 November.'].map(
    (text): Mistake => ({
      name: `a notice without a closure: ${text}`,
      file: 'calendar.yaml',
      to: notice(text, '2026-11-01'),
    }),
  ),
  ...['Hot\ttea.', '☐ Hot tea.', '-> Hot tea.', 'Call +91 98234 51234 for tea.'].map(
    (text): Mistake => ({
      name: `a notice with something that was copied: ${text.replace('\t', ' tab ')}`,
      file: 'calendar.yaml',
      to: notice(text, '2026-11-01'),
    }),
  ),
  ...['Free tea until 8 February.', 'Quiz on Friday, 5 December.'].map(
    (text): Mistake => ({
      name: `a date in a notice that contradicts its days: ${text}`,
      file: 'calendar.yaml',
      to: notice(text, '2026-11-01'),
    }),
  ),
  {
    name: 'the first day of a notice as its start',
    file: 'calendar.yaml',
    to: notice('Hot tea.', '2026-11-01').replace('from', 'start'),
  },
  {
    name: 'a closure that begins in decades',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2062-12-05\nhours: closed')}`,
  },
  {
    name: 'a notice that begins in decades',
    file: 'calendar.yaml',
    to: notice('Hot tea.', '2062-11-01').replace('2027', '2063'),
  },
  {
    name: 'two closures with different hours for one day',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-12-08\nto: 2026-12-09\nhours: closed')}${closure('eve', 'from: 2026-12-09\nto: 2026-12-10\nstart: 12:00\nend: 20:00')}`,
  },
  {
    name: 'other hours on some days, which leave out the time of passes',
    file: 'calendar.yaml',
    to: `closures:\n${closure('eve', 'from: 2026-12-21\nto: 2026-12-24\nstart: 13:30\nend: 20:00')}`,
  },
  {
    name: 'a closure and a notice with the same id',
    file: 'calendar.yaml',
    to: `closures:\n${closure('winter', 'from: 2026-11-08\nhours: closed')}${notice('Hot tea.', '2026-11-01')}`,
  },
  {
    name: 'a closure on one of the two days of a tournament',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-29\nhours: closed')}`,
  },
  {
    name: 'the second day of a tournament of two days as a date of its own',
    file: 'tournaments.yaml',
    from: 'repeats: last weekend\n',
    to: 'repeats: last weekend\n    exceptions: [{ date: 2026-12-27, status: cancelled, reason: Power cut }]\n',
  },
  {
    name: 'other hours on a date of a tournament of two days',
    file: 'tournaments.yaml',
    from: 'repeats: last weekend\n',
    to: 'repeats: last weekend\n    exceptions: [{ date: 2026-12-26, start: 12:00, end: 20:00 }]\n',
  },
  {
    name: 'a tournament of two days that is moved onto another one',
    file: 'tournaments.yaml',
    from: 'repeats: last weekend\n',
    to: 'repeats: last weekend\n    exceptions: [{ date: 2026-12-26, status: moved, to: 2026-12-18 }]\n',
  },
  {
    name: 'a tournament that is moved to a day that is over',
    file: 'tournaments.yaml',
    from: 'repeats: every tuesday\n',
    to: 'repeats: every tuesday\n    exceptions: [{ date: 2026-12-01, status: moved, to: 2026-11-25 }]\n',
    inChange: true,
  },
  {
    name: 'a text of a tournament that asks to come on another day',
    file: 'tournaments.yaml',
    from: 'text: Three cars',
    to: 'text: Join us every Wednesday. Three cars',
  },
  {
    name: 'a link in the name of a closure',
    file: 'calendar.yaml',
    to: `closures:\n${closure('onam', 'from: 2026-11-08\nhours: closed').replace('name: onam', 'name: "[Onam](/nowhere)"')}`,
  },
  {
    name: 'a notice with a link to no page',
    file: 'calendar.yaml',
    to: notice('Hot tea. [See it](/teas)', '2026-11-01'),
    inSite: true,
  },
  {
    name: 'a notice that is shown later, with a link to no page',
    file: 'calendar.yaml',
    to: notice('Hot tea. [See it](/teas)', '2026-12-01'),
    inSite: true,
  },
  ...[
    {
      name: 'an exception on a day without that tournament',
      lines: 'exceptions:\n      - date: 2026-12-23\n        status: cancelled',
    },
    {
      name: 'an exception on the day before that tournament',
      lines: 'exceptions:\n      - date: 2026-12-21\n        status: cancelled',
    },
    {
      name: 'two exceptions for one day',
      lines:
        'exceptions:\n      - date: 2026-12-22\n        status: cancelled\n      - date: 2026-12-22\n        status: sold-out',
    },
    {
      name: 'a moved tournament without a new date',
      lines: 'exceptions:\n      - date: 2026-12-22\n        status: moved',
    },
    {
      name: 'a new date of a tournament that is cancelled',
      lines: 'exceptions:\n      - date: 2026-12-22\n        status: cancelled\n        to: 2026-12-23',
    },
    {
      name: 'an exception that says nothing',
      lines: 'exceptions:\n      - date: 2026-12-22\n        reason: exams',
    },
    {
      name: 'other hours on a date that is moved to the same day',
      lines:
        'exceptions:\n      - date: 2026-12-22\n        status: moved\n        to: 2026-12-22\n        start: 18:00',
    },
    {
      name: 'a date that is moved to the same day',
      lines: 'exceptions:\n      - date: 2026-12-22\n        status: moved\n        to: 2026-12-22',
    },
    {
      name: 'hours of a date that is cancelled',
      lines:
        'exceptions:\n      - date: 2026-12-22\n        status: cancelled\n        start: 18:00\n        end: 21:00',
    },
    {
      name: 'a date that ends before it begins',
      lines: 'exceptions:\n      - date: 2026-12-22\n        start: 18:00\n        end: 16:00',
    },
    {
      name: 'a later start than the usual end',
      lines: 'exceptions:\n      - date: 2026-12-22\n        start: 20:30',
    },
    {
      name: 'a moved date of last year',
      lines: 'exceptions:\n      - date: 2026-12-29\n        status: moved\n        to: 2026-01-02',
    },
    {
      name: 'a moved date of another month',
      lines: 'exceptions:\n      - date: 2026-12-22\n        status: moved\n        to: 2026-11-30',
    },
    {
      name: 'an exception in decades',
      lines: 'exceptions:\n      - date: 2062-12-26\n        status: cancelled',
    },
    {
      name: 'a reason that names another weekday than that of the date',
      lines:
        'exceptions:\n      - date: 2026-12-22\n        status: moved\n        to: 2026-12-23\n        reason: On Thursday this time.',
    },
    {
      name: 'a date that is moved beyond the next four',
      lines: 'exceptions:\n      - date: 2026-12-22\n        status: moved\n        to: 2027-12-23',
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
