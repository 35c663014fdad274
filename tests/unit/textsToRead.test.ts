/** Sentences to read again after a change: those that it may have made untrue. */
import { describe, expect, test } from 'vitest'
import { Messages } from '../../src/diagnostics/messages.ts'
import { toReadReport } from '../../src/diagnostics/writers/toRead.ts'
import { textsToRead } from '../../src/proofread/changes/textsToRead.ts'
import { site as definition } from '../../templates/site.ts'
import { buildDate } from '../cafes.ts'
import { withChanges } from '../mistakes/index.ts'
import { type Change, guideFile } from '../mistakes/mistake.ts'

const sourceWith = (changes: readonly Change[]) => ({ folder: 'content', files: withChanges(changes).files })

const answerOf = (answer: string): Change => ({
  file: 'faq.yaml',
  from: /answer: "Every day.*/,
  to: `answer: "${answer}"`,
})

/** What is to be read after a change. @param reason a message about it */
function readAfter(change: Change | readonly Change[], before: readonly Change[] = [], reason?: string) {
  const messages = new Messages()
  if (reason) messages.warning({ file: 'content/packages.yaml', rule: 'other', reason })
  const source = sourceWith([...before, change].flat())
  return textsToRead({ definition, source, messages, today: buildDate }, sourceWith(before))
}

/** Whether an answer is to be read after a change. */
const isRead = (change: Change | readonly Change[], answer: string, ...before: readonly Change[]) =>
  readAfter(change, [...before, answerOf(answer)]).some(
    ({ file, line }) => `${file}:${line}` === 'content/faq.yaml:4',
  )

const raised: Change = {
  file: 'packages.yaml',
  from: 'price: 522\n            perHour: 87',
  to: 'price: 540\n            perHour: 90',
}

const discountOn = (what: string): Change => ({
  file: 'packages.yaml',
  from: '\nlists:',
  to: `\ndiscounts:\n  - { id: monsoon, name: Monsoon, percent: 50, ${what}from: 2026-12-08, until: 2026-12-11 }\n\nlists:`,
})

describe('another price', () => {
  test.each([
    ['compares it', '${packages.boat-race.lagoon.price} is less than before.', true],
    ['compares it by its name', 'Boat Race is cheaper for six.', true],
    ['compares its kind', 'An evening pass is cheaper in the rain.', true],
    ['compares it in the sentence before', 'Come for Boat Race. A morning costs less.', true],
    ['says that it is for all', '${packages.boat-race.lagoon.price} on every desk.', true],
    ['prints one of its prices for both screens', 'Pay ${packages.boat-race.lagoon.price} for six.', true],
    ['compares another one', 'First Light is cheaper than breakfast.', false],
    ['gives it', 'Boat Race costs ${packages.boat-race.lagoon.price} on Lagoon.', false],
    ['compares something else', 'The boat is quicker than Boat Race.', false],
  ])('is reported with a sentence that %s', (_what, answer, expected) => {
    expect(isRead(raised, answer)).toBe(expected)
  })

  test('is reported with a sentence that compares a figure which follows from it', () => {
    const fact: Change = {
      file: 'facts.yaml',
      from: 'facts:\n',
      to: 'facts:\n  - { id: race, kind: money, value: 522, label: A race, comparedWith: packages.boat-race.lagoon.price }\n',
    }
    expect(isRead(raised, 'It costs less than ${facts.race}.', fact)).toBe(true)
  })

  test('is reported with the text of its list, where that compares', () => {
    const text: Change = {
      file: 'packages.yaml',
      from: 'After work, with the lights down.',
      to: 'Cheaper by the hour.',
    }
    expect(readAfter(raised, [text])).toContainEqual(
      expect.objectContaining({ text: 'Cheaper by the hour.' }),
    )
  })

  test('names each line once, and none that the change wrote or that a message names', () => {
    const answer = 'Boat Race is cheaper. Boat Race costs less.'
    const lines = (reason?: string) =>
      readAfter(raised, [answerOf(answer)], reason).filter(
        ({ file, line }) => file === 'content/faq.yaml' && line === 4,
      )
    expect(lines()).toHaveLength(1)
    expect(lines('See content/faq.yaml:2, 4; content/site.yaml:3.')).toEqual([])
    const written = readAfter(
      [raised, { file: 'faq.yaml', from: answer, to: 'Boat Race is cheaper still.' }],
      [answerOf(answer)],
    )
    expect(written.filter(({ text }) => text.startsWith('Boat Race'))).toEqual([])
  })
})

