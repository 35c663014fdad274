/** /about (spec section 2, "About section"). */

import { type MadePages, type PageContext, pictureOf } from '../../src/pages/pageContext.ts'
import { mention, organizationId } from '../../src/seo/jsonLd/node.ts'
import { frameProps } from '../layout/frameProps.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import type { Subject } from '../parts/subject.ts'
import { AboutPage } from './AboutPage.tsx'
import type { AboutSectionProps } from './AboutSection.tsx'

export const about: Subject = { makePages }

function makePages(context: PageContext): MadePages {
  const { site, pages } = context.content
  if (!pages.about) return undefined
  return {
    path: '/about',
    metadata: pages.about,
    mainPicture: headerPicture(pictureOf(context, pages.about.image), true),
    content: (
      <AboutPage
        frame={frameProps(context, pages.about, 'about', 'stage')}
        page={pages.about}
        picture={pictureOf(context, pages.about.featuresImage)}
      />
    ),
    jsonLd: { page: { '@type': 'AboutPage', mainEntity: mention(organizationId(site.url)) } },
  }
}

/** What the home page shows of it. */
export function aboutSectionProps(context: PageContext): AboutSectionProps | undefined {
  const page = context.content.pages.about
  return page && { page, picture: pictureOf(context, page.image) }
}
