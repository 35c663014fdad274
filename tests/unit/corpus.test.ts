/** The generated guides that the benchmarks build. */
import { expect, test } from 'vitest'
import { guide, guideFile } from '../bench/corpus.ts'

const surroundings = { photographs: ['a.jpg'], paths: ['/pricing'], name: 'us', price: '' }
const guides = Array.from({ length: 200 }, (_, index) => guide(index, surroundings))

test('generated guides are the same each time, and all different', () => {
  expect(guides.map((_, index) => guide(index, surroundings))).toEqual(guides)
  for (const field of ['slug', 'title', 'description', 'body'] as const)
    expect(new Set(guides.map((one) => one[field])).size).toBe(guides.length)
})

test('generated guides have the size of real ones, and a table, lists and links', () => {
  const sizes = guides.map((one) => guideFile(one).length)
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  expect(average).toBeGreaterThan(4400)
  expect(average).toBeLessThan(5200)
  expect(guides.every(({ body }) => /^\| --- /m.test(body) && /^- /m.test(body) && /^1\. /m.test(body))).toBe(
    true,
  )
  expect(guides.filter(({ body }) => body.includes('](/pricing)')).length).toBeGreaterThan(150)
})