test('a discount on all consoles is reported with sentences that compare the rates of one', () => {
  const consoles: Change = {
    file: 'packages.yaml',
    from: /$/,
    to: '\nconsoles: { id: sofa, name: Sofa corner, text: Pads., rates: [{ id: sofa-1, name: One pad, controllers: 1, price: 90 }], bookLabel: Book, bookMessage: Free? }\n',
  }
  const answer = 'An hour of One pad is cheaper than tea.'
  expect(isRead(discountOn('tiers: [sofa], '), answer, consoles)).toBe(true)
})

test.each([
  ['a tier', 'tiers: [typhoon], ', 'Boat Race is cheaper for six.', true],
  ['a package', 'packages: [boat-race], ', 'Boat Race is cheaper for six.', true],
  ['another package', 'packages: [first-light], ', 'Boat Race is cheaper for six.', false],
  ['everything', '', 'Boat Race is cheaper for six.', true],
  [
    'what costs the same on all days',
    '',
    '| Boat Race, any day | ${packages.boat-race.lagoon.price} |',
    true,
  ],
  ['what a row only prints', '', '| Boat Race | ${packages.boat-race.lagoon.price} |', false],
])(
  'a discount on %s is reported with sentences that compare its prices',
  (_what, fields, answer, expected) => {
    expect(isRead(discountOn(fields), answer)).toBe(expected)
  },
)

describe('a new entry', () => {
  const tiers = ['lagoon', 'typhoon'].map(
    (id, index): Change => ({
      file: 'packages.yaml',
      from: new RegExp(`id: ${id}$`, 'm'),
      to: `id: ${['165hz', '280hz'][index]}`,
    }),
  )
  const tier: Change = {
    file: 'packages.yaml',
    from: '\nlists:',
    to: '\n  - { id: 500hz, name: Gale }\n\nlists:',
  }

  test.each([
    ['calls another one the first of its kind', 'Our fastest screens have ${packages.280hz.detail}.', true],
    ['says how far its kind goes', 'We have up to 280Hz.', true],
    ['names another one', 'We have 280Hz.', false],
  ])('is reported with a sentence that %s', (_what, answer, expected) => {
    expect(isRead(tier, answer, ...tiers)).toBe(expected)
  })

  test('is reported with a sentence that names half of the others', () => {
    const game: Change = {
      file: 'site.yaml',
      from: '\ngames:\n',
      to: '\ngames:\n  - { name: Outer Reef, platform: PC }\n',
    }
    expect(isRead(game, 'Play Rocket League, Tekken 8, Stardew Valley or Overwatch 2.')).toBe(true)
    expect(isRead(game, 'Play Rocket League.')).toBe(false)
  })
})

/** A new tournament for teams. */
const newTournament = (entry: number, prize: number): Change => ({
  file: 'tournaments.yaml',
  from: '\nrulesHeading:',
  to: `  - id: reef
    name: Reef Run
    icon: car
    format: Trios, one heat
    repeats: every thursday
    time: { start: 17:00, end: 20:00 }
    entry: ${entry}
    entryPer: team
    prize: ${prize}
    text: One heat.

rulesHeading:`,
})

describe('a new tournament for teams, beside the only one', () => {
  const tournament = newTournament(300, 5000)

  test.each([
    ['says that it is the only one', 'Only ${tournaments.aerial-cup.name} needs two friends.', true],
    ['calls it the first of its kind', '${tournaments.aerial-cup.name} is the largest.', true],
    ['only names it', 'Come to ${tournaments.aerial-cup.name}.', false],
    ['is about another one', 'Only ${tournaments.iron-palm.name} is for groups.', false],
  ])('is reported with a sentence that %s', (_what, answer, expected) => {
    expect(isRead(tournament, answer)).toBe(expected)
  })
})

test('another fee is not reported with what is said of most days, nor of all tournaments without money', () => {
  const fee: Change = { file: 'tournaments.yaml', from: 'entry: 275', to: 'entry: 300' }
  const all =
    '${tournaments.aerial-cup.name}, ${tournaments.footsies-night.name} and ${tournaments.iron-palm.name}'
  expect(isRead(fee, 'There is a tournament on most evenings.')).toBe(false)
  expect(isRead(fee, `${all}, one night each.`)).toBe(false)
  expect(isRead(fee, `${all} each cost less than lunch.`)).toBe(true)
})

