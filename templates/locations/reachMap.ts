/** The geometry of the map of travel times: the café in the middle, the distance of each area proportional to its minutes. */

export interface Area {
  name: string
  minutes: number
  /** Clockwise from north, in degrees. */
  angle: number
  /** Whether it belongs to the area that the page is about. */
  own: boolean
}

interface Point {
  x: number
  y: number
}

/** The place of a text: beside a point, vertically centred on `y`. */
export interface Place extends Point {
  anchor: 'start' | 'middle' | 'end'
}

export interface ReachMap {
  /** From the outer ring to the inner one. */
  rings: ReadonlyArray<{ minutes: number; radius: number; label: Place }>
  areas: ReadonlyArray<Area & Point & { label: Place }>
  /** The sector around the areas of the page: its outline, and the place of its name. */
  sector: { outline: string; label: Place } | undefined
  /** Where the name of the café is. */
  centre: Place
}

/** The café is at 0, 0; the map reaches this far in all four directions. */
export const half = 200
/** Leaves a line of text above and below it. */
const outerRadius = 172
/** The width of a character, also with the spacing of WCAG 1.4.12, and the height of a line, for texts of 18 units. */
const letter = 10.2
const line = 18

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

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

  const middle: Point = { x: 0, y: 0 }
  const north: Box = { left: half - 30, right: half, top: -half, bottom: 60 - half }
  const taken = [north, ...[middle, ...points].map(markerBox)]
  const centre = takeFree(placesBeside(middle, cafe, 16), cafe, taken)

  const ringAngle = freestAngle([90, 270, ...areas.map(({ angle }) => angle)])
  const rings = Array.from({ length: count }, (_, index) => {
    const minutes = step * (count - index)
    const radius = radiusOf(minutes)
    const label: Place = { ...pointAt(ringAngle, radius), anchor: 'middle' }
    taken.push(boxOf(label, String(minutes)))
    return { minutes, radius, label }
  })
  const labelled = points.map((area) => {
    const text = `${area.name} ${area.minutes}`
    return { ...area, label: takeFree(placesBeside(area, text), text, taken) }
  })
  return { rings, areas: labelled, sector: sectorOf(areas, place, taken), centre }
}

const pointAt = (angle: number, radius: number): Point => {
  const radians = (angle * Math.PI) / 180
  return { x: radius * Math.sin(radians), y: -radius * Math.cos(radians) }
}

/** Right, left, below and above a point, then at an angle. @param distance from the point to the text */
function placesBeside({ x, y }: Point, text: string, distance = 10): Place[] {
  const room = Math.max(0, half - widthOf(text) / 2)
  const middle = Math.min(room, Math.max(-room, x))
  return [
    { x: x + distance, y, anchor: 'start' },
    { x: x - distance, y, anchor: 'end' },
    { x: middle, y: y + line, anchor: 'middle' },
    { x: middle, y: y - line, anchor: 'middle' },
    { x, y: y + line, anchor: 'start' },
    { x, y: y + line, anchor: 'end' },
    { x, y: y - line, anchor: 'start' },
    { x, y: y - line, anchor: 'end' },
  ]
}

/** The first place where a text covers nothing, else the first one on the map. From then on, that place is taken. */
function takeFree(places: readonly Place[], text: string, taken: Box[]): Place {
  const onMap = places.filter((place) => isInView(boxOf(place, text)))
  const free = onMap.find((place) => !taken.some((other) => overlap(boxOf(place, text), other)))
  const place = free ?? onMap[0] ?? { x: 0, y: 0, anchor: 'middle' }
  taken.push(boxOf(place, text))
  return place
}

const widthOf = (text: string) => letter * text.length

/** The box around a text. */
export function boxOf({ x, y, anchor }: Place, text: string): Box {
  const width = widthOf(text)
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  return { left, right: left + width, top: y - line / 2, bottom: y + line / 2 }
}

const markerBox = ({ x, y }: Point): Box => ({ left: x - 6, right: x + 6, top: y - 7, bottom: y + 7 })

const isInView = ({ left, right, top, bottom }: Box) =>
  left >= -half && right <= half && top >= -half && bottom <= half

export const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

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

/** The narrowest sector around the areas of the page, a step of the compass wider; undefined where it has none. */
function sectorOf(areas: readonly Area[], place: string, taken: Box[]): ReachMap['sector'] {
  const angles = areas.filter(({ own }) => own).map(({ angle }) => angle)
  const widthFrom = (start: number) => Math.max(...angles.map((angle) => (angle - start + 360) % 360))
  const [first] = [...angles].sort((a, b) => widthFrom(a) - widthFrom(b))
  if (first === undefined) return undefined
  const margin = 11.25
  const width = Math.min(widthFrom(first) + 2 * margin, 359)
  const [start, end] = [first - margin, first - margin + width].map((angle) => pointAt(angle, outerRadius))
  if (!start || !end) return undefined
  const arc = `A${outerRadius} ${outerRadius} 0 ${width > 180 ? 1 : 0} 1`
  // Above the sector, where the places of its areas are not, before beside it.
  const [upper, lower] = start.y < end.y ? [start, end] : [end, start]
  const beside = [0, line, 2 * line].flatMap((distance) =>
    [upper, lower].flatMap(({ x, y }) => placesBeside({ x, y: y - distance }, place)),
  )
  const places = [...beside.filter(({ y }) => y < upper.y), ...beside]
  return {
    outline: `M0 0L${start.x} ${start.y}${arc} ${end.x} ${end.y}z`,
    label: takeFree(places, place, taken),
  }
}
