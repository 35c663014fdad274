/** Photographs in structured data: a photo of the café is a picture of the place, an illustration is not. */
import { expect, test } from 'vitest'
import { type Site, textOf } from '../../src/site.ts'
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

test('a photo of the café is declared as one, with its title and caption', async () => {
  const { site } = await buildWith('images.yaml', (text) => text)
  const { ofPlace, about, images } = photographsOn(site)
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

test('the first café, which has only illustrations, declares no photo of the café', async () => {
  const { images } = compiledContent('first').images
  expect(images.every(({ illustration }) => illustration)).toBe(true)
  for (const { file, html } of readPages(built.first)) {
    for (const [, node] of allNodes(readMetadata(html).nodes)) {
      if (String(node['@id']).endsWith('#place')) expect(node.image, file).toBeUndefined()
    }
  }
})
