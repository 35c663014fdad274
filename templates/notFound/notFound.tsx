/** /404: what hosts send for unknown addresses. */

import { guidesPath } from '../../src/content/guideAddresses.ts'
import type { MakePages } from '../../src/pages/context.ts'
import { notFoundPath } from '../../src/render/breadcrumbs.ts'
import { bookingOf } from '../parts/contact.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

export const notFound: MakePages = ({ content: { site, pages }, pictures, inlineScripts }) => {
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
        booking={bookingOf(site)}
        guides={pages.blog && guidesPath}
        script={inlineScripts.unknownAddress}
      />
    ),
  }
}
