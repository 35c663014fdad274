/** Figures that are data are not typed into texts. Each one is reported in its place, with the references to write. */
import { describe, expect, test } from 'vitest'
import { createFormat } from '../../src/content/format.ts'
import type { ReferableValue } from '../../src/content/referableValues.ts'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { checkTypedAmounts } from '../../src/proofread/amounts/checkAmounts.ts'
import { knownAmounts } from '../../src/proofread/amounts/knownAmounts.ts'
import { moneyPatterns, moneyPatternsOf } from '../../src/proofread/amounts/moneyPatterns.ts'
import { typedAmounts, typedAmountsIn } from '../../src/proofread/amounts/typedAmounts.ts'
import { defaultWords } from '../../templates/wordsSchema.ts'
import { contentOf, dataOf, load } from '../cafes.ts'

const sources = {
  first: readSource(contentOf.first, new Messages()),
  second: readSource(contentOf.second, new Messages()),
}

const figureRules = ['typed-figure', 'unknown-figure']

/** The messages about figures of the first café with another text in one file. */
function messagesWith(path: string, change: (text: string) => string) {
  const before = new TextDecoder().decode(sources.first.files.get(path))
  const after = change(before)
  expect(after).not.toBe(before)
  const files = new Map(sources.first.files).set(path, new TextEncoder().encode(after))
  const messages = new Messages()
  load({ folder: 'content', files }, messages)
  return messages.all.filter(({ ruleId }) => figureRules.includes(ruleId ?? ''))
}

const loaded = dataOf(sources.first)
const money = moneyPatternsOf(loaded)
const known = knownAmounts(loaded.references.values, loaded.format, money)

/** The messages about figures in a long-form text with one more sentence. */
function inProse(sentence: string) {
  const text = `${new TextDecoder().decode(sources.first.files.get('seo/home.md'))}\n${sentence}\n`
  const files = new Map([['seo/home.md', new TextEncoder().encode(text)]])
  const messages = new Messages()
  checkTypedAmounts(typedAmounts({ folder: 'content', files }, money), known, messages)
  return messages.all.filter(({ ruleId }) => figureRules.includes(ruleId ?? ''))
}

test.each(['first', 'second'] as const)('the %s café types no figure that is data', (cafe) => {
  const messages = new Messages()
  load(sources[cafe], messages)
  expect(messages.all.filter(({ ruleId }) => figureRules.includes(ruleId ?? '')).map(String)).toEqual([])
})

describe('a typed figure of what the text speaks of is reported with the reference that prints it', () => {
  test.each([
    ["Warrior's Grind costs 1099 rupees.", ['${packages.warriors-grind.240hz.price}.']],
    ['${packages.warriors-grind.name}: ₹१,०९९.', ['${packages.warriors-grind.240hz.price}.']],
    ['In Valorant the prize is Rs 10,000.', ['${tournaments.valorant.prize}.']],
    [
      'Legend Pro is ₹3,600 here.',
      [
        '${packages.legend-pro.240hz.price} (Legend Pro, 240hz price) or ${packages.legend-pro.360hz.price} (Legend Pro, 360hz price): whichever',
      ],
    ],
    ['The PS5 with one controller is ₹120.', ['${packages.ps5-1.price}.']],
    ['The PS5 is 120 rupees.', ['${packages.ps5-1.price}.']],
    ['PS5 का एक घंटा ₹120.', ['${packages.ps5-1.price}.']],
    ['Open from 8:30 AM to 11:30 PM.', ['${site.hours}.']],
    ['सकाळी ८:३० ते रात्री ११:३०.', ['${site.hours}.']],
    ['Valorant is on at 7-11 PM.', ['${tournaments.valorant.time}.']],
    ['We close at 11:30 PM.', ['${site.hours.end}.']],
    ['Join 5,000+ gamers at 20+ gaming PCs.', ['${site.gamers}.', '${site.pcs}.']],
    ['Play on 1 Gbps fiber.', ['${site.fiber}.']],
    ['Call +91 00000-00000, or 0000000000.', ['${site.contact.phone}.', '${site.contact.phone}.']],
    ['Call [us](tel:+910000000000), or 000000 00000.', ['${site.contact.phone}.', '${site.contact.phone}.']],
    ['[Chat](https://wa.me/910000000000) with us.', ['${site.contact.phone}.']],
    ...[
      '00000 000000',
      '0000-000-000',
      '0000 000 000',
      '00 00 00 00 00',
      '00910000000000',
      '00000.00000',
    ].map((number): [string, string[]] => [
      `For a seat call ${number} before 9.`,
      ['${site.contact.phone}.'],
    ]),
    ['Write to <hello@example.com>.', ['${site.contact.email}.']],
    ['Follow [us](https://instagram.com/Example/).', ['${site.instagram.url}.']],
  ])('%s', (sentence, references) => {
    const found = inProse(sentence)
    expect(found.map(({ ruleId, fatal }) => ({ ruleId, fatal }))).toEqual(
      references.map(() => ({ ruleId: 'typed-figure', fatal: false })),
    )
    for (const [index, reference] of references.entries())
      expect(found[index]?.note).toContain(`Write ${reference}`)
  })
})