test.each([
  ['above those of the others', 9300, true],
  ['between those of the others', 9100, false],
])(
  'a tournament whose prize is %s is reported with a sentence that calls one the largest',
  (_where, prize, expected) => {
    const tournament = newTournament(200, prize)
    expect(isRead(tournament, '${tournaments.iron-palm.name} has the largest prize.')).toBe(expected)
  },
)

describe('a package that is gone', () => {
  const gone: Change = { file: 'packages.yaml', from: / {6}- id: boat-race[\s\S]*?(?= {6}- id: )/, to: '' }

  test.each([
    ['names it', 'Boat Race is for six.', true],
    ['calls one of its kind the first', 'Our cheapest evening pass is for six.', true],
    ['compares the others', 'An hour is less with a pass.', false],
    ['speaks of most', 'Most passes have a name.', false],
  ])('is reported with a sentence that %s', (_what, answer, expected) => {
    expect(isRead(gone, answer)).toBe(expected)
  })

  test('is reported with what compares another one in a section that names it', () => {
    const section: Change = {
      file: guideFile,
      from: '## The',
      to: 'Take ${packages.boat-race.name}, or ${packages.harbour-card.name}.\n\nOnly ${packages.spice-route.name} is cheaper than that.\n\n## The',
    }
    expect(readAfter(gone, [section]).some(({ text }) => text.includes('cheaper than that'))).toBe(true)
  })
})

test('a pass that is gone is reported with what compares another one of the same name', () => {
  const pass = (id: string) => `      - id: ${id}
        name: Tide Rush
        icon: flame
        duration: 2
        tiers: { lagoon: { price: 200, perHour: 100 }, harbour: { price: 240, perHour: 120 } }
`
  const beside = (...ids: string[]): Change => ({
    file: 'packages.yaml',
    from: '      - id: boat-race\n',
    to: `${ids.map(pass).join('')}      - id: boat-race\n`,
  })
  const both = beside('tide-rush', 'weekend-tide-rush')
  const gone: Change = { file: 'packages.yaml', from: pass('weekend-tide-rush'), to: '' }
  expect(
    isRead(gone, '${packages.tide-rush.name} does not: it costs more from Friday to Sunday.', both),
  ).toBe(true)
  expect(isRead(gone, '${packages.tide-rush.name} is for six.', both)).toBe(false)
})

describe('an entry that is gone', () => {
  const game = (name: string): Change => ({
    file: 'site.yaml',
    from: '\ngames:\n',
    to: `\ngames:\n  - name: ${name}\n    platform: PC\n`,
  })
  const without = (name: string): Change => ({
    file: 'site.yaml',
    from: `  - name: ${name}\n    platform: PC\n`,
    to: '',
  })

  test.each([
    ['its name, which another entry has', 'Aerial Cup, Rocket League', 'Come for Aerial Cup, Rocket League.'],
    ['the beginning of its name', 'Wing of Glass Reborn', 'Come for Wing of Glass.'],
  ])('is reported with a sentence that has %s', (_what, name, answer) => {
    expect(isRead(without(name), answer, game(name))).toBe(true)
  })

  const offer: Change = { file: 'pages/pricing.yaml', from: / {2}- title: Rain money\n.*\n/, to: '' }
  const headphones: Change = {
    file: 'gear.yaml',
    from: / {2}- id: headphones\n[\s\S]*?(?= {2}- id: )/,
    to: '',
  }

  test.each([
    ['an offer', offer, 'the same reference', '${facts.early-off} off when it pours.', true],
    ['an offer', offer, 'two of its words', 'Early birds get money back.', true],
    ['an offer', offer, 'one of its words', 'Early birds sing here.', false],
    ['a kind of equipment', headphones, 'the word of its id', 'Take the headphones from the hook.', true],
    ['a kind of equipment', headphones, 'another word', 'Take the pad from the hook.', false],
  ])('%s is reported with a sentence that has %s', (_what, change, _words, answer, expected) => {
    expect(isRead(change, answer)).toBe(expected)
  })

  test('is reported with the text of its price list', () => {
    const gone: Change = { file: 'packages.yaml', from: / {6}- id: harbour-card[\s\S]*/, to: '' }
    expect(readAfter(gone).some(({ file }) => file === 'content/packages.yaml')).toBe(true)
  })
})

