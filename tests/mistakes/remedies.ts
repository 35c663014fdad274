/** Mistakes whose messages, obeyed word for word, once published something false, or could not be obeyed. */
import { guideFile, type Mistake } from './mistake.ts'

const exampleWords = (file: string, from: string | RegExp, to: string): Mistake => ({
  name: `the words of an example, ${to.trim()}`,
  file,
  from,
  to,
})

const inserted = '## The afternoon'

/** The cup with a line that tournaments do not have. */
const cupWith = (line: string): Mistake => ({
  name: `a field that tournaments do not have: ${line}`,
  file: 'tournaments.yaml',
  from: '    prize: 5500\n',
  to: `    prize: 5500\n    ${line}\n`,
})

const resultWith = (line: string): Mistake => ({
  ...cupWith(`results: [{ date: 2026-11-24, places: [Reef Sharks], ${line} }]`),
  name: `a field that results do not have: ${line}`,
})

const noticeWith = (line: string): Mistake => ({
  name: `a field that notices do not have: ${line}`,
  file: 'calendar.yaml',
  to: `notices:\n  - id: tea\n    text: Hot tea.\n    until: 2026-12-05\n    ${line}\n`,
})

export const remedyMistakes: Mistake[] = [
  ...['entrySingle: 145', 'maxTeams: 16', 'date: 2026-12-05', 'status: cancelled', 'link: /pricing'].map(
    cupWith,
  ),
  cupWith('photo: lagoon-row.jpg'),
  ...['image: lagoon-row.jpg', 'winner: Reef Sharks'].map(resultWith),
  ...['image: lagoon-row.jpg', 'title: Tea'].map(noticeWith),
  {
    name: 'a photograph of a package',
    file: 'packages.yaml',
    from: 'name: First Light\n',
    to: 'name: First Light\n        image: lagoon-row.jpg\n',
  },
  exampleWords('pages/blog.yaml', /^heading: .*/m, 'heading: "…"'),
  exampleWords('faq.yaml', '[price page](/pricing#morning)', '[words](/pricing#morning)'),
  {
    name: 'the description of an example picture',
    file: guideFile,
    from: inserted,
    to: `![What it shows](lagoon-row.jpg)\n\n${inserted}`,
  },
  {
    name: 'the caption of an example picture',
    file: guideFile,
    from: inserted,
    to: `![Six seats before a wall](lagoon-row.jpg "Caption")\n\n${inserted}`,
  },
  {
    name: 'true for a text',
    file: 'packages.yaml',
    from: 'validity: The same morning',
    to: 'validity: true',
  },
  {
    name: 'true for a text, in quotes',
    file: 'packages.yaml',
    from: 'validity: The same morning',
    to: 'validity: "true"',
  },
  {
    name: 'the price of another café as a number',
    file: 'comparison.yaml',
    from: 'price: ${facts.mall-hour}',
    to: 'price: 135',
  },
  {
    name: 'the price of another café as a number in quotes',
    file: 'comparison.yaml',
    from: 'price: ${facts.mall-hour}',
    to: 'price: "135"',
  },
  ...['from 300', 'About 300 onwards'].map(
    (price): Mistake => ({
      name: `the price of another café as a number behind words: ${price}`,
      file: 'comparison.yaml',
      from: 'price: ${facts.mall-hour}',
      to: `price: ${price}`,
    }),
  ),
  { name: 'a figure without its kind', file: 'facts.yaml', from: 'kind: percent, ', to: '' },
  {
    name: 'a figure of a kind that is like another in letters alone',
    file: 'facts.yaml',
    from: 'kind: percent',
    to: 'kind: amount',
  },
  { name: 'a figure of an unknown kind', file: 'facts.yaml', from: 'kind: percent', to: 'kind: rupees' },
  {
    name: 'a hyphen too many before the last field of an entry',
    file: 'site.yaml',
    from: '  - name: Tekken 8\n    platform: PC',
    to: '  - name: Tekken 8\n  - platform: PC',
  },
  ...(
    [
      ['the third field of an entry', 'faq.yaml', '    answer: Lagoon screens'],
      ['the last field of an offer', 'pages/pricing.yaml', '    text: Squads that'],
      ['a field in the middle of a tournament', 'tournaments.yaml', '    entry: 275'],
    ] as const
  ).map(
    ([where, file, from]): Mistake => ({
      name: `a hyphen too many before ${where}`,
      file,
      from,
      to: from.replace('    ', '  - '),
    }),
  ),
  {
    name: 'a hyphen too many before each field of an entry',
    file: 'faq.yaml',
    from: '    question: Lagoon or Typhoon?\n    answer:',
    to: '  - question: Lagoon or Typhoon?\n  - answer:',
  },
  {
    name: 'a hyphen too many in a closure',
    file: 'calendar.yaml',
    to: 'closures:\n  - id: onam\n    name: Onam\n    from: 2026-12-25\n  - hours: closed\n',
  },
  ...['site.phone', 'packages.break.lagoon.price'].map(
    (address): Mistake => ({
      name: `the address of a value without all of its words: ${address}`,
      file: guideFile,
      from: inserted,
      to: `See \${${address}}.\n\n${inserted}`,
    }),
  ),
  {
    name: 'the first field of an entry without its colon',
    file: 'site.yaml',
    from: '- name: Tekken 8',
    to: '- name Tekken 8',
  },
  { name: 'a tab before a price', file: 'packages.yaml', from: '            price: 174', to: '\tprice: 174' },
  {
    name: 'a tier two spaces too far to the left',
    file: 'packages.yaml',
    from: '          typhoon:\n            price: 216\n            perHour: 72',
    to: '        typhoon:\n          price: 216\n          perHour: 72',
  },
  {
    name: 'the first tier two spaces too far to the left',
    file: 'packages.yaml',
    from: '          lagoon:\n            price: 174\n            perHour: 58',
    to: '        lagoon:\n          price: 174\n          perHour: 58',
  },
  {
    name: 'the last tier two spaces too far to the right',
    file: 'packages.yaml',
    from: '          typhoon:\n            price: 216\n            perHour: 72',
    to: '            typhoon:\n              price: 216\n              perHour: 72',
  },
  {
    name: 'a field of offers in a package',
    file: 'packages.yaml',
    from: '        validity: The same morning\n',
    to: '        validity: The same morning\n        afterHours: 2\n        percentOff: 10\n',
  },
  {
    name: 'the last day of a notice by the name that it has in a closure',
    file: 'calendar.yaml',
    to: 'notices:\n  - id: onam\n    text: We dance.\n    to: 2026-12-24\n',
  },
  {
    name: 'a question by the name that a page has for it',
    file: 'faq.yaml',
    from: '    question: When may I come in?',
    to: '    title: When may I come in?',
  },
  {
    name: 'a category with other capitals than in the other guide',
    file: guideFile,
    from: 'category: Evenings together',
    to: 'category: controllers',
  },
  { name: 'a PIN code of five digits', file: 'site.yaml', from: '"682030"', to: '"68203"' },
  {
    name: 'another prize in words',
    file: 'tournaments.yaml',
    from: 'Three cars, one ball,',
    to: 'Three cars, one ball, ten thousand rupees,',
  },
]
