import { expect, test } from 'vitest'
import { createFormat } from '../../src/content/format.ts'
import { findMalformedReferences } from '../../src/content/malformedReference.ts'
import {
  collectReferableValues,
  type ReferableValue,
  type ReferableValues,
} from '../../src/content/referableValues.ts'
import { References } from '../../src/content/references.ts'
import { factsSchema } from '../../src/content/schema/sharedFiles.ts'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { siteSchema } from '../../templates/layout/siteSchema.ts'
import { packagesSchema } from '../../templates/pricing/schema.ts'
import { defaultWords } from '../../templates/wordsSchema.ts'
import { contentOf, load } from '../cafes.ts'

const format = createFormat({ language: 'en-IN', dateLocale: 'en-US', currency: 'INR' }, defaultWords)

const packages = {
  tiers: [{ id: 'fast', name: 'Fast', detail: '240Hz', text: 'Quick.' }],
  lists: [
    {
      id: 'premium',
      name: 'Premium',
      text: 'Best.',
      packages: [
        {
          id: 'legend',
          name: 'Legend',
          icon: 'crown',
          duration: 55,
          validity: '25 days',
          days: 'mon-thu',
          timeSlot: { start: '08:00', end: '11:00' },
          tiers: { fast: { price: 3600, perHour: 65 } },
        },
      ],
    },
  ],
}

const site = {
  name: 'Arena',
  claims: [{ id: 'pcs', value: '20+', label: 'PCs' }],
  booking: { message: 'Hi ${site.name}' },
  contact: { phone: '+91 11111 22222' },
}

const values = new Map([
  ...collectReferableValues('packages', packagesSchema, packages),
  ...collectReferableValues('site', siteSchema, site),
  ...collectReferableValues('facts', factsSchema, {
    facts: [
      { id: 'student', kind: 'percent', value: 5, label: 'Students' },
      { id: 'home', kind: 'money', value: 225_000, label: 'At home' },
    ],
  }),
])
const referencesTo = (values: ReferableValues) => new References(values, format, () => [])
const references = referencesTo(values)
const fill = (text: string) => references.fill(text).text.replaceAll('\u00a0', ' ')

test.each([
  ['${packages.legend.fast.price}', '₹3,600'],
  ['${packages.legend.name} for ${packages.legend.duration} hours', 'Legend for 55 hours'],
  ['${packages.legend.days}, ${packages.legend.timeSlot}', 'Mon–Thu, 8–11 AM'],
  ['${packages.fast.detail}', '240Hz'],
  ['${site.pcs} machines', '20+ machines'],
  ['${facts.student} and ${facts.home}', '5% and ₹2,25,000'],
  ['${ site.name }', 'Arena'],
])('%s prints %s', (text, printed) => {
  expect(fill(text)).toBe(printed)
})

test('a value may refer to another value', () => {
  expect(fill('${site.booking.message}!')).toBe('Hi Arena!')
})

test('a value may be longer than its limit before its references are filled in', () => {
  const text = `${'${site.pcs} '.repeat(8)}PCs`
  const values = collectReferableValues('site', siteSchema, {
    ...site,
    booking: { label: text, message: '' },
  })
  expect(text.length).toBeGreaterThan(40)
  expect(values.get('site.booking.label')?.value).toBe(text)
})

test('an unknown reference is an error at its place, with the nearest address', () => {
  const messages = new Messages()
  references.check(
    'a.md',
    'From ${packages.legend.fast.prise} on',
    (offset) => ({ line: 1, column: offset + 1 }),
    messages,
  )
  expect(messages.all).toHaveLength(1)
  expect(messages.all[0]).toMatchObject({
    file: 'a.md',
    line: 1,
    column: 6,
    ruleId: 'unknown-reference',
    fatal: true,
  })
  expect(messages.all[0]?.note).toContain('${packages.legend.fast.price}')
})

test.each([
  ['${site}', 'Write the name of the file, the id of the entry and the name of the field'],
  ['${legend.duration}', 'Write ${packages.legend.duration}.'],
  ['${legend.fast.price}', 'Write ${packages.legend.fast.price}.'],
  ['${student}', 'Write ${facts.student}.'],
  ['${package.legend.duration}', 'Write ${packages.legend.duration}.'],
  ['${Packages.Legend.Duration}', 'Write ${packages.legend.duration}.'],
  ['${packages.1egend.duration}', 'Write ${packages.legend.duration}.'],
  ['${prices.console}', 'Write the name of the file, the id of the entry'],
  ['{legend.duration}', 'Write it as ${packages.legend.duration}.'],
  ['$(nothing.known)', 'Write a dollar sign, and the address of a value in one pair of curly brackets.'],
  ['${packages.legend.prise}', 'Write one of the fields that “legend” has: name, '],
  ['${packages.legend.price}', 'Write which is meant: ${packages.legend.fast.price}'],
  ['${packages.quick.duration}', 'packages.yaml has no entry “quick” (any more): '],
  ['${packages.fast.duration}', 'The entry “fast” in packages.yaml has no “duration”: add it there, '],
])('the remedy for %s is: %s', (text, remedy) => {
  const messages = new Messages()
  references.check('a.md', text, () => ({ line: 1, column: 1 }), messages)
  expect(messages.all).toHaveLength(1)
  expect(messages.all[0]?.note).toContain(remedy)
})

