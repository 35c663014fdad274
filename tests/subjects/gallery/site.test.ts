/** The gallery: its pictures, and what the site says of them. */
import { expect, test } from 'vitest'
import type { PageContext } from '../../../src/pages/pageContext.ts'
import { type Site, textOf } from '../../../src/siteFiles.ts'
import { gallerySectionProps } from '../../../templates/gallery/gallery.tsx'
import { loadWith } from '../../brokenContent.ts'
import { built, loadedContent, required } from '../../cafes.ts'
import { readPages } from '../../html.ts'
import { isNode, listOf, readMetadata, theOnly } from '../../metadata.ts'
import { withChanges } from '../../mistakes/index.ts'
import { buildWith } from '../../secondCafe.ts'

const pages = readPages(built.first)
const pageOf = (file: string) => required(pages.find((page) => page.file === file))
const { html, text } = pageOf('gallery.html')

/** The photographs that the graph of a gallery declares, and what they are about. */
function declaredIn(page: string) {
  const { about, image } = theOnly('ImageGallery', readMetadata(page).nodes)
  return { about, images: listOf(image).filter(isNode) }
}
const declaredOn = (site: Site) => declaredIn(textOf(site.get('/gallery.html')))

test('six pictures with title and caption, each with its number', () => {
  const titles = [
    'Tournament Area',
    'VIP Gaming Room',
    'Gaming Lounge',
    'Community Events',
    'Hardware Close-up',
    'Gaming Setup',
  ]
  for (const [index, title] of titles.entries())
    expect(text).toMatch(new RegExp(`${index + 1} / 6 ?${title}`))
})

test('the hero of the home page leads to it, and so do the related links of other pages', () => {
  expect(pageOf('index.html').html).toMatch(/<a [^>]*href="\/#gallery"[^>]*>(<[^>]*>)*View Gallery/)
  const linking = pages.filter(({ file }) => ['about.html', 'comparison.html'].includes(file))
  expect(linking).not.toEqual([])
  for (const { html } of linking)
    expect(/<div class="related section">.*?<\/nav>/s.exec(html)?.[0]).toContain('href="/gallery"')
})

test('the invitations of the areas lead to it', () => {
  const areas = pages.filter(({ file }) => file.startsWith('location/'))
  expect(areas).not.toEqual([])
  for (const { html } of areas)
    expect(/<section class="call-to-action.*?<\/section>/s.exec(html)?.[0]).toContain('href="/gallery"')
})

test('it marks each illustration, and says what that means', () => {
  const items = required(loadedContent('first').gallery).items
  expect(html.match(/<small>Illustration<\/small>/g)).toHaveLength(items.length)
  expect(html).toContain('The pictures on this site are illustrations.')
})

test('the pictures and their full-screen view have different names', () => {
  const name = (pattern: RegExp) => pattern.exec(html)?.[1]
  const row = name(/<ul class="gallery__pictures" aria-label="([^"]+)"/)
  const view = name(/<dialog class="gallery__view" aria-label="([^"]+)"/)
  expect([row, view]).not.toContain(undefined)
  expect(view).not.toBe(row)
})

test('all of its pictures are declared', () => {
  const { images } = declaredIn(html)
  expect(images.map((image) => image['@type'])).toEqual(Array(6).fill('ImageObject'))
  for (const { contentUrl, name } of images) {
    expect(contentUrl).toMatch(/^https:.*\.jpg$/)
    expect(name).toBeUndefined()
  }
})

test('a photo of the café is declared as one, with its title and caption', async () => {
  const { site } = await buildWith('images.yaml', (text) => text)
  const { about, images } = declaredOn(site)
  expect(textOf(site.get('/gallery.html'))).not.toContain('llustration')
  expect(about).toEqual({ '@id': 'https://monsoonpixel.example/#place' })
  expect(images.map(({ name, caption }) => [name, caption])).toEqual(
    required(loadedContent('second').gallery).items.map(({ title, description }) => [title, description]),
  )
})

test('an illustration is not declared as a photo of the café', async () => {
  const { site } = await buildWith('images.yaml', (text) =>
    text.replaceAll(/^( +)alt: .*$/gm, '$&\n$1illustration: true'),
  )
  const { about, images } = declaredOn(site)
  expect(about).toBeUndefined()
  const alts = loadedContent('second').images.images.map(({ alt }) => alt)
  for (const { name, caption } of images) {
    expect(name).toBeUndefined()
    expect(alts).toContain(caption)
  }
})

test('a photograph that it shows twice is reported', () => {
  const { messages } = loadWith([
    {
      file: 'gallery.yaml',
      from: /url: (.*)(\n[\s\S]*?)url: .*/,
      to: 'url: lagoon-row.jpg\n    title: One\n    description: The row.\n  - url: lagoon-row.jpg',
    },
  ])
  const [{ reason, note } = {}] = messages.all
  expect(reason).toMatch(/“lagoon-row\.jpg” is listed twice, first on line \d/)
  expect(note).toMatch(/Delete one of the two/)
})

test('texts that say how many pictures it had are reported', () => {
  const text = { file: 'faq.yaml', from: /answer: "Every day.*/, to: 'answer: See our four pictures.' }
  const more = {
    file: 'gallery.yaml',
    from: 'items:\n',
    to: 'items:\n  - url: pixel-share-card.jpg\n    title: Our card\n    description: It rains.\n',
  }
  const earlier = { folder: 'content', files: withChanges([text]).files }
  const { messages } = loadWith([text, more], true, earlier)
  expect(messages.all.map(({ reason }) => reason)).toContainEqual(
    expect.stringMatching(
      /^Since this change there are 5 “pictures”, not 4, .*faq\.yaml:4; .*gallery\.yaml:2\./,
    ),
  )
})

test('the note says whether all, some or none of the pictures are illustrations', async () => {
  const marked = (text: string) => text.replaceAll(/^( +)alt: .*$/gm, '$&\n$1illustration: true')
  const noteWith = async (edit: (text: string) => string) =>
    /<p class="gallery__note">(.*?)<\/p>/.exec(
      textOf((await buildWith('images.yaml', edit)).site.get('/gallery.html')),
    )?.[1]
  const { illustrationNote, someIllustrationsNote } = required(loadedContent('second').pages.gallery)
  expect(await noteWith(marked)).toBe(illustrationNote)
  expect(await noteWith((text) => marked(text).replace(/^ +illustration: true\n/m, ''))).toBe(
    someIllustrationsNote,
  )
  expect(await noteWith((text) => text)).toBe(undefined)
})

test('a photograph that is listed, and that no page shows yet, does not change the note', () => {
  const content = { ...loadedContent('first'), guides: [] }
  const noteWith = (file: string) => {
    const images = { images: [...content.images.images, { file, alt: 'Our desks.' }] }
    const context = { content: { ...content, images }, pictures: new Map() }
    return gallerySectionProps(context as unknown as PageContext)?.note
  }
  expect(noteWith('new-desks.jpg')).toBe(content.pages.gallery?.illustrationNote)
  const [first] = content.gallery?.items ?? []
  if (first) first.url = 'new-desks.jpg'
  expect(noteWith('new-desks.jpg')).toBe(content.pages.gallery?.someIllustrationsNote)
})
