/** Guides are drawn once with gaps, and filled: what comes out is what drawing each of them would give. */
import fc from 'fast-check'
import { createElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { joinReadings } from '../../src/checks/page/readPage.ts'
import { type FormRoute, listRoutes } from '../../src/pages/routes.ts'
import { createViews } from '../../src/pages/views.ts'
import { type Drawn, drawPage } from '../../src/render/drawPage.ts'
import { drawForm, type Texts } from '../../src/render/forms.ts'
import { Fold } from '../../templates/components/Fold.tsx'
import type { Picture } from '../../templates/components/Picture.tsx'
import type { ShareImage } from '../../templates/Document.tsx'
import { buildDate, compiledContent } from '../cafes.ts'
import { textOf } from '../hostile/inject.ts'
import { textVectors } from '../hostile/vectors.ts'

const picture: Picture = {
  src: '/images/seats.jpg',
  srcSize: { width: 800, height: 450 },
  avif: '/images/seats-480.avif 480w, /images/seats-960.avif 960w',
  webp: '/images/seats-480.webp 480w, /images/seats-960.webp 960w',
  small: { avif: '/images/seats-240.avif', webp: '/images/seats-240.webp' },
  width: 1600,
  height: 900,
  alt: 'Seats',
  colour: '#123',
}

/** The guides of a café, and what draws one of them. */
async function guidesOf(cafe: 'first' | 'second') {
  const content = compiledContent(cafe)
  const pictures = new Map(content.posts.map((post) => [post.image, picture]))
  const setting = { site: content.site, favicon: '/favicon.svg', pictures }
  const views = createViews(content, pictures, { script: '/search.js', index: '/guides.json' }, buildDate)
  const guides = listRoutes(content, views, pictures, buildDate).filter((route) => 'form' in route)
  const drawing =
    ({ form }: FormRoute) =>
    ({ imageAlt = '', ...texts }: Texts): Drawn => {
      const image: ShareImage = {
        url: `${content.site.url}/share/${texts.slug}.jpg`,
        type: 'image/jpeg',
        size: { width: 1200, height: 630 },
        alt: String(imageAlt),
      }
      return drawPage(form.of({ imageAlt, ...texts }), image, setting)
    }
  return { guides, drawing, url: content.site.url }
}

/** Everything that a build makes of a drawn page. */
const madeOf = ({ head, above, below, parts, characters, found }: Drawn) => ({
  html: [head, above, below],
  parts,
  characters: [...characters].sort().join(''),
  reading: joinReadings(found),
})

const hostile = textVectors.map(textOf).filter((text) => !/\p{Cs}/u.test(text))

describe.each(['first', 'second'] as const)('the %s café', async (cafe) => {
  const { guides, drawing, url } = await guidesOf(cafe)

  test('every guide is filled as it would be drawn; few like it are drawn', () => {
    const draw = vi.fn()
    for (const guide of [...guides, ...guides, ...guides]) {
      const drawn = drawing(guide)
      draw.mockImplementation(drawn)
      const filled = drawForm(`${cafe} real ${guide.form.key}`, guide.form.texts(), draw, url)
      expect(madeOf(filled)).toEqual(madeOf(drawn(guide.form.texts())))
    }
    const kinds = new Set(guides.map(({ form }) => `${form.key} ${form.texts().tags?.length}`))
    // Two of each kind, and one with gaps.
    expect(draw).toHaveBeenCalledTimes(3 * kinds.size)
  })

  test('whatever the texts say, they are encoded as drawing encodes them', () => {
    const [guide] = guides
    if (!guide) throw new Error('There is no guide.')
    const own = guide.form.texts()
    const draw = drawing(guide)
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        ...hostile,
        '',
        '\ufdd0"0\ufdd1',
        '%EF%B7%90%220%EF%B7%91',
        '$&',
        "it's",
        '<3 & "more"',
        '\u2028',
      ),
    )
    const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    const words = [
      'title',
      'description',
      'keywords',
      'category',
      'date',
      'printedDate',
      'readTime',
      'imageAlt',
    ]
    const texts = fc.record({ slug, ...Object.fromEntries(words.map((name) => [name, text])) })
    fc.assert(
      fc.property(texts, fc.array(text, { minLength: 3, maxLength: 3 }), (some, tags) => {
        const all = { ...own, ...some, tags: tags.map((tag, index) => `${index} ${tag}`) }
        expect(madeOf(drawForm(`${cafe} any`, all, draw, url))).toEqual(madeOf(draw(all)))
      }),
      { numRuns: 150, seed: 1 },
    )
  })
})

describe('a template that does more with a text than to print it', async () => {
  const { site } = compiledContent('second')
  const setting = { site, favicon: undefined, pictures: new Map() }
  const drawingWith =
    (Template: (props: { title: string }) => React.ReactElement) =>
    ({ title }: { title: string }) =>
      drawPage(
        {
          path: '/a',
          template: 'Template',
          metadata: { title: 'A', description: 'B', keywords: 'C' },
          page: createElement(Template, { title }),
          subject: {},
          crumbs: [],
        },
        undefined,
        setting,
      )

  test.each([
    ['cuts it', (title: string) => createElement('p', null, title.slice(1))],
    ['takes its end', (title: string) => createElement('p', null, title.slice(-3))],
    ['encodes it twice', (title: string) => createElement('p', null, encodeURIComponent(encodeURI(title)))],
  ])('%s: each page is drawn', (name, draw) => {
    const drawing = drawingWith(({ title }) => draw(title))
    for (const title of ['First aid', 'Second wind', 'Third time'])
      expect(drawForm(name, { title }, drawing, site.url)).toEqual(drawing({ title }))
  })

  test('a page with a fold is drawn as well', () => {
    const drawing = drawingWith(({ title }) =>
      createElement('div', null, title, createElement(Fold), createElement('p', null, title)),
    )
    for (const title of ['First aid', 'Second wind', 'Third time']) {
      const filled = drawForm('fold', { title }, drawing, site.url)
      expect(filled.below).toContain(title)
      expect(filled).toEqual(drawing({ title }))
    }
  })
})
