/** A remedy is safe to obey: followed word for word, it gives the value that was meant, or it gives no value. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { href, webAddress } from '../../src/content/schema/fields.ts'
import { count, date, days, money, time } from '../../src/content/schema/numbersAndTimes.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { validate } from '../../src/validate/validate.ts'
import { parseYaml } from '../../src/yaml/parse.ts'

/** A value, and what somebody wrote for it. */
type Slip = readonly [meant: string, written: string]

const runs = { seed: Number(process.env.MUTATION_SEED ?? 20_261_123), numRuns: 300 }

/** The values that a remedy and its corrected line offer for what was written; the value itself where it is accepted. */
function offered(schema: z.ZodType, written: string): string[] {
  const messages = new Messages()
  const parsed = parseYaml('a.yaml', `field: ${written}\n`, messages)
  const read = parsed && validate(z.strictObject({ field: schema }), parsed, messages)
  if (read) return [String(read.field)]
  return messages.all.flatMap(({ note = '', expected = [] }) => [
    ...expected.map((line) => line.replace(/^field: /, '')),
    ...[...note.matchAll(/(?:Write|or|:) ((?:https:\/)?\/?\S*) (?:\(|for |if )/g)].map(
      ([, value = '']) => value,
    ),
  ])
}

/** Of each mistake, nothing is offered that was not meant; where several values are offered, one of them was meant. */
const isSafe = (schema: z.ZodType, [meant, written]: Slip) => {
  const values = offered(schema, written).filter((value) => !value.includes('"'))
  const isSuggestion = new Set(values).size < 2
  expect(
    isSuggestion ? values.filter((value) => value !== meant) : [values.find((value) => value === meant)],
    written,
  ).toEqual(isSuggestion ? [] : [meant])
}

const padded = (value: number | string) => String(value).padStart(2, '0')
const grouped = (locale: string) => (value: number) => new Intl.NumberFormat(locale).format(value)

/** How people write amounts; for a form that an amount cannot have, the amount itself. */
const amountForms: ((value: number) => string)[] = [
  (value) => `"${value}"`,
  (value) => `₹${value}`,
  (value) => `Rs. ${grouped('en-IN')(value)}`,
  (value) => `${grouped('en-US')(value)}/-`,
  (value) => `${value}.00`,
  (value) => `${value}.0`,
  (value) => `0${value}`,
  grouped('de-DE'),
  (value) => grouped('fr-FR')(value).replaceAll(/\s/g, ' '),
  (value) => `${value / 1000}k`,
  (value) => `${value / 1000} thousand`,
  (value) => `₹${value / 100_000} lakh`,
  (value) => `${value / 1000}e3`,
  (value) => (value / 1000).toFixed(3),
  (value) => `${value}`.replaceAll('0', 'O'),
  (value) => `${value}`.replaceAll('1', 'l'),
  (value) => `${value}`.replace(/.$/, '$&.'),
  (value) => `${value / 2} per player`,
  (value) => `${value / 5} x 5`,
  (value) => `${value + 50} - 50`,
  (value) => `about ${value}`,
  (value) => `0x${value.toString(16)}`,
]
const amounts = fc.oneof(
  fc.integer({ min: 1, max: 9_999_999 }),
  fc.integer({ min: 1, max: 99 }).map((value) => value * 1000),
)
const slipsIn = <Value>(
  values: fc.Arbitrary<Value>,
  meant: (value: Value) => string,
  forms: ((value: Value) => string)[],
) => fc.tuple(values, fc.constantFrom(...forms)).map(([value, form]): Slip => [meant(value), form(value)])

test.each([
  ['money', money],
  ['count', count],
] as const)('of %s', (_name, schema) => {
  fc.assert(
    fc.property(slipsIn(amounts, String, amountForms), (slip) => isSafe(schema, slip)),
    runs,
  )
})

const calendarDays = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2036-12-31'), noInvalidDate: true })
  .map((day) => {
    const [iso = ''] = day.toISOString().split('T')
    const [year = '', month = '', date = ''] = iso.split('-')
    const named = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(day)
    return { iso, year, month, date, m: Number(month), d: Number(date), named }
  })
const dateForms: ((day: typeof calendarDays extends fc.Arbitrary<infer Day> ? Day : never) => string)[] = [
  ({ year, m, d }) => `${year}-${m}-${d}`,
  ({ year, month, date }) => `${year}/${month}/${date}`,
  ({ year, m, d }) => `${d}/${m}/${year}`,
  ({ year, m, d }) => `${d}.${m}.${year}`,
  ({ year, m, d }) => `${m}/${d}/${year}`,
  ({ year, m, d }) => `${d}.${m}.${year.slice(2)}`,
  ({ year, month, date }) => `${year.slice(2)}/${month}/${date}`,
  ({ year, month, date }) => `${month}-${date}-${year.slice(2)}`,
  ({ year, month, date }) => `${year}${month}${date}`,
  ({ named }) => named({ dateStyle: 'long' }),
  ({ named }) => named({ dateStyle: 'full' }),
  ({ year, d, named }) => `${d}th ${named({ month: 'short' })}. ${year}`,
  ({ d, named }) => `${d} ${named({ month: 'long' })}`,
  ({ iso }) => `${iso} 19:00`,
]

test('of dates', () => {
  fc.assert(
    fc.property(
      slipsIn(calendarDays, ({ iso }) => iso, dateForms),
      (slip) => isSafe(date, slip),
    ),
    runs,
  )
})

test.each([
  'Friday, 15 August 2026',
  '2026-08-15 to 2026-08-20',
  '2026-08-14T20:00:00Z',
  'before 15 August 2026',
  '26/06/20',
])('a date that may mean another one is not completed: %s', (written) =>
  expect(offered(date, written)).toEqual([]),
)

const times = fc.record({
  hour: fc.oneof(fc.constantFrom(0, 12), fc.integer({ min: 0, max: 23 })),
  minute: fc.constantFrom('00', '00', '15', '30', '59'),
})
const half = (hour: number) => (hour < 12 ? 'am' : 'pm')
const onDial = (hour: number) => hour % 12 || 12
const timeForms: ((time: { hour: number; minute: string }) => string)[] = [
  ({ hour, minute }) => `${onDial(hour)}:${minute} ${half(hour)}`,
  ({ hour, minute }) => `${onDial(hour)}.${minute}${half(hour).toUpperCase()}`,
  ({ hour, minute }) => `"${padded(onDial(hour))}:${minute} ${half(hour)}"`,
  ({ hour, minute }) => `${onDial(hour)}:${minute}`.replace(/^(?=\d\d)/, ' '),
  ({ hour, minute }) => `${hour}.${minute}`,
  ({ hour, minute }) => `${padded(hour)}${minute} hrs`,
  ({ hour, minute }) => `${padded(hour)}h${minute === '00' ? '' : minute}`,
  // Many write 12 pm for midnight.
  ({ hour, minute }) => (onDial(hour) === 12 ? `12:${minute} ${half(23 - hour)}` : `${hour};${minute}`),
]

test('of times', () => {
  const isAccepted = ([, written]: Slip) => /^\s*1[0-2]:\d\d$/.test(written)
  const slips = slipsIn(times, ({ hour, minute }) => `${padded(hour)}:${minute}`, timeForms)
  fc.assert(
    fc.property(
      slips.filter((slip) => !isAccepted(slip)),
      (slip) => isSafe(time, slip),
    ),
    runs,
  )
})

test.each(['monthly', 'sunrise', 'mon, thu', 'friends', 'weekend'])(
  '“%s” is not read as a day',
  (written) => {
    expect(offered(days, written)).toEqual([])
  },
)

const hosts = fc.constantFrom('www.instagram.com', 'youtu.be', 'maps.example.in')
const addresses = fc
  .tuple(hosts, fc.constantFrom('', '/volt', '/a/b-c?d=1', '/@volt'))
  .map((parts) => parts.join(''))
const addressForms: ((address: string) => string)[] = [
  (address) => address,
  (address) => `http://${address}`,
  (address) => `https:/${address}`,
  (address) => `https//${address}`,
  (address) => `"${address},"`,
  (address) => `${address}.`,
  (address) => `<https://${address}>`,
  (address) => `"@${address.split('/').at(-1)}"`,
  (address) => `our page is ${address}`,
  (address) => `${address} or ${address}/old`,
  (address) => `hello@${address}`,
]

test('of web addresses', () => {
  const slips = slipsIn(addresses, (address) => `https://${address}`, addressForms)
  fc.assert(
    fc.property(slips, (slip) => isSafe(webAddress, slip)),
    runs,
  )
})

const links: Slip[] = [
  ['/pricing', 'pricing'],
  ['/pricing#quick', 'Pricing#quick'],
  ['/', 'home'],
  ['/', 'Index'],
  ['mailto:hello@example.in', 'hello@example.in'],
  ['https://www.example.in/a', 'www.example.in/a'],
  ['/contact', 'contact us'],
  ['/pricing', 'pricing.html'],
]
test.each(links)('of links: %s', (meant, written) => isSafe(href, [meant, written]))
