import { sitemapPath } from './sitemap.ts'

/** `robots.txt` (RFC 9309): everything may be read, and where the list of pages is. */
export const robotsText = (siteUrl: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapPath}\n`
