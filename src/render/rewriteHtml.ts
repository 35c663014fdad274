/** Changes of HTML that is rendered already, for readers other than browsers and for hosts without settings. */
import { decodeHTML } from 'entities'

/**
 * A feed is read on other sites, so links and pictures get the address of the site, and fragments that of the page. In
 * rendered Markdown, `<a href="` is always a link: as text it would be written with `&#x3C;`.
 */
export const withFullAddresses = (html: string, siteUrl: string, pageUrl: string) =>
  html
    .replaceAll(/(<a href=")([/#])/g, (_whole, tag: string, first: string) =>
      first === '/' ? `${tag}${siteUrl}/` : `${tag}${pageUrl}#`,
    )
    .replaceAll(/<(?:img|source) [^<>]*>/g, (tag) =>
      tag.replaceAll(/(?<=[" ])\/images\//g, `${siteUrl}/images/`),
    )

/** The text of some HTML. Blocks are two blanks apart, so that no term joins words of two; tags within a line add nothing. */
export const textInHtml = (html: string): string =>
  decodeHTML(html.replaceAll(/<\/?(?:a|code|em|strong)(?:\s[^<>]*)?>/g, '').replaceAll(/<[^<>]*>/g, '  '))

/** A page with an element at the beginning of its head, after its charset. */
export const insertInHead = (page: string, element: string): string =>
  page.replace(/<head>\s*(<meta charset[^>]*>)?/i, (opening) => opening + element)
