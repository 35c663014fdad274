/** Photographs of the real site: none is seen again and again. */
import { expect, test } from 'vitest'
import { built } from '../cafes.ts'
import { readPages } from '../html.ts'

const most = 4

test('no photograph is on more than four pages; /events shows those of /tournaments', () => {
  const pagesOf = new Map<string, string[]>()
  for (const { file, html } of readPages(built.first)) {
    if (file === 'events.html') continue
    for (const name of new Set(
      [...html.matchAll(/\/images\/([\w-]+)\.\w+-\d/g)].map(([, name = '']) => name),
    ))
      pagesOf.set(name, [...(pagesOf.get(name) ?? []), file])
  }
  expect(pagesOf.size).toBeGreaterThan(10)
  expect([...pagesOf].filter(([, pages]) => pages.length > most)).toEqual([])
})
