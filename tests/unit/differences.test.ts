/** The comparison of two engines tells where a difference begins, and nothing that follows from it. */
import { expect, test } from 'vitest'
import type { Box } from '../engines/boxes.ts'
import { differences } from '../engines/differences.ts'

const box = (path: string, [x, y, width, height]: [number, number, number, number]): Box => ({
  path,
  name: `b${path}`,
  x,
  y,
  width,
  height,
})

/** A section with a legend beside its choices, of which the first holds a label, and a note below. */
const page = [
  box('/0', [0, 0, 500, 100]),
  box('/0/0', [0, 0, 88, 20]),
  box('/0/1', [88, 0, 412, 40]),
  box('/0/1/0', [0, 0, 50, 40]),
  box('/0/2', [0, 40, 500, 60]),
]

/** The page with other boxes in some places. */
const changed = (...boxes: Box[]) =>
  page.map((before) => boxes.find(({ path }) => path === before.path) ?? before)

test('equal pages have no differences, nor have pages that differ by less than a visitor sees', () => {
  expect(differences(page, page)).toEqual([])
  expect(differences(page, changed(box('/0/1', [90, 1, 415, 42])))).toEqual([])
})

test('what is inside of, around and after an element of another size is left out', () => {
  const collapsed = changed(
    box('/0', [0, 0, 500, 260]),
    box('/0/1', [0, 20, 88, 200]),
    box('/0/1/0', [0, 0, 20, 60]),
    box('/0/2', [0, 220, 500, 60]),
  )
  expect(differences(page, collapsed)).toEqual(['b/0/1: 412 × 40 at 88, 0 → 88 × 200 at 0, 20'])
})

test('an element that only moved is reported', () => {
  expect(differences(page, changed(box('/0/2', [0, 60, 500, 60])))).toEqual([
    'b/0/2: 500 × 60 at 0, 40 → 500 × 60 at 0, 60',
  ])
})

test('an element that one engine does not show is reported once, without what it holds', () => {
  const [first, legend, , , note] = page
  const without = [first, legend, note].filter((box) => box !== undefined)
  expect(differences(page, without)).toEqual(['b/0/1: 412 × 40 at 88, 0 → not visible'])
  expect(differences(without, page)).toEqual(['b/0/1: not visible → 412 × 40 at 88, 0'])
})
