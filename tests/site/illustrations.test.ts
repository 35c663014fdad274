/** Photographs in structured data: a photo of the café is a picture of the place, an illustration is not. */
import { expect, test } from 'vitest'
import { textOf } from '../../src/siteFiles.ts'
import { built, loadedContent } from '../cafes.ts'
import { readPages } from '../html.ts'
import { allNodes, readMetadata, theOnly } from '../metadata.ts'
import { buildWith } from '../secondCafe.ts'

test.each([
  ['a photo of the café is a picture of it', '', expect.stringMatching(/monsoon-hall/)],
  ['an illustration is not', '\n$1illustration: true', undefined],
])('%s', async (_name, mark, picture) => {
  const { site, messages } = await buildWith('images.yaml', (text) =>
    text.replaceAll(/^( +)alt: .*$/gm, `$&${mark}`),
  )
  expect(messages.hasErrors).toBe(false)
  const { nodes } = readMetadata(textOf(site.get('/index.html')))
  expect(theOnly('EntertainmentBusiness', nodes).image).toEqual(picture)
})

test('the first café, which has only illustrations, declares no photo of the café', async () => {
  const { images } = loadedContent('first').images
  expect(images.every(({ illustration }) => illustration)).toBe(true)
  for (const { file, html } of readPages(built.first)) {
    for (const [, node] of allNodes(readMetadata(html).nodes)) {
      if (String(node['@id']).endsWith('#place')) expect(node.image, file).toBeUndefined()
    }
  }
})