describe('where the text does not say whose figure it is, those of ours are named that share a word with it', () => {
  test.each([
    [
      'The 240Hz price is 1099 rupees.',
      "for “Warrior's Grind, 240hz price”, write ${packages.warriors-grind.240hz.price}. If",
    ],
    [
      'Book one hour for ₹110 on 240Hz.',
      ': for “Quick Respawn, 240hz price of a single hour”, write ${packages.quick-respawn.240hz.price}; for “Quick',
    ],
    [
      'A single hour costs Rs 110.',
      ': for “Quick Respawn, 240hz price of a single hour”, write ${packages.quick-respawn.240hz.price}; for',
    ],
    [
      'An hour at a PC is Rs 120.',
      'Respawn, 360hz price of a single hour”, write ${packages.quick-respawn.360hz.price}; for',
    ],
    ['पंधरा तासांसाठी फक्त ₹१,०९९.', 'write ${packages.warriors-grind.240hz.price}. If'],
    // Not that of a setup at home, which the text does not speak of.
    ['The prize is Rs 10,000.', ': for “Valorant, prize”, write ${tournaments.valorant.prize}. If'],
    [
      'Students get 5% off.',
      ': for “Students: with a valid ID, weekday afternoons”, write ${facts.student-discount}. If',
    ],
    ['Groups get 15–20% off.', ': for “Groups: off for that size”, write ${facts.group-discount}. If'],
    [
      'First visit: 10% off.',
      'for “First visit: off the first session”, write ${facts.first-visit-discount}. If',
    ],
  ])('%s', (sentence, note) => {
    const [found, ...others] = inProse(sentence)
    expect(others).toEqual([])
    expect(found).toMatchObject({ ruleId: 'typed-figure', fatal: false })
    expect(found?.note).toContain('Only if this sentence is about it')
    expect(found?.note).toContain(note)
  })

  test.each([
    ['Students get 10% off.', 'Students: with a valid ID, weekday afternoons', 'facts.student-discount'],
    ['The weekend special gives 15% off.', 'Weekend special', 'packages.ps5-weekend.percentOff'],
  ])('a percentage of what the text names whole is another one: %s', (sentence, name, address) => {
    const [found] = inProse(sentence)
    expect(found?.reason).toContain(`“${name}” has another figure`)
    expect(found?.note).toContain(`write \${${address}}`)
  })

  test.each([
    ['BGMI starts at 7 PM.', 'BGMI'],
    ['Golden Rise starts at 9 AM.', 'Golden Rise'],
    ['BGMI Starts at 7:30 PM sharp.', 'BGMI'],
  ])('a time at which something that the text names does not begin: %s', (sentence, name) => {
    expect(inProse(sentence)[0]?.reason).toContain(`“${name}” has another figure`)
  })

  test.each([
    'Report for BGMI at 8:30 PM.',
    'BGMI: be here by 9 PM.',
    'For BGMI and Valorant, come at 9 PM.',
    'BGMI, रात 9 बजे पहुंचें.',
  ])('a time to arrive after the beginning: %s', (sentence) => {
    expect(inProse(sentence)[0]?.reason).toMatch(/as the time to arrive, but “(?:BGMI|Valorant)” starts at/)
  })

  test.each([
    'Come to BGMI at 7 PM to warm up.',
    'Come to BGMI at 10 PM to watch the last game.',
    'For BGMI and Valorant, come at 7:30 PM.',
    'Those who come to BGMI late, at 8:10 PM, wait for the second round.',
    'With ${packages.weekday-gg-night.name}, come at 11:15 PM.',
    'Doors for BGMI open from 7:30 PM.',
    'Noodles are served from 7:30 PM.',
    'Registration for BGMI closes at 6 PM.',
    'The bus starts at 7 PM.',
  ])('a time that may be another one is not reported: %s', (sentence) => {
    expect(inProse(sentence)).toEqual([])
  })

  test.each([
    'On Diwali we are open till 1 AM.',
    'We are open till 1 AM on 24 December.',
    'We are open at 9 PM.',
    'We are not open till midnight.',
    'The stalls outside are busy, and open till 10 PM.',
    'The kitchen closes at 10 PM.',
    '${packages.weekday-gg-night.name}: we are open till 2 AM.',
    'We are open till ${site.hours.end}, and after midnight by message.',
    'आम्ही ३१ डिसेंबरला रात्री १ पर्यंत उघडे असतो.',
  ])('hours that may be those of one day, or of something else, are not reported: %s', (sentence) => {
    expect(inProse(sentence)).toEqual([])
  })

  test.each([
    '${tournaments.bgmi.name} and ${tournaments.fifa.name} with snacks, 5 PM',
    '${tournaments.bgmi.name}: arrive by 5 PM',
    '${tournaments.bgmi.name} (नोंदणी शाम 5 बजे)',
    '${tournaments.bgmi.name}, only tomorrow, 5 PM',
    '${tournaments.bgmi.name} on 12 December, 5–6:15 PM instead',
    'At 3 PM on a Saturday, a Valorant seat is free.',
    'Play Valorant, 3 PM or 1 AM.',
  ])('a time beside a tournament that may be another one is not reported: %s', (sentence) => {
    expect(inProse(sentence).filter(({ reason }) => /“.*” has another figure/.test(reason))).toEqual([])
  })

  test.each(['Open from 9 AM to 1 AM.', 'We are open daily, 9 AM to 1 AM.', 'Opening hours: 9 AM–1 AM.'])(
    'other opening hours are those of the site, and no new fact: %s',
    (sentence) => {
      const [found, ...others] = inProse(sentence)
      expect(others).toEqual([])
      expect(found?.reason).toContain('as the opening hours, but site.yaml has other ones.')
      expect(found?.note).toMatch(/^Write \$\{site\.hours\} \(8:30.AM to 11:30.PM\)\./)
    },
  )

  test.each(['The kitchen is open from 9 AM to 1 AM.', 'On Diwali we are open from 9 AM to 1 AM.'])(
    'those of one day, or of something else, may be a fact: %s',
    (sentence) => {
      expect(inProse(sentence)[0]?.note).toContain('facts.yaml')
    },
  )

  test('a percentage that only shares a word with a label is not reported', () => {
    expect(inProse('First, set the brightness to 20%.')).toEqual([])
  })

  test('another figure of a thing with several prices: those prices, and no other of the same amount', () => {
    const [found] = inProse('The PS5 is ₹130.')
    expect(found?.reason).toContain('“1 controller” and “2 controllers”')
    expect(found?.note).toMatch(/^Only if .*write \$\{packages\.ps5-1\.price\} \(₹120\)/)
    expect(found?.note).not.toContain('quick-respawn')
  })

  test('a time on a thing with prices is no price', () => {
    const [found, ...others] = inProse('Night pass 10pm-6am on PS5, 1 controller.')
    expect(others).toEqual([])
    expect(found?.note).not.toContain('price')
  })

  test('the field that the sentence names comes first', () => {
    const [found] = inProse('The BGMI prize is ₹8,000.')
    expect(found?.note).toMatch(/^For “BGMI, prize”, write \$\{tournaments\.bgmi\.prize\}/)
  })

  test.each(['A locker is ₹100.', 'Pay ₹500 once.', 'Get 10% off today.'])(
    'none is named that shares no word with it: %s',
    (sentence) => {
      const [found, ...others] = inProse(sentence)
      expect(others).toEqual([])
      expect(found?.reason).toContain('nothing that this text speaks of has this figure')
      expect(found?.note).not.toMatch(/packages|tournaments/)
    },
  )

  test('of many of them, five are named', () => {
    const format = createFormat({ language: 'en-IN', dateLocale: 'en-US', currency: 'INR' }, defaultWords)
    const money = moneyPatterns('en-IN', 'INR')
    const price: ReferableValue = { kind: 'money', value: 500, path: [] }
    const values = new Map(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => [`passes.${id}.price`, price]))
    const amounts = typedAmountsIn(
      'The price is Rs 500.',
      (offset) => ({ line: 1, column: offset + 1 }),
      money,
    )
    const messages = new Messages()
    checkTypedAmounts([{ file: 'content/faq.yaml', amounts }], knownAmounts(values, format, money), messages)
    expect(messages.all).toMatchObject([{ file: 'content/faq.yaml', line: 1, column: 14 }])
    expect(messages.all[0]?.note).toMatch(
      /: for “a, price”, write \$\{passes\.a\.price\}; .*write \$\{passes\.e\.price\}, and 2 more\. If it is another one/,
    )
  })
})

