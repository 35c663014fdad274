/** /blog and /blog/{slug}: the list of guides, the guides themselves, and their feed (spec section 2, "Blog list"). */

import type { BlogLeaf } from 'schema-dts'
import { guidesPath } from '../../src/content/guideAddresses.ts'
import { changedOn } from '../../src/content/publish.ts'
import type { Content, Guide } from '../../src/content/types.ts'
import { type MadePages, type PageContext, pictureOf } from '../../src/pages/pageContext.ts'
import type { Page, ShareCard } from '../../src/render/page.ts'
import { type JsonLd, mention, type Named, organizationId } from '../../src/seo/jsonLd/node.ts'
import { rssFeed, rssPath } from '../../src/seo/rss.ts'
import type { Pages } from '../content.ts'
import { frameProps } from '../layout/frameProps.ts'
import { phoneOf } from '../parts/contact.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import type { Subject } from '../parts/subject.ts'
import { leadPicture } from './GuideCard.tsx'
import { GuideEnding } from './GuidePage.tsx'
import { GuidesPage } from './GuidesPage.tsx'
import { drawGraphics } from './graphics.tsx'
import { cardProps, guidePage, postingInShort } from './guide.tsx'
import { checkCopiedAnswers, checkGraphics } from './rules.ts'
import { answerIn } from './ShortAnswer.tsx'
import { guideIndex, guideIndexPath } from './searchIndex.ts'

/**
 * How many of the newest guides get a share card. Drawing one takes as long as building fifty pages, and older guides are
 * seldom shared; their share image is their photograph.
 */
const guidesWithCard = 50

const guidesToContinue = 3

export const guides: Subject = { makePages, rules: [checkGraphics, checkCopiedAnswers] }

function makePages(context: PageContext): MadePages {
  const { content, pictures, pictureFiles, search } = context
  const { guides } = content
  const labels = content.pages.blog
  if (!labels) return []
  const cards = guides.map((guide) => cardProps(guide, { ...context, labels }))
  const withAnswers = guides.map((guide) => ({
    ...guide,
    html: answerIn(guide, content.words) + guide.html,
  }))
  const frame = frameProps(context, labels, undefined, 'start')
  const list: Page = {
    path: guidesPath,
    metadata: labels,
    mainPicture: headerPicture(frame.picture) ?? leadPicture(cards[0]),
    content: (
      <GuidesPage
        frame={frame}
        page={labels}
        categories={[...new Set(guides.map(({ category }) => category))]}
        search={{ script: search.address, index: guideIndexPath }}
        cards={cards}
      />
    ),
    jsonLd: jsonLdOf(content, labels),
    lastModified: guides.map(changedOn).sort().at(-1),
    files: new Map([
      [rssPath, rssFeed(content.site, labels, withAnswers, pictures, pictureFiles)],
      ...search.files,
      [guideIndexPath, guideIndex(withAnswers)],
    ]),
  }
  return [list, ...guidePages(context, labels)]
}

/** The list of all guides (schema.org/Blog), and the search in them. */
function jsonLdOf({ site, guides }: Content, labels: Pages['blog']): JsonLd {
  const url = `${site.url}${guidesPath}`
  const blog: Named<BlogLeaf> = {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    name: labels.heading,
    url,
    inLanguage: site.language,
    publisher: mention(organizationId(site.url)),
    blogPost: guides.map((guide) => postingInShort(guide, site)),
  }
  return { page: { '@type': 'CollectionPage', mainEntity: mention(blog['@id']) }, nodes: [blog] }
}

/** The pages of guides. Each of the newest links to the other newest ones; all older guides link to the same ones. */
function guidePages(context: PageContext, labels: Pages['blog']): Page[] {
  const { content } = context
  const { guides, pages } = content
  const newest = guides.slice(0, guidesToContinue + 1)
  const endingWithout = (itself: Guide | undefined) => (
    <GuideEnding
      labels={labels}
      phone={phoneOf(content.site)}
      picture={pictureOf(context, labels.article.image)}
      hasPage={{ contact: pages.contact !== undefined, pricing: pages.pricing !== undefined }}
      more={newest
        .filter((other) => other !== itself)
        .slice(0, guidesToContinue)
        .map((guide) => cardProps(guide, { ...context, labels }))}
    />
  )
  const usual = endingWithout(undefined)
  const graphicOf = drawGraphics(context)
  return guides.map(
    (guide, index): Page => ({
      ...guidePage(guide, { ...context, labels, graphicOf }),
      shareCard: index < guidesWithCard ? shareCardOf(guide) : undefined,
      // The fold is below the text.
      below: <></>,
      ending: newest.includes(guide) ? endingWithout(guide) : usual,
    }),
  )
}

const shareCardOf = ({ slug, title, category, image, imageAlt }: Guide): ShareCard => ({
  kicker: category,
  title,
  photograph: image,
  alt: `${title} (${imageAlt})`,
  stem: `guide-${slug}`,
})
