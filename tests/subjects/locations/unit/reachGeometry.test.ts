/** The map of travel times on location pages: right distances and directions, and texts that can be read. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxOf, half, margin, overlap, seenBoxOf } from '../../../../templates/locations/arrangeTexts.ts'
import { type Area, layOutMap } from '../../../../templates/locations/reachGeometry.ts'

const area = (name: string, minutes: number, angle: number, own = false): Area => ({
  name,
  minutes,
  angle,
  own,
})

const areas = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('Harbour', 'Old Town', 'Railway Station', 'Lake', 'North Gate'),
    minutes: fc.integer({ min: 1, max: 90 }),
    angle: fc.integer({ min: 0, max: 15 }).map((point) => point * 22.5),
    own: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5, selector: ({ name }) => name },
)

test('an area is as far from the middle as it takes minutes, in its direction', () => {
  const [east, south] = layOutMap([area('East', 10, 90), area('South', 20, 180)], 'Café', 'East').areas
  expect(east?.x).toBeCloseTo(86)
  expect(east?.y).toBeCloseTo(0)
  expect(south?.x).toBeCloseTo(0)
  expect(south?.y).toBeCloseTo(172)
})

test.each([
  [20, [20, 15, 10, 5]],
  [4, [5]],
  [55, [60, 45, 30, 15]],
])('the farthest area at %i minutes is inside rings of %j', (minutes, rings) => {
  const map = layOutMap([area('Lake', minutes, 45)], 'Café', 'Lake')
  expect(map.rings.map((ring) => ring.minutes)).toEqual(rings)
})

test('every text is on the map, also where letters are wide in the margin beside it, wherever the areas lie', () => {
  fc.assert(
    fc.property(areas, (areas) => {
      const map = layOutMap(areas, 'Night Café', 'Old Town')
      for (const { name, minutes, label } of map.areas) {
        const text = `${name} ${minutes}`
        const seen = seenBoxOf(label, text)
        expect(Math.min(seen.left, seen.top)).toBeGreaterThanOrEqual(-half)
        expect(Math.max(seen.right, seen.bottom)).toBeLessThanOrEqual(half)
        const wide = boxOf(label, text)
        expect(wide.left).toBeGreaterThanOrEqual(-half - margin)
        expect(wide.right).toBeLessThanOrEqual(half + margin)
      }
    }),
  )
})

test('texts of areas that lie close together do not cover each other', () => {
  const map = layOutMap(
    [
      area('Market Square', 5, 292.5),
      area('Railway Station', 7, 337.5),
      area('Phase 1', 10, 247.5, true),
      area('Phase 2', 14, 270, true),
      area('Phase 3', 20, 247.5, true),
      area('Lake', 15, 157.5),
      area('Harbour', 17, 135),
    ],
    'Night Café',
    'Tech Park',
  )
  const boxes = [
    boxOf(map.centre, 'Night Café'),
    ...map.areas.map(({ name, minutes, label }) => boxOf(label, `${name} ${minutes}`)),
  ]
  for (const [index, box] of boxes.entries())
    for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false)
})

test('the name of the area of the page is outside the rings along its sector, from left to right, and on no other text', () => {
  const mapAt = (angle: number) =>
    layOutMap([area('Phase 2', 20, angle, true), area('Lake', 15, 157.5)], 'Night Café', 'Tech Park')
  expect(mapAt(0).sector?.nameLine).toBe('M-184 0A184 184 0 0 1 184 0')
  expect(mapAt(180).sector?.nameLine).toBe('M-184 0A184 184 0 0 0 184 0')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15 }), (point) => {
      const angle = point * 22.5
      const { label } = mapAt(angle).areas[0] ?? {}
      const middle = {
        x: 184 * Math.sin((angle * Math.PI) / 180),
        y: -184 * Math.cos((angle * Math.PI) / 180),
        anchor: 'middle' as const,
      }
      if (label) expect(overlap(seenBoxOf(label, 'Phase 2 20'), seenBoxOf(middle, 'ar'))).toBe(false)
    }),
  )
})

test('the sector is the narrowest one around the areas of the page, also across the north', () => {
  const outline = (...angles: number[]) =>
    layOutMap(
      angles.map((angle) => area(`at ${angle}`, 10, angle, true)),
      'Café',
      'Here',
    ).sector?.outline ?? ''
  // From 11.25 degrees before the first to 11.25 after the last: 45 + 22.5, as a short arc.
  expect(outline(337.5, 22.5)).toMatch(/A172 172 0 0 1 /)
  expect(outline(0, 112.5, 225)).toMatch(/A172 172 0 1 1 /)
  expect(layOutMap([area('Lake', 10, 90)], 'Café', 'Here').sector).toBeUndefined()
})

test('a name that is not beside its marker is not on the line of another one close by', () => {
  const areas = [
    area('Chowk Corner', 5, 292.5),
    area('Phase 1', 10, 247.5, true),
    area('Phase 2', 14, 270, true),
    area('Phase 3', 20, 247.5, true),
  ]
  const map = layOutMap(areas, 'Night Café', 'Harbour')
  const second = map.areas.find(({ name }) => name === 'Phase 2')
  const corner = map.areas.find(({ name }) => name === 'Chowk Corner')
  if (!second || !corner) throw new Error('The map lacks an area.')
  // The marker is closer to the middle.
  const isOnItsLine = Math.abs(second.label.y - corner.y) < 9
  expect(isOnItsLine && corner.x - seenBoxOf(second.label, 'Phase 2 14').right < 54).toBe(false)
})