describe('a figure that differs from those of what the text speaks of is answered with these', () => {
  test.each([
    // A rival's price is ₹150, which is not what this is about.
    [
      'The PS5 with one controller is Rs 150.',
      'For “1 controller, price”, write ${packages.ps5-1.price} (₹120). If',
    ],
    ['Legend Pro is ₹3,900 on 360Hz.', 'write ${packages.legend-pro.360hz.price} (₹3,600)'],
  ])('%s', (sentence, note) => {
    const [found, ...others] = inProse(sentence)
    expect(others).toEqual([])
    expect(found).toMatchObject({ ruleId: 'unknown-figure', fatal: false })
    expect(found?.reason).toContain('has another figure.')
    expect(found?.note).toContain(note)
  })

  test.each([
    [
      'Starts at 7 PM sharp.',
      '“7 PM” is typed here, but “BGMI” has another figure.',
      '${tournaments.bgmi.time.start} (8 PM)',
    ],
    [
      'Entry is ₹500.',
      '“₹500” is typed here, but “BGMI” has another figure.',
      '${tournaments.bgmi.entry} (₹300)',
    ],
  ])('the text of a tournament: %s', (text, reason, reference) => {
    const found = messagesWith('tournaments.yaml', (before) =>
      before.replace(/(- id: bgmi\n(?: {4}.*\n)*? {4}text: )/, `$1${text} `),
    )
    expect(found.map((message) => message.reason)).toEqual([reason])
    expect(found[0]?.note?.replaceAll(/\s/g, ' ')).toContain(reference)
    expect(found[0]?.note).not.toMatch(/valorant|fifa/)
  })
})

