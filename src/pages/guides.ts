/**
 * The routes of guides. There may be thousands, of which most are as they were in the last build: so each says what it is
 * made of before it is made, and is made of nothing else.
 */
import { createElement, type ReactElement } from 'react'
import { fillBlanks } from '../../templates/blanks.ts'
import type { Picture } from '../../templates/components/Picture.tsx'
import { PostCard, type PostCardProps } from '../../templates/components/PostCard.tsx'
import { Hole } from '../../templates/Document.tsx'
import { BlogPage } from '../../templates/pages/BlogPage.tsx'
import { PostEnding, PostPage } from '../../templates/pages/PostPage.tsx'
import type { Format } from '../content/format.ts'
import { publishedFrom } from '../content/publish.ts'
import type { Content, Pages, Post } from '../content/types.ts'
import { inGroups } from '../inGroups.ts'
import { keeping } from '../keep.ts'
import { identityOf, recalling, remembering } from '../memo.ts'
import type { Form } from '../render/forms.ts'
import { blogOnPage, postingOnPage } from '../seo/jsonLd/guides.ts'
import { digest, digestOf } from '../store.ts'
import type { FormRoute, WholeRoute } from './routes.ts'
import { trail } from './trail.ts'
import type { Pictures, Views } from './views.ts'

export const blogPath = '/blog'

/** @param today the day of the build, `YYYY-MM-DD`, in the site's time zone */
export function routesOfGuides(
  content: Content,
  view: Views,
  pictures: Pictures,
  today: string,
): FormRoute[] {
  const { site, format, posts } = content
  const labels = content.pages.blog
  const { newest, others } = view.postEndings()
  const ending = createElement(PostEnding, others)
  return posts.map((post) => {
    const own = newest.get(post)
    const picture = pictures.get(post.image)
    const mark = markOf(post, labels, format, today)
    const formKey = [digestOf(site), digestOf(labels), picture && digestOf(picture), mark].join('\n')
    return {
      path: `${blogPath}/${post.slug}`,
      template: PostPage.name,
      // The text stands for its whole file.
      key: [formKey, format.key, post.html.key].join('\n'),
      metadata: { ...metadataOf(post), shareImage: post.image },
      ending: own ? createElement(PostEnding, own) : ending,
      form: {
        key: [formKey, post.author, JSON.stringify(robotsOf(post))].join('\n'),
        texts: () => textsOf(post, format),
        of: (texts: GuideTexts) =>
          wholeRoute({ ...texts, author: post.author, ...robotsOf(post) }, { site, labels, picture, mark }),
      },
    }
  })
}

/** The list of all guides, of which nearly all cards are as they were. */
export function routeOfList(content: Content, view: Views, pictures: Pictures, today: string): WholeRoute {
  const { site, pages, posts } = content
  const props = view.blog()
  const cardOf = cardsOfGuides(content, pictures, today)
  const shown = recalling(() => ({
    page: createElement(BlogPage, props, posts.length > 0 ? createElement(Hole) : undefined),
    items: posts.map((post) => cardInList(cardOf(post), pages.blog.readMoreLabel)),
    subject: blogOnPage(content),
  }))
  const picturesKey = digest(JSON.stringify([...pictures.values()]))
  const marked = posts.map((post) => ({ post, mark: markOf(post, pages.blog, content.format, today) }))
  const cards = inGroups(marked).map(
    (guides) => shownOnCards(guides, `${picturesKey} ${content.format.key}`, cardOf).facts,
  )
  return {
    path: blogPath,
    template: BlogPage.name,
    key: [digestOf(site), digest(JSON.stringify([props, cards]))].join('\n'),
    metadata: pages.blog,
    crumbs: trail(blogPath, () => false),
    get page() {
      return shown().page
    },
    get items() {
      return shown().items
    },
    get subject() {
      return shown().subject
    },
  }
}

/** Stands for all that the cards of some guides show: not all of a guide is on its card. */
const shownOnCards = keeping(
  'cards of guides',
  (guides: readonly { post: Post; mark: string | undefined }[], setting: string, _cardOf: CardOf) =>
    // The text of a guide stands for its whole file.
    [setting, ...guides.map(({ post, mark }) => `${post.html.key} ${mark}`)].join('\n'),
  (guides, _setting, cardOf) => ({
    facts: digest(JSON.stringify(guides.map(({ post }) => cardOf(post)))),
    text: '',
  }),
)

/** @param readMore what the card invites with */
function cardInList({ picture, mark, ...post }: PostCardProps, readMore: string): Form<ReactElement> {
  const { date, ...words } = post
  const texts = { ...words, date: date.iso, printedDate: date.printed, imageAlt: picture?.alt ?? '' }
  return {
    key: JSON.stringify([readMore, mark, picture && { ...picture, alt: '' }]),
    texts: () => texts,
    of: ({ date, printedDate, imageAlt, ...words }: typeof texts) =>
      createElement(PostCard, {
        post: {
          ...words,
          date: { iso: date, printed: printedDate },
          picture: picture && { ...picture, alt: imageAlt },
          mark,
        },
        readMore,
      }),
  }
}

/** What is only printed on the page of a guide, and not looked at to decide anything. */
type GuideTexts = ReturnType<typeof textsOf>

const textsOf = (post: Post, format: Format) => ({
  slug: post.slug,
  title: post.title,
  description: post.description,
  keywords: post.keywords,
  category: post.category,
  tags: post.tags,
  date: post.date,
  printedDate: format.date(post.date),
  readTime: post.readTime,
  imageAlt: post.imageAlt,
  html: String(post.html),
})

/** What its head says; of the rest, nobody asks there. */
const metadataOf = (guide: Omit<GuideTexts, 'html' | 'printedDate'> & Pick<Post, 'author'>) => ({
  ...guide,
  publication: { date: guide.date, section: guide.category, tags: guide.tags },
})

const robotsOf = ({ noindex, nofollow }: Post) => ({ noindex, nofollow })

interface GuideSetting {
  site: Content['site']
  labels: Pages['blog']
  picture: Picture | undefined
  mark: string | undefined
}

function wholeRoute(
  guide: GuideTexts & Pick<Post, 'author' | 'noindex' | 'nofollow'>,
  { site, labels, picture, mark }: GuideSetting,
): WholeRoute {
  const path = `${blogPath}/${guide.slug}`
  return {
    path,
    template: PostPage.name,
    metadata: metadataOf(guide),
    page: createElement(PostPage, {
      post: guide,
      date: { iso: guide.date, printed: guide.printedDate },
      picture: picture && { ...picture, alt: guide.imageAlt },
      mark,
      labels,
      url: `${site.url}${path}`,
    }),
    subject: postingOnPage(guide, site, picture),
    crumbs: trail(path, (parent) => parent === blogPath, guide.title),
  }
}

/** A card shows at most three tags (spec section 9). */
const tagsOnCard = 3

type CardOf = (post: Post) => PostCardProps

/** Gives the card of a guide, the same object as long as nothing of it changes. */
export const cardsOfGuides =
  ({ format, pages }: Content, pictures: Pictures, today: string): CardOf =>
  (post) =>
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
