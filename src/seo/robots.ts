import { sitemapPath } from './sitemap.ts'

/** `robots.txt` (RFC 9309): allows everything, and names the sitemap. */
export const robotsText = (siteUrl: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapPath}\n`
