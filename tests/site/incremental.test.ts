/** Builds one after the other, each a process of its own with the same cache, give what a build without any cache gives. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newCache } from '../caches.ts'
import { buildDate, contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { editsOf } from '../edits.ts'
import { filesIn, listFiles } from '../html.ts'

/** A build as if in a new process: nothing is remembered but what lies in the cache. */
async function buildAnew(content: string, cache: string, out: string, now = `${buildDate}T10:00:00Z`) {
  vi.resetModules()
  const { build } = await import('../../build.ts')
  const { messages } = await build(
    optionsFor({ content, public: publicOf.second, cache, out, now: new Date(now) }),
  )
  const told = messages.all
    .map(({ file, line, column, reason, note }) => JSON.stringify([file, line, column, reason, note]))
    .sort()
  return { told, isWritten: !messages.hasErrors }
}

test('random edits, additions, deletions and renames', async () => {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  const cache = await newCache(folder, 'kept')
  const [out, outAlone] = [join(folder, 'site'), join(folder, 'alone')]
  let written = 0
  for await (const edit of editsOf(content, 7, 14)) {
    const kept = await buildAnew(content, cache, out)
    const alone = await buildAnew(content, await newCache(folder, 'none'), outAlone)
    expect(kept, edit).toEqual(alone)
    expect(await filesIn(out), edit).toEqual(await filesIn(outAlone))
    if (kept.isWritten) written++
  }
  expect(written).toBeGreaterThan(5)
})

test('a page of the finished site that somebody changed is put right', async () => {
  const folder = await temporaryFolder()
  const cache = await newCache(folder, 'kept')
  const out = join(folder, 'site')
  await buildAnew(contentOf.second, cache, out)
  const page = join(out, 'about.html')
  const right = await readFile(page, 'utf8')
  await writeFile(page, right.replace('a', 'b'))
  await buildAnew(contentOf.second, cache, out)
  expect(await readFile(page, 'utf8')).toBe(right)
})

/** Changes of one place that show in others. */
const farReaching: [what: string, file: string, from: string | RegExp, to: string][] = [
  [
    'a reference that is one only once YAML has put it together',
    'pages/about.yaml',
    /^heading: .*/m,
    'heading: "At $\\\n  {\\\n  site.name}"',
  ],
  ['a fee that a guide names', 'tournaments.yaml', 'entry: 145', 'entry: 155'],
  ['a figure of the copy that a guide names', 'facts.yaml', 'value: 95,', 'value: 97,'],
  ['the name of the café', 'site.yaml', 'name: Monsoon Pixel', 'name: Monsoon Voxel'],
  [
    'the title of a guide, which others show',
    'posts/choosing-a-fighting-game-pad.md',
    'Choosing a',
    'Taking a',
  ],
  [
    'its date, by which guides are ordered',
    'posts/choosing-a-fighting-game-pad.md',
    '2026-06-20',
    '2025-06-20',
  ],
  // The page for unknown addresses has it in its head, and nothing of it in its body.
  ['the title of the home page', 'pages/home.yaml', 'calm PC gaming', 'quiet PC gaming'],
  ['what a photograph shows', 'images.yaml', 'A dark teal hall', 'A dark blue hall'],
  ['the part of a photograph that stays in view', 'images.yaml', '68% 46%', '28% 46%'],
  ['an entry of the menu', 'site.yaml', /(navigation:\s+- \{? ?label: )/, '$1Our '],
  [
    'a character that the font did not have',
    'pages/about.yaml',
    /^heading: .*/m,
    'heading: Žába in the rain',
  ],
  ['a heading to which a text may lead', 'posts/choosing-a-fighting-game-pad.md', /^## /m, '## Now: '],
]

test('what changes in one place is seen in all others', async () => {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  await cp(contentOf.second, content, { recursive: true })
  const cache = await newCache(folder, 'kept')
  const [out, outAlone] = [join(folder, 'site'), join(folder, 'alone')]
  const states = new Set<string>()
  const compare = async (what: string, now?: string) => {
    const kept = await buildAnew(content, cache, out, now)
    expect(kept, what).toEqual(await buildAnew(content, await newCache(folder, 'none'), outAlone, now))
    expect(kept.isWritten, `${what}: ${kept.told}`).toBe(true)
    const files = await filesIn(out)
    expect(files, what).toEqual(await filesIn(outAlone))
    states.add(JSON.stringify([...files]))
  }
  await compare('nothing')
  for (const [what, file, from, to] of farReaching) {
    const text = await readFile(join(content, file), 'utf8')
    expect(text.replace(from, to), what).not.toBe(text)
    await writeFile(join(content, file), text.replace(from, to))
    await compare(what)
  }
  await compare('the day', '2026-12-20T10:00:00Z')
  expect(states.size).toBe(farReaching.length + 2)
})

test('a mistake is told in the same words, whatever is kept', async () => {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  await cp(contentOf.second, content, { recursive: true })
  const prices = join(content, 'packages.yaml')
  const odd = ['.inf', '-.inf', '.nan', '1e999', '-0', '~', '"1"']
  const text = await readFile(prices, 'utf8')
  await writeFile(
    prices,
    text.replaceAll(/(?<= price: )\d+$/gm, (price) => odd.shift() ?? price),
  )
  expect(odd).toEqual([])
  const cache = await newCache(folder, 'kept')
  const closed = await newCache(folder, 'closed')
  await writeFile(join(closed, 'results'), 'in the way')
  const out = join(folder, 'site')
  const first = await buildAnew(content, cache, out)
  expect(first.told.length).toBeGreaterThan(5)
  for (const written of ['.inf', '-.inf', '.nan', '1e999'])
    expect(first.told.join()).toContain(`“${written}”`)
  expect(await buildAnew(content, cache, out)).toEqual(first)
  expect(await buildAnew(content, closed, out)).toEqual(first)
})

test('a cache that was damaged, cut short or swapped is no harm', async () => {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  for await (const _edit of editsOf(content, 1, 0)) break
  const cache = await newCache(folder, 'kept')
  const out = join(folder, 'site')
  await buildAnew(content, cache, out)
  const whole = await filesIn(out)
  const results = listFiles(join(cache, 'results')).map((file) => join(cache, 'results', file))
  expect(results.length).toBeGreaterThan(1)
  const damages: ((bytes: Buffer) => Uint8Array)[] = [
    (bytes) => bytes.subarray(0, bytes.length / 2),
    (bytes) => bytes.map((byte, index) => (index % 1000 === 500 ? byte ^ 1 : byte)),
    () => new Uint8Array(),
    () => Buffer.from('something else\n{}'),
  ]
  for (const damage of damages) {
    for (const file of listFiles(join(cache, 'results')).map((file) => join(cache, 'results', file)))
      await writeFile(file, damage(await readFile(file)))
    await rm(out, { recursive: true })
    await buildAnew(content, cache, out)
    expect(await filesIn(out)).toEqual(whole)
  }
})
