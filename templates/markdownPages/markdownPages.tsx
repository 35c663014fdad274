/** /{name}: the pages that are written in Markdown, such as a job advert. */

import { type MadePages, type PageContext, pictureOf } from '../../src/pages/pageContext.ts'
import { nameOf } from '../layout/menus.ts'
import { phoneOf } from '../parts/contact.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import type { Subject } from '../parts/subject.ts'
import { MarkdownPage } from './MarkdownPage.tsx'
import { checkMenuNames } from './rules.ts'

export const markdownPages: Subject = { makePages, rules: [checkMenuNames] }

function makePages(context: PageContext): MadePages {
  const { markdownPages, pages, site, words } = context.content
  return markdownPages.map((page) => {
    const { path, title, description, keywords, picture } = page
    const photograph = pictureOf(context, picture)
    return {
      path,
      crumb: nameOf(page),
      metadata: { title, description, keywords, shareImage: picture },
      mainPicture: headerPicture(photograph),
      content: (
        <MarkdownPage
          heading={nameOf(page)}
          picture={photograph}
          html={page.html}
          contact={{ href: pages.contact ? '/contact' : phoneOf(site).href, label: words.askUs }}
        />
      ),
    }
  })
}
