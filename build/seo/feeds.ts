/** The guides as feeds to subscribe to: RSS 2.0 (rssboard.org) and JSON Feed 1.1 (jsonfeed.org). */
import { generateJsonFeed, generateRssFeed } from 'feedsmith'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Content, Post } from '../content/types.ts'
import type { Pictures } from '../routes/views.ts'
import type { Site } from '../site/site.ts'
import { instantOf } from '../zonedTime.ts'

export const rssPath = '/feed.xml'
export const jsonFeedPath = '/feed.json'

/** How many of the newest guides a feed holds; whoever subscribes has seen the older ones. */
const newest = 50
/** A guide has a date and no time: at noon it is the same day in most of the world. */
const timeOfDay = '12:00'

interface Entry {
  post: Post
  url: string
  published: Date
  html: string
  image: { url: string; bytes: number } | undefined
}

/**
 * Both feeds, with the full text of each guide, newest first.
 *
 * @param files the encoded photographs, for the size of those that are named
 */
export function feeds(content: Content, pictures: Pictures, files: Site): Site {
  const { site, pages, posts } = content
  const entries = posts.slice(0, newest).map((post): Entry => {
    const url = `${site.url}/blog/${post.slug}`
    const src = pictures.get(post.image)?.src
    return {
      post,
      url,
      published: instantOf(post.date, timeOfDay, site.timeZone),
      html: withFullAddresses(post.html, site.url, url),
      image: src === undefined ? undefined : { url: site.url + src, bytes: files.get(src)?.length ?? 0 },
    }
  })
  const { title, description } = pages.blog
  const list = `${site.url}/blog`

  const rss = generateRssFeed({
    title,
    description,
    link: list,
    language: site.language,
    pubDate: entries[0]?.published,
    atom: { links: [{ href: site.url + rssPath, rel: 'self', type: 'application/rss+xml' }] },
    items: entries.map(({ post, url, published, html, image }) => ({
      title: post.title,
      link: url,
      guid: { value: url, isPermaLink: true },
      description: post.description,
      content: { encoded: html },
      pubDate: published,
      dc: { creators: [post.author] },
      categories: [post.category, ...post.tags].map((name) => ({ name })),
      enclosures: image && [{ url: image.url, length: image.bytes, type: 'image/jpeg' }],
    })),
  })
  const json = generateJsonFeed({
    title,
    description,
    home_page_url: list,
    feed_url: site.url + jsonFeedPath,
    language: site.language,
    items: entries.map(({ post, url, published, html, image }) => ({
      id: url,
      url,
      title: post.title,
      summary: post.description,
      content_html: html,
      image: image?.url,
      date_published: published,
      authors: [{ name: post.author }],
      tags: [post.category, ...post.tags],
    })),
  })
  return new Map([
    [rssPath, rss],
    [jsonFeedPath, `${JSON.stringify(json)}\n`],
  ])
}

/** A text that is read elsewhere: its links name the site, and places on the page name the page. */
function withFullAddresses(html: string, siteUrl: string, pageUrl: string): string {
  const document = parseDocument(html)
  for (const link of DomUtils.getElementsByTagName('a', document)) {
    const { href = '' } = link.attribs
    if (href.startsWith('/')) link.attribs.href = siteUrl + href
    else if (href.startsWith('#')) link.attribs.href = pageUrl + href
  }
  return DomUtils.getInnerHTML(document, { encodeEntities: 'utf8' })
}