test.each([
  [
    'is said to begin',
    'We play from 6 PM.',
    /^Only if this sentence is about it: for “Valorant, time start”/,
  ],
  ['is on, where the sentence names another one', 'CS:GO is 5v5, from 6:30 PM.', /for “CS:GO, time start”/],
])('an hour at which what a guide is about %s', (_what, sentence, note) => {
  const guide = 'posts/valorant-tournament-schedule-volt-arena-pune.md'
  const found = messagesWith(guide, (text) => `${text}\n${sentence}\n`)
  expect(found.map((message) => message.note)).toEqual([expect.stringMatching(note)])
})

describe('a sum of money, a time range or a phone number that equals no value is reported', () => {
  test.each([
    ['A party of ten is ₹3,900.', '“₹3,900”'],
    ['एका रात्रीसाठी रु. ३९००.', '“रु. ३९००”'],
    ['The kitchen is open 9 AM to 11 PM.', '“9 AM to 11 PM”'],
    ['Call +91 98765-43210.', '“+91 98765-43210”'],
    ['Call 098765 43210.', '“098765 43210”'],
    ['Quick Respawn is 117 an hour.', '“117”'],
    ['Ring 98765 43210 for the bus.', '“98765 43210”'],
    ['Ring (098765) 43210.', '“(098765) 43210”'],
    ['Ring 98765.43210.', '“98765.43210”'],
    ['Ring +91.98765.43210.', '“+91.98765.43210”'],
    ['Ring (987) 654-3210 or so.', '“(987) 654-3210”'],
    ['Ring 987.654.3210 or so.', '“987.654.3210”'],
    ['[Call us](tel:98765-43210).', '“98765-43210”'],
    ['[Call us](tel:+919876543210).', '“+919876543210”'],
    ['[Chat](https://wa.me/919876543210).', '“919876543210”'],
    ['Write to [us](mailto:desk@volt.example).', '“desk@volt.example”'],
  ])('%s', (sentence, figure) => {
    const [found, ...others] = inProse(sentence)
    expect(others).toEqual([])
    expect(found).toMatchObject({ ruleId: 'unknown-figure', fatal: false })
    expect(found?.reason).toContain(figure)
    expect(found?.note).toContain('facts.yaml')
  })

  test('but not while there are errors, because the value may be what is wrong', () => {
    const files = new Map(sources.first.files)
    const change = (path: string, from: string | RegExp, to: string) => {
      const text = new TextDecoder().decode(files.get(path))
      files.set(path, new TextEncoder().encode(text.replace(from, to)))
    }
    change('packages.yaml', /price: \d+/, 'price: many')
    change('seo/home.md', /$/, '\nA night is ₹777.\n')
    const messages = new Messages()
    load({ folder: 'content', files }, messages)
    expect(messages.hasErrors).toBe(true)
    expect(messages.all.filter(({ ruleId }) => ruleId === 'unknown-figure')).toEqual([])
  })
})

