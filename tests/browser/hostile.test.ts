/**
 * Hostile content runs nothing in a visitor's browser. Hundreds of texts that would run a script are put into every text of
 * a café; the pages that the build accepts are opened in a browser without the site's security policy.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { build } from '../../build.ts'
import { bundleAssets } from '../../src/assets/bundle.ts'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { withoutControls } from '../../src/diagnostics/writers/terminal.ts'
import type { GuideCache } from '../../src/pages/readGuides.ts'
import { answering, listenWith } from '../../src/preview/serve.ts'
import { speculationRules } from '../../src/render/speculationRules.ts'
import { bytesOf, type Site, textOf as textOfFile } from '../../src/siteFiles.ts'
import { anyPort, contentOf, load, optionsFor, publicOf, root, temporaryFolder } from '../cafes.ts'
import { accepted, type Files, type Injection, textOf, textsOf } from '../injection/inject.ts'
import {
  fileNameVectors,
  markdownVectors,
  stubbornVectors,
  textVectors,
  type Vector,
} from '../injection/vectors.ts'
import { writeContent } from '../mistakes/index.ts'
import { at, test } from './site.ts'

const { inlineScripts, scripting } = await bundleAssets(root)
/** The scripts that the generator itself puts into pages; several may be in one element. */
const ownScripts = [speculationRules, scripting, ...Object.values(inlineScripts)]

test.use({ bypassCSP: true })
// Each builds a café and opens all of its pages.
test.setTimeout(360_000)

async function secondCafe(): Promise<Map<string, Uint8Array>> {
  const { files } = readSource(contentOf.second, new Messages())
  return new Map(files)
}

const errorsOf = ({ all }: Messages) => all.filter(({ fatal }) => fatal)

const guides: GuideCache = new Map()

async function loads(files: Files) {
  const messages = new Messages()
  load({ folder: 'content', files }, messages, undefined, guides)
  return errorsOf(messages)
}

/** Builds a café whose content is in a folder, and writes no site. */
async function buildIn(folder: string, files: Files) {
  const content = join(folder, 'content')
  await rm(content, { recursive: true, force: true })
  await writeContent(content, files)
  const { messages, site } = await build(optionsFor({ content, public: publicOf.second, check: true }))
  return { errors: errorsOf(messages), site }
}

/** Builds a café that has to be accepted. */
async function built(files: Files) {
  const { errors, ...site } = await buildIn(await temporaryFolder(), files)
  expect(errors.map(String)).toEqual([])
  return site
}

/** Builds the café with as many of the hostile texts as it accepts. */
async function buildHostile(files: Files, injections: readonly Injection[]) {
  const folder = await temporaryFolder()
  const loading = await accepted(files, injections, loads)
  let last: Awaited<ReturnType<typeof buildIn>> | undefined
  const taken = await accepted(files, loading, async (changed) => {
    last = await buildIn(folder, changed)
    return last.errors
  })
  if (!last) throw new Error('The café takes none of the texts.')
  return { ...last, taken }
}

/** The fonts and photographs of the café run nothing. */
async function withoutFontsAndPhotographs(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setBlockedURLs', { urls: ['*.woff2', '*.avif', '*.webp', '*.jpg'] })
}

/** Documents that were opened: some are the same in every round, as drawings of icons. */
const opened = new Set<string>()

/**
 * Opens every document that can contain scripts; returns the scripts that ran or could run, and the other files that are
 * not sent as text, which a browser would only show.
 */
async function whatRuns(page: Page, site: Site): Promise<string[]> {
  const found: string[] = []
  await page.exposeBinding('xssRan', ({ page }, number) => {
    found.push(`xssRan(${number}) ran on ${page.url()}`)
  })
  page.on('dialog', (dialog) => {
    found.push(`a dialogue: ${dialog.message()}`)
    dialog.dismiss()
  })
  await withoutFontsAndPhotographs(page)
  const { server, url } = await listenWith(answering(site), anyPort)
  try {
    for (const [file, content] of site) {
      const address = url + encodeURI(file)
      if (/\.(webmanifest|txt|json)$/.test(file)) {
        const { headers } = await fetch(address, { method: 'HEAD' })
        const isText = /^(text\/plain|application\/(manifest\+)?json)\b/.test(
          headers.get('content-type') ?? '',
        )
        if (!isText || headers.get('x-content-type-options') !== 'nosniff') found.push(`${file} is not text`)
      }
      if (!/\.(html|xml|svg)$/.test(file) || opened.has(textOfFile(content))) continue
      opened.add(textOfFile(content))
      await page.goto(address, { waitUntil: 'load' })
      found.push(...(await page.evaluate(whatCouldRun, ownScripts)).map((what) => `${file}: ${what}`))
    }
  } finally {
    server.closeAllConnections()
    server.close()
  }
  return found
}

/**
 * In the browser: everything in the page that would run one of the texts at a click or a touch.
 *
 * @param own the texts that a script element may have, alone or after each other
 */