test('a cell of a table whose entry lacks the field has a dash, and is no mistake', () => {
  const row = '| ${packages.legend.name} | ${packages.legend.fast.price} | ${packages.fast.duration} |'
  const messages = new Messages()
  references.check('a.md', row, () => ({ line: 1, column: 1 }), messages)
  expect(messages.all).toEqual([])
  expect(fill(row)).toBe('| Legend | ₹3,600 | – |')
  expect(fill('| ${packages.legend.fast.price} · ${packages.fast.duration} |')).toBe('| ₹3,600 · – |')
  expect(fill('| ${packages.legend.fast.price} *${packages.fast.duration}/hr* |')).toBe('| ₹3,600 *–/hr* |')
  const withoutOthers = new Map([...values].filter(([address]) => address !== 'packages.legend.duration'))
  expect(referencesTo(withoutOthers).printedIn(row)).not.toBe(references.printedIn(row))
})

test.each([
  ['a cell with other words', '| from ${packages.fast.duration} | 1 |'],
  ['a cell with a field that no entry has', '| ${packages.legend.hours} | 1 |'],
  ['a cell with an entry that does not exist', '| ${packages.quick.duration} | 1 |'],
  ['a sentence', 'It lasts ${packages.fast.duration} hours.'],
])('%s is reported where the field is missing', (_what, text) => {
  const messages = new Messages()
  references.check('a.md', text, () => ({ line: 1, column: 1 }), messages)
  expect(messages.all).toHaveLength(1)
})

test('a cache key holds what each reference of a file prints', () => {
  const other = referencesTo(
    new Map([...values, ['site.name', { kind: 'text', value: 'Hall', path: [] } satisfies ReferableValue]]),
  )
  const keys = (text: string) => [references.printedIn(text), other.printedIn(text)]
  const [pcs, samePcs] = keys('${site.pcs} machines')
  expect(pcs).toBe(samePcs)
  for (const text of ['in ${site.name}', '"\\x24{site.name}"']) {
    const [before, after] = keys(text)
    expect(before).not.toBe(after)
  }
})

test('references that form a cycle are an error, not an endless loop', () => {
  const circle = new Map<string, ReferableValue>([
    ['a.x', { kind: 'text', value: '${a.y}', path: [] }],
    ['a.y', { kind: 'text', value: '${a.x}', path: [] }],
  ])
  const messages = new Messages()
  referencesTo(circle).check('a.yaml', '${a.x}', () => ({ line: 1, column: 1 }), messages)
  expect(messages.all[0]?.reason).toContain('back to itself')
})

test('a value with an unknown reference is reported where it is written, not where it is printed', () => {
  const wrong = new Map<string, ReferableValue>([['a.name', { kind: 'text', value: '${a.gone}', path: [] }]])
  const messages = new Messages()
  referencesTo(wrong).check('b.yaml', '${a.name}', () => ({ line: 1, column: 1 }), messages)
  expect(messages.all).toEqual([])
})

test('an offset in a filled text leads back to the text as written', () => {
  const written = 'Pay ${packages.legend.fast.price} here'
  const { text, originalOffset } = references.fill(written)
  expect(originalOffset(text.indexOf('here'))).toBe(written.indexOf('here'))
  expect(originalOffset(1)).toBe(1)
})

test('a wrong value, which is reported where it is written, is printed as “… …”', () => {
  const wrong = collectReferableValues('facts', factsSchema, {
    facts: [{ id: 'home', kind: 'money', value: '1,099', label: 'At home' }],
  })
  expect(referencesTo(wrong).fill('${facts.home}').text).toBe('… …')
})

test('a chain of references that multiplies itself is cut at the longest text', () => {
  const bomb = new Map(
    Array.from({ length: 10 }, (_, index): [string, ReferableValue] => [
      `a.${index}`,
      { kind: 'text', value: index === 9 ? 'x' : `\${a.${index + 1}}`.repeat(14), path: [] },
    ]),
  )
  expect(referencesTo(bomb).fill('${a.0}').text.length).toBeLessThanOrEqual(3000)
})

