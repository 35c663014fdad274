/** /blog/{slug}: one guide (spec section 2, "Blog article"). */

import type { BlogPostingLeaf } from 'schema-dts'
import type { Format } from '../../src/content/format.ts'
import { guidePath } from '../../src/content/guideAddresses.ts'
import { changedOn } from '../../src/content/publish.ts'
import type { Guide, SiteIdentity } from '../../src/content/types.ts'
import type { Picture } from '../../src/render/Picture.tsx'
import type { Page } from '../../src/render/page.ts'
import { type JsonLd, mention, type Named, organizationId, pageId } from '../../src/seo/jsonLd/node.ts'
import type { Data, Pages } from '../content.ts'
import { fillBlanks } from '../parts/blanks.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import type { GuideCardProps } from './GuideCard.tsx'
import { GuidePage, type GuidePageProps } from './GuidePage.tsx'
import type { Graphic } from './graphics.tsx'

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

/** The page of a guide. */
export function guidePage(
  guide: Guide,
  context: GuideContext & { graphicOf: (guide: Guide) => Graphic | undefined },
): Page {
  const { site, words, labels, format, pictures } = context
  const path = guidePath(guide.slug)
  const picture = pictureOf(guide, pictures)
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
  return {
    ...guide,
    title: titleInLines(guide.title, context.site),
    tags: guide.tags.slice(0, tagsOnCard),
    date: { iso: guide.date, printed: context.format.date(guide.date, 'short') },
    picture: pictureOf(guide, context.pictures),
    mark: markOf(guide, context),
  }
}

/** No line of the title ends inside the name of the café, or after the article that begins its second part. */
const titleInLines = (title: string, { name }: SiteIdentity) =>
  title.replaceAll(name, name.replaceAll(' ', '\u00a0')).replaceAll(/(?<=: \p{L}) /gu, '\u00a0')

/** The headings of level 2 in the text of a guide: an empty list for fewer than three, which need no contents. */
export function contentsOf(headings: Guide['headings']): GuidePageProps['contents'] {
  const contents = headings.filter(({ level }) => level === 2)
  return contents.length < 3 ? [] : contents
}

const updatedOf = ({ updated }: Guide, { words, format }: GuideContext) =>
  updated === undefined
    ? undefined
    : { iso: updated, printed: fillBlanks(words.updated, { date: format.date(updated) }) }

const metadataOf = (guide: Guide) => ({
  ...guide,
  shareImage: guide.image,
  publication: { date: guide.date, updated: guide.updated, section: guide.category, tags: guide.tags },
})

function pictureOf({ image, imageAlt }: Guide, pictures: GuideContext['pictures']): Picture | undefined {
  const picture = pictures.get(image)
  return picture && { ...picture, alt: imageAlt }
}

/** The mark of a guide that is not published yet, which only the preview shows. */
function markOf(guide: Guide, { labels, format, previewDay }: GuideContext): string | undefined {
  if (previewDay === undefined) return undefined
  if (guide.draft) return labels.draftMark
  return guide.date > previewDay
    ? fillBlanks(labels.scheduledMark, { date: format.date(guide.date) })
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
