/** A café without one of the optional pages: the home page has no link to a section that it lacks. */
import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { renderHtml } from '../../src/render/html.ts'
import { compiledContent, pagesOf } from '../cafes.ts'

const content = compiledContent('first')
const optional = ['about', 'gear', 'gallery', 'pricing', 'comparison', 'faq', 'tournaments'] as const

test.each([undefined, ...optional])('without the page %s', (name) => {
  const pages = { ...content.pages, ...(name && { [name]: undefined }) }
  const home = pagesOf({ ...content, pages }).find(({ path }) => path === '/')
  const html = isValidElement(home?.content) ? renderHtml(home.content) : ''
  const places = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
  const missing = places.filter((id) => !id?.startsWith('icon') && !html.includes(` id="${id}"`))
  expect(missing).toEqual([])
  expect(html.includes('href="#gallery"')).toBe(name !== 'gallery')
})
