/** The shortcut for plain HTML finds the tags that htmlparser2 finds, or declines. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plainTags } from '../../src/checks/page/plainHtml.ts'
import { readTags } from '../../src/checks/page/readPage.ts'
import type { Tag } from '../../src/checks/page/tag.ts'
import { anyTags } from '../../src/checks/page/tags.ts'
import { renderMarkdown } from '../../src/markdown/render.ts'
import { namesOn } from '../../src/render/criticalCss.ts'
import { built } from '../cafes.ts'
import { textOf } from '../hostile/inject.ts'
import { markdownVectors, textVectors } from '../hostile/vectors.ts'
import { listFiles } from '../html.ts'
import { slips } from '../markdownTexts.ts'
import { fuzz, type Outcome } from '../shortcuts.ts'

const url = 'https://www.cafe.example'

/** Whether the shortcut takes a piece of HTML, and finds the tags in it that htmlparser2 finds, and what they say. */
function sameAsAny(html: string): Outcome {
  const plain = plainTags(html)
  if (!plain) return 'declined'
  const any = anyTags(html)
  return whatIsSaid(plain) === whatIsSaid(any) ? 'same' : 'another'
}

/** htmlparser2 begins and ends what a browser does, written or not: `</p>` is a paragraph. */
const whatIsSaid = (tags: readonly Tag[]) =>
  JSON.stringify([
    tags.filter(({ isEnd, isSilent }) => !isEnd && !isSilent),
    namesOn(tags).sort(),
    readTags(tags, url, false),
  ])

const outcomes = (pieces: readonly string[]) => new Set(pieces.map(sameAsAny))

const files = Object.values(built).flatMap((site) =>
  listFiles(site)
    .filter((file) => /\.(html|svg)$/.test(file) && !file.startsWith('admin/'))
    .map((file) => ({ file, html: readFileSync(join(site, file), 'utf8') })),
)
const pages = files.filter(({ file }) => file.endsWith('.html'))

test('every page of both cafés is taken, and so are its parts', () => {
  expect(pages.length).toBeGreaterThan(30)
  for (const { file, html } of pages) {
    const [head = '', body = ''] = html.split('<body>')
    for (const piece of [html, head, body]) expect(sameAsAny(piece), file).toBe('same')
  }
  expect(outcomes(files.map(({ html }) => html))).not.toContain('another')
})

const hostile = [...textVectors, ...markdownVectors].map(textOf)

test('hostile texts are taken as templates write them, and most as Markdown does', () => {
  const drawn = hostile.map((text) =>
    renderToStaticMarkup(
      createElement('p', { id: text, title: text }, createElement('a', { href: text }, text)),
    ),
  )
  expect(outcomes(drawn)).toEqual(new Set(['same']))
  const written = hostile.map((text) => renderMarkdown(text, { inPage: true }).html)
  // Titles of links and languages of code may have a “>” in an attribute.
  expect(written.filter((html) => sameAsAny(html) !== 'same' && !/"[^"<>]*<[^"]*>/.test(html))).toEqual([])
  expect(outcomes(written)).not.toContain('another')
})

test('hostile texts as they stand are read in the same way, or declined', () => {
  const [guide = ''] = pages.flatMap(({ file, html }) => (file.startsWith('blog/') ? [html] : []))
  const slipped = hostile.map((text) => guide.replace(/(?<=<h1>)/, () => text))
  expect(outcomes([...hostile, ...slipped])).not.toContain('another')
})

const attribute = fc.constantFrom(
  ...' id="a"¦ id="b"¦ class="c > d"¦ href="/a?b=1&amp;c=2"¦ href="https://x.example/"¦ src="/a.js"¦ srcSet="/a.avif 480w, //b.example/c 800w"¦ rel="preload"¦ rel="stylesheet"¦ as="image"¦ as="font"¦ fetchPriority="high"¦ type="image/avif"¦ type="image/webp"¦ type="application/ld+json"¦ width="1"¦ height="2"¦ property="og:image" content="/i"¦ hidden=""¦ href=""¦ href="&#x22;&quot;&lt;&gt;&#x27;"'.split(
    '¦',
  ),
)
const oddAttribute = fc.constantFrom(
  ...' hidden¦ href=/a¦ href=\'/a\'¦ href="/&copy;"¦ href="/&#x80;"¦ href="/&AMP;"¦ href="/a&b"¦ href = "/a"¦  id="a"¦\nid="a"¦id="a"¦ constructor="a"¦ "¦ >¦ /'.split(
    '¦',
  ),
)
const element = fc.constantFrom(
  ...'a¦p¦h2¦li¦div¦svg¦body¦img¦source¦picture¦link¦meta¦script¦style¦title¦textarea¦form¦iframe¦image¦math¦xmp¦use¦video'.split(
    '¦',
  ),
)
const odd = fc.constantFrom(
  ...'<¦>¦</¦</ p>¦<!-- ¦ -->¦<![CDATA[¦]]>¦<?x¦&lt;¦<P>¦</script >¦"¦<a'.split('¦'),
)
const mostly = <Value>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 25, arbitrary: usual }, { weight: 1, arbitrary: rare })
const start = fc
  .tuple(element, fc.array(mostly(attribute, oddAttribute), { maxLength: 4 }), fc.constantFrom('', '', '/'))
  .map(([name, attributes, slash]) => `<${name}${attributes.join('')}${slash}>`)
const end = element.map((name) => `</${name}>`)
const pictures = fc
  .tuple(fc.array(attribute), fc.array(attribute))
  .map(([source, img]) => `<picture><source${source.join('')}/><img${img.join('')}/></picture>`)
const whole = fc
  .tuple(
    fc.constantFrom('script', 'style', 'title', 'textarea'),
    fc.array(attribute),
    fc.constantFrom('', 'a{b:c}', 'a<b', '&lt;'),
  )
  .map(([name, attributes, text]) => `<${name}${attributes.join('')}>${text}</${name}>`)
const piece = mostly(fc.oneof(start, end, pictures, whole, fc.constant('words')), odd)

const real = pages.flatMap(
  ({ html }) => html.match(/<(picture|a|h2|form|script|li|meta)\b[\s\S]{0,300}>/g) ?? [],
)

test.each([
  ['tags in any order', fc.array(piece, { maxLength: 6 }).map((all) => all.join(''))],
  [
    'pieces of pages, with whatever slips into them',
    fc.tuple(fc.constantFrom(...real), slips).map(([text, slip]) => slip(text)),
  ],
])('%s are read in the same way, or declined', (_name, texts) => {
  fuzz(texts, sameAsAny, { runs: 6000, leastTaken: 0.2 })
})

test.each([
  ['a form in a form', '<form action="/a"><form action="/b"></form></form>'],
  ['a picture that ends with what is around it', '<p><picture></p><img src="/a"/></picture>'],
  ['a style with an element', '<style><a href="/a"></a></style>'],
  ['text alone in another element', '<xmp><a href="/a"></a></xmp>'],
  ['a comment', '<!-- <a href="/a"></a> -->'],
  ['an attribute without quotes', '<a href=/a></a>'],
  ['an entity by another name', '<a href="/&copy;"></a>'],
  ['a picture that never ends', '<picture><img src="/a"/>'],
])('%s is left to htmlparser2', (_name, html) => {
  expect(sameAsAny(html)).toBe('declined')
})
