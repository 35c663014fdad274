/** The printed price list, and the one that visitors send to friends. */
import jsqr from 'jsqr'
import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { at, atSecond, phone, test } from '../../../browser/site.ts'

const cafes = [
  { cafe: 'this café', url: () => at('/pricing'), tiers: ['PRO MAX', 'PRO ULTRA'], prices: 24 },
  { cafe: 'the second café', url: () => atSecond('/pricing'), tiers: ['Lagoon', 'Typhoon'], prices: 14 },
]

const codeRequests = (page: Page) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/booking-code.')) requests.push(request.url())
  })
  return requests
}

/** The text of the QR code in a picture of a page. */
async function scanned(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** Instead of a dialog, writes down whether the code was there. */
const pretendToPrint = () => {
  window.print = () => {
    const code = document.querySelector<HTMLImageElement>('[data-booking-code]')
    document.documentElement.dataset.printed = String(code?.complete && code.naturalWidth > 0)
  }
}

for (const { cafe, url, tiers, prices } of cafes) {
  test.describe(cafe, () => {
    test('paper has every price of every tier, in any state of the switches', async ({ page }) => {
      await page.goto(url())
      await page.locator('#pricing').getByRole('radio', { name: tiers[1] }).check()
      await page.locator('#pricing .switch').first().getByRole('radio').last().check()
      await page.emulateMedia({ media: 'print' })
      const visible = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll(
            (all) =>
              all.filter(
                (element) =>
                  element.checkVisibility({ visibilityProperty: true }) &&
                  getComputedStyle(element).opacity === '1',
              ).length,
          )
      // At once: a printed page does not wait for a transition.
      expect(await visible('.price-row')).toBe(prices / 2)
      expect(await visible('.price-row .price')).toBe(prices)
      for (const row of await page.locator('.price-list').all())
        await expect(row.locator('.tier-name').filter({ visible: true })).toHaveText(tiers)
      expect(await visible('.button, .ticket, .thumb-bar')).toBe(0)
      await expect(page.locator('.masthead')).toBeVisible()
    })

    test('the code on paper opens the booking chat, and its message', async ({ page }) => {
      await page.setViewportSize({ width: 718, height: 1047 })
      await page.emulateMedia({ media: 'print' })
      await page.goto(url())
      const code = page.locator('.scan img')
      await code.scrollIntoViewIfNeeded()
      await code.evaluate((image: HTMLImageElement) => image.decode())
      const booking = await page.locator('.header .button').first().getAttribute('href')
      expect(await scanned(await page.screenshot({ fullPage: true }))).toBe(booking)
      const box = await code.boundingBox()
      // Three centimetres, large enough for a phone above a table.
      expect(box?.width).toBeGreaterThan(110)
    })

    test('it is one page of A4, also with the wider margins of some browsers', async ({ page }) => {
      const requests = codeRequests(page)
      await page.goto(url())
      for (const margin of ['8mm', '12.7mm']) {
        const pdf = await page.pdf({
          format: 'A4',
          margin: { top: margin, bottom: margin, left: margin, right: margin },
        })
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      }
      // Printing from the menu of the browser takes the code along.
      expect(requests).toHaveLength(1)
    })

    test('only the button fetches the code, and then prints', async ({ page }) => {
      const requests = codeRequests(page)
      await page.addInitScript(pretendToPrint)
      await page.goto(url())
      await page.locator('footer').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(requests).toEqual([])
      await page.locator('[data-print]').click()
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'true')
      expect(requests).toHaveLength(1)
    })

    test('the message to friends has all prices of all tiers, and the contact', async ({ page }) => {
      await page.goto(url())
      const share = page.locator('.price-tools a')
      await expect(share).toHaveAttribute('target', '_blank')
      const address = new URL((await share.getAttribute('href')) ?? '')
      expect(address.origin + address.pathname).toBe('https://wa.me/')
      const text = address.searchParams.get('text') ?? ''
      expect(text.length).toBeLessThanOrEqual(1500)
      expect(text).not.toContain('\u00a0')
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(text.endsWith(`\n${canonical}`)).toBe(true)
      expect(text).toContain(tiers.join(' / '))
      const lists = await page.locator('.price-list h3, .consoles h3').allTextContents()
      for (const list of lists) expect(text).toContain(`\n\n*${list}* (`)
      const rows = await page.locator('.price-row').evaluateAll((all) =>
        all.map((row) => {
          const texts = (selector: string) =>
            [...row.querySelectorAll(selector)].map(({ textContent }) => textContent)
          return { facts: texts('.price-row__facts'), prices: texts('.price') }
        }),
      )
      const readable = (shown: string) => shown.replaceAll('\u00a0', ' ').replaceAll(' · ', ', ')
      for (const { facts, prices } of rows)
        expect(text).toContain(`${readable(facts.join())}: ${prices.join(' / ')}\n`)
    })
  })
}

test('without a connection, the price list is printed without its code', async ({ page }) => {
  await page.route('**/booking-code.*', (request) => request.abort())
  await page.addInitScript(pretendToPrint)
  await page.goto(at('/pricing'))
  await page.getByRole('button', { name: 'Print prices' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'false')
})

test('printing and sharing are on the line of the heading, on phones below the rows; not on the home page', async ({
  page,
}) => {
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(at('/pricing'))
  expect(await top('.price-tools')).toBeLessThan(await top('#pricing .switches'))
  await page.setViewportSize(phone.viewport)
  expect(await top('.price-tools')).toBeGreaterThan(await top('#golden-rise'))
  expect(await top('.price-tools')).toBeLessThan(await top('#ps5'))
  await page.goto(at('/'))
  await expect(page.locator('.price-tools, .scan')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is a link that shares the price list, and no button that prints it', async ({ page }) => {
    await page.goto(at('/pricing'))
    await expect(page.getByRole('link', { name: 'Share prices' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print prices' })).toBeHidden()
  })
})
