/** The content security policy blocks nothing that a visitor does on any page, and blocks foreign scripts and requests. */
import { expect, type Page } from 'playwright/test'
import { built } from '../cafes.ts'
import { listFiles } from '../html.ts'
import { at, atClosed, atExtended, atSecond, test } from './site.ts'

const pagesOf = (site: string) =>
  listFiles(site)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)

/** Collects everything that the policy blocks. */
async function watch(page: Page): Promise<string[]> {
  const blocked: string[] = []
  await page.exposeFunction('noteBlocked', (what: string) => blocked.push(what))
  await page.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        const note: unknown = Reflect.get(window, 'noteBlocked')
        if (typeof note === 'function') note(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`)
      },
    )
  })
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) blocked.push(message.text())
  })
  return blocked
}

/** Scrolls through the page and clicks whatever opens, switches or steps. @returns how many controls were clicked */
async function clickAll(page: Page) {
  const clicked = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let top = 0; top < document.body.scrollHeight; top += 2000) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
    }
    const controls = [
      ...document.querySelectorAll<HTMLElement>('summary, [role=tab], main button[type=button]'),
    ].filter((control) => control.checkVisibility())
    for (const control of controls) {
      control.click()
      await frame()
    }
    return controls.length
  })
  await page.keyboard.press('Escape')
  return clicked
}

for (const [name, address, paths] of [
  ['any page of the first café', at, () => pagesOf(built.first)],
  ['any page of the second café', atSecond, () => pagesOf(built.second)],
  // The others have nothing of their own but this.
  ['the bars of a café with closures and notices', atClosed, () => ['/', '/pricing']],
  [
    'the form, a guide with a video and other pages of a café that counts visits',
    atExtended,
    () => ['/', '/contact', '/blog/ps5-gaming-wakad-complete-guide'],
  ],
] as const) {
  test(`nothing is blocked on ${name}`, async ({ page }) => {
    const blocked = await watch(page)
    await page.route(/google/, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }))
    let clicks = 0
    for (const path of paths()) {
      const answer = await page.goto(address(path), { waitUntil: 'load' })
      expect(answer?.headers()['content-security-policy'], path).toMatch(
        /^default-src 'none'; script-src 'self'/,
      )
      expect(await page.evaluate(() => getComputedStyle(document.body).margin), path).toBe('0px')
      clicks += await clickAll(page)
      expect(blocked, path).toEqual([])
    }
    expect(clicks).toBeGreaterThan(15)
  })
}

test('structured data is not blocked; an inline script is', async ({ page }) => {
  const blocked = await watch(page)
  await page.goto(at('/'))
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1)
  expect(blocked).toEqual([])
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "run"'
    document.head.append(script)
  })
  expect(await page.title()).not.toBe('run')
  await expect.poll(() => blocked.length).toBeGreaterThan(0)
})

test('the analytics tag may load and send; requests to other hosts are blocked', async ({ page }) => {
  const blocked = await watch(page)
  const asked: string[] = []
  await page.route(/google|example\.net/, (route) => {
    asked.push(new URL(route.request().url()).hostname)
    return route.fulfill({
      body: 'window.tagRan = true',
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  await page.goto(atExtended('/'), { waitUntil: 'networkidle' })
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagRan'))).toBe(true)
  await page.evaluate(async () => {
    for (const host of [
      'region1.google-analytics.com',
      'region1.analytics.google.com',
      'www.googletagmanager.com',
    ])
      await fetch(`https://${host}/g/collect`, { method: 'POST' })
  })
  expect(blocked).toEqual([])
  expect(
    await page.evaluate(() =>
      fetch('https://example.net/').then(
        () => 'sent',
        () => 'blocked',
      ),
    ),
  ).toBe('blocked')
  expect(asked).not.toContain('example.net')
})
