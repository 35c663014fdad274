/** Places texts on a drawing so that they cover nothing else, if possible. */

export interface Point {
  x: number
  y: number
}

/** The place of a text: beside a point, vertically centred on `y`. */
export interface Place extends Point {
  anchor: 'start' | 'middle' | 'end'
}

/** The café is at 0, 0; the map reaches this far in all four directions. */
export const half = 200
/** The width of a character, also with the spacing of WCAG 1.4.12, and the height of a line, for texts of 18 units. */
const letter = 10.2
export const line = 18
/** The width of a character as most visitors see it. */
const seenLetter = 7

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Right, left, below and above a point, and a little farther. @param distance from the point to the text */
export function placesBeside({ x, y }: Point, text: string, distance = 10): Place[] {
  const room = Math.max(0, half - widthOf(text) / 2)
  const middle = Math.min(room, Math.max(-room, x))
  const below = (down: number): Place[] => [
    { x: middle, y: y + down, anchor: 'middle' },
    { x, y: y + down, anchor: 'start' },
    { x, y: y + down, anchor: 'end' },
  ]
  return [
    { x: x + distance, y, anchor: 'start' },
    { x: x - distance, y, anchor: 'end' },
    ...[1, -1, 1.3, -1.3].flatMap((lines) => below(lines * line)),
  ]
}

/** Above and below a point, with an eighth or a quarter of the text moved to the other side of it. */
export const askew = (places: readonly Place[], text: string): Place[] =>
  places
    .filter(({ anchor }) => anchor === 'middle')
    .flatMap((place) =>
      [0.125, -0.125, 0.25, -0.25].map((part) => ({
        ...place,
        x: place.x + part * widthOf(text, seenLetter),
      })),
    )

/** A text to place. */
export interface Text {
  text: string
  /** In the order of preference. */
  places: readonly Place[]
  /** How many lines of the map it crosses, seen at these points. */
  crossed: (seen: readonly Point[]) => number
  /** How many lines it rather crosses than to take a place further down the list. */
  worth?: number
}

const costOfCovered = 100

export const nowhere: Place = { x: 0, y: 0, anchor: 'middle' }

/** Begins with another text where one is covered, and takes the best of these arrangements. @param fixed boxes that stay */
export function arrange(texts: readonly Text[], fixed: readonly Box[]): readonly Place[] {
  let best = arrangeFrom(0, texts, fixed)
  for (let start = 1; start < texts.length && best.cost >= costOfCovered; start++) {
    const next = arrangeFrom(start, texts, fixed)
    if (next.cost < best.cost) best = next
  }
  return best.places
}

/** Places texts one after the other, and then each again beside all others, so that the first ones make room. */
function arrangeFrom(start: number, texts: readonly Text[], fixed: readonly Box[]) {
  const places: Place[] = []
  const order = [...texts.keys()].map((index) => (index + start) % texts.length)
  let cost = 0
  for (let pass = 0; pass < 4; pass++) {
    cost = 0
    for (const index of order) {
      const [best] = rated(index, places, texts, fixed, pass > 0)
      places[index] = best?.place ?? nowhere
      cost += best?.cost ?? 0
    }
  }
  return { places, cost }
}

/** The places of a text beside those of the others, the best one first. */
function rated(
  index: number,
  chosen: readonly Place[],
  texts: readonly Text[],
  fixed: readonly Box[],
  withLines: boolean,
) {
  const others = texts.flatMap((other, at) => {
    const place = chosen[at]
    return place && at !== index ? [{ place, text: other.text }] : []
  })
  const taken = [...fixed, ...others.map((other) => boxOf(other.place, other.text))]
  /** Two names that stand one upon the other read as one. */
  const stacked = ({ left, right, top, bottom }: Box) => {
    const higher = { left, right, top: top - line / 3, bottom: bottom + line / 3 }
    return others.filter((other) => overlap(higher, seenBoxOf(other.place, other.text))).length
  }
  const { text, places, crossed, worth = 0 } = texts[index] ?? { text: '', places: [], crossed: () => 0 }
  const costOf = (place: Place) => {
    const seen = seenBoxOf(place, text)
    const covered = (box: Box) => taken.filter((other) => overlap(box, other)).length
    return (
      costOfCovered * covered(seen) +
      16 * covered(boxOf(place, text)) +
      (withLines
        ? crossed(pointsOf(seen)) + 3 * stacked(seen) + worth * Math.min(places.indexOf(place), 2)
        : 0)
    )
  }
  return places
    .filter((place) => isInView(boxOf(place, text)))
    .map((place) => ({ place, cost: costOf(place) }))
    .sort((one, other) => one.cost - other.cost)
}

const widthOf = (text: string, width = letter) => width * text.length

/** The box around a text, also with wide letters. */
export const boxOf = (place: Place, text: string): Box => boxWith(letter, place, text)

/** The box around a text as most visitors see it. */
export const seenBoxOf = (place: Place, text: string): Box => boxWith(seenLetter, place, text)

function boxWith(character: number, { x, y, anchor }: Place, text: string): Box {
  const width = widthOf(text, character)
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  return { left, right: left + width, top: y - line / 2, bottom: y + line / 2 }
}

/** How far wider letters may reach into the margin of the page. */
export const margin = 15

const isInView = ({ left, right, top, bottom }: Box) =>
  left >= -half - margin && right <= half + margin && top >= -half && bottom <= half

export const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Points along the upper and the lower edge of a box. */
const pointsOf = ({ left, right, top, bottom }: Box): Point[] =>
  [0, 0.25, 0.5, 0.75, 1].flatMap((part) =>
    [top, bottom].map((y) => ({ x: left + part * (right - left), y })),
  )
