/** What is elsewhere in one engine than in another, told where it begins. */
import type { Box } from './boxes.ts'

/** A difference that no visitor sees: in pixels, and as a share of a length, because fractions of lines add up. */
const tolerance = { pixels: 3, share: 0.01 }

const measures = ['x', 'y', 'width', 'height'] as const
type Measure = (typeof measures)[number]

const differ = (a: Box, b: Box, measure: Measure) => {
  const longer = Math.max(Math.abs(a[measure]), Math.abs(b[measure]))
  return Math.abs(a[measure] - b[measure]) > tolerance.pixels + tolerance.share * longer
}

/**
 * Compares the boxes of a page. What follows from another difference is left out: everything inside an element that differs,
 * the height of what contains it, and how far what comes after it was moved.
 *
 * @returns a line for each element: its name, what differs, what is expected and what is there
 */
export function differences(expected: readonly Box[], actual: readonly Box[]): string[] {
  const there = new Map(actual.map((box) => [box.path, box]))
  const known = new Set(expected.map(({ path }) => path))
  const changes = new Map<string, Measure[]>()
  for (const box of expected) {
    const other = there.get(box.path)
    const changed = other ? measures.filter((measure) => differ(box, other, measure)) : [...measures]
    if (changed.length > 0) changes.set(box.path, changed)
  }
  for (const { path } of actual) if (!known.has(path)) changes.set(path, [...measures])

  const resized = [...changes].flatMap(([path, changed]) => (changed.includes('height') ? [path] : []))
  const isResizedIn = (parent: string, except: string) =>
    resized.some((path) => path !== except && path.startsWith(`${parent}/`))
  const isOwn = (path: string) => (measure: Measure) => {
    const parent = path.replace(/\/\d+$/, '')
    if (measure === 'height') return !isResizedIn(path, path)
    return measure !== 'y' || !(resized.includes(parent) || isResizedIn(parent, path))
  }
  const told: string[] = []
  const boxes = [...expected, ...actual.filter(({ path }) => !known.has(path))]
  return boxes.flatMap((box) => {
    const own = changes.get(box.path)?.filter(isOwn(box.path)) ?? []
    if (own.length === 0 || told.some((path) => box.path.startsWith(`${path}/`))) return []
    told.push(box.path)
    const before = known.has(box.path) ? describe(box) : 'not visible'
    const after = there.get(box.path)
    return [`${box.name}: ${before} → ${after ? describe(after) : 'not visible'}`]
  })
}

const describe = ({ x, y, width, height }: Box) =>
  `${Math.round(width)} × ${Math.round(height)} at ${Math.round(x)}, ${Math.round(y)}`
