/** What is known of many pages by their group is what is known of each. */
import { appendFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../build.ts'
import { checkRequests } from '../../src/checks/budgets.ts'
import { checkLinks } from '../../src/checks/links.ts'
import { readTogether } from '../../src/checks/page/readPage.ts'
import { compileContent } from '../../src/pages/compileContent.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { inGroups } from '../../src/inGroups.ts'
import { type Site, textOf } from '../../src/site.ts'
import { makeFolder } from '../bench/folder.ts'
import { newCache } from '../caches.ts'
import { buildDate, contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { inlinedIn } from '../inlined.ts'

test('groups keep the order, and one more at the beginning changes the first one alone', () => {
  for (const count of [0, 1, 63, 64, 65, 128, 200]) {
    const all = Array.from({ length: count }, (_, at) => at)
    const groups = inGroups(all)
    expect(groups.flat()).toEqual(all)
    expect(groups.every(({ length }) => length > 0 && length <= 64)).toBe(true)
    const more = inGroups([-1, ...all])
    expect(more.slice(more.length - groups.length + 1)).toEqual(groups.slice(1))
  }
})

/** @returns a folder of content */
const twoHundredGuides = async () =>
  makeFolder(contentOf.second, 200, join(await temporaryFolder(), 'content')).path

const buildOf = async (content: string) => {
  const cache = await newCache(await temporaryFolder(), 'cache')
  return build(optionsFor({ content, public: publicOf.second, cache, check: true }))
}

/** What a guide says that is all right, and what is not. */
const additions = [
  '[Up](#content), [the list](/blog), [an answer](/faq), [elsewhere](https://example.org/#x).',
  '[Nothing here](/nowhere).',
  '[No such place](/faq#no-such-question).',
  '[No such heading](#no-such-heading).',
  '[With an ending](/about.html).',
  '[Nothing here](/nowhere), once more.',
  '[Still a draft](/blog/a-draft).',
  '## A heading of its own\n\n[To it](#h-a-heading-of-its-own).',
  '[To that of another guide](#h-a-heading-of-its-own).',
]

test('links, requests and styles of two hundred guides, some of them wrong', async () => {
  const path = await twoHundredGuides()
  const guides = readdirSync(join(path, 'posts')).filter((name) => name !== 'README.md')
  for (const [at, addition] of additions.entries())
    appendFileSync(join(path, 'posts', guides[at * 17] ?? ''), `\n${addition}\n`)
  const { site, source } = await buildOf(path)
  const found = new Messages()
  const content = compileContent(source, found)
  expect(found.all.filter(({ fatal }) => fatal)).toEqual([])

  const together = readTogether(
    [...site].filter(([path]) => path.startsWith('/blog/') && path.endsWith('.html')),
    content.site.url,
  )
  expect(together.length).toBeLessThan(50)

  const checked = (site: Site) => {
    const messages = new Messages()
    checkLinks(site, content, source, messages, buildDate)
    checkRequests(site, content.site.url, messages)
    const pages = [...site].flatMap(([path, page]) => (path.endsWith('.html') ? [page] : []))
    return {
      told: messages.all
        .map(({ file, line, column, reason, note }) => [file, line, column, reason, note].join())
        .sort(),
      inlined: inlinedIn(pages.map(textOf)),
    }
  }
  const whole: Site = new Map(
    [...site].map(([path, file]) => [path, path.endsWith('.html') ? textOf(file) : file]),
  )
  const inGroup = checked(site)
  expect(inGroup).toEqual(checked(whole))
  const reasons = inGroup.told.join('\n')
  expect(reasons).toContain('/nowhere')
  expect(reasons).toContain('no-such-question')
  expect(reasons).toContain('no-such-heading')
  expect(reasons).toContain('without “.html”')
  expect(reasons).toContain('/blog/a-draft')
  expect(reasons.match(/#h-a-heading-of-its-own” is broken/g)).toHaveLength(1)
})

test('the map and the index name two hundred guides, each once and in their order', async () => {
  const { site, source } = await buildOf(await twoHundredGuides())
  const content = compileContent(source, new Messages())
  const slugs = content.posts.map(({ slug }) => slug)
  expect(slugs).toHaveLength(200)
  const index: { slug: string; words: string }[] = JSON.parse(textOf(site.get('/guides.json')))
  expect(index.map(({ slug }) => slug)).toEqual(slugs)
  expect(index.every(({ words }) => words.length > 100)).toBe(true)
  const addresses = [...textOf(site.get('/sitemap.xml')).matchAll(/<loc>[^<]*?\/blog\/([^<]*)<\/loc>/g)]
  expect(addresses.map(([, slug]) => slug)).toEqual(slugs)
})
