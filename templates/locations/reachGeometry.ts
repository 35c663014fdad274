/** The geometry of the map of travel times: the café in the middle, the distance of each area proportional to its minutes. */
import {
  arrange,
  askew,
  type Box,
  boxOf,
  half,
  line,
  nowhere,
  type Place,
  type Point,
  placesBeside,
  type Text,
} from './arrangeTexts.ts'

export interface Area {
  name: string
  minutes: number
  /** Clockwise from north, in degrees. */
  angle: number
  /** Whether it belongs to the area that the page is about. */
  own: boolean
}

export interface ReachMap {
  /** From the outer ring to the inner one. */
  rings: ReadonlyArray<{ minutes: number; radius: number; label: Place }>
  areas: ReadonlyArray<Area & Point & { label: Place }>
  /** The sector around the areas of the page: its outline, and the line of its name, along the outer ring. */
  sector: { outline: string; nameLine: string } | undefined
  /** Where the name of the café is. */
  centre: Place
  /** The middle of the arrow to the north, in the corner where no name of a sector is. */
  north: number
}

/** Leaves a line of text above and below it. */
const outerRadius = 172
/** The middle of a line of text outside it. */
const nameRadius = outerRadius + line / 2 + 3
/** How much of that line a letter of a name takes, in degrees. */
const nameLetter = 3

/**
 * Lays out the map. Texts are placed where they cover nothing else, if possible.
 *
 * @param areas at least one
 * @param cafe the name in the middle
 * @param place the name of the area that the page is about
 */
export function layOutMap(areas: readonly Area[], cafe: string, place: string): ReachMap {
  const farthest = Math.max(...areas.map(({ minutes }) => minutes))
  const step = 5 * Math.ceil(farthest / 20)
  const count = Math.ceil(farthest / step)
  const radiusOf = (minutes: number) => (outerRadius * minutes) / (step * count)
  const points = areas.map((area) => ({ ...area, ...pointAt(area.angle, radiusOf(area.minutes)) }))

  const ringAngle = freestAngle([90, 270, ...areas.map(({ angle }) => angle)])
  const rings = Array.from({ length: count }, (_, index) => {
    const minutes = step * (count - index)
    const radius = radiusOf(minutes)
    const label: Place = { ...pointAt(ringAngle, radius), anchor: 'middle' }
    return { minutes, radius, label }
  })
  const sector = sectorAround(areas)
  const middle: Point = { x: 0, y: 0 }
  /** A name that is nearly as close to the marker of another place costs more than one that has no room for wider letters. */
  const nearOthers = (seen: readonly Point[], own: Point) =>
    [middle, ...points].some(
      (other) => other !== own && distanceTo(seen, other) < 1.5 * distanceTo(seen, own),
    )
      ? 12
      : 0
  const texts: Text[] = [
    {
      text: cafe,
      places: placesBeside(middle, cafe, 16),
      // Above or below the middle it would be the name of the next place.
      crossed: (seen) => nearOthers(seen, middle) + (isCut(seen, ({ y }) => y < 0) ? 0 : 11),
    },
    ...points.map((area): Text => {
      const text = `${area.name} ${area.minutes}`
      const crossed = (seen: readonly Point[]) =>
        rings.filter(({ radius }) => isReached(seen, radius)).length +
        (sector && (area.own ? isCut(seen, isIn(sector)) : seen.some(isIn(sector))) ? 2 : 0) +
        // Above or below its marker, a name may be that of the next one, more so on a line with that.
        (isCut(seen, ({ y }) => y < area.y) ? 0 : points.some(isBeside(seen)) ? 8 : 2) +
        nearOthers(seen, area)
      const places = placesBeside(area, text)
      return { text, places: [...places, ...askew(places, text)], crossed, worth: 1.5 }
    }),
  ]
  const north = sector && pointAt(middleOf(sector), 1).x > 0 ? 14 - half : half - 14
  const fixed = [
    { left: north - 16, right: north + 16, top: -half, bottom: 60 - half },
    // The mark of the café is twice as large as the others.
    grown(markerBox(middle), 7),
    ...points.map(markerBox),
    ...rings.map(({ label, minutes }) => boxOf(label, String(minutes))),
    ...(sector ? lettersOfName(sector, place).map(markerBox) : []),
  ]
  const [centre = nowhere, ...labels] = arrange(texts, fixed)
  return {
    rings,
    areas: points.map((area, index) => ({ ...area, label: labels[index] ?? nowhere })),
    sector: sector && { outline: outlineOf(sector), nameLine: lineOfName(sector) },
    centre,
    north,
  }
}