describe('a figure that may be about anything is not reported', () => {
  test.each([
    'Since 2023 we play on 240Hz and 360Hz screens, 1,920 pixels wide.',
    'It is 2 to 20 minutes by road, the 1st turn on the left.',
    'It is 30% off-centre, and 30% of players join $TEAM.',
    'Twelve of you share 20 gaming chairs and 6 PS5 pads.',
    'A screen with 78 per cent more pixels, refreshed in 2.78 ms.',
    'Come at 5:15 PM, or on one of 3 evenings, for 10 hours.',
    'The [list](/pricing?from=₹199) is short.',
    '| Game | Cost in hours |\n| --- | --- |\n| Dota | 40 |\n\nTake 7 off the shelf.',
    'Code 98765 432101, 9876-543-210, 98 76 54 32 10, 00919876543210 or 10 20 30 40 500 rpm.',
    'Form 12345-67890-1, 10000-20000 views, room 174 on the left, 999 for two hours.',
  ])('%s', (sentence) => {
    expect(inProse(sentence)).toEqual([])
  })
})

test.each([
  ['a guide', 'posts/240hz-vs-360hz-monitor-guide.md', 'The one-hour blind test', 'The ₹1,099 blind test'],
  [
    'front matter',
    'posts/240hz-vs-360hz-monitor-guide.md',
    /description: .*/,
    'description: A night is ₹1,099.',
  ],
  ['a block of YAML', 'faq.yaml', 'Yes. Hosting', 'Yes,\n      for ₹1,099. Hosting'],
  ['a line of YAML', 'pages/home.yaml', /tagline: .*/, 'tagline: "From ₹1,099"'],
])('the message names the place of the figure in %s', (_where, path, from, to) => {
  let changed = ''
  const found = messagesWith(path, (text) => {
    changed = text.replace(from, to)
    return changed
  })
  const before = changed.slice(0, changed.indexOf('₹1,099')).split('\n')
  const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  expect(found).toMatchObject([{ file: `content/${path}`, ...place }])
})

test('a phone number in a notice is that of the site', () => {
  const notice = 'notices:\n  - id: lan\n    text: Call +91 98234 51234.\n    until: 2030-11-29\n'
  const [found] = messagesWith('calendar.yaml', (text) => text.replace('notices:\n', notice))
  expect(found?.reason).toContain('it is not that of the site')
})

