/** Addresses on hosts: hashed names, redirects with queries, and what blocks the first paint. */
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { hashedName, isHashed } from '../../src/assets/hashedName.ts'
import { checkRequests } from '../../src/checks/budgets.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { withQuery } from '../../src/hosts/redirectRules.ts'
import { summarizeHtml } from '../../src/render/htmlSummary.ts'

test('a name with the hash of its content is recognized, other names are not', () => {
  expect(isHashed(hashedName('/assets/main.js', 'a'))).toBe(true)
  expect(isHashed('/images/court.1a2b3c4d-480.avif')).toBe(true)
  expect(isHashed('/assets/main.js')).toBe(false)
  expect(isHashed('/1a2b3c4d/main.js')).toBe(false)
  expect(hashedName('/assets/main.js', 'a')).not.toBe(hashedName('/assets/main.js', 'b'))
})

test.each([
  ['/about', '/about$q'],
  ['/about#team', '/about$q#team'],
  ['/blog?q=pad', '/blog?q=pad'],
  ['/blog?q=pad#top', '/blog?q=pad#top'],
])('a redirect to %s passes the query on unless its target has one', (to, expected) => {
  expect(withQuery(to, '$q')).toBe(expected)
})

test.each([
  ['<head><link rel="stylesheet" href="/a.css"/></head><body></body>', 1],
  ['<head><style>a{}</style></head><body><link rel="stylesheet" href="/a.css"/></body>', 0],
])('a style sheet is an error in the head, where it blocks the first paint: %s', (html, errors) => {
  const messages = new Messages()
  const page = {
    path: '/a',
    metadata: { title: '', description: '', keywords: '' },
    content: createElement('p'),
  }
  const pages = [{ page, file: '/a.html', summaries: [summarizeHtml(html)] }]
  checkRequests(new Map([['/a.html', html]]), pages, 'https://cafe.example', messages)
  expect(messages.all.map(({ reason }) => reason)).toEqual(
    Array(errors).fill('The page waits for the style /a.css before it shows anything.'),
  )
})
