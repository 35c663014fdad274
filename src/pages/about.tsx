/** /about (spec section 2, "About section"). */
import { AboutPage } from '../../templates/pages/AboutPage.tsx'
import { mention, organizationId } from '../seo/jsonLd/node.ts'
import { type PageFile, pageFrame, pictureOf } from './context.ts'

export const about: PageFile = (context) => {
  const { site, pages } = context.content
  if (!pages.about) return undefined
  return {
    path: '/about',
    metadata: pages.about,
    content: (
      <AboutPage
        frame={pageFrame(context, pages.about, 'about')}
        page={pages.about}
        picture={pictureOf(context, pages.about.featuresImage)}
      />
    ),
    jsonLd: { page: { '@type': 'AboutPage', mainEntity: mention(organizationId(site.url)) } },
  }
}