test.each([
  ['{packages.legend.duration}', '${packages.legend.duration}'],
  ['$ {packages.legend.duration}', '${packages.legend.duration}'],
  ['$(packages.legend.duration)', '${packages.legend.duration}'],
  ['${packages.legend.duration', '${packages.legend.duration}'],
  ['%packages.legend.duration%', '${packages.legend.duration}'],
  ['S{packages.legend.duration}', '${packages.legend.duration}'],
  ['€{packages.legend.duration}', '${packages.legend.duration}'],
  ['${packages.legend.duration)', '${packages.legend.duration}'],
  ['100% packages.legend.duration', '100% ${packages.legend.duration}'],
  ['{{ packages.legend.duration }}', '${packages.legend.duration}'],
  ['({packages.legend.duration})', '(${packages.legend.duration})'],
  ['$packages.legend.duration.', '${packages.legend.duration}.'],
  ['${legend.duration} and {site.name}', '${packages.legend.duration} and ${site.name}'],
  ['₹${facts.home}', '${facts.home}'],
])('the line with %s is corrected', (text, corrected) => {
  const messages = new Messages()
  references.check('a.md', `Plays ${text}`, (offset) => ({ line: 1, column: offset + 1 }), messages)
  expect(messages.all.at(-1)?.expected).toEqual([`Plays ${corrected}`])
})

test.each([
  ['all hours', '${site.hours}', '10 AM to 10 PM Mon–Thu, 8:30 AM to 11:30 PM Fri–Sun'],
  ['when it closes, by days', '${site.hours.end}', '10 PM Mon–Thu, 11:30 PM Fri–Sun'],
  ['the hours of some days', '${site.hours.fri-sun}', '8:30 AM to 11:30 PM'],
  ['when it opens on some days', '${site.hours.mon-thu.start}', '10 AM'],
])('hours by days print %s', (_what, text, printed) => {
  const hours = [
    { days: 'mon-thu', start: '10:00', end: '22:00' },
    { days: 'fri-sun', start: '08:30', end: '23:30' },
  ]
  const byDays = referencesTo(collectReferableValues('site', siteSchema, { ...site, hours }))
  expect(byDays.fill(text).text.replaceAll('\u00a0', ' ')).toBe(printed)
})

test('a time that all days share is printed without them', () => {
  const hours = [
    { days: 'tue-thu', start: '10:00', end: '22:00' },
    { days: 'fri-sun', start: '08:30', end: '22:00' },
  ]
  const byDays = referencesTo(collectReferableValues('site', siteSchema, { ...site, hours }))
  expect(byDays.fill('${site.hours.end}').text).toBe('10\u00a0PM')
})

test('a phone number in an address has the form of a link', () => {
  const phone = '${site.contact.phone}'
  expect(fill(`Call [us](tel:${phone}), ${phone}.`)).toBe('Call [us](tel:+911111122222), +91 11111 22222.')
  expect(fill(`[Chat](https://wa.me/${phone}), https://wa.me/${phone}`)).toContain(
    '(https://wa.me/911111122222)',
  )
  expect(fill(`tel:${phone}`)).toBe('tel:+911111122222')
  expect(fill(`https://wa.me/${phone}`)).toBe('https://wa.me/911111122222')
})

test('a text with the link of a wrong phone number is not reported as well', () => {
  const source = readSource(contentOf.first, new Messages())
  const files = new Map(source.files)
  const replace = (path: string, from: RegExp, to: string) => {
    const text = new TextDecoder().decode(files.get(path))
    expect(text).toMatch(from)
    files.set(path, new TextEncoder().encode(text.replace(from, to)))
  }
  replace('site.yaml', /^ {2}phone: .*$/m, '  phone: "98234 51234"')
  replace(
    'seo/home.md',
    /$/,
    '\n[Call](tel:$${site.contact.phone}) or [chat](https://wa.me/$${site.contact.phone}).\n',
  )
  const messages = new Messages()
  load({ ...source, files }, messages)
  expect(messages.all.map(({ file }) => file)).toEqual([expect.stringMatching(/site\.yaml$/)])
})

test('a letter or a figure may stand right before a reference', () => {
  expect(
    findMalformedReferences(
      'Over 5${site.name}, x${site.name}, 5% ${site.name}% and US$${site.name}',
      () => true,
      () => true,
    ),
  ).toEqual([])
  expect(
    findMalformedReferences(
      'Over \\${site.name}',
      () => true,
      () => true,
    ),
  ).toHaveLength(1)
})

test('a dollar sign before the name of an entry or a field is no reference; before another word it may be anything', () => {
  const found = (text: string) =>
    findMalformedReferences(
      text,
      () => false,
      (name) => name === 'ps5-1',
    ).map(({ offset }) => offset)
  expect(found('With one it is $ps5-1, or $PS5-1.')).toEqual([15, 26])
  expect(found('A$AP, $cash, US$ps5-1 and \\$ps5-1')).toEqual([])
})