function whatCouldRun(own: string[]): string[] {
  const found: string[] = []
  for (const element of document.querySelectorAll('*')) {
    const name = element.tagName.toLowerCase()
    for (const { name: attribute, value } of element.attributes) {
      const isAddress = /^(href|src|action|formaction|data|poster|background|xlink:href|ping|cite)$/.test(
        attribute,
      )
      const scheme = /^[\s\p{Cc}]*([a-z][\w+.-]*):/iu
        .exec(value.replaceAll(/[\t\n\r]/g, ''))?.[1]
        ?.toLowerCase()
      if (/^on/.test(attribute) || attribute === 'srcdoc') found.push(`<${name} ${attribute}="${value}">`)
      if (attribute === 'style' && value.includes('xssRan')) found.push(`<${name} style="${value}">`)
      if (isAddress && scheme && !/^(https?|mailto|tel|webcal)$/.test(scheme))
        found.push(`<${name} ${attribute}="${value}">`)
    }
    const text = element.textContent ?? ''
    if (name === 'style' && text.includes('xssRan')) found.push('a style sheet with a hostile text')
    if (name === 'script' && element.getAttribute('type') === 'application/ld+json') {
      try {
        JSON.parse(text)
      } catch {
        found.push('structured data that is no JSON')
      }
    } else if (name === 'script') {
      const foreign = own.reduce((rest, script) => rest.replace(script, ''), text).trim()
      if (foreign) found.push(`a script: ${foreign.slice(0, 80)}`)
    }
    if (/^(iframe|object|embed|base|frame|frameset|foreignobject|math|template)$/.test(name))
      found.push(`<${name}>`)
    if (name === 'meta' && element.getAttribute('http-equiv')) found.push('<meta http-equiv>')
  }
  return found
}

/** Lines that a text would have added to files in which lines have a meaning. */
function linesThatBegin(site: Site): string[] {
  return [...site].flatMap(([path, content]) => {
    if (!/\.(ics|txt|json|webmanifest)$|\/_\w+$/.test(path)) return []
    const text = textOfFile(content)
    return text
      .split(/[\p{Cc}\u2028\u2029]/u)
      .filter((line) => /^\s*(X-)?INJECTED/i.test(line))
      .map((line) => `${path}: ${line}`)
  })
}

const inTurn = (vectors: readonly Vector[], index: number): Vector => {
  const vector = vectors[index % vectors.length]
  if (!vector) throw new Error('no vectors')
  return vector
}

test('there are hundreds of hostile texts, all different', () => {
  const all = new Set([...markdownVectors, ...textVectors].map(({ text }) => text))
  expect(all.size).toBeGreaterThanOrEqual(300)
})

test('hostile texts in Markdown run nothing', async ({ page }) => {
  const files = await secondCafe()
  const injections: Injection[] = []
  const faq = new TextDecoder().decode(files.get('faq.yaml')).trimEnd()
  const first = textsOf(faq).length
  // A list has at most 300 entries.
  const inFaq = markdownVectors.slice(0, 250)
  const items = inFaq.map(
    (_vector, index) =>
      `  - id: hostile-${index}\n    question: Question ${String.fromCodePoint(0x4e00 + index)}?\n    answer: Text`,
  )
  files.set('faq.yaml', new TextEncoder().encode(`${faq}\n${items.join('\n')}\n`))
  for (const [index, vector] of inFaq.entries())
    injections.push({ number: index, vector, file: 'faq.yaml', leaf: first + index * 3 + 2 })
  const guides = [...files.keys()].filter((path) => path.startsWith('posts/'))
  for (const [index, vector] of markdownVectors.entries()) {
    const number = 1000 + index
    injections.push({ number, vector, file: inTurnOf(guides, index) })
  }
  const { site, taken } = await buildHostile(files, injections)
  expect(await whatRuns(page, site)).toEqual([])
  expect(linesThatBegin(site)).toEqual([])
  // Texts that are not refused have to be shown as words.
  console.log(`Markdown: ${taken.length} of ${injections.length} texts were taken, the others refused.`)
  expect(taken.length).toBeGreaterThan(40)
})

const inTurnOf = (files: readonly string[], index: number) => files[index % files.length] ?? ''

/** `least` is how many texts are not refused: in the second round, most are marks of other programs. */
const rounds: [name: string, vectors: readonly Vector[], from: number, least: number][] = [
  ['1 of 3', textVectors, 0, 60],
  ['2 of 3', textVectors, 61, 20],
  ['3 of 3, the ones that are hardest to refuse', stubbornVectors, 0, 60],
]

