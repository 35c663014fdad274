/** The day on which a guide was last changed. Its mistakes are in tests/mistakes. */

import { expect, test } from 'vitest'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import { renderHead } from '../../../../src/render/head.ts'
import { bodyOf, buildDate, load, pagesOf, required } from '../../../cafes.ts'
import { withChanges } from '../../../mistakes/index.ts'
import { guideFile } from '../../../mistakes/mistake.ts'

const { files } = withChanges([
  { file: guideFile, from: 'date: 2026-08-15', to: 'date: 2026-08-15\nupdated: 2026-11-02' },
])
const loaded = required(load({ folder: 'content', files }, new Messages(), buildDate))
const pages = pagesOf(loaded.content)
const pageAt = (path: string) => required(pages.find((page) => page.path === path))
const guide = pageAt('/blog/rainy-day-lan-party-kochi')

test('its page shows the update date beside the date', () => {
  expect(bodyOf(guide)).toContain('<time dateTime="2026-11-02">updated 2 November 2026</time>')
})

test('metadata has the update date', () => {
  const head = renderHead(guide, [], loaded.content.site)
  expect(head).toContain('"datePublished":"2026-08-15"')
  expect(head).toContain('"dateModified":"2026-11-02"')
  expect(head).toContain('<meta property="article:modified_time" content="2026-11-02"/>')
  expect(guide.lastModified).toBe('2026-11-02')
  expect(pageAt('/blog').lastModified).toBe('2026-11-02')
})

test('the feed has the update date of a changed guide', () => {
  const feed = required(pageAt('/blog').files)
  expect(String(feed.get('/feed.xml')).match(/<atom:updated>.*?<\/atom:updated>/g)).toEqual([
    '<atom:updated>2026-11-02T00:00:00+05:30</atom:updated>',
  ])
})
