/** What is too heavy is reported with its place in the content, and what to do. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkWeights } from '../../src/checks/budgets.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import type { Site } from '../../src/site.ts'
import { compiledContent, root } from '../cafes.ts'
import { renderedSite } from '../renderedPages.ts'

async function weightsOf(site: Site, content: Record<string, string>, usual?: Site) {
  const messages = new Messages()
  const files = new Map(Object.entries(content).map(([path, text]) => [path, new TextEncoder().encode(text)]))
  const bar = { id: 'a', name: 'A', from: '2026-11-01', hours: 'closed' } as const
  const calendar = { closures: usual ? [bar] : [], notices: [] }
  const rendered = renderedSite(site, {
    content: { ...compiledContent('second'), calendar },
    source: { folder: 'content', files },
    messages,
    onUsualDay: async () => ({ site: usual ?? site }),
  })
  await checkWeights(rendered, join(root, '.cache'))
  return messages.all
}

/** A text of numbers, which compresses badly. */
const numbers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => (((from + index) * 7919) % 99_991) * 1013).join(' ')

const page = (...parts: [heading: string, words: number][]) =>
  `<head><style></style></head><body><main>${parts.map(([heading, words], index) => `<h2 id="x">${heading}</h2><p>${numbers(words, index * 500)}</p>`).join('')}</main>`

test('a heavy page names its heaviest parts, and is reported where the heaviest one is written', async () => {
  const html = page(['Our &amp; your seats', 9000], ['Prices', 100], ['Hours', 3000], ['Rules', 2000])
  const [message, ...more] = await weightsOf(new Map([['/about.html', html]]), {
    'pages/about.yaml': 'title: About us\nseatsHeading: Our & your seats\n',
    'faq.yaml': 'hours: Hours\n',
  })
  expect(more).toEqual([])
  expect(message).toMatchObject({ file: 'content/pages/about.yaml', line: 2, fatal: false })
  expect(message?.reason).toMatch(/^The page \/about weighs .* bytes above the limit/)
  expect(message?.note).toMatch(
    /^Its heaviest parts are “Our & your seats” \(content\/pages\/about\.yaml:2, \d+\.\d KB\), “Hours” \(content\/faq\.yaml:1, .*\) and “Rules” \(\d.*\)\. About \d+ words less/,
  )
})

test('what closures and notices add to a page for some days does not count', async () => {
  const light: Site = new Map([['/about.html', page(['Seats', 4000])]])
  const heavy: Site = new Map([['/about.html', page(['Closed on two days', 500], ['Seats', 9000])]])
  expect(await weightsOf(heavy, {})).toHaveLength(1)
  expect(await weightsOf(heavy, {}, light)).toEqual([])
  expect(await weightsOf(heavy, {}, heavy)).toHaveLength(1)
})

test('a page of many small parts is reported by its address', async () => {
  const parts = Array.from({ length: 60 }, (_, index): [string, number] => [`Guide ${index}`, 250])
  const [message] = await weightsOf(new Map([['/blog.html', page(...parts)]]), {
    'posts/one.md': 'title: Guide 1\n',
  })
  expect(message).toMatchObject({ file: 'page /blog' })
  expect(message?.note).toMatch(/^It is made of many small parts/)
})

test('a heavy guide names its heaviest parts', async () => {
  const [message] = await weightsOf(new Map([['/blog/long.html', page(['One', 500], ['Two', 12_000])]]), {
    'posts/long.md': '---\n---\n## One\n\n## Two\n',
  })
  expect(message).toMatchObject({ file: 'content/posts/long.md' })
  expect(message?.note).toMatch(
    /^Its heaviest parts are “Two” \(content\/posts\/long\.md:5, .*“One”.* two guides/,
  )
})

test('a script that makes the font heavy is reported with its words and their lines', async () => {
  const site: Site = new Map<string, string | Uint8Array>([
    ['/index.html', '<h1>दिवाली ऑफ़र at the hall</h1>'],
    ['/assets/f.woff2', new Uint8Array(22_700)],
  ])
  const [message, ...more] = await weightsOf(site, {
    'faq.yaml': 'items:\n  - question: What is मराठी?\n',
    'pages/home.yaml': 'title: Home\nheading: दिवाली ऑफ़र at the hall\n',
  })
  expect(more).toEqual([])
  // Words that no page shows are not in the font.
  expect(message).toMatchObject({ file: 'content/pages/home.yaml', line: 2, fatal: false })
  expect(message?.reason).toMatch(/^“दिवाली ऑफ़र” is in Devanagari script.* 22\.7 KB; the limit is 15\.0 KB/)
  expect(message?.note).toMatch(/Latin letters, in all of these lines: content\/pages\/home\.yaml:2\./)
})
