/** A café without one of the optional pages: nothing that the generator makes refers to it. */
import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { apacheConfiguration } from '../../src/hosts/apache.ts'
import { netlifyRedirects } from '../../src/hosts/headersFile.ts'
import { renderHtml } from '../../src/render/html.ts'
import { bodyOf, loadedContent, pagesOf } from '../cafes.ts'

const content = loadedContent('first')
const without = (name: string | undefined) => ({
  ...content,
  pages: { ...content.pages, ...(name && { [name]: undefined }) },
})
const pagesWithout = (name: string | undefined) => pagesOf(without(name))

const optional = Object.keys(content.pages).filter((name) => !['home', 'not-found'].includes(name))

test.each([undefined, ...optional])(
  'without the page %s, home has no link to a section that it lacks',
  (name) => {
    const home = pagesWithout(name).find(({ path }) => path === '/')
    const html = home ? bodyOf(home) : ''
    const places = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
    const missing = places.filter((id) => !id?.startsWith('icon') && !html.includes(` id="${id}"`))
    expect(missing).toEqual([])
  },
)

test.each(['contact', 'pricing'])('without the page %s, guides do not end with a link to it', (name) => {
  const endingsWithout = (name: string | undefined) =>
    pagesWithout(name).flatMap(({ ending }) => (ending ? [renderHtml(ending)] : []))
  expect(endingsWithout(undefined).every((html) => html.includes(`href="/${name}"`))).toBe(true)
  const endings = endingsWithout(name)
  expect(endings.length).toBeGreaterThan(3)
  expect(endings.filter((html) => html.includes(`href="/${name}"`))).toEqual([])
})

test('without the list of guides, there is neither their search nor a redirect to the list', () => {
  const remains = (name: string | undefined) => {
    const content = without(name)
    const pages = pagesWithout(name)
    const notFound = pages.find(({ path }) => path === '/404')?.content
    const rules = { all: {}, others: [] }
    return [
      pages.some(({ files }) => files?.has('/guides.json')),
      isValidElement(notFound) && renderHtml(notFound).includes('data-not-found="/blog"'),
      [...netlifyRedirects(content).values()].join().includes('/blog'),
      apacheConfiguration(new Map(), content, rules).includes('/blog'),
    ]
  }
  expect(remains(undefined)).toEqual([true, true, true, true])
  expect(remains('blog')).toEqual([false, false, false, false])
})
