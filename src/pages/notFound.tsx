/** /404: what hosts send for unknown addresses. */
import { NotFoundPage } from '../../templates/pages/NotFoundPage.tsx'
import { notFoundPath } from '../render/breadcrumbs.ts'
import { bookingOf } from '../render/contact.ts'
import type { PageFile } from './context.ts'
import { blogPath } from './guide.tsx'

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