test('a new figure is reported with sentences about the subject of its label', () => {
  const fact: Change = {
    file: 'facts.yaml',
    from: 'facts:\n',
    to: 'facts:\n  - { id: b, kind: money, value: 900, label: "Birthday: six" }\n',
  }
  expect(isRead(fact, 'Birthdays get a price of their own.')).toBe(true)
  const question: Change = { file: 'faq.yaml', from: /question: .*/, to: 'question: How much is a birthday?' }
  expect(isRead(fact, 'Ask us.', question)).toBe(true)
  expect(isRead(fact, 'Come for six evenings.')).toBe(false)
})

test('a new figure is not reported with sentences that have an ordinal or a small word of its label', () => {
  const fact: Change = {
    file: 'facts.yaml',
    from: 'facts:\n',
    to: 'facts:\n  - { id: b, kind: text, value: "1", label: Second phone }\n',
  }
  expect(isRead(fact, 'Screens show a new picture many times a second.')).toBe(false)
  const alone: Change = {
    ...fact,
    to: 'facts:\n  - { id: b, kind: text, value: "1", label: Cup without a team }\n',
  }
  expect(isRead(alone, 'Come without a bag.')).toBe(false)
})

describe('a new figure that is compared with a price', () => {
  const fact = (id: string): Change => ({
    file: 'facts.yaml',
    from: 'facts:\n',
    to: `facts:\n  - { id: ${id}, kind: money, value: 900, label: At ${id}, moreThan: packages.boat-race.lagoon.price }\n`,
  })

  test.each([
    ['a range that ends at another one', 'From ${packages.first-light.lagoon.price} to ${facts.b}.', true],
    ['a range that begins at another one', 'From ${facts.b} to ${packages.first-light.lagoon.price}.', true],
    ['another one', 'One pays ${facts.b}.', false],
  ])('is reported with %s', (_what, answer, expected) => {
    expect(isRead(fact('d'), answer, fact('b'))).toBe(expected)
  })
})

test('a tournament that takes place more rarely is reported with what is said of most days, and of each one', () => {
  const moved: Change = {
    file: 'tournaments.yaml',
    from: 'every tuesday',
    to: 'every second tuesday from 2026-12-15',
  }
  expect(isRead(moved, 'There is a tournament on most evenings.')).toBe(true)
  expect(isRead(moved, 'A tournament takes two hours at most.')).toBe(false)
  expect(
    isRead(
      moved,
      '${tournaments.aerial-cup.name}, ${tournaments.footsies-night.name} and ${tournaments.iron-palm.name}, one day each.',
    ),
  ).toBe(true)
})

test('a monthly tournament of whole days that is weekly and has a time is reported with what says so', () => {
  const repeats = 'last weekend\n    entry: 175'
  const time = 'every sunday\n    time: { start: 10:00, end: 17:00 }\n    entry: 175'
  const moved: Change = { file: 'tournaments.yaml', from: repeats, to: time }
  expect(isRead(moved, 'Iron Palm Weekender is once a month.')).toBe(true)
  expect(isRead(moved, 'Iron Palm Weekender runs all day.')).toBe(true)
  expect(isRead(moved, 'Aerial Cup runs for a month.')).toBe(false)
})

test('a fee that is for each player now is reported with sentences that name its team', () => {
  const change: Change = { file: 'tournaments.yaml', from: 'entryPer: team', to: 'entryPer: player' }
  expect(isRead(change, '${tournaments.aerial-cup.name}: ${tournaments.aerial-cup.entry} per team')).toBe(
    true,
  )
  expect(isRead(change, 'Aerial Cup is loud, and the fee is paid before.')).toBe(false)
})

test('of two texts with the same words, the one of the entry that changed is named', () => {
  const twice: Change = {
    file: 'tournaments.yaml',
    from: 'Our longest event.',
    to: 'Three cars, one ball, and a bench that shouts.',
  }
  const change: Change = { file: 'tournaments.yaml', from: 'prize: 5500', to: 'prize: 5600' }
  expect(readAfter(change, [twice]).filter(({ text }) => text.startsWith('Three cars'))).toMatchObject([
    { line: 17 },
  ])
})

