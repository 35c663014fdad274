/** The drawings that guides show, each from the data of another page (`graphic` in schema.ts). */
import type { Guide } from '../../src/content/types.ts'
import type { PageContext } from '../../src/pages/pageContext.ts'
import { comparedPrices } from '../comparison/comparison.tsx'
import { PriceBars, RateBars } from '../comparison/PriceBars.tsx'
import { FrameRates } from '../gear/FrameRates.tsx'
import { WaysToCafe, waysToCafeProps } from '../locations/WaysToCafe.tsx'
import { tournamentsPath } from '../parts/routes.ts'
import { consoleShares } from '../pricing/prices/consoleShares.ts'
import { NightsOfWeek } from '../tournaments/week/NightsOfWeek.tsx'
import { weekProps } from '../tournaments/week/week.ts'

export interface Graphic {
  figure: React.ReactNode
  /** Whether it is below the text: the way to the café comes last. */
  isBelow: boolean
}

/** Draws the drawing of a guide; undefined where the content has no data for it. What all guides share is prepared once. */
export function drawGraphics(context: PageContext): (guide: Guide) => Graphic | undefined {
  const prepared = new Map(Object.entries(drawings).map(([name, prepare]) => [name, prepare(context)]))
  return (guide) => {
    const { caption, drawing, isBelow = false } = prepared.get(guide.graphic ?? '') ?? {}
    if (!drawing) return undefined
    const figure = (
      <figure className="graphic">
        <figcaption>{caption}</figcaption>
        {typeof drawing === 'function' ? drawing(guide) : drawing}
      </figure>
    )
    return { figure, isBelow }
  }
}

interface Drawing extends Partial<Pick<Graphic, 'isBelow'>> {
  caption: React.ReactNode
  drawing: React.ReactNode | ((guide: Guide) => React.ReactNode)
}

const drawings: Record<NonNullable<Guide['graphic']>, (context: PageContext) => Drawing | undefined> = {
  'refresh-rates': ({ content: { gear } }) =>
    gear?.frames && {
      caption: gear.frames.heading,
      drawing: <FrameRates frames={gear.frames} />,
    },
  'compared-prices': (context) => {
    const rows = comparedPrices(context)
    const { pages } = context.content
    if (!pages.comparison || rows.length === 0) return undefined
    return {
      caption: <a href="/comparison">{pages.comparison.listHeading}</a>,
      drawing: <PriceBars rows={rows} />,
    }
  },
  'console-shares': ({ content }) => {
    const { consoles } = content.packages ?? {}
    return (
      consoles && {
        caption: content.words.consoleShares,
        drawing: <RateBars bars={consoleShares(consoles.rates, content.format)} />,
      }
    )
  },
  'travel-times': ({ content }) => {
    const map = waysToCafeProps(content)
    return map && { caption: content.words.travelTimes, drawing: <WaysToCafe {...map} />, isBelow: true }
  },
  week: (context) => {
    const { tournaments, pages } = context.content
    const week = pages.tournaments && weekProps({ ...context, labels: pages.tournaments }, undefined)
    return (
      week && {
        caption: (
          <>
            <a href={tournamentsPath}>{week.heading}</a> {week.dates}
          </>
        ),
        // A guide with the photograph of a tournament is about it.
        drawing: ({ image }) => (
          <NightsOfWeek
            week={week}
            path={tournamentsPath}
            marked={tournaments?.tournaments.find((tournament) => tournament.image === image)?.id}
          />
        ),
      }
    )
  },
}
