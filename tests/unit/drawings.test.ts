/** A drawing may only have what draws: it is read as XML, and by lists of elements and attributes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Messages } from '../../src/diagnostics/messages.ts'
import { readDrawing } from '../../src/public/drawing.ts'
import { readPublic } from '../../src/public/readPublic.ts'
import { publicOf, temporaryFolder } from '../cafes.ts'

const start =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"'
const drawingOf = (inside: string, attributes = '') => `${start} ${attributes}>${inside}</svg>`

/** Why a drawing is refused; or its size. */
function read(svg: string | Uint8Array, isIcon = false) {
  const drawing = readDrawing(typeof svg === 'string' ? Buffer.from(svg) : svg, isIcon)
  return 'rule' in drawing ? drawing.reason : drawing
}

const size = { width: 9, height: 9 }

describe('with a program is refused', () => {
  const utf16 = (text: string, isBig = false) => {
    const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
    return isBig ? bytes.swap16() : bytes
  }
  const script =
    '<?xml version="1.0" encoding="UTF-16"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const html = 'http://www.w3.org/1999/xhtml'

  test.each([
    ['a script', drawingOf('<script>x()</script>')],
    [
      'a script with a prefix',
      '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>',
    ],
    ['a script of HTML', drawingOf(`<h:script xmlns:h="${html}">alert(1)</h:script>`)],
    [
      'a script of HTML, declared above',
      drawingOf('<g><h:script>alert(1)</h:script></g>', `xmlns:h="${html}"`),
    ],
    ['a script of HTML without a prefix', drawingOf(`<script xmlns="${html}">alert(1)</script>`)],
    [
      'an embedded page',
      drawingOf(`<h:iframe xmlns:h="${html}" srcdoc="&lt;script>parent.alert(1)&lt;/script>"/>`),
    ],
    ['a foreign object', drawingOf('<foreignObject><p>x</p></foreignObject>')],
    ['a picture of HTML', drawingOf(`<image xmlns="${html}" src="x" onerror="alert(1)"/>`)],
    ['a program of an attribute', drawingOf('', 'onload="x()"')],
    ['one in capitals', drawingOf('', 'ONLOAD="x()"')],
    ['one of a shape', drawingOf('<path\nonmouseover\n=\n"x()" d="M0 0"/>')],
    ['one by a document type', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${drawingOf('')}`],
    ['an entity', `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${drawingOf('&x;')}`],
    ['a document type elsewhere', `<!DOCTYPE svg SYSTEM "https://evil.example/x.dtd">${drawingOf('')}`],
    ['a style sheet elsewhere', `<?xml-stylesheet href="data:text/css,x"?>${drawingOf('')}`],
    ['a style sheet of XSLT', `<?xml-stylesheet type="text/xsl" href="#a"?>${drawingOf('')}`],
    ['UTF-16', utf16(script)],
    ['UTF-16 with the other order of bytes', utf16(script, true)],
    ['UTF-16 without a mark', Buffer.from(script, 'utf16le')],
    [
      'UTF-7',
      '<?xml version="1.0" encoding="UTF-7"?><svg xmlns="http://www.w3.org/2000/svg">+ADw-script+AD4-</svg>',
    ],
    ['ISO-2022-JP', `<?xml version="1.0" encoding="ISO-2022-JP"?>${drawingOf('')}`],
    ['XML 1.1', `<?xml version="1.1"?>${drawingOf('')}`],
    ['bytes that are not UTF-8', Buffer.concat([Buffer.from(start), Buffer.from([0x20, 0xff, 0x2f, 0x3e])])],
    [
      'an animated link',
      drawingOf('<a><animate attributeName="href" values="javascript:alert(1)"/><text>x</text></a>'),
    ],
    [
      'a link that is set',
      drawingOf('<a><set attributeName="xlink:href" to="javascript:alert(1)"/><text>x</text></a>'),
    ],
    [
      'an animated attribute of a shape',
      drawingOf('<path d="M0 0"><animate attributeName="d" values="M0 0"/></path>'),
    ],
    ['a link', drawingOf('<a href="https://example.com/"><text>x</text></a>')],
    ['a link by its code', drawingOf('<a href="&#106;avascript:x()"><text>x</text></a>')],
    ['a link to a part', drawingOf('<a xlink:href="#x"><text>x</text></a>')],
    ['another drawing', drawingOf('<use href="https://evil.example/a.svg#x"/>')],
    ['another drawing in an address', drawingOf('<use xlink:href="data:image/svg+xml,x#x"/>')],
    [
      'another drawing by another prefix',
      drawingOf('<use y:href="a.svg#x" xmlns:y="http://www.w3.org/1999/xlink"/>'),
    ],
    ['another base', drawingOf('<use href="#x"/>', 'xml:base="https://evil.example/"')],
    ['a picture', drawingOf('<image href="data:image/png;base64,AAAA"/>')],
    [
      'a picture that an effect loads',
      drawingOf('<filter id="f"><feImage href="https://evil.example/"/></filter>'),
    ],
    ['a fill from elsewhere', drawingOf('<path d="M0 0" fill="url(https://evil.example/#a)"/>')],
    ['a fill from elsewhere in quotes', drawingOf(`<path d="M0 0" fill="url( 'https://evil.example/#a')"/>`)],
    [
      'a fill from elsewhere by escapes',
      drawingOf('<path d="M0 0" fill="\\75 rl(https://evil.example/#a)"/>'),
    ],
    ['a fill from elsewhere in capitals', drawingOf('<path d="M0 0" fill="URL(https://evil.example/#a)"/>')],
    ['a second fill from elsewhere', drawingOf('<path d="M0 0" fill="url(#a) url(b.svg#a)"/>')],
    ['a mask of pictures', drawingOf(`<path d="M0 0" mask="image-set('https://evil.example/' 1x)"/>`)],
    ['a style from elsewhere', drawingOf('<path d="M0 0" style="fill:red;FILL : url(//evil.example/#a)"/>')],
    ['another property in a style', drawingOf('<path d="M0 0" style="background:red"/>')],
    ['a property of a program in a style', drawingOf('<path d="M0 0" style="-moz-binding:url(#a)"/>')],
    ['a style sheet', drawingOf('<style>@import "https://evil.example/";</style>')],
    ['an unfinished element', `${start}><script>alert(1)</script><g`],
    ['two roots', `${drawingOf('')}<script xmlns="http://www.w3.org/2000/svg"/>`],
    ['a name that is cut by a zero', drawingOf('<scr\0ipt/>')],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['HTML as XML', `<html xmlns="${html}"><script>alert(1)</script></html>`],
    ['a root without the names of SVG', '<svg><script>alert(1)</script></svg>'],
    ['nothing', ''],
  ])('%s', (_what, svg) => {
    expect(read(svg)).toEqual(expect.stringMatching(/./))
  })
})

describe('is accepted', () => {
  test.each([
    [
      'shapes and colours',
      '<g fill="none" stroke="#0b0d12" stroke-width="2"><path d="M0 0h9z"/><circle r="3"/></g>',
    ],
    [
      'gradients and clips, as Figma writes them',
      '<g clip-path="url(#a)"><rect width="9" height="9" rx="2" fill="url(#b)"/></g><defs><linearGradient id="b" x1="0" y1="0" x2="9" y2="9" gradientUnits="userSpaceOnUse"><stop stop-color="#fff"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient><clipPath id="a"><rect width="9" height="9" fill="white"/></clipPath></defs>',
    ],
    [
      'styles of Inkscape',
      '<path style="fill:#ff0000;stroke:none;stroke-width:0.26px;fill-opacity:1" d="M 0,0 H 9"/>',
    ],
    [
      'texts and titles',
      '<title>Once on a time = 1 &amp; more</title><desc>é</desc><text x="1" font-family="Teko, sans-serif">javascript:<tspan dy="1">x</tspan></text>',
    ],
    [
      'parts that are used again',
      '<defs><symbol id="s"><path d="M0 0"/></symbol></defs><use href="#s" x="1"/><use xlink:href="#s" transform="rotate(90) scale(2)"/>',
    ],
    ['comments', '<!-- <script>alert(1)</script> --><path d="M0 0"/>'],
    [
      'names for screen readers',
      '<g role="img" aria-label="A (small) cup" data-name="Layer 1" class="a"><path d="M0 0"/></g>',
    ],
  ])('%s', (_what, inside) => {
    expect(read(drawingOf(inside))).toEqual(size)
    expect(
      read(`\ufeff<?xml version="1.0" encoding="utf-8" standalone="no"?>\n${drawingOf(inside)}\n`),
    ).toEqual(size)
  })

  test('the icons of both cafés', () => {
    for (const folder of [publicOf.first, publicOf.second])
      expect(read(readFileSync(join(folder, 'favicon.svg')), true)).toEqual({ width: 32, height: 32 })
  })

  test('its size is that of the root, or of its viewBox', () => {
    const root = (attributes: string) => read(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`)
    expect(root('width="180" height="40px"')).toEqual({ width: 180, height: 40 })
    expect(root('width="100%" height="40" viewBox="0,0 12.6 3"')).toEqual({ width: 13, height: 3 })
    expect(root('viewBox="0 0 1e999 3"')).toMatch(/neither its size/)
    expect(root('width="-1" height="2"')).toMatch(/neither its size/)
  })
})

