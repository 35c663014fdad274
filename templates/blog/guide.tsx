/** /blog/{slug}: one guide (spec section 2, "Blog article"). */

import type { BlogPostingLeaf } from 'schema-dts'
import type { Format } from '../../src/content/format.ts'
import { guidePath } from '../../src/content/guideAddresses.ts'
import { changedOn } from '../../src/content/publish.ts'
import type { Post, SiteIdentity } from '../../src/content/types.ts'
import type { RenderedMarkdown } from '../../src/markdown/options.ts'
import type { Picture } from '../../src/render/Picture.tsx'
import type { Page } from '../../src/render/page.ts'
import { type JsonLd, mention, type Named, organizationId, pageId } from '../../src/seo/jsonLd/node.ts'
import type { Data, Pages } from '../content.ts'
import { fillBlanks } from '../parts/blanks.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import type { PostCardProps } from './PostCard.tsx'
import { PostPage, type PostPageProps } from './PostPage.tsx'

/** A card shows at most three tags (spec section 9). */
const tagsOnCard = 3

interface GuideContext {
  site: SiteIdentity
  words: Data['words']
  /** Photographs that are ready for pages, by the name of the file. */
  pictures: ReadonlyMap<string, Picture>
  labels: Pages['blog']
  format: Format
  /** The day of the build in the preview, which marks unpublished guides; undefined in a build. */
  previewDay: string | undefined
}

type Headings = RenderedMarkdown['headings']

/** The page of a guide. @param guide with the HTML of its text */
export function guidePage(
  { post, html, headings }: { post: Post; html: string; headings: Headings },
  context: GuideContext & { graphicOf: (post: Post) => React.ReactNode },
): Page {
  const { site, words, labels, format, pictures } = context
  const path = guidePath(post.slug)
  const picture = pictureOf(post, pictures)
  return {
    path,
    crumb: post.title,
    lastModified: changedOn(post),
    metadata: metadataOf(post),
    mainPicture: headerPicture(picture),
    jsonLd: jsonLdOf(post, site, picture),
    content: (
      <PostPage
        post={{ ...post, html }}
        date={{ iso: post.date, printed: format.date(post.date) }}
        updated={updatedOf(post, context)}
        picture={picture}
        graphic={context.graphicOf(post)}
        mark={markOf(post, context)}
        labels={labels}
        contents={contentsOf(headings)}
        words={words}
        url={`${site.url}${path}`}
      />
    ),
  }
}

export function cardProps(post: Post, context: GuideContext): PostCardProps {
  return {
    ...post,
    tags: post.tags.slice(0, tagsOnCard),
    date: { iso: post.date, printed: context.format.date(post.date, 'short') },
    picture: pictureOf(post, context.pictures),
    mark: markOf(post, context),
  }
}

/** The headings of level 2 in the text of a guide: an empty list for fewer than three, which need no contents. */
export function contentsOf(headings: Headings): PostPageProps['contents'] {
  const contents = headings.filter(({ level }) => level === 2)
  return contents.length < 3 ? [] : contents
}

const updatedOf = ({ updated }: Post, { words, format }: GuideContext) =>
  updated === undefined
    ? undefined
    : { iso: updated, printed: fillBlanks(words.updated, { date: format.date(updated) }) }

const metadataOf = (post: Post) => ({
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
  const url = `${site.url}${guidePath(post.slug)}`
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
    mainEntityOfPage: mention(pageId(`${url}${guidePath(post.slug)}`)),
  }
  return { page: { '@type': 'WebPage', mainEntity: mention(article['@id']) }, nodes: [article] }
}
