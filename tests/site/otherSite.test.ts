/** The generator builds a site that is no café: content, pages and layout come from its definition alone. */
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { build } from '../../build.ts'
import { dataFile, generatorFiles, guideFiles, requiredFile } from '../../src/content/collections.ts'
import { entries, group, text } from '../../src/content/schema/fields.ts'
import { money } from '../../src/content/schema/numbersAndTimes.ts'
import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import type { SiteDefinition } from '../../src/siteDefinition.ts'
import { textOf } from '../../src/siteFiles.ts'
import { contentOf, optionsFor, temporaryFolder } from '../cafes.ts'

const page = group({ title: text(60), description: text(200), keywords: text(100) })
const loaves = group({ loaves: entries({ id: text(20), name: text(40), price: money }) })

const identity = `name: Early Bread
url: https://early-bread.example
language: en-IN
dateLocale: en-GB
timeZone: Asia/Kolkata
currency: INR
shareImage: pixel-share-card.jpg
contact:
  phone: "+91 11111 22222"
placeholders: []
`

const images = 'images:\n  - file: pixel-share-card.jpg\n    alt: Loaves on a shelf, seen from the street.\n'

/** A bakery of two pages. */
const bakery: SiteDefinition = {
  collections: {
    dataFiles: { ...generatorFiles, loaves: dataFile('loaves', loaves, 'Bread') },
    pageFiles: {
      home: requiredFile('pages/home', page, 'Home'),
      'not-found': requiredFile('pages/not-found', page, 'Unknown addresses'),
      blog: dataFile('pages/blog', page, 'Guides'),
    },
    guideFiles: guideFiles({}),
    dataOfPages: {},
    longFormPages: [],
  },
  listPages: ({ content }) => {
    const { loaves } = z.object({ loaves: z.object({ loaves: z.array(z.any()) }) }).parse(content).loaves
    const names = loaves.map(({ name, price }) => `${name}, ${content.format.money(price)}`)
    const shown = { metadata: content.pages.home, mainPicture: undefined }
    return [
      {
        ...shown,
        path: '/',
        content: createElement('p', {}, names.join('; '), createElement(FirstScreenEnd)),
      },
      {
        ...shown,
        path: '/404',
        content: createElement('a', { href: '/' }, 'Home', createElement(FirstScreenEnd)),
      },
    ]
  },
  layout: () => ({ above: () => '<main>', trail: () => '', below: () => '</main>' }),
  Figure: () => null,
  colourTokens: { ground: 'ink', accent: 'accent', smallWords: 'ice' },
  rules: [
    ({ content, error }) => {
      if (JSON.stringify(content).includes('Cake'))
        error('loaves', ['loaves', 0, 'name'], { rule: 'no-cake', reason: 'Cake is no bread.' })
    },
  ],
  changeRules: [],
  contentStyles: () => '',
  hiddenIds: () => new Set(),
  comingTexts: () => [],
  notes: () => '',
}

async function builtWith(bread: string) {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  await mkdir(join(content, 'pages'), { recursive: true })
  const shareImage = 'images/pixel-share-card.jpg'
  await cp(join(contentOf.second, shareImage), join(content, shareImage))
  await writeFile(join(content, 'site.yaml'), identity)
  await writeFile(join(content, 'images.yaml'), images)
  for (const name of ['home', 'not-found'])
    await writeFile(
      join(content, `pages/${name}.yaml`),
      `title: Bread of the day, ${name}\ndescription: ${name} ${'bread '.repeat(15)}\nkeywords: bread\n`,
    )
  await writeFile(join(content, 'loaves.yaml'), `loaves:\n  - id: one\n    name: ${bread}\n    price: 90\n`)
  await mkdir(join(folder, 'public'))
  const out = join(folder, 'site')
  const options = optionsFor({ content, public: join(folder, 'public'), out, cache: join(folder, 'cache') })
  return build(options, undefined, bakery)
}

test('a bakery', async () => {
  const { site, messages } = await builtWith('Rye & spelt')
  expect(messages.all.filter(({ fatal }) => fatal).map(String)).toEqual([])
  expect(textOf(site.get('/index.html'))).toContain('<main><p>Rye &amp; spelt, ₹90<')
  expect([...site.keys()].filter((path) => path.endsWith('.html'))).toEqual(['/index.html', '/404.html'])
})

test('its own rules are checked, and its fields', async () => {
  const reasons = async (bread: string) =>
    (await builtWith(bread)).messages.all.map(({ line, reason }) => `${line}: ${reason}`)
  expect(await reasons('Cake')).toContain('3: Cake is no bread.')
  expect(await reasons('""')).toContain('3: “name” is empty.')
})
