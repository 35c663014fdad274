/** The picture that a chat shows with a link to each page. */
import { readFileSync, statSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { built, contentOf, optionsFor, temporaryFolder } from '../cafes.ts'
import { readPages } from '../html.ts'

const property = (html: string, name: string) =>
  new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''

describe.each([
  ['first', 'https://www.example.com'],
  ['second', 'https://monsoonpixel.example'],
] as const)('the %s café', (cafe, url) => {
  const site = built[cafe]
  const pages = readPages(site)

  test.each(pages.map((page) => [page.file, page.html] as const))(
    '%s has a JPEG of 1200 by 630 pixels with a description',
    async (_file, html) => {
      const path = property(html, '')
      expect(path.startsWith(`${url}/images/`)).toBe(true)
      const file = join(site, path.slice(url.length))
      expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(property(html, ':width')).toBe('1200')
      expect(property(html, ':height')).toBe('630')
      expect(property(html, ':alt').length).toBeGreaterThan(30)
      expect(statSync(file).size).toBeLessThanOrEqual(120_000)
    },
  )

  test('every guide and every tournament has an image of its own, which names it', () => {
    const own = pages.filter(({ file }) => /^(blog|tournaments)\//.test(file))
    expect(new Set(own.map(({ html }) => property(html, ''))).size).toBe(own.length)
    for (const { html, title } of own) {
      const name = title.replace(/, Wakad \| Volt Arena$/, '')
      expect(property(html, ':alt').replaceAll('&amp;', '&')).toContain(name)
    }
  })
})

test('the title is on the ink panel, beside the photograph', async () => {
  const [guide] = readPages(built.first).filter(({ file }) => file.startsWith('blog/'))
  const path = property(guide?.html ?? '', '').replace('https://www.example.com', '')
  const card = sharp(readFileSync(join(built.first, path)))
  const part = async (left: number, top: number, width: number, height: number) =>
    (await sharp(await card.clone().extract({ left, top, width, height }).toBuffer()).stats()).channels
  const lightness = (channels: { max: number }[]) => Math.max(...channels.map(({ max }) => max))
  expect(lightness(await part(64, 156, 480, 330))).toBeGreaterThan(240)
  // Nothing is drawn at the left edge or on the last rows of the panel.
  expect(lightness(await part(0, 0, 56, 630))).toBeLessThan(60)
  expect(lightness(await part(0, 590, 500, 40))).toBeLessThan(60)
  // The photograph has more than one tone.
  expect((await part(900, 100, 280, 400)).some(({ stdev }) => stdev > 10)).toBe(true)
})

test('the card of a tournament has weekday, time and fee, and no date', () => {
  const [valorant] = readPages(built.first).filter(({ file }) => file === 'tournaments/valorant.html')
  expect(property(valorant?.html ?? '', ':alt')).toBe(
    'Valorant 5v5 Weekly Tournament. Every Saturday, 7–11\u00a0PM. Entry ₹500 per team, Prize pool ₹10,000',
  )
})

test('a character that the font lacks is left out', async () => {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  await cp(contentOf.second, content, { recursive: true })
  const guide = join(content, 'posts/choosing-a-fighting-game-pad.md')
  const text = readFileSync(guide, 'utf8')
  await writeFile(guide, text.replace(/title: .*/, 'title: "Choosing a pad 🎮 for fighting games"'))
  const { messages, site } = await build(optionsFor({ content, out: join(folder, 'out') }))
  expect(messages.hasErrors).toBe(false)
  expect(
    [...site.keys()].some((path) => path.startsWith('/images/guide-choosing-a-fighting-game-pad.')),
  ).toBe(true)
})
