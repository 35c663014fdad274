import { expect, test } from 'vitest'
import { shortNames } from '../../src/assets/shortNames.ts'

test('custom properties get short names, the same wherever they stand', () => {
  expect(shortNames(':root{--ink: #000;--panel: #111}a{color:var(--panel,var(--ink))}')).toBe(
    ':root{--a:#000;--b:#111}a{color:var(--b,var(--a))}',
  )
})

test('classes with two hyphens are none', () => {
  const css = '.card--popular,.card--marked:hover .a--b{x:y}'
  expect(shortNames(css)).toBe(css)
})

test('there are names for more than an alphabet', () => {
  const many = Array.from({ length: 60 }, (_, index) => `--property-${index}:${index}`)
  const names = [...shortNames(`a{${many.join(';')}}`).matchAll(/--\w+/g)].map(([name]) => name)
  expect(new Set(names).size).toBe(60)
  expect(names.at(-1)).toBe('--bh')
})