describe('an icon or a logo has to be simple, because the build and every page draw it', () => {
  const chain = (tag: string, inside: (name: string) => string) =>
    Array.from(
      { length: 9 },
      (_, index) => `<${tag} id="a${index}">${inside(`a${index + 1}`).repeat(9)}</${tag}>`,
    ).join('')

  test.each([
    [
      'turbulences',
      '<filter id="f"><feTurbulence numOctaves="2000" baseFrequency="9"/></filter><rect filter="url(#f)"/>',
    ],
    ['parts used many times over', chain('g', (name) => `<use href="#${name}"/>`)],
    ['masks of masks', chain('mask', (name) => `<rect mask="url(#${name})"/>`)],
    ['patterns of patterns', chain('pattern', (name) => `<rect fill="url(#${name})"/>`)],
    ['clips of clips', chain('clipPath', (name) => `<rect clip-path="url(#${name})"/>`)],
    ['clips of clips by style', chain('clipPath', (name) => `<rect style="clip-path:url(#${name})"/>`)],
    ['texts', '<text>V</text>'],
    ['markers', '<marker id="m"><path d="M0 0"/></marker><path marker-mid="url(#m)" d="M0 0"/>'],
    ['dashes', '<path d="M0 0h999999" stroke-dasharray=".0001"/>'],
    ['dashes by style', '<path d="M0 0h999999" style="stroke-dasharray:.0001"/>'],
  ])('%s are refused', (_what, inside) => {
    expect(read(drawingOf(inside), true)).toEqual(expect.stringMatching(/is not accepted/))
  })

  test('clips are accepted', () => {
    expect(
      read(drawingOf('<clipPath id="c"><rect width="9"/></clipPath><g clip-path="url(#c)"/>'), true),
    ).toEqual(size)
  })
})

