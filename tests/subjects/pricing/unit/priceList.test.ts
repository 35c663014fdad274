/** The price list as a message, and the QR code on paper. */
import { expect, test } from 'vitest'
import { bookingOf } from '../../../../templates/parts/contact.ts'
import { bookingCode } from '../../../../templates/pricing/list/bookingQrCode.ts'
import { priceListText } from '../../../../templates/pricing/list/priceListText.ts'
import { pricingSectionProps } from '../../../../templates/pricing/pricingSectionProps.ts'
import { loadedContent, pageContext, pagesOf, required } from '../../../cafes.ts'

const café = loadedContent('first')
const section = required(pricingSectionProps(pageContext(café)))

test('the message has a heading, all lists, the consoles and the contact, as WhatsApp shows them', () => {
  const parts = priceListText(section, café).replaceAll('\u00a0', ' ').split('\n\n')
  expect(parts).toHaveLength(7)
  expect(parts[0]).toBe('*Volt Arena: Gaming Prices*\nPRO MAX: 2K 240Hz, PRO ULTRA: 360Hz')
  expect(parts[1]?.split('\n').slice(0, 2)).toEqual([
    '*Premium Packages* (PRO MAX / PRO ULTRA)',
    "Warrior's Grind, 15 hours, valid 7 days: ₹1,099 / ₹1,199",
  ])
  expect(parts[5]?.split('\n')).toEqual([
    '*PS5 Lounge* (an hour)',
    '1 controller: ₹120',
    '2 controllers: ₹220',
    '3 controllers: ₹270',
    '4 controllers: ₹300',
    'Mon–Thu: Play 3 hours, get 1 free',
    'Fri–Sun: Play 3 hours, get 10% off',
  ])
  expect(parts[6]?.split('\n').at(-1)).toBe(`${café.site.url}/pricing`)
})

test('a pass that ends after closing says so in its row', () => {
  const late = section.lists.flatMap(({ packages }) =>
    packages.flatMap(({ id, late }) => (late ? [[id, late.replaceAll('\u00a0', ' ')]] : [])),
  )
  expect(late).toEqual([['weekday-gg-night', 'Runs past 11:30 PM: check with us first']])
})

test('what is not sold for a tier has a dash in its place', () => {
  const [list, ...others] = section.lists
  const [entry, ...rows] = required(list).packages
  const [first, second] = required(entry).tiers
  const tiers = [{ id: 'none', name: 'None', notSold: 'Not sold' }, required(second)]
  const changed = { ...required(list), packages: [{ ...required(entry), tiers }, ...rows] }
  expect(first).toHaveProperty('price')
  expect(priceListText({ ...section, lists: [changed, ...others] }, café)).toContain(': – / ₹1,199\n')
})

test('a message of many lists leaves out whole lists, and keeps the way to all of them', () => {
  const lists = Array.from({ length: 9 }, () => section.lists).flat()
  const text = priceListText({ ...section, lists }, café)
  expect(text.length).toBeLessThanOrEqual(1500)
  expect(text.length).toBeGreaterThan(1000)
  expect(text.endsWith(`/pricing`)).toBe(true)
  const whole = new Set(priceListText(section, café).split('\n\n'))
  expect(text.split('\n\n').filter((part) => !whole.has(part))).toEqual([])
})

test('a long message is left out of the code, which phones could not read otherwise', () => {
  const withMessage = (message: string) => ({ ...café.site, booking: { ...café.site.booking, message } })
  const modules = ({ drawing }: { drawing: string }) => Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1])
  const without = bookingCode(withMessage(''))
  expect(bookingCode(withMessage('नमस्ते '.repeat(40)))).toEqual(without)
  expect(modules(bookingCode(café.site))).toBeGreaterThan(modules(without))
  expect(bookingOf(withMessage('')).url).toBe('https://wa.me/910000000000')
})

test('only /pricing has the code', () => {
  const withCode = pagesOf(café).filter(({ files }) =>
    [...(files?.keys() ?? [])].some((file) => file.startsWith('/assets/booking-code.')),
  )
  expect(withCode.map(({ path }) => path)).toEqual(['/pricing'])
})