const pointAt = (angle: number, radius: number): Point => {
  const radians = (angle * Math.PI) / 180
  // Rounded, so that texts that only touch do not overlap.
  return { x: rounded(radius * Math.sin(radians)), y: rounded(-radius * Math.cos(radians)) }
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** The direction that is farthest from all of the given ones. */
function freestAngle(angles: readonly number[]): number {
  const distance = (angle: number) => Math.min(...angles.map((other) => between(angle, other)))
  const directions = Array.from({ length: 32 }, (_, index) => index * 11.25)
  return directions.reduce((best, angle) => (distance(angle) > distance(best) ? angle : best))
}

/** The angle between two directions, at most 180. */
const between = (a: number, b: number) => {
  const difference = Math.abs(a - b) % 360
  return Math.min(difference, 360 - difference)
}

/** A sector of the map: where it begins, and how wide it is, in degrees. */
interface Sector {
  start: number
  width: number
}

/** The narrowest sector around the areas of the page, a step of the compass wider; undefined where it has none. */
function sectorAround(areas: readonly Area[]): Sector | undefined {
  const angles = areas.filter(({ own }) => own).map(({ angle }) => angle)
  const widthFrom = (start: number) => Math.max(...angles.map((angle) => (angle - start + 360) % 360))
  const [first] = [...angles].sort((a, b) => widthFrom(a) - widthFrom(b))
  if (first === undefined) return undefined
  const step = 11.25
  return { start: first - step, width: Math.min(widthFrom(first) + 2 * step, 359) }
}

function outlineOf({ start, width }: Sector): string {
  const [from, to] = [pointAt(start, outerRadius), pointAt(start + width, outerRadius)]
  const arc = `A${outerRadius} ${outerRadius} 0 ${width > 180 ? 1 : 0} 1`
  return `M0 0L${from.x} ${from.y}${arc} ${to.x} ${to.y}z`
}

const middleOf = ({ start, width }: Sector) => start + width / 2

/** The half circle outside the rings that has the name of a sector in its middle; below the café, from left to right as well. */
function lineOfName(sector: Sector): string {
  const middle = middleOf(sector)
  const isBelow = pointAt(middle, 1).y > 0
  const [from, to] = [middle - 90, middle + 90].map((angle) => pointAt(angle, nameRadius))
  const [first = nowhere, last = nowhere] = isBelow ? [to, from] : [from, to]
  return `M${first.x} ${first.y}A${nameRadius} ${nameRadius} 0 0 ${isBelow ? 0 : 1} ${last.x} ${last.y}`
}

/** Where the letters of the name of a sector are. */
const lettersOfName = (sector: Sector, place: string): Point[] =>
  Array.from(place, (_, index) =>
    pointAt(middleOf(sector) + nameLetter * (index - (place.length - 1) / 2), nameRadius),
  )

const isIn =
  ({ start, width }: Sector) =>
  ({ x, y }: Point): boolean => {
    const angle = (Math.atan2(x, -y) * 180) / Math.PI
    return Math.hypot(x, y) < outerRadius && (angle - start + 720) % 360 < width
  }

/** From a point to the nearest of some others. */
const distanceTo = (points: readonly Point[], { x, y }: Point) =>
  Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y)))

/** Whether a marker is on the line of a text and closer to it than a word. */
const isBeside =
  (points: readonly Point[]) =>
  ({ x, y }: Point): boolean =>
    isCut(points, (point) => point.y < y) && distanceTo(points, { x, y }) < 3 * line

/** Whether some of the points are inside, and some are not. */
const isCut = (points: readonly Point[], isInside: (point: Point) => boolean) =>
  new Set(points.map(isInside)).size > 1

/** Whether a text that begins within a ring crosses or nearly touches it. */
const isReached = (points: readonly Point[], radius: number) => {
  const distances = points.map(({ x, y }) => Math.hypot(x, y))
  return Math.min(...distances) < radius && Math.max(...distances) > radius - line / 3
}

const markerBox = ({ x, y }: Point): Box => ({ left: x - 6, right: x + 6, top: y - 7, bottom: y + 7 })

const grown = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
})
