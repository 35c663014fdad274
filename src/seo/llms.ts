/**
 * `llms.txt` (llmstxt.org): the site in brief, as Markdown, for assistants that read sites. First who and where, then
 * lists of links: prices, tournaments, pages, guides.
 */
import type { Content } from '../content/types.ts'
import { postalAddress } from '../pages/contact.ts'
import type { Route } from '../pages/routes.ts'
import type { Views } from '../pages/views.ts'
import { isIndexed } from './sitemap.ts'

interface Entry {
  name: string
  path: string
  notes: ReadonlyArray<string | undefined>
}

export function llmsText(routes: readonly Route[], content: Content, views: Views): string {
  const { site, pages, format } = content
  const list = (heading: string, entries: readonly Entry[]) =>
    entries.length === 0 ? [] : [`## ${heading}`, entries.map((entry) => link(entry, site.url)).join('\n')]

  const { section, page: labels } = views.pricing()
  const prices = section.lists.flatMap((group) =>
    list(
      group.name,
      group.packages.map(({ id, name, duration, days, timeSlot, validity, tiers }) => ({
        name,
        path: `/pricing#${id}`,
        notes: [
          duration,
          days,
          timeSlot,
          `${labels.validityLabel}: ${validity}`,
          ...tiers.map((tier) => `${tier.name}: ${tier.price} (${tier.perHour} ${labels.perHourLabel})`),
        ],
      })),
    ),
  )
  const { consoles } = section
  const consolePrices = consoles
    ? list(
        consoles.name,
        [
          ...consoles.rates.map(({ name, price }) => ({ name, notes: [`${price} ${labels.perHourLabel}`] })),
          ...consoles.specials.map(({ name, days, offer }) => ({ name, notes: [days, offer] })),
        ].map((entry) => ({ ...entry, path: `/pricing#${consoles.id}` })),
      )
    : []
  const matches = views.tournaments()
  const tournaments = list(
    matches.page.heading,
    matches.tournaments.map(({ id, name, day, time, format: form, entry, entryUnit, prize }) => ({
      name,
      path: `/tournaments#${id}`,
      notes: [
        day,
        time,
        form,
        `${matches.page.entryLabel}: ${entry} ${entryUnit}`,
        `${matches.page.prizeLabel}: ${prize}`,
      ],
    })),
  )
  const indexed = routes.filter(isIndexed)

  const text = [
    `# ${site.name}`,
    `> ${pages.home.description}`,
    [
      postalAddress(site),
      site.contact.phone,
      site.contact.email,
      `${pages.contact.hoursLabel}: ${format.timeRange(site.hours)}`,
      `${pages.contact.languagesLabel}: ${site.languages.join(', ')}`,
      `${labels.payments}: ${site.payments.join(', ')}`,
      `[${escaped(site.map.label)}](${site.map.url})`,
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    ...prices,
    ...consolePrices,
    ...tournaments,
    ...list(site.footer.linksHeading, indexed.filter((route) => !isGuide(route)).map(asEntry)),
    ...list(pages.blog.heading, indexed.filter(isGuide).map(asEntry)),
  ].join('\n\n')
  // A no-break space means nothing to a program.
  return `${text.replaceAll('\u00a0', ' ')}\n`
}

const isGuide = ({ metadata }: Route) => metadata.publication !== undefined

const asEntry = ({ path, metadata }: Route): Entry => ({
  name: metadata.title,
  path,
  notes: [metadata.description],
})

const link = ({ name, path, notes }: Entry, siteUrl: string) =>
  `- [${escaped(name)}](${siteUrl}${path}): ${notes.filter(Boolean).join('; ')}`

/** Brackets in the words of a link would end them. */
const escaped = (text: string) => text.replaceAll(/[[\]\\]/g, '\\$&')
