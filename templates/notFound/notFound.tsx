/** /404: what hosts send for unknown addresses. */

import type { PageFile } from '../../src/pages/context.ts'
import { notFoundPath } from '../../src/render/breadcrumbs.ts'
import { bookingOf } from '../../src/render/contact.ts'
import { blogPath } from '../blog/guide.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

export const notFound: PageFile = ({ content: { site, pages }, pictures, inlineScripts }) => {
  const page = pages['not-found']
  return {
    path: notFoundPath,
    metadata: { ...pages.home, noindex: true },
    content: (
      <NotFoundPage
        page={page}
        picture={pictures.get(page.image)}
        booking={bookingOf(site)}
        guides={pages.blog && blogPath}
        script={inlineScripts.unknown}
      />
    ),
  }
}
