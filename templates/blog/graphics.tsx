/** The drawings that guides show, each from the data of another page (`graphics` in src/content/schema/articles.ts). */
import type { graphics } from '../../src/content/schema/articles.ts'
import type { PageContext } from '../../src/pages/context.ts'
import { comparedPrices } from '../comparison/comparison.tsx'
import { PriceBars } from '../comparison/PriceBars.tsx'
import { FrameRates } from '../gear/Frames.tsx'
import { tournamentsPath } from '../parts/routes.ts'
import { NightsOfWeek } from '../tournaments/NightsOfWeek.tsx'
import { weekOf } from '../tournaments/week.ts'

type Name = (typeof graphics)[number]

/** All drawings by their names, drawn once for all guides; without those for which the content has no data. */
export function drawGraphics(context: PageContext): ReadonlyMap<string, React.ReactNode> {
  const drawn = Object.entries(drawings).flatMap(([name, draw]) => {
    const { caption, drawing } = draw(context) ?? {}
    if (!drawing) return []
    const figure = (
      <figure className="graphic">
        <figcaption>{caption}</figcaption>
        {drawing}
      </figure>
    )
    return [[name, figure] as const]
  })
  return new Map(drawn)
}

type Drawing = { caption: React.ReactNode; drawing: React.ReactNode } | undefined

const drawings: Record<Name, (context: PageContext) => Drawing> = {
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
  week: (context) => {
    const labels = context.content.pages.tournaments
    const week = labels && weekOf({ ...context, labels }, undefined)
    return (
      week && {
        caption: (
          <>
            <a href={tournamentsPath}>{week.heading}</a> {week.dates}
          </>
        ),
        drawing: <NightsOfWeek week={week} path={tournamentsPath} />,
      }
    )
  },
}