describe('what is dated may type any figure', () => {
  test.each([
    [
      'a notice',
      'calendar.yaml',
      'notices:\n',
      'notices:\n  - id: lan\n    text: LAN party from 6 PM, 10% off, ₹50 entry. Call +91 00000 00000.\n    until: 2030-11-29\n',
    ],
    [
      'an offer with a last day',
      'pages/pricing.yaml',
      /^offers:\n/m,
      'offers:\n  - title: Diwali\n    figure: ₹100\n    text: Off every package above ₹500.\n    until: 2030-12-06\n',
    ],
    [
      'results',
      'tournaments.yaml',
      '    repeats: every saturday\n',
      '    repeats: every saturday\n    results:\n      - date: 2025-11-22\n        places:\n          - Team A (₹10,000)\n',
    ],
  ])('%s', (_what, path, from, to) => {
    expect(messagesWith(path, (text) => text.replace(from, to))).toEqual([])
  })
})

test('a new figure that is right is confirmed with one line in facts.yaml', () => {
  const entry = (figure: string) =>
    `  - id: lockers\n    question: Are there lockers?\n    answer: Yes, for ${figure} a day.\n`
  const [found] = messagesWith('faq.yaml', (text) => text + entry('₹20'))
  const [, reference = '', line = ''] =
    /write (\$\{.*?\}) here, .* with two spaces before it: (- \{.*\})$/.exec(found?.note ?? '') ?? []
  expect(line).toBe('- { id: lockers-20, kind: money, value: 20, label: "Lockers" }')
  const files = new Map(sources.first.files)
  const change = (path: string, to: (text: string) => string) =>
    files.set(path, new TextEncoder().encode(to(new TextDecoder().decode(files.get(path)))))
  change('faq.yaml', (text) => text + entry(reference))
  change('facts.yaml', (text) => text.replace('facts:\n', `facts:\n  ${line}\n`))
  const messages = new Messages()
  load({ folder: 'content', files }, messages)
  expect(
    messages.all.filter(({ ruleId }) => ruleId?.endsWith('figure') && ruleId !== 'compared-figure'),
  ).toEqual([])
  expect(messages.hasErrors).toBe(false)
})

test('a number in the address of a chat gets its sign in facts.yaml', () => {
  const [found] = inProse('[Chat](https://wa.me/919876543210).')
  expect(found?.note).toContain('kind: text, value: "+919876543210"')
})

test('comments and the questions for the owner may name any figure', () => {
  expect(messagesWith('pages/home.yaml', (text) => `# It was ₹1,099 before.\n${text}`)).toEqual([])
  expect(messagesWith('questions.yaml', (text) => text.replace('₹2,000', '₹3,600'))).toEqual([])
})

test.each([
  ['"+91 98765 43210"', 'it is not that of the site'],
  ['"**98765 43210**"', 'it is not that of the site'],
  ['"+91 00000 00000"', 'will not follow'],
  ['8:30 AM to 11:30 PM', 'will not follow'],
  ['9:00 AM to 10:00 PM', 'as the opening hours, but site.yaml has other ones'],
])('an answer that is nothing but %s', (answer, reason) => {
  const entry = `  - id: reach\n    question: How do I reach you?\n    answer: ${answer}\n`
  const found = messagesWith('faq.yaml', (text) => text + entry)
  expect(found.map((message) => message.reason)).toEqual([expect.stringContaining(reason)])
})

test('a field that is data has no other place to refer to', () => {
  const phone = (text: string) =>
    text
      .replace(/^( *)phone: .*/m, '$1phone: "+91 98765 43210"\n$1email: desk@volt.example')
      .replace(/\n *email: hello.*/, '')
  expect(messagesWith('site.yaml', phone)).toEqual([])
})

test('a value that is nothing but a figure is data, unless it is a price', () => {
  const withPosition = (position: string) =>
    messagesWith('images.yaml', (text) => text.replace('72% 50%', position))
  expect(withPosition('10% 15%')).toEqual([])
  const tagline = (value: string) =>
    messagesWith('pages/home.yaml', (text) => text.replace(/tagline: .*/, `tagline: ${value}`))
  expect(tagline('20+')).toEqual([])
  expect(tagline('₹1,099')).toHaveLength(1)
})
