/** Mistakes in opening hours by days. */
import type { Mistake } from './mistake.ts'

const usual = 'hours:\n  start: 10:00\n  end: 22:00\n'

/** @param lines of “hours”, each after two spaces */
const hours = (
  name: string,
  lines: string,
  expected: Pick<Mistake, 'at' | 'says' | 'remedy' | 'corrected' | 'consequences'>,
): Mistake => ({
  name: `hours by days: ${name}`,
  file: 'site.yaml',
  from: usual,
  to: `hours:\n  ${lines.replaceAll('\n', '\n  ')}\n`,
  ...expected,
})

const entry = (days: string, start = '10:00', end = '22:00') =>
  `- days: ${days}\n  start: ${start}\n  end: ${end}`

export const hoursMistakes: Mistake[] = [
  hours('a day in two entries', `${entry('mon-thu')}\n${entry('thu-sun', '09:00', '23:00')}`, {
    at: 'thu-sun',
    says: /Thursday is in two entries: in “mon-thu” and in “thu-sun”/,
    remedy: /^Change the days of one of them/,
  }),
  hours('an entry without days', `${entry('mon-thu')}\n- start: 09:00\n  end: 23:00`, {
    at: 'start: 09:00',
    says: /The field “days” is missing/,
    remedy: /^Add “days: …”: one of mon, tue, .*, or a run such as mon-thu/,
  }),
  hours('weekdays', `${entry('weekdays')}\n${entry('sat-sun')}`, {
    at: 'weekdays',
    says: /“days” cannot be “weekdays”/,
    remedy: /They can be mon-fri; where Friday counts as weekend, they are mon-thu/,
  }),
  hours('the weekend', `${entry('mon-thu')}\n${entry('weekends')}`, {
    at: 'weekends',
    says: /“days” cannot be “weekends”/,
    remedy: /They can be sat-sun; where Friday counts as weekend, they are fri-sun/,
  }),
  hours('every day in words', entry('daily'), {
    at: 'daily',
    says: /“days” cannot be “daily”/,
    remedy: /^Write mon-sun /,
    corrected: '  - days: mon-sun',
  }),
  hours('days that are no run', entry('mon, wed, fri'), {
    at: 'mon, wed',
    says: /“days” cannot be “mon, wed, fri”/,
    remedy: /Days that do not follow one another need an entry each/,
  }),
  hours('days in brackets', '- { days: [mon, tue], start: 10:00, end: 22:00 }', {
    at: 'days: [',
    says: /“days” is a list, but it must be a text/,
    remedy: /take brackets and “- ” away/,
  }),
  hours('an end that is the start', `${entry('mon-thu')}\n${entry('fri-sun', '22:00', '22:00')}`, {
    at: '22:00\nfooterHours',
    says: /The end, 22:00, is not after the start, 22:00/,
    remedy: /An end after midnight is a time of the next morning/,
  }),
  hours('an end in the afternoon before the start', entry('mon-sun', '22:00', '13:00'), {
    at: '13:00',
    says: /The end, 13:00, is not after the start, 22:00/,
    remedy: /An end after midnight is a time of the next morning/,
  }),
  hours('a start and an end below the list', `${entry('mon-thu')}\nstart: 08:30\nend: 23:30`, {
    at: 'start: 08:30',
    says: /This line has 2 spaces before it; here a field can have none or 4/,
    remedy: /Begin it, or what is above it, where such a line begins elsewhere/,
  }),
  hours('a start and an end above the list', `start: 08:30\nend: 23:30\n${entry('fri-sun')}`, {
    at: '- days',
    says: /an entry of a list cannot begin here/,
    remedy: /Begin it, or what is above it, where such a line begins elsewhere/,
  }),
  hours('an entry without its hyphen', 'days: tue-sun\nstart: 10:00\nend: 22:00', {
    at: 'hours:\n  days: tue',
    says: /“hours” must be a list, but the “- ” before its first field is missing/,
    remedy: /^Begin the first line of each entry with “- ”/,
  }),
  hours(
    'two entries without hyphens',
    'days: mon-thu\nstart: 10:00\nend: 22:00\ndays: fri-sun\nstart: 08:30\nend: 23:30',
    {
      at: 'days: fri',
      says: /The field “days” is written twice in one entry/,
      remedy: /^If a new entry begins here, begin its first line with “- ”/,
    },
  ),
  hours('the hours as a text', entry('mon-thu').replace(/\n.*/s, '\n  hours: 10:00-22:00'), {
    at: 'hours: 10:00-',
    says: /There is no field “hours” here/,
    remedy: /The fields are: days, start, end/,
    consequences: 2,
  }),
  {
    name: 'hours by days: an empty list',
    file: 'site.yaml',
    from: usual,
    to: 'hours: []\n',
    at: 'hours: []',
    says: /“hours” is a list, but it must be a group of fields/,
    remedy: /start and end, each on a line of its own below the name/,
  },
  {
    name: 'hours by days: a day for each field',
    file: 'site.yaml',
    from: usual,
    to: 'hours:\n  mon-thu: 10:00 to 22:00\n  fri-sun: 08:30 to 23:30\n',
    at: 'mon-thu',
    says: /There is no field “mon-thu” here/,
    remedy: /Or write a list: an entry for each run of days with the same hours, “- days: mon-thu” with/,
    consequences: 3,
  },
  {
    name: 'hours as a text',
    file: 'site.yaml',
    from: usual,
    to: 'hours: 10 AM to 10 PM\n',
    at: '10 AM',
    says: /“hours” is “10 AM to 10 PM”, but it must be a group of fields/,
    remedy: /start and end/,
  },
  {
    name: 'closing at 24:00',
    file: 'site.yaml',
    from: usual,
    to: 'hours:\n  start: 10:00\n  end: 24:00\n',
    at: '24:00',
    says: /“end” cannot be “24:00”/,
    remedy: /^Midnight is 00:00\.$/,
    corrected: '  end: 00:00',
  },
  {
    name: 'closing at 24:00 on special days',
    file: 'calendar.yaml',
    to: 'closures:\n  - id: onam\n    name: Onam\n    from: 2026-11-08\n    start: 12:00\n    end: 24:00\n',
    at: '24:00',
    says: /“end” cannot be “24:00”/,
    remedy: /^Midnight is 00:00\.$/,
    corrected: '    end: 00:00',
  },
  {
    name: 'days of a pass that moved, with a text that still names them',
    file: 'packages.yaml',
    from: 'days: mon-thu',
    to: 'days: tue-thu',
    also: { file: 'faq.yaml', from: /answer: "Every day.*/, to: 'answer: Mon–Thu is quiet.' },
    inChange: true,
    at: 'tue-thu',
    says: /“Backwater Run” had mon-thu before this change, but texts still name it: content\/faq\.yaml:4[;.]/,
    remedy: /^Correct them there\. If they are about something else, nothing needs to be done\.$/,
    corrected: '',
  },
  {
    name: 'days of a pass that moved, named in Marathi',
    file: 'packages.yaml',
    from: 'days: mon-thu',
    to: 'days: tue-thu',
    also: { file: 'faq.yaml', from: /answer: "Every day.*/, to: 'answer: सोमवार ते गुरुवार गर्दी नसते.' },
    inChange: true,
    at: 'tue-thu',
    says: /“Backwater Run” had mon-thu before this change, but texts still name it: content\/faq\.yaml:4[;.]/,
    remedy: /^Correct them there\./,
    corrected: '',
  },
  {
    name: 'a tournament that moved, with an answer that still has its day',
    file: 'tournaments.yaml',
    from: 'repeats: every tuesday',
    to: 'repeats: every wednesday',
    also: {
      file: 'faq.yaml',
      from: /answer: "Every day.*/,
      to: 'answer: On Tuesdays, Aerial Cup teams get tea.',
    },
    inChange: true,
    at: 'every wednesday',
    says: /“Aerial Cup, Rocket League” had Tuesday before this change, but texts still name it: content\/faq\.yaml:4[;.]/,
    remedy: /^Correct them there\./,
    corrected: '',
  },
  {
    name: 'a tournament that moved, with an answer that refers to it and has its day',
    file: 'tournaments.yaml',
    from: 'repeats: every friday',
    to: 'repeats: every thursday',
    also: {
      file: 'faq.yaml',
      from: /answer: "Every day.*/,
      to: 'answer: Aerial Cup teams get tea on Fridays, ${tournaments.footsies-night.name} has coffee.',
    },
    inChange: true,
    says: /“Footsies Night, Street Fighter 6” had Friday before this change, but texts still name it: content\/faq\.yaml:4[;.]/,
    remedy: /^Correct them there\. If they are about something else, nothing needs to be done\.$/,
    corrected: '',
  },
  ...['We are closed on Mondays.', 'Monday is our weekly off.'].map((answer) => ({
    name: `a day off on which it is open: ${answer}`,
    file: 'faq.yaml',
    from: /answer: "Every day.*/,
    to: `answer: ${answer}`,
    at: answer,
    says: /is typed here, but the café is open on Monday \(content\/site\.yaml:35\)/,
    remedy: /^Take it out; or write the hours in site\.yaml by days, without Monday\.$/,
    corrected: '',
  })),
]
