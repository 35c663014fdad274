import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import type { Pages } from '../content.ts'
import { linkTo } from '../parts/link.ts'
import { PageHeader } from '../parts/PageHeader.tsx'
import { CurrentState } from '../parts/Status.tsx'
import * as data from './attributes.ts'

interface NotFoundPageProps {
  page: Pages['not-found']
  /** The address of the list of guides, to which a script leads from an unknown guide. */
  guides: string | undefined
  /** Leads on. */
  script: string
}

/** The page that hosts serve for unknown addresses. */
export function NotFoundPage({ page, guides, script }: NotFoundPageProps) {
  return (
    <PageHeader className="not-found" heading={page.heading} intro={page.intro} poster={<Figure />}>
      <ul className="slashes" {...{ [data.notFound]: guides ?? '' }}>
        {page.links.map(({ href, label }) => (
          <li key={href}>
            <a {...linkTo(href)}>{label}</a>
          </li>
        ))}
      </ul>
      <CurrentState script={script} />
      <FirstScreenEnd />
    </PageHeader>
  )
}

/** The status of the page as its picture, cut by the slash. It is no text, because the headline says what it means. */
const Figure = () => <div className="page-header__photo not-found__figure" />
