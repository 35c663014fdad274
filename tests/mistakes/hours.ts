/** Mistakes in opening hours by days. */
import { guideFile, type Mistake } from './mistake.ts'

const usual = 'hours:\n  start: 10:00\n  end: 22:00\n'

/** @param lines of “hours”, each after two spaces */
const hours = (name: string, lines: string): Mistake => ({
  name: `hours by days: ${name}`,
  file: 'site.yaml',
  from: usual,
  to: `hours:\n  ${lines.replaceAll('\n', '\n  ')}\n`,
})

const entry = (days: string, start = '10:00', end = '22:00') =>
  `- days: ${days}\n  start: ${start}\n  end: ${end}`

export const hoursMistakes: Mistake[] = [
  hours('a day in two entries', `${entry('mon-thu')}\n${entry('thu-sun', '09:00', '23:00')}`),
  hours('an entry without days', `${entry('mon-thu')}\n- start: 09:00\n  end: 23:00`),
  hours('weekdays', `${entry('weekdays')}\n${entry('sat-sun')}`),
  hours('the weekend', `${entry('mon-thu')}\n${entry('weekends')}`),
  hours('every day in words', entry('daily')),
  hours('days that are no run', entry('mon, wed, fri')),
  hours('days in brackets', '- { days: [mon, tue], start: 10:00, end: 22:00 }'),
  hours('an end that is the start', `${entry('mon-thu')}\n${entry('fri-sun', '22:00', '22:00')}`),
  hours('an end in the afternoon before the start', entry('mon-sun', '22:00', '13:00')),
  hours('a start and an end below the list', `${entry('mon-thu')}\nstart: 08:30\nend: 23:30`),
  hours('a start and an end above the list', `start: 08:30\nend: 23:30\n${entry('fri-sun')}`),
  hours('an entry without its hyphen', 'days: tue-sun\nstart: 10:00\nend: 22:00'),
  hours(
    'two entries without hyphens',
    'days: mon-thu\nstart: 10:00\nend: 22:00\ndays: fri-sun\nstart: 08:30\nend: 23:30',
  ),
  hours('the hours as a text', entry('mon-thu').replace(/\n.*/s, '\n  hours: 10:00-22:00')),
  hours('each run of days on one line', '- Mon-Thu 10:00-22:00\n- Fri-Sun 10:00-23:00'),
  hours('each run of days on one line, with a colon', '- Mon-Thu: 10:00-22:00\n- Fri-Sun: 10:00-23:00'),
  { name: 'hours by days: an empty list', file: 'site.yaml', from: usual, to: 'hours: []\n' },
  {
    name: 'hours by days: a day for each field',
    file: 'site.yaml',
    from: usual,
    to: 'hours:\n  mon-thu: 10:00 to 22:00\n  fri-sun: 08:30 to 23:30\n',
  },
  ...['${site.hours}, every day of the week.', 'Daily from ${site.hours}.'].map((answer) => ({
    ...hours(
      `a text that says “every day” beside them: ${answer}`,
      `${entry('mon-thu')}\n${entry('fri-sun', '09:00', '23:00')}`,
    ),
    also: { file: 'faq.yaml', from: /answer: "Every day.*/, to: `answer: "${answer}"` },
  })),
  { name: 'hours as a text', file: 'site.yaml', from: usual, to: 'hours: 10 AM to 10 PM\n' },
  { name: 'closing at 24:00', file: 'site.yaml', from: usual, to: 'hours:\n  start: 10:00\n  end: 24:00\n' },
  {
    name: 'closing at 24:00 on special days',
    file: 'calendar.yaml',
    to: 'closures:\n  - id: onam\n    name: Onam\n    from: 2026-11-08\n    start: 12:00\n    end: 24:00\n',
  },
  {
    name: 'opening hours that moved, with a text that has them beside the length of a pass',
    file: 'site.yaml',
    from: 'end: 22:00',
    to: 'end: 23:00',
    inChange: true,
  },
  {
    name: 'days of a pass that moved, with a text that still names them',
    file: 'packages.yaml',
    from: 'days: mon-thu',
    to: 'days: tue-thu',
    also: { file: 'faq.yaml', from: /answer: "Every day.*/, to: 'answer: Mon–Thu is quiet.' },
    inChange: true,
  },
  {
    name: 'days of a pass that moved, named in Marathi',
    file: 'packages.yaml',
    from: 'days: mon-thu',
    to: 'days: tue-thu',
    also: { file: 'faq.yaml', from: /answer: "Every day.*/, to: 'answer: सोमवार ते गुरुवार गर्दी नसते.' },
    inChange: true,
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
  },
  {
    name: 'a tournament that moved, with its former day in its own text',
    file: 'tournaments.yaml',
    from: 'repeats: every tuesday',
    to: 'repeats: every wednesday',
    also: { file: 'tournaments.yaml', from: 'Three cars, one ball,', to: 'Three cars, one Tuesday,' },
    inChange: true,
  },
  {
    name: 'a tournament that moved, with its former day on the page of all tournaments and in a guide about it',
    file: 'tournaments.yaml',
    from: 'repeats: every tuesday',
    to: 'repeats: every wednesday',
    also: {
      file: guideFile,
      from: /^title: .*\ndescription: The river is up/m,
      to: 'title: Aerial Cup on a rainy day in Kochi\ndescription: See you on Tuesday',
    },
    inChange: true,
  },
  {
    name: 'a date of a tournament that moved, with its usual day in its own text and in a guide about it',
    file: 'tournaments.yaml',
    from: 'text: Three cars,',
    to: 'exceptions:\n      - { date: 2026-12-08, status: moved, to: 2026-12-10 }\n    text: See you on Tuesday. Three cars,',
    also: {
      file: guideFile,
      from: /^title: .*\ndescription: The river is up/m,
      to: 'title: Aerial Cup on a rainy day in Kochi\ndescription: See you on Tuesday',
    },
    inChange: true,
  },
  ...['Come on a Monday.', 'From Monday to Thursday it is quiet.'].map((answer) => ({
    name: `a new day off, with an answer that names it: ${answer}`,
    file: 'site.yaml',
    from: usual,
    to: `hours:\n  ${entry('tue-sun').replaceAll('\n', '\n  ')}\n`,
    also: { file: 'faq.yaml', from: /answer: "Every day.*/, to: `answer: ${answer}` },
    inChange: true,
  })),
  ...[
    'We are closed on Mondays.',
    'Monday is our weekly off.',
    '"Closed every Tuesday."',
    '"Weekly off: Tue."',
    'Tuesday closed.',
    'मंगळवारी बंद.',
  ].map((answer) => ({
    name: `a day off on which it is open: ${answer}`,
    file: 'faq.yaml',
    from: /answer: "Every day.*/,
    to: `answer: ${answer}`,
  })),
  ...[
    '"Open Monday to Saturday."',
    'We are open on weekends only.',
    'सोमवार ते शनिवार उघडे.',
    '"Open 9 to 9."',
  ].map((answer) => ({
    name: `other days or hours: ${answer}`,
    file: 'faq.yaml',
    from: /answer: "Every day.*/,
    to: `answer: ${answer}`,
  })),
]
