/** Pictures and videos in the text of a guide. Their mistakes are in tests/mistakes. */
import { expect, test } from 'vitest'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import { apacheConfiguration } from '../../../../src/hosts/apache.ts'
import { headerRules } from '../../../../src/hosts/headers.ts'
import type { GuideCache } from '../../../../src/pages/readGuides.ts'
import { readTexts } from '../../../../src/pages/readTexts.ts'
import { summarizeHtml } from '../../../../src/render/htmlSummary.ts'
import type { Picture } from '../../../../src/render/Picture.tsx'
import { rssFeed } from '../../../../src/seo/rss.ts'
import { collections } from '../../../../templates/collections.ts'
import { Figure } from '../../../../templates/parts/Figure.tsx'
import { dataOf, loadedContent, required } from '../../../cafes.ts'
import { parsePage } from '../../../html.ts'
import { withChanges } from '../../../mistakes/index.ts'
import { guideFile } from '../../../mistakes/mistake.ts'

const slug = guideFile.replace(/^posts\/|\.md$/g, '')
const player = 'https://www.youtube-nocookie.com/embed/abcdefghijk'
const page = 'https://www.youtube.com/watch?v=abcdefghijk'

const picture = (name: string): Picture => ({
  src: `/images/${name}.jpg`,
  srcSize: { width: 1280, height: 720 },
  avif: `/images/${name}-480.avif 480w, /images/${name}-800.avif 800w`,
  width: 1600,
  height: 900,
  alt: 'As images.yaml has it.',
  colour: '#123',
})
const pictures = new Map([
  ['lagoon-row.jpg', picture('row')],
  ['monsoon-hall.jpg', picture('hall')],
])

/** The guide with a text before its first heading. */
function guideWith(text: string, shown = pictures, cache: GuideCache = new Map()) {
  const { files } = withChanges([{ file: guideFile, from: '\n## The', to: `\n${text}\n\n## The` }])
  const source = { folder: 'content', files }
  const messages = new Messages()
  const { content } = readTexts(
    source,
    dataOf(source, messages),
    collections,
    { pictures: shown, Figure },
    cache,
    messages,
  )
  expect(messages.all.filter(({ fatal }) => fatal).map(String)).toEqual([])
  return required(content.guides.find((guide) => guide.slug === slug))
}

const figuresOf = (guide: ReturnType<typeof guideWith>) =>
  guide.html.match(/<figure[\s\S]*?<\/figure>/g) ?? []

test('a picture is a figure with all its sizes, its own description and its caption', () => {
  const [figure] = figuresOf(guideWith('![Six "seats" & a lamp](lagoon-row.jpg "Row *one*")'))
  expect(figure).toMatch(
    /^<figure class="figure"><picture class="whole"><source type="image\/avif" srcSet="\/images\/row-480\.avif 480w, [^"]+" sizes="[^"]+"\/><img loading="lazy" /,
  )
  expect(figure).toContain(
    'src="/images/row.jpg" width="1600" height="900" alt="Six &quot;seats&quot; &amp; a lamp"/></picture><figcaption>Row *one*</figcaption></figure>',
  )
})

test.each([
  [page],
  ['https://youtu.be/abcdefghijk'],
  ['https://m.youtube.com/watch?t=5s&v=abcdefghijk'],
  ['https://www.youtube.com/shorts/abcdefghijk?si=1'],
])('a video, %s, is a link with its picture, and requests nothing from elsewhere', (address) => {
  const guide = guideWith(`[![How to sit](lagoon-row.jpg)](${address})`)
  const [figure] = figuresOf(guide)
  expect(figure).toContain(
    `<a class="figure__video" href="${address.replace('&', '&amp;')}" target="_blank" rel="noopener" data-video="${player}"><picture class="whole">`,
  )
  expect(figure).toContain('<span class="visually-hidden">Play the video</span>')
  expect(summarizeHtml(guide.html).players).toEqual([player])
  expect(parsePage('', guide.html).assets.filter((address) => !address.startsWith('/'))).toEqual([])
})

test('a link to a video stays a link', () => {
  const guide = guideWith(`[How to sit](${page})`)
  expect(guide.html).toContain(`<p><a href="${page}" target="_blank" rel="noopener">How to sit</a></p>`)
  expect(summarizeHtml(guide.html).players).toEqual([])
})

test.each([['lagoon-row.jpg'], ['lagoon-row&#46;jpg']])(
  'a guide is made again when a picture in its text changes: %s',
  (name) => {
    const cache: GuideCache = new Map()
    const text = `![Six seats in a row](${name})`
    const first = guideWith(text, pictures, cache)
    expect(guideWith(text, new Map(pictures), cache)).toBe(first)
    const changed = guideWith(text, new Map(pictures).set('lagoon-row.jpg', picture('new-row')), cache)
    expect(figuresOf(changed)[0]).toContain('/images/new-row.jpg')
  },
)

test('the feed has the full addresses of pictures', () => {
  const { site, pages } = loadedContent('second')
  const guide = guideWith('![Six seats in a row](lagoon-row.jpg)')
  const feed = rssFeed(site, required(pages.blog), [guide], pictures, new Map())
  expect(feed).toContain(
    'srcSet="https://monsoonpixel.example/images/row-480.avif 480w, https://monsoonpixel.example/images/row-800.avif',
  )
  expect(feed).toContain('src="https://monsoonpixel.example/images/row.jpg"')
})

test('the policy allows the player on pages with a video alone', () => {
  const content = loadedContent('second')
  const inlined = new Map([
    ['/index.html', { inlineStyles: ["'sha256-a'"], inlineScripts: [], players: [] }],
    [
      '/blog/sitting.html',
      { inlineStyles: [], inlineScripts: [], players: ['https://www.youtube-nocookie.com/embed/x'] },
    ],
  ])
  const rules = headerRules(new Map(), content, inlined)
  const usual = rules.all['Content-Security-Policy']
  expect(usual).toContain("default-src 'none'")
  expect(usual).not.toContain('frame-src')
  const other = usual?.replace('; manifest-src', '; frame-src https://www.youtube-nocookie.com; manifest-src')
  expect(rules.others).toEqual([{ pattern: '/blog/sitting', headers: { 'Content-Security-Policy': other } }])
  expect(apacheConfiguration(new Map(), content, rules)).toMatch(
    /SetEnvIf Request_URI "\^\/blog\/sitting\(\?:.*\)\?\$" path_0\nHeader always set Content-Security-Policy ".*; frame-src .*" env=path_0\n/,
  )
})
