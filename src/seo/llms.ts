/**
 * `llms.txt` (llmstxt.org): the site in brief, as Markdown, for assistants that read sites. First who and where, then
 * lists of links: what pages add (prices, tournaments), the pages themselves, the guides.
 */

import type { Content } from '../content/types.ts'
import { comingExceptions } from '../render/closures.ts'
import { postalAddress } from '../render/contact.ts'
import { isIndexed, type LlmsSection, type Page } from '../render/page.ts'

/** The text of the file. Pages that search engines should not list are left out of the lists of pages and guides. */
export function llmsText(pages: readonly Page[], content: Content, today: string): string {
  const { site, pages: labels, format } = content
  const indexed = pages.filter(isIndexed)
  const sections: LlmsSection[] = [
    ...pages.flatMap(({ llms }) => llms ?? []),
    { heading: site.footer.linksHeading, entries: indexed.filter((page) => !isGuide(page)).map(linkTo) },
    ...(labels.blog ? [{ heading: labels.blog.heading, entries: indexed.filter(isGuide).map(linkTo) }] : []),
  ]
  const facts = [
    postalAddress(site),
    site.contact.phone,
    site.contact.email,
    labels.contact && `${labels.contact.hoursLabel}: ${format.timeRange(site.hours)}`,
    ...comingExceptions(content, today).map(({ text }) => text),
    labels.contact && `${labels.contact.languagesLabel}: ${site.languages.join(', ')}`,
    labels.pricing && `${labels.pricing.payments}: ${site.payments.join(', ')}`,
    `[${escaped(site.map.label)}](${inLink(site.map.url)})`,
  ]
  const text = [
    `# ${site.name}`,
    `> ${labels.home.description}`,
    facts
      .filter(Boolean)
      .map((line) => `- ${line}`)
      .join('\n'),
    ...sections
      .filter(({ entries }) => entries.length > 0)
      .flatMap(({ heading, entries }) => [
        `## ${heading}`,
        entries.map((entry) => listItem(entry, site.url)).join('\n'),
      ]),
  ].join('\n\n')
  // A no-break space means nothing to a program.
  return `${text.replaceAll('\u00a0', ' ')}\n`
}

const isGuide = ({ metadata }: Page) => metadata.publication !== undefined

const linkTo = ({ path, metadata }: Page): LlmsSection['entries'][number] => ({
  name: metadata.title,
  path,
  notes: [metadata.description],
})

const listItem = ({ name, path, notes }: LlmsSection['entries'][number], siteUrl: string) =>
  `- [${escaped(name)}](${siteUrl}${path}): ${notes.filter(Boolean).join('; ')}`

/** A bracket in the address of a link would end it. */
const inLink = (address: string) => address.replaceAll('(', '%28').replaceAll(')', '%29')

/** Brackets in the words of a link would end them. */
const escaped = (text: string) => text.replaceAll(/[[\]\\]/g, '\\$&')