for (const [name, vectors, from, least] of rounds) {
  test(`hostile texts in every field run nothing (${name})`, async ({ page }) => {
    const files = await secondCafe()
    const injections: Injection[] = []
    for (const [file, bytes] of files) {
      if (!/\.(yaml|md)$/.test(file)) continue
      const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')
      const yaml = file.endsWith('.md') ? (/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '') : text
      for (const leaf of textsOf(yaml).keys()) {
        const number = injections.length
        injections.push({ number, vector: inTurn(vectors, number + from), file, leaf })
      }
    }
    const { site, taken } = await buildHostile(files, injections)
    expect(await whatRuns(page, site)).toEqual([])
    expect(linesThatBegin(site)).toEqual([])
    console.log(`Fields: ${taken.length} of ${injections.length} texts were taken, the others refused.`)
    expect(taken.length).toBeGreaterThan(least)
  })
}

test('hostile names of files reach no page', async ({ page }) => {
  const files = await secondCafe()
  const [guide = ''] = [...files.keys()].filter((path) => path.startsWith('posts/'))
  const guideBytes = files.get(guide) ?? new Uint8Array()
  const photograph = files.get('images/monsoon-hall.jpg') ?? new Uint8Array()
  const names = fileNameVectors.map((vector, index) => textOf(vector, index).replaceAll('/', '_'))
  const printable = names.filter((name) => withoutControls(name) === name)
  const unprintable = names.filter((name) => !printable.includes(name))
  // Names with control characters are refused in every folder, when it is read; others are no addresses of guides.
  for (const [group, rule] of [
    [unprintable, 'unreadable-file'],
    [printable, 'file-name'],
  ] as const) {
    const withGuides = new Map(files)
    for (const name of group) withGuides.set(`posts/${name}.md`, guideBytes)
    const { errors } = await buildIn(await temporaryFolder(), withGuides)
    // Hidden files are left alone.
    const visible = group.filter((name) => !name.startsWith('.'))
    expect(visible.length).toBeGreaterThan(0)
    expect(errors.filter(({ ruleId }) => ruleId === rule).length, rule).toBe(visible.length)
  }
  for (const name of printable) files.set(`images/${name}.jpg`, photograph)
  const { site } = await built(files)
  expect([...site.keys()].filter((path) => path.includes('xss'))).toEqual([])
  expect(await whatRuns(page, site)).toEqual([])

  const images = new TextDecoder().decode(files.get('images.yaml'))
  for (const name of names) {
    const file = images.replace('monsoon-hall.jpg', () => JSON.stringify(`${name}.jpg`))
    expect(await loads(new Map(files).set('images.yaml', new TextEncoder().encode(file)))).not.toEqual([])
  }
})

test('metadata of photographs is not published', async () => {
  const files = await secondCafe()
  const program = '<script>xssRan(1)</script>'
  const tagged = await sharp(files.get('images/monsoon-hall.jpg'))
    .withExif({ IFD0: { ImageDescription: program, Artist: program, Copyright: program } })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="xssRan(1)"/></rdf:RDF></x:xmpmeta>`,
    )
    .jpeg()
    .toBuffer()
  // A comment of its own (marker FFFE), right behind the beginning of the picture.
  const comment = Buffer.from(program)
  const length = comment.length + 2
  const marker = Buffer.from([0xff, 0xfe, length >> 8, length & 0xff])
  const photograph = Buffer.concat([tagged.subarray(0, 2), marker, comment, tagged.subarray(2), comment])
  expect(photograph.toString('latin1').split('xssRan').length).toBeGreaterThan(4)
  files.set('images/monsoon-hall.jpg', photograph)
  const { site } = await built(files)
  const pictures = [...site].filter(([path]) => path.startsWith('/images/monsoon-hall'))
  expect(pictures.length).toBeGreaterThan(1)
  for (const [path, content] of pictures)
    expect(Buffer.from(bytesOf(content)).toString('latin1').includes('xssRan'), path).toBe(false)
})

test('hostile addresses and inputs run nothing', async ({ page }) => {
  const ran: string[] = []
  await page.exposeBinding('xssRan', ({ page }) => {
    ran.push(page.url())
  })
  await withoutFontsAndPhotographs(page)
  const texts = [...textVectors, ...fileNameVectors]
    .filter((_vector, index) => index % 7 === 0)
    .map((vector, index) => encodeURIComponent(textOf(vector, index)))
  const places = [
    '/blog?q=',
    '/blog?tag=',
    '/blog?category=',
    '/pricing?tier=',
    '/comparison#',
    '/faq#faq-',
    '/contact?text=',
    '/',
  ]
  for (const [index, text] of texts.entries()) {
    await page.goto(at(`${places[index % places.length]}${text}`))
    expect(await page.evaluate(whatCouldRun, ownScripts), page.url()).toEqual([])
  }
  await page.goto(at('/blog'))
  const field = page.locator('input[type=search]')
  for (const text of [
    '<img src=x onerror=xssRan(1)>',
    '"><svg onload=xssRan(1)>',
    '{query}<b onclick=xssRan(1)>',
  ]) {
    await field.fill(text)
    await expect(page.getByRole('status')).toContainText(text)
    expect(await page.evaluate(whatCouldRun, ownScripts)).toEqual([])
  }
  expect(ran).toEqual([])
})
