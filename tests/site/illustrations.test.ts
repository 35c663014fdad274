/** Photographs in structured data: a photo of the café is a picture of the place, an illustration is not. */
import { expect, test } from 'vitest'
import { type Site, textOf } from '../../src/siteFiles.ts'
import { built, compiledContent, required } from '../cafes.ts'
import { readPages } from '../html.ts'
import { allNodes, isNode, listOf, readMetadata, theOnly } from '../metadata.ts'
import { buildWith } from '../secondCafe.ts'

/** Photographs in structured data: those of the place, and those of the gallery. */
function photographsOn(site: Site) {
  const nodesOf = (file: string) => readMetadata(textOf(site.get(file))).nodes
  const gallery = theOnly('ImageGallery', nodesOf('/gallery.html'))
  return {
    ofPlace: theOnly('EntertainmentBusiness', nodesOf('/index.html')).image,
    about: gallery.about,
    images: listOf(gallery.image).filter(isNode),
  }
}

const theOnlyPage = (name: string) => {
  const [page, ...others] = readPages(built.first).filter(({ file }) => file === name)
  if (!page || others.length > 0) throw new Error(`There is not one page ${name}.`)
  return page
}

test('a photo of the café is declared as one, with its title and caption', async () => {
  const { site } = await buildWith('images.yaml', (text) => text)
  const { ofPlace, about, images } = photographsOn(site)
  expect(textOf(site.get('/gallery.html'))).not.toContain('llustration')
  const { items } = required(compiledContent('second').gallery)
  expect(ofPlace).toMatch(/monsoon-hall/)
  expect(about).toEqual({ '@id': 'https://monsoonpixel.example/#place' })
  expect(images.map(({ name, caption }) => [name, caption])).toEqual(
    items.map(({ title, description }) => [title, description]),
  )
})

test('an illustration is not declared as a photo of the café', async () => {
  const { site, messages } = await buildWith('images.yaml', (text) =>
    text.replaceAll(/^( +)alt: .*$/gm, '$&\n$1illustration: true'),
  )
  expect(messages.hasErrors).toBe(false)
  const { ofPlace, about, images } = photographsOn(site)
  expect([ofPlace, about]).toEqual([undefined, undefined])
  const alts = compiledContent('second').images.images.map(({ alt }) => alt)
  for (const { name, caption } of images) {
    expect(name).toBeUndefined()
    expect(alts).toContain(caption)
  }
})

test('the gallery marks each illustration, and says what that means', () => {
  const { html } = theOnlyPage('gallery.html')
  const items = required(compiledContent('first').gallery).items
  expect(html.match(/<small>Illustration<\/small>/g)).toHaveLength(items.length)
  expect(html).toContain('The pictures on this site are illustrations.')
})

test('the six pictures of the first café are declared as a gallery', () => {
  const gallery = theOnly('ImageGallery', readMetadata(theOnlyPage('gallery.html').html).nodes)
  const images = listOf(gallery.image).filter(isNode)
  expect(images.map((image) => image['@type'])).toEqual(Array(6).fill('ImageObject'))
  for (const { contentUrl, name } of images) {
    expect(contentUrl).toMatch(/^https:.*\.jpg$/)
    expect(name).toBeUndefined()
  }
})

test('the first café, which has only illustrations, declares no photo of the café', async () => {
  const { images } = compiledContent('first').images
  expect(images.every(({ illustration }) => illustration)).toBe(true)
  for (const { file, html } of readPages(built.first)) {
    for (const [, node] of allNodes(readMetadata(html).nodes)) {
      if (String(node['@id']).endsWith('#place')) expect(node.image, file).toBeUndefined()
    }
  }
})