test.each(['every second tuesday from 2026-12-15', 'first tuesday', 'once 2026-12-15'])(
  'a weekly tournament that takes place %s is reported with what is said of weeks',
  (repeats) => {
    const moved: Change = { file: 'tournaments.yaml', from: 'every tuesday', to: repeats }
    expect(isRead(moved, '${tournaments.aerial-cup.name} is every week.')).toBe(true)
    expect(isRead(moved, 'Aerial Cup fills our Tuesdays.')).toBe(true)
    expect(isRead(moved, 'The week shows when each tournament is played.')).toBe(true)
    expect(isRead(moved, 'Come this week.')).toBe(false)
  },
)

describe('other figures of an entry are reported with its own texts', () => {
  const cup = 'Three cars, one ball, and a bench that shouts.'
  test.each([
    ['its time', 'start: 17:00\n      end: 20:00', 'start: 18:00\n      end: 21:00'],
    ['its rhythm', 'every tuesday', 'every thursday'],
    ['its fee', 'entry: 275', 'entry: 300'],
    ['whose fee it is', 'entryPer: team', 'entryPer: player'],
    ['how many may enter', 'prize: 5500', 'prize: 5500\n    mostEntries: 8'],
    ['that it has no time any more', '\n    time:\n      start: 17:00\n      end: 20:00', ''],
  ])('%s', (_what, from, to) => {
    const read = readAfter({ file: 'tournaments.yaml', from, to }).map(({ text }) => text)
    expect(read).toContain(cup)
    expect(read).not.toContain('Aerial Cup, Rocket League')
    expect(read).not.toContain('Our longest event.')
  })
})

describe('a tournament at another part of the day', () => {
  const moved = (start: string, end: string): Change => ({
    file: 'tournaments.yaml',
    from: 'start: 17:00\n      end: 20:00',
    to: `start: ${start}\n      end: ${end}`,
  })

  test.each([
    ['it and the evening', '${tournaments.aerial-cup.name} evenings are loud.', true],
    ['its short name and the evening', 'Aerial Cup evenings are loud.', true],
    ['tournaments and the night', 'There are tournaments on most nights.', true],
    [
      'it and the part of the day it has now',
      '${tournaments.aerial-cup.name} leaves the morning to you.',
      true,
    ],
    ['the evening alone', 'Come for an evening.', false],
    ['it alone', 'Come to the ${tournaments.aerial-cup.name}.', false],
    [
      'it and another part of the day',
      'After an afternoon, enter the ${tournaments.aerial-cup.name}.',
      false,
    ],
  ])('is reported with a sentence that names %s', (_what, answer, expected) => {
    expect(isRead(moved('10:30', '13:00'), answer)).toBe(expected)
  })

  test('is not reported where it is only an hour later', () => {
    expect(isRead(moved('18:00', '21:00'), '${tournaments.aerial-cup.name} evenings are loud.')).toBe(false)
  })
})

describe('other opening hours are reported with sentences that name a part of the day in which it is closed now', () => {
  const days = (start: string, end: string): Change => ({
    file: 'site.yaml',
    from: 'hours:\n  start: 10:00\n  end: 22:00\nf',
    to: `hours:\n  - { days: mon-fri, start: "${start}", end: "${end}" }\n  - { days: sat-sun, start: "10:00", end: "22:00" }\nf`,
  })

  test.each([
    ['Come on a weekday afternoon.', true],
    ['Come in the morning.', true],
    ['The hours before the evening are quiet.', true],
    ['Come on a weekend morning.', false],
    ['Come on Saturday afternoons.', false],
    ['Come in the evening.', false],
  ])('%s', (answer, expected) => {
    expect(isRead(days('17:00', '22:00'), answer)).toBe(expected)
  })

  test('and with none where each part of the day keeps some hours', () => {
    expect(isRead(days('11:00', '21:00'), 'Come in the morning, afternoon or evening.')).toBe(false)
  })
})

