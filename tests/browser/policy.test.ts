/** With the headers that hosts get, the browser blocks nothing: on no page, with nothing that a visitor can do. */
import { expect, type Page, test } from 'playwright/test'
import { policyOf } from '../../src/hosts/contentSecurityPolicy.ts'
import { answering, listenWith } from '../../src/preview/serve.ts'
import { built, compiledContent } from '../cafes.ts'
import { listFiles } from '../html.ts'
import { inlinedIn } from '../inlined.ts'
import { at, atExtended, atSecond } from './site.ts'

const pagesOf = (site: string) =>
  listFiles(site)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)

/** Notes everything that the policy blocks. */
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

/** Scrolls through the page and works whatever opens, switches or steps. */
async function workAll(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let y = 0; y < height; y += 2000) await page.mouse.wheel(0, 2000)
  for (const control of await page
    .locator('summary:visible, [role=tab]:visible, main button[type=button]:visible')
    .all())
    await control.click({ timeout: 300 }).catch(() => {})
  await page.keyboard.press('Escape')
}

for (const [name, address, folder] of [
  ['the first café', at, built.first],
  ['the second café', atSecond, built.second],
  ['a café that counts visits and has a form service', atExtended, built.first],
] as const) {
  test(`nothing is blocked on any page of ${name}`, async ({ page }) => {
    const blocked = await watch(page)
    await page.route(/google/, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }))
    for (const path of pagesOf(folder)) {
      const answer = await page.goto(address(path), { waitUntil: 'load' })
      expect(answer?.headers()['content-security-policy'], path).toMatch(
        /^default-src 'none'; script-src 'self'/,
      )
      expect(await page.evaluate(() => getComputedStyle(document.body).margin), path).toBe('0px')
      await workAll(page)
      expect(blocked, path).toEqual([])
    }
  })
}

test('structured data is data and is not blocked; a script in the page is', async ({ page }) => {
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

test('the tag may load, count and send; nobody else may be told', async ({ page }) => {
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

test('the search of the guides works', async ({ page }) => {
  const blocked = await watch(page)
  await page.goto(at('/blog?q=monitor'))
  await page.getByRole('searchbox').first().fill('monitor')
  await expect(page.locator('main')).toContainText('240')
  expect(blocked).toEqual([])
})

test('the form is sent to the chat also without script, and the policy lets it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const asked: string[] = []
  await context.route(/wa\.me|whatsapp/, (route) => {
    asked.push(route.request().url())
    return route.request().url().includes('wa.me')
      ? route.fulfill({ status: 302, headers: { location: 'https://api.whatsapp.com/send/?text=x' } })
      : route.fulfill({ body: 'chat' })
  })
  await page.goto(at('/contact'))
  await page.locator('input[name=name]').fill('A')
  await page.locator('input[name=email]').fill('a@example.com')
  await page.locator('textarea').fill('Hello')
  await page.locator('form button[type=submit]').click()
  await expect.poll(() => asked[0]).toMatch(/^https:\/\/wa\.me\/\d+\?.*text=Hello/)
  await context.close()
})

test('the form goes to its service with script and without', async ({ page, browser }) => {
  const blocked = await watch(page)
  const answer = {
    body: 'ok',
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
  }
  const fill = async (page: Page) => {
    await page.goto(atExtended('/contact'))
    await page.locator('input[name=name]').fill('A')
    await page.locator('input[name=email]').fill('a@example.com')
    await page.locator('textarea').fill('Hello')
    const request = page.waitForRequest(/forms\.service\.example/)
    await page.locator('form button[type=submit]').click()
    return request
  }
  await page.route(/google/, (route) => route.fulfill({ body: '' }))
  await page.route(/forms\.service\.example/, (route) => route.fulfill(answer))
  expect((await fill(page)).method()).toBe('POST')
  expect(blocked).toEqual([])
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.route(/forms\.service\.example/, (route) => route.fulfill(answer))
  expect((await fill(await context.newPage())).method()).toBe('POST')
  await context.close()
})

test('speculation rules are allowed by their hash alone', async ({ page }) => {
  const content = compiledContent('first')
  const rules = '<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"}}]}</script>'
  const html = `<!doctype html><html><head><title>x</title>${rules}</head><body><a href="/about">About</a></body></html>`
  const policy = policyOf(content, inlinedIn([html]))
  const serveWith = (policy: string) =>
    listenWith(
      answering(
        new Map([
          ['/index.html', html],
          ['/_headers', `/*\n  Content-Security-Policy: ${policy}\n`],
        ]),
      ),
      4300,
    )
  const blocked = await watch(page)
  const allowing = await serveWith(policy)
  await page.goto(allowing.url)
  expect(blocked).toEqual([])
  const forbidding = await serveWith(policyOf(content, inlinedIn([])))
  await page.goto(forbidding.url)
  await expect.poll(() => blocked.length).toBeGreaterThan(0)
  for (const { server } of [allowing, forbidding]) {
    server.closeAllConnections()
    server.close()
  }
})
