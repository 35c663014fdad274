/** /blog/{slug}: one guide (spec section 2, "Blog article"). Rendered from its Markdown file alone, so that it can be cached. */
import type { BlogPostingLeaf } from 'schema-dts'
import type { Format } from '../../src/content/format.ts'
import type { Pages, Post, SiteIdentity } from '../../src/content/types.ts'
import type { Figure } from '../../src/markdown/options.ts'
import { breadcrumbs } from '../../src/render/breadcrumbs.ts'
import { type FragmentContext, renderFragment } from '../../src/render/fragment.ts'
import { renderHtml } from '../../src/render/html.ts'
import type { RenderedFragment } from '../../src/render/page.ts'
import { type JsonLd, mention, type Named, organizationId, pageId } from '../../src/seo/jsonLd/node.ts'
import { fillBlanks } from '../parts/blanks.ts'
import type { Picture } from '../parts/Picture.tsx'
import { FigureContent } from './Figure.tsx'
import { PostCard, type PostCardProps } from './PostCard.tsx'
import { PostPage, type PostPageProps } from './PostPage.tsx'

export const blogPath = '/blog'

/** A card shows at most three tags (spec section 9). */
const tagsOnCard = 3

export interface GuideContext extends FragmentContext {
  labels: Pages['blog']
  format: Format
  /** The day of the build in the preview, which marks unpublished guides; undefined in a build. */
  previewDay: string | undefined
}

/** Renders the page of a guide. @param html its text */
export function renderGuide(post: Post, html: string, context: GuideContext): RenderedFragment {
  const { site, words, labels, format, pictures } = context
  const path = `${blogPath}/${post.slug}`
  const page = {
    path,
    metadata: metadataOf(post),
    jsonLd: jsonLdOf(post, site, pictures.get(post.image)),
    content: (
      <PostPage
        post={{ ...post, html }}
        date={{ iso: post.date, printed: format.date(post.date) }}
        updated={updatedOf(post, context)}
        picture={pictureOf(post, pictures)}
        mark={markOf(post, context)}
        labels={labels}
        contents={contentsOf(html)}
        words={words}
        url={`${site.url}${path}`}
      />
    ),
  }
  const crumbs = breadcrumbs({ path, crumb: post.title }, new Set([blogPath]), words)
  return renderFragment(page, crumbs, context)
}

/** A picture in the text of a guide; an empty text without the photograph, which a rule reports. */
export function renderFigure({ image, alt, caption, video }: Figure, context: GuideContext): string {
  const picture = context.pictures.get(image)
  if (!picture) return ''
  const props = { picture: { ...picture, alt }, caption, video, playLabel: context.words.playVideo }
  return renderHtml(<FigureContent {...props} />)
}

export const renderCard = (post: Post, context: GuideContext): string =>
  renderHtml(<PostCard post={cardProps(post, context)} readMore={context.labels.readMoreLabel} />)

export function cardProps(post: Post, context: GuideContext): PostCardProps {
  return {
    ...post,
    tags: post.tags.slice(0, tagsOnCard),
    date: { iso: post.date, printed: context.format.date(post.date, 'short') },
    picture: pictureOf(post, context.pictures),
    mark: markOf(post, context),
  }
}

/** The headings of level 2 in the text of a guide, as HTML: an empty list for fewer than three, which need no contents. */
export function contentsOf(html: string): PostPageProps['contents'] {
  const headings = [...html.matchAll(/<h2 id="([^"<]*)">((?:[^<]|<(?!\/?h2))*)<\/h2>/g)]
  return headings.length < 3
    ? []
    : headings.map(([, id = '', heading = '']) => ({ id, html: heading.replaceAll(/<[^<>]*>/g, '') }))
}

const updatedOf = ({ updated }: Post, { words, format }: GuideContext) =>
  updated === undefined
    ? undefined
    : { iso: updated, printed: fillBlanks(words.updated, { date: format.date(updated) }) }

export const metadataOf = (post: Post) => ({
  ...post,
  shareImage: post.image,
  publication: { date: post.date, updated: post.updated, section: post.category, tags: post.tags },
})

function pictureOf({ image, imageAlt }: Post, pictures: GuideContext['pictures']): Picture | undefined {
  const picture = pictures.get(image)
  return picture && { ...picture, alt: imageAlt }
}

/** The mark of a guide that is not published yet, which only the preview shows. */
function markOf(post: Post, { labels, format, previewDay }: GuideContext): string | undefined {
  if (previewDay === undefined) return undefined
  if (post.draft) return labels.draftMark
  return post.date > previewDay
    ? fillBlanks(labels.scheduledMark, { date: format.date(post.date) })
    : undefined
}

/** The JSON-LD that a card of the list and the page of the guide share (schema.org/BlogPosting). */
export function postingInShort(post: Post, site: SiteIdentity): Named<BlogPostingLeaf> {
  const url = `${site.url}${blogPath}/${post.slug}`
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    description: post.description,
    url,
    datePublished: post.date,
  }
}

function jsonLdOf(post: Post, site: SiteIdentity, picture: Picture | undefined): JsonLd {
  const { name, url, language } = site
  const article: Named<BlogPostingLeaf> = {
    ...postingInShort(post, site),
    ...(picture && { image: `${url}${picture.src}` }),
    ...(post.updated && { dateModified: post.updated }),
    // An author whose name contains the café's, such as its team, is an organization.
    author: post.author.includes(name)
      ? { '@type': 'Organization', name: post.author, url: `${url}/` }
      : { '@type': 'Person', name: post.author },
    publisher: mention(organizationId(url)),
    articleSection: post.category,
    keywords: post.tags,
    inLanguage: language,
    mainEntityOfPage: mention(pageId(`${url}${blogPath}/${post.slug}`)),
  }
  return { page: { '@type': 'WebPage', mainEntity: mention(article['@id']) }, nodes: [article] }
}