describe('an entry is reported with what shares a section with a reference to it', () => {
  const section: Change = {
    file: guideFile,
    from: '## Count heads, then pick games\n\n',
    to: `## Two ways to save

### At dawn

\${packages.first-light.afterHours} hours are paid.

Four of you share one desk.

| You | Pay |
| --- | --- |
| One | little |

## Count heads, then pick games

`,
  }
  const before: Change[] = [
    section,
    { file: 'packages.yaml', from: 'id: first-light\n', to: 'id: first-light\n        afterHours: 3\n' },
  ]
  const textsAfter = (from: string | RegExp, to: string) =>
    readAfter({ file: 'packages.yaml', from, to }, before).map(({ text }) => text)
  const gone = / {6}- id: first-light[\s\S]*?(?= {6}- id: chaya)/

  test.each([
    ['is gone', gone, ''],
    ['gets a last day', 'afterHours: 3', 'afterHours: 3\n        until: 2026-11-20'],
    ['offers something else', 'afterHours: 3', 'afterHours: 4'],
    ['loses its offer', '        afterHours: 3\n', ''],
  ])('where it %s, its paragraphs and the headings above', (_what, from, to) => {
    expect(textsAfter(from, to)).toEqual(
      expect.arrayContaining(['## Two ways to save', '### At dawn', 'Four of you share one desk.']),
    )
  })

  test('where a new one is like it and no other one', () => {
    const evening = 'id: backwater-run\n        name: Backwater Run'
    const copy = `${evening.replaceAll('ackwater', 'oatless')}\n        duration: 2\n        validity: The same morning\n        tiers: {}\n      - ${evening}`
    expect(textsAfter(evening, copy)).toContain('Four of you share one desk.')
    expect(textsAfter(evening, copy.replace('The same morning', 'A week'))).not.toContain(
      'Four of you share one desk.',
    )
  })

  test('but not where the section is about others of its list too', () => {
    const both: Change = {
      file: guideFile,
      from: 'Four of you',
      to: '${packages.boat-race.name}: four of you',
    }
    const change: Change = { file: 'packages.yaml', from: gone, to: '' }
    const read = readAfter(change, [...before, both]).map(({ text }) => text)
    expect(read).not.toContain('## Two ways to save')
  })

  test('but not rows of tables, nor other sections', () => {
    const read = textsAfter(gone, '')
    expect(read).not.toContain('| One | little |')
    expect(read).not.toContain('## Count heads, then pick games')
  })

  test('nor where only its price is another one', () => {
    expect(textsAfter('price: 174', 'price: 180')).not.toContain('Four of you share one desk.')
  })
})

test('a branch that moves is reported with sentences about the way to it', () => {
  const moved: Change = {
    file: 'locations.yaml',
    from: '    name: Infopark\n',
    to: '    name: Infopark\n    address: { street: 1 New Road, locality: Aluva, city: Kochi, region: Kerala, postalCode: "683101", country: IN }\n',
  }
  expect(isRead(moved, 'We are a short ride from Infopark.')).toBe(true)
  expect(isRead(moved, 'Infopark comes for lunch.')).toBe(false)
})

test('a tournament that is gone is reported with search words that have its name', () => {
  const before: Change[] = [
    { file: 'tournaments.yaml', from: 'name: Aerial Cup, Rocket League', to: 'name: Stardew Valley' },
    { file: 'pages/tournaments.yaml', from: /keywords: /, to: 'keywords: Stardew Valley tournament, ' },
  ]
  const gone: Change = { file: 'tournaments.yaml', from: / {2}- id: aerial-cup[\s\S]*?(?= {2}- id:)/, to: '' }
  expect(readAfter(gone, before).map(({ file }) => file)).toContain('content/pages/tournaments.yaml')
})

test.each([
  ['gone', { file: guideFile }],
  ['a draft again', { file: guideFile, from: /^date: .*/m, to: 'date: 2026-01-02\ndraft: true' }],
  ['scheduled again', { file: guideFile, from: /^date: .*/m, to: 'date: 2099-01-02' }],
])('a guide that is %s is reported with what the list of guides says of them', (_what, change) => {
  expect(readAfter(change).map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/pages/blog.yaml:2',
    'content/pages/blog.yaml:3',
    'content/pages/blog.yaml:5',
  ])
})

test('a guide that is gone is reported with search words that have a short name from its title', () => {
  const before: Change[] = [
    { file: guideFile, from: /^title: .*/m, to: 'title: PS5 for four' },
    { file: 'pages/blog.yaml', from: /^keywords: .*/m, to: 'keywords: PS5 help' },
  ]
  expect(readAfter({ file: guideFile }, before)).toContainEqual(
    expect.objectContaining({ file: 'content/pages/blog.yaml', text: 'PS5 help' }),
  )
})