describe('what is too large is not read', () => {
  test.each([
    [
      'a drawing of more than 300 KB',
      drawingOf(`<path d="${'M0 0'.repeat(300_000)}"/>`),
      false,
      /1201 KB; more than 300/,
    ],
    [
      'an icon of more than 20 KB',
      drawingOf(`<path d="${'M0 0'.repeat(5000)}"/>`),
      true,
      /21 KB; more than 20/,
    ],
    ['an icon of more than 100 parts', drawingOf('<path/>'.repeat(100)), true, /more than 100 parts/],
    ['290 KB of tabs before a value', `${start}><a href=${'\t'.repeat(290_000)}N</svg>`, false, /not XML/],
    ['290 KB of spaces after a name', `${start}><a href${' '.repeat(290_000)}N</svg>`, false, /not XML/],
    ['290 KB of brackets', '<'.repeat(290_000), false, /not XML/],
    ['290 KB of references', drawingOf('&'.repeat(290_000)), false, /not XML/],
    ['20,000 levels', drawingOf('<g>'.repeat(20_000)), false, /nested too deep/],
    ['70,000 elements that stay open', `${start}>${'<g>'.repeat(70_000)}`, false, /nested too deep/],
    ['unknown elements that stay open', `${start}>${'<a b>'.repeat(50_000)}`, false, /not XML|not accepted/],
    [
      'an icon of clips around clips',
      drawingOf(`<clipPath id="c"/>${'<g clip-path="url(#c)">'.repeat(40)}${'</g>'.repeat(40)}`),
      true,
      /more than 4 clipped parts/,
    ],
    [
      'an icon of clips by style',
      drawingOf(`<clipPath id="c"/>${'<g style="clip-path:url(#c)"/>'.repeat(5)}`),
      true,
      /more than 4 clipped parts/,
    ],
  ])('%s', (_what, svg, isIcon, reason) => {
    expect(read(svg, isIcon)).toEqual(expect.stringMatching(reason))
  })
})

test('a refused drawing is reported with its line, and left out, under any spelling of its ending', async () => {
  const folder = await temporaryFolder()
  const bad = drawingOf('\n<g onclick="x()"/>')
  mkdirSync(join(folder, 'plans'))
  for (const name of ['a.svg', 'b.SVG', 'plans/c.Svg']) writeFileSync(join(folder, name), bad)
  writeFileSync(join(folder, 'good.svg'), drawingOf(''))
  const messages = new Messages()
  expect([...readPublic(folder, messages).keys()]).toEqual(['/good.svg'])
  expect(messages.all.map(({ file, line, ruleId }) => `${file?.slice(-5)} ${line} ${ruleId}`)).toEqual([
    'a.svg 2 drawing',
    'b.SVG 2 drawing',
    'c.Svg 2 drawing',
  ])
  expect(messages.all[0]?.note).toMatch(/^Export it again as a plain SVG/)
})
