/** /blog/{slug}: one guide (spec section 2, "Blog article"). */

import type { BlogPostingLeaf } from 'schema-dts'
import { guidePath } from '../../src/content/guideAddresses.ts'
import { changedOn } from '../../src/content/publish.ts'
import type { Guide, SiteIdentity } from '../../src/content/types.ts'
import { type PageContext, pictureOf } from '../../src/pages/pageContext.ts'
import type { Picture } from '../../src/render/Picture.tsx'
import type { Page } from '../../src/render/page.ts'
import { type JsonLd, mention, type Named, organizationId, pageId } from '../../src/seo/jsonLd/node.ts'
import type { Pages } from '../content.ts'
import { fillBlanks } from '../parts/blanks.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import type { GuideCardProps } from './GuideCard.tsx'
import { GuidePage, type GuidePageProps } from './GuidePage.tsx'
import type { Graphic } from './graphics.tsx'

/** A card shows at most three tags (spec section 9). */
const tagsOnCard = 3

interface GuideContext extends PageContext {
  labels: Pages['blog']
}

/** The page of a guide. */
export function guidePage(
  guide: Guide,
  context: GuideContext & { graphicOf: (guide: Guide) => Graphic | undefined },
): Page {
  const { labels, content } = context
  const { site, words, format } = content
  const path = guidePath(guide.slug)
  const picture = guidePicture(guide, context)
  return {
    path,
    crumb: guide.title,
    lastModified: changedOn(guide),
    metadata: metadataOf(guide),
    mainPicture: headerPicture(picture),
    jsonLd: jsonLdOf(guide, site, picture),
    content: (
      <GuidePage
        guide={{ ...guide, title: titleInLines(guide.title, site) }}
        date={{ iso: guide.date, printed: format.date(guide.date) }}
        updated={updatedOf(guide, context)}
        picture={picture}
        graphic={context.graphicOf(guide)}
        mark={markOf(guide, context)}
        labels={labels}
        contents={contentsOf(guide.headings)}
        words={words}
        url={`${site.url}${path}`}
      />
    ),
  }
}

export function cardProps(guide: Guide, context: GuideContext): GuideCardProps {
  const { site, format } = context.content
  return {
    ...guide,
    title: titleInLines(guide.title, site),
    tags: guide.tags.slice(0, tagsOnCard),
    date: { iso: guide.date, printed: format.date(guide.date, 'short') },
    picture: guidePicture(guide, context),
    mark: markOf(guide, context),
  }
}

/** No line of the title ends inside the name of the café, between it and its city, or after the article of a second part. */
const titleInLines = (title: string, { name }: SiteIdentity) =>
  title
    .replaceAll(`${name}, `, `${name},\u00a0`)
    .replaceAll(name, name.replaceAll(' ', '\u00a0'))
    .replaceAll(/(?<=: \p{L}) /gu, '\u00a0')

/** The headings of level 2 in the text of a guide: an empty list for fewer than three, which need no contents. */
export function contentsOf(headings: Guide['headings']): GuidePageProps['contents'] {
  const contents = headings.filter(({ level }) => level === 2)
  return contents.length < 3 ? [] : contents
}

const updatedOf = ({ updated }: Guide, { content: { words, format } }: GuideContext) =>
  updated === undefined
    ? undefined
    : { iso: updated, printed: fillBlanks(words.updated, { date: format.date(updated) }) }

const metadataOf = (guide: Guide) => ({
  ...guide,
  shareImage: guide.image,
  publication: { date: guide.date, updated: guide.updated, section: guide.category, tags: guide.tags },
})

function guidePicture({ image, imageAlt }: Guide, context: GuideContext): Picture | undefined {
  const picture = pictureOf(context, image)
  return picture && { ...picture, alt: imageAlt }
}

/** The mark of a guide that is not published yet, which only the preview shows. */
function markOf(guide: Guide, { labels, content, previewDay }: GuideContext): string | undefined {
  if (previewDay === undefined) return undefined
  if (guide.draft) return labels.draftMark
  return guide.date > previewDay
    ? fillBlanks(labels.scheduledMark, { date: content.format.date(guide.date) })
    : undefined
}

/** The JSON-LD that a card of the list and the page of the guide share (schema.org/BlogPosting). */
export function postingInShort(guide: Guide, site: SiteIdentity): Named<BlogPostingLeaf> {
  const url = `${site.url}${guidePath(guide.slug)}`
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: guide.title,
    description: guide.description,
    url,
    datePublished: guide.date,
  }
}

function jsonLdOf(guide: Guide, site: SiteIdentity, picture: Picture | undefined): JsonLd {
  const { name, url, language } = site
  const article: Named<BlogPostingLeaf> = {
    ...postingInShort(guide, site),
    ...(picture && { image: `${url}${picture.src}` }),
    ...(guide.updated && { dateModified: guide.updated }),
    // An author whose name contains the café's, such as its team, is an organization.
    author: guide.author.includes(name)
      ? { '@type': 'Organization', name: guide.author, url: `${url}/` }
      : { '@type': 'Person', name: guide.author },
    publisher: mention(organizationId(url)),
    articleSection: guide.category,
    keywords: guide.tags,
    inLanguage: language,
    mainEntityOfPage: mention(pageId(`${url}${guidePath(guide.slug)}`)),
  }
  return { page: { '@type': 'WebPage', mainEntity: mention(article['@id']) }, nodes: [article] }
}
