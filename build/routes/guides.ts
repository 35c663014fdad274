/**
 * The routes of guides. There may be thousands, of which most are as they were in the last build: so each says what it is
 * made of before it is made, and is made of nothing else.
 */
import { createElement, type ReactElement } from 'react'
import { fillBlanks } from '../../templates/blanks.ts'
import type { Picture } from '../../templates/components/Picture.tsx'
import type { PostCardProps } from '../../templates/components/PostCard.tsx'
import { BlogPage } from '../../templates/pages/BlogPage.tsx'
import { PostEnding, PostPage } from '../../templates/pages/PostPage.tsx'
import { publishedFrom } from '../content/publish.ts'
import type { Content, Pages, Post } from '../content/types.ts'
import type { Format } from '../format.ts'
import { identityOf, recalling, remembering } from '../memo.ts'
import { blogOnPage, postingOnPage } from '../seo/structuredData/guides.ts'
import { digest, digestOf } from '../store.ts'
import type { Route } from './routes.ts'
import { trail } from './trail.ts'
import type { Pictures, Views } from './views.ts'

export const blogPath = '/blog'

/** What the pages of all guides are made of. */
interface Setting {
  site: Content['site']
  labels: Pages['blog']
  /** Of the site, or others where its own are wrong. */
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

/** The list of all guides, of which nearly all cards are as they were. */
export function routeOfList(content: Content, view: Views): Route {
  const { site, pages } = content
  const props = view.blog()
  const key = [digestOf(site), digest(JSON.stringify(props))].join('\n')
  return routeMadeLater({ path: blogPath, template: BlogPage.name, key, metadata: pages.blog }, () => ({
    page: createElement(BlogPage, props),
    subject: blogOnPage(content),
    crumbs: trail(blogPath, () => false),
  }))
}

function routeOf(
  post: Post,
  picture: Picture | undefined,
  mark: string | undefined,
  ending: ReactElement,
  { site, labels, format }: Setting,
): Route {
  const path = `${blogPath}/${post.slug}`
  // The text stands for its whole file.
  const key = [
    digestOf(site),
    digestOf(labels),
    format.key,
    post.html.key,
    picture && digestOf(picture),
    mark,
  ].join('\n')
  const metadata = {
    ...post,
    shareImage: post.image,
    publication: { date: post.date, section: post.category, tags: post.tags },
  }
  return routeMadeLater({ path, template: PostPage.name, key, metadata, ending }, () => ({
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
}

/** @param make must make the same of whatever the key stands for */
function routeMadeLater(
  known: Omit<Route, 'page' | 'subject' | 'crumbs'> & { key: string },
  make: () => Pick<Route, 'page' | 'subject' | 'crumbs'>,
): Route {
  const made = recalling(make)
  return {
    ...known,
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

/** A card shows at most three tags (spec section 9). */
const tagsOnCard = 3

/** Gives the card of a guide, the same object as long as nothing of it changes. */
export const cardsOfGuides =
  ({ format, pages }: Content, pictures: Pictures, today: string) =>
  (post: Post): PostCardProps =>
    cardOf(post, pictures.get(post.image), markOf(post, pages.blog, format, today), format)

const cardOf = remembering(
  (post: Post, picture: Picture | undefined, mark: string | undefined, format: Format) =>
    [identityOf(post), picture && identityOf(picture), mark, format.key].join('\n'),
  (post, picture, mark, format): PostCardProps => ({
    slug: post.slug,
    title: post.title,
    description: post.description,
    category: post.category,
    tags: post.tags.slice(0, tagsOnCard),
    date: { iso: post.date, printed: format.date(post.date, 'short') },
    readTime: post.readTime,
    picture: picture && { ...picture, alt: post.imageAlt },
    mark,
  }),
)

/** What the preview says of a guide that is not published yet. */
function markOf(post: Post, labels: Pages['blog'], format: Format, today: string): string | undefined {
  const from = publishedFrom(post)
  if (from === undefined) return labels.draftMark
  return from > today ? fillBlanks(labels.scheduledMark, { date: format.date(from) }) : undefined
}
