/** /404: what hosts send for unknown addresses. */

import { guidesPath } from '../../src/content/guideAddresses.ts'
import type { MadePages, PageContext } from '../../src/pages/pageContext.ts'
import { notFoundPath } from '../../src/render/breadcrumbs.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import type { Subject } from '../parts/subject.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

export const notFound: Subject = { makePages }

function makePages({ content: { pages }, pictures, inlineScripts }: PageContext): MadePages {
  const page = pages['not-found']
  const picture = pictures.get(page.image)
  return {
    path: notFoundPath,
    metadata: { ...pages.home, noindex: true },
    mainPicture: headerPicture(picture),
    content: (
      <NotFoundPage
        page={page}
        picture={picture}
        guides={pages.blog && guidesPath}
        script={inlineScripts.unknownAddress}
      />
    ),
  }
}
