import type { Content } from '../../src/content/types.ts'
import { branchAt } from '../parts/contact.ts'
import { locationPath } from '../parts/routes.ts'
import { Spaced } from '../parts/Spaced.tsx'
import { areasOnMap } from './locations.tsx'
import { ReachMap } from './ReachMap.tsx'
import type { Area } from './reachGeometry.ts'

interface Props {
  areas: readonly Area[]
  cafe: string
  north: string
  /** The pages with a table for each area. */
  ways: ReadonlyArray<{ label: string; href: string }>
}

/** The way to the café from all sides, with links to the tables that have the same figures. */
export const WaysToCafe = ({ areas, cafe, north, ways }: Props) => (
  <>
    <ReachMap areas={areas} cafe={cafe} north={north} />
    <p className="links">
      <Spaced>
        {ways.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </Spaced>
    </p>
  </>
)

/** How many areas on the way to each location the map has room for. */
const areasOnTheWay = 3

/** The way to the café itself from the areas that have a page, and from what is near; undefined where no direction is known. */
export function waysToCafeProps({ site, pages, locations }: Content): Props | undefined {
  const ways = (pages.locations && locations?.locations.filter((location) => !branchAt(site, location))) ?? []
  const areas = new Map<string, Area>()
  for (const location of ways) {
    const nearest = [...areasOnMap(location)].sort((a, b) => a.minutes - b.minutes)
    const own = nearest.find((area) => area.own)
    if (own) areas.set(location.name, { ...own, name: location.name })
    for (const area of nearest.filter((area) => !area.own).slice(0, areasOnTheWay)) areas.set(area.name, area)
  }
  if (!pages.locations || areas.size === 0) return undefined
  return {
    areas: [...areas.values()],
    cafe: site.name,
    north: pages.locations.northLabel,
    ways: ways.map(({ id, heading }) => ({ label: heading, href: locationPath(id) })),
  }
}
