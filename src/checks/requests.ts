import type { RenderedSite } from './renderedSite.ts'

/** Reports every request of a page to another site, which would learn of every visitor in that way. */
export function checkRequests({ pages, content, messages }: RenderedSite): void {
  const own = `${content.site.url}/`
  const isForeign = (address: string) => !address.startsWith(own)
  for (const { page, summaries } of pages) {
    for (const address of new Set(summaries.flatMap(({ requests }) => requests.filter(isForeign))))
      messages.error({
        file: `page ${page.path}`,
        rule: 'foreign-request',
        reason: `The page fetches ${address} from another site, which learns of every visitor in that way.`,
        remedy: 'Put the file into public/ and use it from there.',
      })
  }
}
