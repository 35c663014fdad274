/** The accent colour of a café. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paletteOf, withAccent } from '../../src/assets/palette.ts'
import { contrast, lightestSurface } from '../../src/content/schema/colours.ts'
import { site } from '../../templates/site.ts'
import { root } from '../cafes.ts'
import { listFiles } from '../html.ts'

const tokens = readFileSync(join(root, 'templates/layout/tokens.css'), 'utf8')

test('contrast is measured as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('the accent is checked on the lightest surface of the styles', () => {
  const surfaces = [...tokens.matchAll(/--(?:ink|panel|panel-raised): (#\w+);/g)].map(
    ([, colour = '']) => colour,
  )
  expect(surfaces).toHaveLength(3)
  const lightest = surfaces.toSorted((a, b) => contrast(b, '#000000') - contrast(a, '#000000'))[0]
  expect(lightest).toBe(lightestSurface)
})

test('the usual accent has enough contrast', () => {
  expect(contrast(paletteOf(tokens, site.colourTokens).accent, lightestSurface)).toBeGreaterThan(4.5)
})

test('another accent replaces the usual one', () => {
  expect(paletteOf(withAccent(tokens, site.colourTokens, '#ffaa00'), site.colourTokens).accent).toBe(
    '#ffaa00',
  )
  expect(withAccent(tokens, site.colourTokens, undefined)).toBe(tokens)
})

test('no style repeats the accent instead of naming its token', () => {
  const { accent } = paletteOf(tokens, site.colourTokens)
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(accent.slice(start, start + 2), 16))
  const folder = join(root, 'templates')
  const styles = listFiles(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
  const repeats = styles.filter(
    ([file, css]) =>
      css.includes(`rgb(${red} ${green} ${blue}`) || (css.includes(accent) && file !== 'layout/tokens.css'),
  )
  expect(repeats.map(([file]) => file)).toEqual([])
})
