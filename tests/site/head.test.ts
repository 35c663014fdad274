/** The head of every page, on both cafés' sites (spec section 3). */
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { shareImageOf } from '../../src/render/head.ts'
import { textOf } from '../../src/siteFiles.ts'
import { built, contentOf, loadedContent, optionsFor, pagesOf, publicOf, temporaryFolder } from '../cafes.ts'
import { readPages } from '../html.ts'
import { missingTags, readMetadata } from '../metadata.ts'

const siteUrls = { first: 'https://www.example.com', second: 'https://monsoonpixel.example' }

describe.each(['first', 'second'] as const)('the %s café', (cafe) => {
  const pages = readPages(built[cafe]).map((page) => ({ ...page, ...readMetadata(page.html) }))
  const addressOf = (file: string) =>
    `${siteUrls[cafe]}/${file.replace(/\.html$/, '').replace(/^index$/, '')}`
  const cases = pages.map((page) => [page.file, page] as const)

  test.each(cases)('%s has every tag, each once', (file, page) => {
    expect(missingTags(page, file.startsWith('blog/'))).toEqual([])
  })

  test.each(cases)(
    '%s has the same title, description and picture for search engines and social networks',
    (_file, page) => {
      const { metas, title, description } = page
      for (const tag of ['og:title', 'twitter:title']) expect(metas.get(tag)).toEqual([title])
      for (const tag of ['og:description', 'twitter:description'])
        expect(metas.get(tag)).toEqual([description])
      for (const tag of ['og:image:secure_url', 'twitter:image'])
        expect(metas.get(tag)).toEqual(metas.get('og:image'))
      expect(metas.get('twitter:image:alt')).toEqual(metas.get('og:image:alt'))
      expect(metas.get('twitter:card')).toEqual(['summary_large_image'])
      expect(metas.get('og:locale')).toEqual(['en_IN'])
    },
  )

  test.each(cases)('%s has a title and a description that search results show in full', (_file, page) => {
    expect(page.title.length).toBeGreaterThanOrEqual(15)
    expect(page.title.length).toBeLessThanOrEqual(65)
    expect(page.description.length).toBeGreaterThanOrEqual(70)
    expect(page.description.length).toBeLessThanOrEqual(165)
  })

  test.each(cases.filter(([file]) => file !== '404.html'))(
    '%s has its canonical address',
    (file, { links, metas }) => {
      const address = addressOf(file === 'events.html' ? 'tournaments.html' : file)
      expect(links.get('canonical')).toEqual([address])
      expect(metas.get('og:url')).toEqual([address])
      expect(metas.get('robots')).toEqual(['max-image-preview:large'])
    },
  )

  test('the page for unknown addresses is not indexed', () => {
    const page = pages.find(({ file }) => file === '404.html')
    expect(page?.metas.get('robots')).toEqual(['noindex'])
    expect(page?.links.has('canonical')).toBe(false)
    expect(page?.nodes).toEqual([])
  })

  test.each(cases)(
    'the picture that %s shows in a chat is there, in the size that it names',
    async (_file, page) => {
      const [address = ''] = page.metas.get('og:image') ?? []
      expect(address.startsWith(`${siteUrls[cafe]}/`)).toBe(true)
      const file = await readFile(join(built[cafe], address.slice(siteUrls[cafe].length)))
      const { width, height, format } = await sharp(file).metadata()
      expect(page.metas.get('og:image:width')).toEqual([String(width)])
      expect(page.metas.get('og:image:height')).toEqual([String(height)])
      expect(page.metas.get('og:image:type')).toEqual([`image/${format}`])
    },
  )

  test('only guides are articles, with their author and date', () => {
    for (const { file, metas, text, html } of pages) {
      const isGuide = file.startsWith('blog/')
      expect(metas.get('og:type'), file).toEqual([isGuide ? 'article' : 'website'])
      expect(metas.has('article:published_time'), file).toBe(isGuide)
      if (!isGuide) continue
      expect(text, file).toContain(`${metas.get('author')?.[0]} `)
      expect(html, file).toMatch(
        new RegExp(`<time datetime="${metas.get('article:published_time')?.[0]}"`, 'i'),
      )
      const allTags = metas.get('article:tag') ?? []
      expect(allTags.length, file).toBeGreaterThan(2)
      for (const tag of allTags) expect(text, file).toContain(tag)
    }
  })
})

test('the fixed share image is 1200 by 630 (spec section 3)', () => {
  const page = readPages(built.first).find(({ file }) => file === 'contact.html')
  const { metas } = readMetadata(page?.html ?? '')
  expect([metas.get('og:image:width'), metas.get('og:image:height')]).toEqual([['1200'], ['630']])
})

test('without any photograph, the share image is the icon', async () => {
  const content = loadedContent('second')
  const [home] = pagesOf(content)
  if (!home) throw new Error('There is no page.')
  const shareImages = { cards: new Map(), photographs: new Map(), files: new Map() }
  expect(shareImageOf(home, content.site, shareImages, '/favicon.svg')).toMatchObject({
    url: 'https://monsoonpixel.example/favicon.svg',
    type: 'image/svg+xml',
    alt: 'Monsoon Pixel',
  })
  expect(shareImageOf(home, content.site, shareImages, undefined)).toBeUndefined()
})

/** Builds the second café with some of its files changed. */
async function buildSecond(change: (content: string) => Promise<void>) {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  await cp(contentOf.second, content, { recursive: true })
  await change(content)
  return build(optionsFor({ content, public: publicOf.second, out: join(folder, 'out') }))
}

const editFile = async (path: string, edit: (text: string) => string) =>
  writeFile(path, edit(await readFile(path, 'utf8')))

test('staff can keep a page, a location and a guide out of search engines', async () => {
  const { site, messages } = await buildSecond(async (content) => {
    const edits: [string, string][] = [
      ['pages/blog.yaml', 'noindex: true\nnofollow: true'],
      ['pages/contact.yaml', 'nofollow: true'],
      ['posts/choosing-a-fighting-game-pad.md', 'noindex: true'],
      ['locations.yaml', '    noindex: true'],
    ]
    for (const [file, lines] of edits)
      await editFile(join(content, file), (text) => text.replace(/^( *keywords: .*)$/m, `$1\n${lines}`))
  })
  expect(messages.all.filter((message) => message.fatal)).toEqual([])
  const read = (file: string) => readMetadata(textOf(site.get(file)))
  expect(read('/blog.html').metas.get('robots')).toEqual(['noindex, nofollow'])
  expect(read('/contact.html').metas.get('robots')).toEqual(['max-image-preview:large, nofollow'])
  expect(read('/contact.html').links.has('canonical')).toBe(true)
  for (const file of [
    '/blog.html',
    '/blog/choosing-a-fighting-game-pad.html',
    '/location/infopark-kochi.html',
  ]) {
    expect(read(file).metas.get('robots')?.[0], file).toContain('noindex')
    expect(read(file).links.has('canonical'), file).toBe(false)
    expect(read(file).nodes, file).toEqual([])
  }
})
