import type { Pages } from '../../src/content/types.ts'
import { type Booking, BookingButton, LinkButton } from '../components/Button.tsx'
import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import type { Picture } from '../components/Picture.tsx'
import { Spaced } from '../components/Spaced.tsx'
import { CurrentState } from '../components/Status.tsx'
import * as data from '../dataAttributes.ts'

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
