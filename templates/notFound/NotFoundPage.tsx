import type { Pages } from '../../src/content/types.ts'
import { FirstScreenEnd } from '../layout/FirstScreen.tsx'
import { type Booking, BookingButton, LinkButton } from '../parts/Button.tsx'
import * as data from '../parts/dataAttributes.ts'
import { PageHeader } from '../parts/PageHeader.tsx'
import type { Picture } from '../parts/Picture.tsx'
import { Spaced } from '../parts/Spaced.tsx'
import { CurrentState } from '../parts/Status.tsx'

interface NotFoundPageProps {
  page: Pages['not-found']
  picture: Picture | undefined
  booking: Booking
  /** The address of the list of guides, to which a script leads from an unknown guide. */
  guides: string | undefined
  /** Leads on. */
  script: string
}

/** The page that hosts serve for unknown addresses. */
export function NotFoundPage({ page, picture, booking, guides, script }: NotFoundPageProps) {
  return (
    <PageHeader heading={page.heading} intro={page.intro} picture={picture}>
      <p className="buttons" {...{ [data.notFound]: guides ?? '' }}>
        <Spaced>
          {page.links.map(({ href, label }) => (
            <LinkButton key={href} href={href} label={label} />
          ))}
          <BookingButton booking={booking} />
        </Spaced>
      </p>
      <CurrentState script={script} />
      <FirstScreenEnd />
    </PageHeader>
  )
}
