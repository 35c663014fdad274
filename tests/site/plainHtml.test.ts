/** The shortcut for plain HTML tells readers what htmlparser2 tells them, or declines. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { namesOn } from '../../build/assets/pageStyles.ts'
import { renderMarkdown } from '../../build/markdown.ts'
import { readPlainHtml } from '../../build/site/page/plainHtml.ts'
import { readAnyHtml, readersFor } from '../../build/site/page/readPage.ts'
import { built } from '../cafes.ts'
import { textOf } from '../hostile/inject.ts'
import { markdownVectors, textVectors } from '../hostile/vectors.ts'
import { listFiles } from '../html.ts'
import { slips } from '../markdownTexts.ts'
import { fuzz, type Outcome } from '../shortcuts.ts'

const url = 'https://www.cafe.example'

/** Whether the shortcut takes a piece of HTML, and finds in it what htmlparser2 finds. */
function sameAsAny(html: string): Outcome {
  const plain = readersFor(url, false)
  if (!readPlainHtml(html, plain.all)) return 'declined'
  const any = readersFor(url, false)
  readAnyHtml(html, any.all)
  return JSON.stringify(plain.found()) === JSON.stringify(any.found()) ? 'same' : 'another'
}

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

test('every class and element of both cafés is known to those who choose the style', () => {
  for (const { file, html } of pages) {
    const [, body = ''] = html.split('<body>')
    const found = new Set<string>()
    const reader = {
      open(element: string, attributes: Readonly<Record<string, string>>) {
        found.add(element)
        for (const name of attributes.class?.split(' ') ?? []) found.add(`.${name}`)
      },
      found: () => undefined,
    }
    readAnyHtml(body, [reader])
    expect(namesOn(body), file).toEqual(expect.arrayContaining([...found]))
  }
})

const hostile = [...textVectors, ...markdownVectors].map(textOf)

test('hostile texts are taken as templates and Markdown write them', () => {
  const drawn = hostile.map((text) =>
    renderToStaticMarkup(
      createElement('p', { id: text, title: text }, createElement('a', { href: text }, text)),
    ),
  )
  expect(outcomes(drawn)).toEqual(new Set(['same']))
  const written = hostile.map((text) => renderMarkdown(text, { inPage: true }).html)
  expect(outcomes(written)).toEqual(new Set(['same']))
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
