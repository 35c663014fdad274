/** Which figures are found in a text, with type, value and place. */
import { expect, test } from 'vitest'
import { findAmounts } from '../../src/proofread/amounts/findAmounts.ts'
import { moneyPatterns } from '../../src/proofread/amounts/moneyPatterns.ts'

const rupees = moneyPatterns('en-IN', 'INR')
const found = (text: string) => findAmounts(text, rupees).map(({ type, value }) => `${type} ${value}`)

test.each([
  ['From ₹1,099 on', 'money 1099'],
  ['Rs. 1099 or so', 'money 1099'],
  ['Rs 2,25,000/-', 'money 225000'],
  ['1099 rupees', 'money 1099'],
  ['INR 300', 'money 300'],
  ['199/- only', 'money 199'],
  ['₹110–120', 'money 110, money 120'],
  ['10% off', 'percent 10'],
  ['ten percent off, twenty-five per cent discount', 'percent 10, percent 25'],
  ['half price for all', 'percent 50'],
  ['25% less on Mondays', 'percent 25'],
  ['half of the price, ten per cent of the seats', ''],
  ['दहा टक्के सूट', 'percent 10'],
  ['99.9 per cent', 'percent 99.9'],
  ['15 to 20%', 'percent 15-20'],
  ['8:30 AM to 11:30 PM', 'timeRange 08:30-23:30'],
  ['8.30 a.m. – 11.30 p.m.', 'timeRange 08:30-23:30'],
  ['08:30-23:30', 'timeRange 08:30-23:30'],
  ['7–11 PM', 'timeRange 19:00-23:00'],
  ['11–2 PM', 'timeRange 11:00-14:00'],
  ['at 9 PM.', 'time 21:00'],
  ['at 12 am', 'time 00:00'],
  ['at 19:00', 'time 19:00'],
  ['5000+ gamers', 'count 5000'],
  ['one hundred and ten rupees, one fifty rupees, a hundred bucks', 'money 110, money 150, money 100'],
  ['5 thousand rupees, one lakh twenty thousand rupees', 'money 5000, money 120000'],
  ['5 हजार रुपये, ५ हजार रुपये, पाच हजार रुपये', 'money 5000, money 5000, money 5000'],
  [
    '5k rupees, ₹5k, ₹5 lakh, ₹५ लाख, ₹५ लाखांचे',
    'money 5000, money 5000, money 500000, money 500000, money 500000',
  ],
  ['Rs 1.1 lakh, 1.5 lakh rupees, 1 लाख 20 हजार रुपये', 'money 110000, money 150000, money 120000'],
  ['₹2–3 lakh, 5 lac rupees', 'money 200000, money 300000, money 500000'],
  // Words that are not known make no sum of those behind them.
  ['पंचवीस हजार रुपये, एकशे दहा रुपये, Special K rupees', ''],
  ['₹500 kits, ₹5 Kerala', 'money 500, money 5'],
  ['a few hundred rupees, and not a rupee more; save and win rupees', ''],
  // Digits and words of Indian languages, and marks of bold text.
  ['फक्त ₹१,०९९', 'money 1099'],
  ['₹１,０９９', 'money 1099'],
  ['रु. 1,099 किंवा रु १०९९', 'money 1099, money 1099'],
  ['1,099 रुपये, १०९९ रुपयांत, ५०० रुपए', 'money 1099, money 1099, money 500'],
  ['Rupees 1099, rs 199', 'money 1099, money 199'],
  ['100 rupees 2 hours, 100 Rs 2 hours, 100 Rs 1 hour', 'money 100, money 100, money 100'],
  ['199 रुपयांत 4 तास, 199 रुपये 4 तास, 199 रु. 4 तास', 'money 199, money 199, money 199'],
  ['२०० रुपयांत २ तास, 300 रुपये में 2 घंटे, 300 रुपये 4 जण', 'money 200, money 300, money 300'],
  // The number before the currency is in words that are not known.
  ['दोनशे रुपयांत 2 तास, अकराशे रुपये १५ तास', ''],
  ['two hundred rupees 2 hours, रुपये 1,099, रुपये 5 लाख', 'money 200, money 1099, money 500000'],
  ['₹110 1 hour, PC 1 Rs 110 an hour', 'money 110, money 110'],
  ['₹**1,099**, **₹** 199, **300** rupees', 'money 1099, money 199, money 300'],
  ['१०% सूट, 15 टक्के, ५ प्रतिशत', 'percent 10, percent 15, percent 5'],
  ['संध्याकाळी ७ ते ११', 'timeRange 19:00-23:00'],
  ['सायं. ७ वाजता', 'time 19:00'],
  ['सकाळी ८:३० ते रात्री ११:३०', 'timeRange 08:30-23:30'],
  ['शाम 7 बजे से रात 1 बजे', 'timeRange 19:00-01:00'],
  ['रात्री ९ वाजता', 'time 21:00'],
  // A part of the day that does not fit makes nothing certain.
  ['सकाळी ९ ते दुपारी ९', ''],
  // What people are reached by, in words and in links.
  ['[us](tel:+919876543210)', 'phone 9876543210'],
  ['[chat](https://wa.me/919876543210?text=Hi)', 'phone 9876543210'],
  ['https://api.whatsapp.com/send?phone=919876543210', 'phone 9876543210'],
  ['Call 098765 43210 or 987-654-3210.', 'phone 9876543210, phone 9876543210'],
  ['[mail](mailto:Hello@example.com), hello@example.com.', 'mail hello@example.com, mail hello@example.com'],
  ['<https://www.instagram.com/Volt/>', 'address instagram.com/volt'],
])('finds the figure in “%s”', (text, figures) => {
  expect(found(text).join(', ')).toBe(figures)
})

test.each([
  'no figure at all',
  'a reference such as ${packages.legend-pro.240hz.price}',
  'a [link](/pricing#9pm)',
  'bare numbers: 6, 5,000, 20.',
])('finds no figure in “%s”', (text) => {
  expect(found(text)).toEqual([])
})

test('sums of another currency have its sign and its name', () => {
  const euros = moneyPatterns('de-DE', 'EUR')
  expect(
    findAmounts('€12, EUR 13 and 14 Euro, not ₹15', euros).filter(({ type }) => type === 'money'),
  ).toMatchObject([{ value: 12 }, { value: 13 }, { value: 14 }])
})

test('each figure has its offsets and its text', () => {
  const [first, second] = findAmounts('Rs 199 until 9 PM.', rupees)
  expect(first).toMatchObject({ start: 0, end: 6, written: 'Rs 199' })
  expect(second).toMatchObject({ start: 13, end: 17, written: '9 PM' })
})

test.each([
  '9'.repeat(60_000),
  '9,'.repeat(30_000),
  '9 '.repeat(30_000),
  '9:'.repeat(30_000),
  '₹'.repeat(60_000),
  '<!--'.repeat(60_000) + 9,
  ']('.repeat(60_000) + 9,
  '${'.repeat(60_000) + 9,
  `${'a'.repeat(60_000)}@`,
  'a@'.repeat(30_000),
  'रात '.repeat(30_000),
  'https://'.repeat(10_000),
  '*'.repeat(60_000) + 9,
])('a hostile text is searched in linear time', (text) => {
  const started = performance.now()
  findAmounts(text, rupees)
  // Time that grows with the square of the length would be minutes.
  expect(performance.now() - started).toBeLessThan(5000)
})
