/**
 * The routes of guides. There may be thousands, of which most are as they were in the last build: so each says what it is
 * made of before it is made, and is made of nothing else.
 */
import { createElement, type ReactElement } from 'react'
import { fillBlanks } from '../../templates/blanks.ts'
import type { Picture } from '../../templates/components/Picture.tsx'
import { PostEnding, PostPage } from '../../templates/pages/PostPage.tsx'
import { publishedFrom } from '../content/publish.ts'
import type { Content, Pages, Post } from '../content/types.ts'
import type { Format } from '../format.ts'
import { recalling } from '../memo.ts'
import { postingOnPage } from '../seo/structuredData/guides.ts'
import { digestOf } from '../store.ts'
import type { Route } from './routes.ts'
import { trail } from './trail.ts'
import type { Pictures, Views } from './views.ts'

export const blogPath = '/blog'

/** What the pages of all guides are made of. */
interface Setting {
  site: Content['site']
  labels: Pages['blog']
  /** Follows from the site. */
  format: Format
}

/** @param today the day of the build, `YYYY-MM-DD`, in the site's time zone */
export function routesOfGuides(content: Content, view: Views, pictures: Pictures, today: string): Route[] {
  const { site, format, posts } = content
  const labels = content.pages.blog
  const { newest, others } = view.postEndings()
  const ending = createElement(PostEnding, others)
  return posts.map((post) => {
    const own = newest.get(post)
    return routeOf(
      post,
      pictures.get(post.image),
      markOf(post, labels, format, today),
      own ? createElement(PostEnding, own) : ending,
      { site, labels, format },
    )
  })
}

function routeOf(
  post: Post,
  picture: Picture | undefined,
  mark: string | undefined,
  ending: ReactElement,
  { site, labels, format }: Setting,
): Route {
  const path = `${blogPath}/${post.slug}`
  const made = recalling(() => ({
    page: createElement(PostPage, {
      post,
      date: { iso: post.date, printed: format.date(post.date) },
      picture: picture && { ...picture, alt: post.imageAlt },
      mark,
      labels,
      url: `${site.url}${path}`,
    }),
    subject: postingOnPage(post, site, picture),
    crumbs: trail(path, (parent) => parent === blogPath, post.title),
  }))
  return {
    path,
    template: PostPage.name,
    // The text stands for its whole file.
    key: [digestOf(site), digestOf(labels), post.html.key, picture && digestOf(picture), mark].join('\n'),
    metadata: {
      ...post,
      shareImage: post.image,
      publication: { date: post.date, section: post.category, tags: post.tags },
    },
    ending,
    get page() {
      return made().page
    },
    get subject() {
      return made().subject
    },
    get crumbs() {
      return made().crumbs
    },
  }
}

/** What the preview says of a guide that is not published yet. */
export function markOf(post: Post, labels: Pages['blog'], format: Format, today: string): string | undefined {
  const from = publishedFrom(post)
  if (from === undefined) return labels.draftMark
  return from > today ? fillBlanks(labels.scheduledMark, { date: format.date(from) }) : undefined
}
