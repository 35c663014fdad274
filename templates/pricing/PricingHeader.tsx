import { Photo } from '../../src/render/Picture.tsx'
import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import type { Data } from '../content.ts'
import type { FrameProps } from '../layout/PageFrame.tsx'
import { Prose } from '../parts/Prose.tsx'
import { CurrentState, Status, type StatusProps } from '../parts/Status.tsx'
import { PriceFinder, type PriceFinderProps } from './finder/PriceFinder.tsx'

interface PricingHeaderProps {
  frame: FrameProps
  finder: PriceFinderProps | undefined
  status: StatusProps
  site: Data['site']
}

/** How wide the photograph is. */
export const finderSizes = '100vw'

/** The first screen: the headline with the price finder, and the photograph on the line of its perforation. */
export function PricingHeader({ frame, finder, status, site }: PricingHeaderProps) {
  const { page, picture } = frame
  return (
    <header className="finder">
      <div className="finder__text">
        <p className="masthead" hidden>
          {site.name}
        </p>
        <h1>{page.heading}</h1>
        <Prose text={page.intro} />
      </div>
      <div className="finder__ticket">
        {finder && (
          <PriceFinder {...finder}>
            <Status {...status} prices={[]} />
          </PriceFinder>
        )}
        <CurrentState script={status.script} />
        <FirstScreenEnd />
        {picture && <Photo className="finder__photo" picture={picture} sizes={finderSizes} main />}
      </div>
    </header>
  )
}