test('of each line of the list of guides, the sentence about the one that is gone is shown', () => {
  const intro: Change = { file: 'pages/blog.yaml', from: /^intro: .*/m, to: 'intro: Pads? And a rainy day?' }
  expect(readAfter({ file: guideFile }, [intro])).toContainEqual(
    expect.objectContaining({ line: 5, text: 'And a rainy day?' }),
  )
})

test('a new profile is reported with sentences that say how one gets there', () => {
  const profile = '\n  - { id: discord, name: Discord, icon: gamepad-2, url: "https://discord.gg/tea" }'
  const added: Change = { file: 'site.yaml', from: /(?<=^social:)/m, to: profile }
  expect(isRead(added, 'We are on Discord: ask us for the invite.')).toBe(true)
  expect(isRead(added, 'Ask us for the invite.')).toBe(false)
})

test('the first paragraph of a text is read, which needs no empty line before it', () => {
  const first: Change = {
    file: 'seo/home.md',
    from: /\n---\n+/,
    to: '\n---\nBoat Race is cheaper for six.\n\n',
  }
  expect(readAfter(raised, [first])).toContainEqual(
    expect.objectContaining({ file: 'content/seo/home.md', text: 'Boat Race is cheaper for six.' }),
  )
})

test('the new name of a link is reported where links of pages have the old one', () => {
  const renamed: Change = { file: 'site.yaml', from: 'label: Prices', to: 'label: What it costs' }
  expect(readAfter(renamed)).toContainEqual(
    expect.objectContaining({ file: 'content/pages/comparison.yaml', text: 'Prices' }),
  )
  const footer = { file: 'content/site.yaml', line: 137, text: 'Prices' }
  expect(readAfter(renamed)).toContainEqual(expect.objectContaining(footer))
})

test('a sentence of several lines is not read where a message names one of them', () => {
  const answer: Change = {
    file: 'faq.yaml',
    from: /answer: "Every day.*/,
    to: 'answer: >-\n      Come when it rains, because\n      Boat Race is cheaper then.',
  }
  const places = (reason?: string) =>
    readAfter(raised, [answer], reason).map(({ file, line }) => `${file}:${line}`)
  expect(places()).toContain('content/faq.yaml:5')
  expect(places('See content/faq.yaml:6.')).not.toContain('content/faq.yaml:5')
})

test('a paragraph below a list is a sentence of its own', () => {
  const answer: Change = {
    file: 'faq.yaml',
    from: /answer: "Every day.*/,
    to: 'answer: |\n      - Come alone\n\n      Boat Race is cheaper for six.',
  }
  expect(readAfter(raised, [answer])).toContainEqual(
    expect.objectContaining({ line: 7, text: 'Boat Race is cheaper for six.' }),
  )
})

test('of two fields with the same words, both are reported', () => {
  const renamed: Change = { file: 'site.yaml', from: 'label: Prices', to: 'label: What it costs' }
  const before = ['heading', 'listHeading'].map((field) => ({
    file: 'pages/pricing.yaml',
    from: new RegExp(`^${field}: .*`, 'm'),
    to: `${field}: Prices`,
  }))
  const ofPage = readAfter(renamed, before).filter(({ file }) => file === 'content/pages/pricing.yaml')
  expect(ofPage.map(({ line }) => line)).toEqual([4, 5])
})

test('a line is quoted whole; of a long one, the likeliest sentence and what follows', () => {
  const [text, rest] = ['The second one is dearer.', ' So it is.'.repeat(40)]
  const quoteOf = (whole: string) => toReadReport([{ file: 'content/faq.yaml', line: 3, text, whole }])
  expect(quoteOf(`It is red. ${text} It is blue.`)).toContain(`      3  It is red. ${text} It is blue.\n`)
  expect(quoteOf(`${rest} ${text} ${rest}`)).toMatch(/ 3 {2}… The second one is dearer\. .* …\n/)
})

test('a long list has the likeliest sentences, and the places of the others', () => {
  const texts = Array.from({ length: 22 }, (_one, index) => ({
    file: 'content/faq.yaml',
    line: index + 1,
    text: `Line ${index}`,
    whole: `Line ${index}`,
  }))
  const report = toReadReport(texts)
  expect(report).toContain('     20  Line 19\n')
  expect(report).toContain('Perhaps also: content/faq.yaml:21, 22.')
  expect(toReadReport([])).toBe('')
})
