/** Sizes and spaces of styles come from the scale in templates/layout/tokens.css. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../cafes.ts'
import { listFiles } from '../html.ts'

const folder = join(root, 'templates')

/** A declaration of a size of type, or of a space; it may take several lines. */
const declaration = /^ *(?:font(?:-size)?|(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?):[^;{}]+;/gm
const length = /(?<![\w-])\d*\.?\d+(?:rem|px|em|vw|vh|ch|mm|%)/

/** The declarations with a number outside the scale whose line before is no comment that says why. */
function withoutReason(css: string): string[] {
  return [...css.matchAll(declaration)].flatMap(({ 0: found, index }) => {
    // The height of a line is no size of type.
    const value = found.trim().startsWith('font:') ? found.replaceAll(/ \/ [\d.]+/g, '') : found
    const before = css.slice(0, index).trimEnd()
    return length.test(value) && !before.endsWith('*/') ? [found.trim()] : []
  })
}

test('a number outside the scale is found, unless a comment says why it is there', () => {
  expect(withoutReason('a {\n  gap: 3px var(--space-2);\n}')).toEqual(['gap: 3px var(--space-2);'])
  expect(withoutReason('a {\n  font:\n    600 2rem / 1\n    var(--font-display);\n}')).toHaveLength(1)
  expect(withoutReason('a {\n  /* As wide as its slash. */\n  gap: 3px;\n}')).toEqual([])
  expect(withoutReason('a {\n  gap: 0 var(--space-2);\n  padding: calc(-1 * var(--space-5));\n}')).toEqual([])
  expect(withoutReason('a {\n  width: 3px;\n}')).toEqual([])
})

test('sizes and spaces outside the scale stand with their reason', () => {
  // Print has the units of paper.
  const files = listFiles(folder).filter((file) => file.endsWith('.css') && !file.endsWith('print.css'))
  const found = files.flatMap((file) =>
    withoutReason(readFileSync(join(folder, file), 'utf8')).map((line) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
})
