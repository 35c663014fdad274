/** The first café on a day, with prices that change: what its pages say. */

import { contentOn } from '../src/content/publish.ts'
import { readSource } from '../src/content/source.ts'
import type { Content } from '../src/content/types.ts'
import { Messages } from '../src/diagnostics/messages.ts'
import { priceFinderProps } from '../templates/pricing/finder/finderProps.ts'
import { site as definition } from '../templates/site.ts'
import { bodyOf, contentOf, load, pageContext, pagesOf, required } from './cafes.ts'

export const first = readSource(contentOf.first, new Messages())
/** packages.yaml */
export const prices = new TextDecoder().decode(first.files.get('packages.yaml'))

export const diwali = `
  - id: diwali
    name: Diwali week
    percent: 20
    tiers: [240hz]
    from: 2026-12-08
    until: 2026-12-10
`

/** The content of a day with discounts, and a next price of Warrior's Grind. */
export function contentOfDay(
  today: string,
  discounts = '',
  next = '',
  priceBefore: string | RegExp = 'perHour: 73\n',
): { content: Content; messages: Messages } {
  const withNext = next
    ? prices.replace(priceBefore, (price) => `${price}            next: ${next}\n`)
    : prices
  const text = discounts ? `${withNext}\ndiscounts:${discounts}` : withNext
  const messages = new Messages()
  const files = new Map(first.files).set('packages.yaml', new TextEncoder().encode(text))
  const { content } = required(load({ ...first, files }, messages, today))
  return { content: contentOn(today, content, definition.collections), messages }
}

/** What the price list says of a package, as text. */
export function rowOf(id: string, content: Content, today: string): string {
  const page = required(pagesOf(content, today).find(({ path }) => path === '/pricing'))
  const [, row = ''] = new RegExp(`<li[^>]* id="${id}".*?>(.*?)</li>`).exec(bodyOf(page)) ?? []
  return row.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')
}

/** What the price finder says of an hour on the first tier on a day of the week. */
export function hourOn(day: string, content: Content, today: string) {
  const [screen] = required(priceFinderProps(pageContext(content, { today }))).screens
  const block = screen?.blocks.find(
    ({ days, starts }) => (days?.includes(day) ?? true) && (starts?.includes('') ?? true),
  )
  const found = block?.prices[0]
  return { price: found?.amount?.value, isReduced: found?.discounts !== undefined }
}

export const jsonLdOf = (content: Content, today: string) =>
  JSON.stringify(pagesOf(content, today).find(({ path }) => path === '/pricing')?.jsonLd)
