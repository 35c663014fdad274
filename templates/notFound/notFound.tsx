/** /404: what hosts send for unknown addresses. */

import { guidesPath } from '../../src/content/guideAddresses.ts'
import type { MadePages, PageContext } from '../../src/pages/pageContext.ts'
import { notFoundPath } from '../../src/render/breadcrumbs.ts'
import type { Subject } from '../parts/subject.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

export const notFound: Subject = { makePages }

function makePages({ content: { pages }, inlineScripts }: PageContext): MadePages {
  const page = pages['not-found']
  return {
    path: notFoundPath,
    metadata: { ...pages.home, noindex: true },
    mainPicture: undefined,
    content: (
      <NotFoundPage page={page} guides={pages.blog && guidesPath} script={inlineScripts.unknownAddress} />
    ),
  }
}
