/** A page that the dev server updates in place becomes the page that a reload would load; otherwise it is reloaded. */
import { build } from 'esbuild'
import { expect, type Page } from 'playwright/test'
import { root } from '../cafes.ts'
import { at, atSecond, routes, test } from './site.ts'

/** The script of the dev server, as `trackPage` of the window. */
async function withUpdates(page: Page) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { trackPage } from './client/dev/update.ts'; Object.assign(window, { trackPage })`,
      resolveDir: root,
      loader: 'ts',
    },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'iife',
  })
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
}

const textsOf = (urls: readonly string[]) => Promise.all(urls.map(async (url) => (await fetch(url)).text()))

test('from each page to each other page', async ({ page }) => {
  const seconds = ['/', '/pricing', '/faq', '/blog/choosing-a-fighting-game-pad'].map(atSecond)
  const texts = await textsOf([...routes.map(at), ...seconds])
  await page.goto('about:blank')
  await withUpdates(page)
  const found = await page.evaluate((texts) => {
    const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')
    let updated = 0
    const wrong: string[] = []
    const expected = texts.map(parsed)
    for (const [from, before] of texts.entries()) {
      for (const [to, after] of texts.entries()) {
        const shown = parsed(before)
        if (!Reflect.get(window, 'trackPage')(shown)(parsed(after))) continue
        updated++
        if (!shown.isEqualNode(expected[to] ?? null)) wrong.push(`${from} → ${to}`)
      }
    }
    return { updated, wrong }
  }, texts)
  expect(found.wrong).toEqual([])
  expect(found.updated).toBeGreaterThanOrEqual(texts.length)
})

test('after thousands of small changes, with elements and attributes that scripts added', async ({
  page,
}) => {
  const texts = await textsOf(routes.map(at))
  await page.goto('about:blank')
  await withUpdates(page)
  const found = await page.evaluate((texts) => {
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return Math.floor((seed / 2147483648) * below)
    }
    const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')
    const nodesOf = (document: Document) => {
      const nodes: Node[] = []
      const walker = document.createTreeWalker(document.documentElement)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node)
      return nodes
    }
    const changeOne = (document: Document) => {
      const nodes = nodesOf(document)
      const node = nodes[random(nodes.length)]
      if (node instanceof Text) node.data = node.data.trim() === '' ? node.data : `${node.data} changed`
      else if (node instanceof Element) {
        const kind = random(4)
        const [name] = node.getAttributeNames()
        if (kind === 0) node.remove()
        else if (kind === 1) node.after(node.cloneNode(true))
        else if (kind === 2 && name) node.setAttribute(name, 'changed')
        else node.setAttribute('title', 'changed')
      }
    }
    /** What a script might do: a mark at some place, or another text. */
    const touch = (document: Document) => {
      const elements = [...document.body.querySelectorAll('*')]
      const element = elements[random(elements.length)]
      const mark = document.createElement('i')
      mark.className = 'by-a-script'
      if (random(2) === 0) element?.before(mark)
      else if (element) element.setAttribute('aria-busy', 'true')
    }
    const untouched = (document: Document) => {
      // What is for browsers without script stays as it was sent.
      for (const mark of document.querySelectorAll('.by-a-script, noscript')) mark.remove()
      for (const element of document.querySelectorAll('[aria-busy]')) element.removeAttribute('aria-busy')
      // The texts around a removed element are one text in a new document.
      document.normalize()
      return document
    }
    let updated = 0
    const wrong: string[] = []
    for (let round = 0; round < 300; round++) {
      const text = texts[random(texts.length)] ?? ''
      const [shown, after] = [parsed(text), parsed(text)]
      for (let count = random(3); count >= 0; count--) changeOne(after)
      const update = Reflect.get(window, 'trackPage')(shown)
      if (round % 2 === 0) touch(shown)
      const expected = untouched(parsed(after.documentElement.outerHTML))
      if (!update(after)) continue
      updated++
      const isRight = untouched(shown).documentElement.isEqualNode(expected.documentElement)
      if (!isRight) wrong.push(`${round}`)
    }
    return { updated, wrong }
  }, texts)
  expect(found.wrong).toEqual([])
  expect(found.updated).toBeGreaterThan(90)
})

/** A body as it was sent, its changes by scripts or visitors, and the next version. */
const reloaded: [reason: string, sent: string, shown: string, next: string][] = [
  ['a text that a script changed', '<p>Open</p>', '<p>Closed</p>', '<p>Open now</p>'],
  ['an attribute that a script changed', '<a href="/a">A</a>', '<a href="/x">A</a>', '<a href="/b">A</a>'],
  [
    'an attribute that scripts look for',
    '<p data-until="1">A</p>',
    '<p data-until="1">A</p>',
    '<p data-until="2">A</p>',
  ],
  ['an id', '<p id="a">A</p>', '<p id="a">A</p>', '<p id="b">A</p>'],
  ['a choice that is made', '<input checked>', '<input checked>', '<input>'],
  ['another script', '<script>1</script>', '<script>1</script>', '<script>2</script>'],
  [
    'an attribute of a script',
    '<script src="/a.js?1" data-measurement-id="A"></script>',
    '<script src="/a.js?1" data-measurement-id="A"></script>',
    '<script src="/a.js?2" data-measurement-id="B"></script>',
  ],
  [
    'one more where scripts look',
    '<ul data-tabs><li>A</li></ul>',
    '<ul data-tabs><li>A</li></ul>',
    '<ul data-tabs><li>A</li><li>B</li></ul>',
  ],
  ['a field that is gone', '<p><input></p>', '<p><input></p>', '<p></p>'],
  ['a part that was changed before it goes', '<div><p>A</p></div>', '<div><p>A!</p></div>', '<div></div>'],
]
for (const [reason, sent, shown, next] of reloaded) {
  test(`is reloaded: ${reason}`, async ({ page }) => {
    await page.goto('about:blank')
    await withUpdates(page)
    const isUpdated = await page.evaluate(
      ([sent, shown, next]) => {
        const parsed = (body = '') => new DOMParser().parseFromString(body, 'text/html')
        const document = parsed(sent)
        const update = Reflect.get(window, 'trackPage')(document)
        // Changed as a script would, so that nodes stay the same ones.
        const change = (node: ChildNode, other: ChildNode) => {
          if (node instanceof Text && other instanceof Text) node.data = other.data
          if (node instanceof Element && other instanceof Element)
            for (const { name, value } of other.attributes) node.setAttribute(name, value)
          for (const [index, child] of [...node.childNodes].entries()) {
            const otherChild = other.childNodes[index]
            if (otherChild) change(child, otherChild)
          }
        }
        change(document.body, parsed(shown).body)
        return update(parsed(next))
      },
      [sent, shown, next],
    )
    expect(isUpdated).toBe(false)
  })
}

test('unchanged elements keep the state that scripts and visitors gave them', async ({ page }) => {
  await page.goto('about:blank')
  await withUpdates(page)
  const shown = await page.evaluate(() => {
    const parsed = (body: string) => new DOMParser().parseFromString(body, 'text/html')
    const body = (heading: string) =>
      `<h1>${heading}</h1><section><p>A</p><div data-tabs><a>B</a></div></section><p class="x">C</p>`
    const document = parsed(body('One'))
    const update = Reflect.get(window, 'trackPage')(document)
    document.querySelector('a')?.setAttribute('role', 'tab')
    document.querySelector('section')?.setAttribute('data-current', '')
    document.querySelector('.x')?.setAttribute('aria-busy', 'true')
    document.body.append(document.createElement('dialog'))
    const first = update(parsed(body('Two')))
    const second = update(parsed(body('Three').replace('>A<', '>A and more<').replace('>C<', '>D<')))
    return { first, second, html: document.body.innerHTML }
  })
  expect(shown).toEqual({
    first: true,
    second: true,
    html: '<h1>Three</h1><section data-current=""><p>A and more</p><div data-tabs=""><a role="tab">B</a></div></section><p class="x" aria-busy="true">D</p><dialog></dialog>',
  })
})
