import { expect, type Page } from 'playwright/test'
import { at, atExtended, boxes, test } from './site.ts'

const service = 'https://forms.service.example/cafe'

/** The form that a visitor sees: without script it is another one. */
const field = (page: Page, label: string) => page.getByLabel(label).filter({ visible: true })

async function fill(page: Page) {
  await field(page, 'Your name').fill('Asha & Co.')
  await field(page, 'Email').fill('asha@example.org')
  await field(page, 'Message').fill('Five of us, Saturday.\n100% sure?')
}
const send = (page: Page) =>
  page.getByRole('button', { name: 'Send Message' }).filter({ visible: true }).click()
const values = (page: Page) =>
  page
    .locator('form.form')
    .evaluate((form) => [...form.querySelectorAll<HTMLInputElement>('[name]')].map(({ value }) => value))

test.describe('to the chat', () => {
  test('the message arrives with all fields in a new tab, and the draft is forgotten', async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    await page.goto(at('/contact'))
    await fill(page)
    const [chat] = await Promise.all([page.waitForEvent('popup'), send(page)])
    const address = new URL(chat.url())
    expect(address.origin + address.pathname).toBe('https://wa.me/910000000000')
    // A line whose field is empty is left out.
    expect(address.searchParams.get('text')).toBe(
      'Five of us, Saturday.\n100% sure?\n\nName: Asha & Co.\nEmail: asha@example.org',
    )
    expect(chat.url()).not.toContain('+')
    await expect(page.getByRole('status')).toContainText('Press send in WhatsApp')
    expect((await values(page))[3]).toBe('Five of us, Saturday.\n100% sure?')
  })

  test('a chat that did not open is not said to be open: its link and the text stay', async ({ page }) => {
    await page.goto(at('/contact'))
    await page.evaluate(() => {
      // Browsers inside of apps ignore links to new tabs.
      document.addEventListener('click', (event) => {
        if (event.target instanceof HTMLAnchorElement) event.preventDefault()
      })
    })
    await fill(page)
    const typed = await values(page)
    await send(page)
    await expect(page.getByRole('status')).toContainText('if nothing opened, use this link')
    const link = page.getByRole('link', { name: 'Open WhatsApp' })
    await expect(link).toBeVisible()
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.searchParams.get('text')).toMatch(/^Five of us, Saturday/)
    expect(await values(page)).toEqual(typed)
    await page.reload()
    expect(await values(page)).toEqual(typed)
  })

  test('each wrong field has the words of the browser below it, and the first one the focus', async ({
    page,
  }) => {
    await page.goto(at('/contact'))
    const errors = page.locator('.form__error').filter({ visible: true })
    await expect(errors).toHaveCount(0)
    await send(page)
    await expect(field(page, 'Your name')).toBeFocused()
    await expect(errors).toHaveCount(3)
    for (const label of ['Your name', 'Email', 'Message']) {
      const words = await field(page, label).evaluate((input: HTMLInputElement) => input.validationMessage)
      expect(words).toMatch(/\w+ \w+/)
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`^${words}`))
      await expect(errors.filter({ hasText: words }).locator('svg').first()).toBeVisible()
      const error = errors.nth(['Your name', 'Email', 'Message'].indexOf(label))
      const [inputBox, errorBox] = await boxes(page, field(page, label), error)
      const distance = errorBox.top - inputBox.bottom
      expect(distance).toBeGreaterThan(0)
      expect(distance).toBeLessThan(16)
    }
    await expect(field(page, 'Phone')).not.toHaveAttribute('aria-invalid')
    expect(page.context().pages()).toHaveLength(1)
  })

  test('a sentence follows its field, and goes once the field is right', async ({ page }) => {
    await page.goto(at('/contact'))
    await fill(page)
    const email = field(page, 'Email')
    const error = page.locator('.form__error').filter({ visible: true })
    await email.fill('nonsense')
    await email.blur()
    await expect(error).toHaveCount(0)
    await send(page)
    await expect(email).toBeFocused()
    await expect(error).toHaveCount(1)
    const first = await error.textContent()
    await email.press('End')
    await email.pressSequentially('@')
    await expect(error).not.toHaveText(first ?? '')
    await email.pressSequentially('example.org')
    await expect(error).toHaveCount(0)
    await expect(email).toHaveAttribute('aria-invalid', 'false')
    await expect(email).toHaveAccessibleDescription('')
    await field(page, 'Message').fill('')
    await send(page)
    await expect(field(page, 'Message')).toBeFocused()
    await expect(field(page, 'Message')).toHaveAccessibleDescription(/. Characters left: \d+$/)
    expect(page.context().pages()).toHaveLength(1)
  })

  test('a draft survives a reload', async ({ page }) => {
    await page.goto(at('/contact'))
    await fill(page)
    await page.reload()
    expect(await values(page)).toEqual([
      'Asha & Co.',
      'asha@example.org',
      '',
      'Five of us, Saturday.\n100% sure?',
    ])
  })

  test('a long message is not cut; a polite live region counts its characters', async ({ page }) => {
    await page.goto(at('/contact'))
    const message = page.getByLabel('Message')
    const counter = page.locator('[aria-live=polite]')
    await expect(message).toHaveAccessibleDescription('Characters left: 800')
    await message.fill('Five of us')
    await expect(counter).toHaveText('Characters left: 790')
    const long = 'x'.repeat(1200)
    await message.fill('')
    for (const field of [message, page.getByLabel('Your name'), page.getByLabel('Phone')]) {
      await field.focus()
      await page.keyboard.insertText(long)
      await expect(field).toHaveValue(long)
    }
    await expect(counter).toContainText('Too long for WhatsApp by 400 characters')
    await page.reload()
    await expect(counter).toContainText('Too long for WhatsApp by 400 characters')
  })

  test('the fields have their types and autocomplete tokens', async ({ page }) => {
    await page.goto(at('/contact'))
    for (const [label, type, autocomplete] of [
      ['Your name', 'text', 'name'],
      ['Email', 'email', 'email'],
      ['Phone', 'tel', 'tel'],
    ]) {
      await expect(page.getByLabel(label ?? '')).toHaveAttribute('type', type ?? '')
      await expect(page.getByLabel(label ?? '')).toHaveAttribute('autocomplete', autocomplete ?? '')
    }
  })
})

test.describe('to a form service', () => {
  test('all fields are posted; success is announced, and clears fields and draft', async ({ page }) => {
    let posted = ''
    await page.route(service, async (route) => {
      posted = `${route.request().method()} ${route.request().postData()}`
      await route.fulfill({ json: { ok: true }, headers: { 'access-control-allow-origin': '*' } })
    })
    await page.goto(atExtended('/contact'))
    await fill(page)
    await send(page)
    await expect(page.getByRole('status')).toContainText('Your message is ready')
    expect(posted).toMatch(/^POST .*name="name"\s+Asha & Co\..*name="email".*name="phone".*name="message"/s)
    expect(await values(page)).toEqual(['', '', '', ''])
    await page.reload()
    expect(await values(page)).toEqual(['', '', '', ''])
  })

  for (const [failure, answer] of [
    ['an error', { status: 500, headers: { 'access-control-allow-origin': '*' } }],
    ['no connection', undefined],
  ] as const) {
    test(`${failure} is announced, and the text stays, also after a reload`, async ({ page }) => {
      await page.route(service, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await page.goto(atExtended('/contact'))
      await fill(page)
      const typed = await values(page)
      await send(page)
      await expect(page.getByRole('status')).toContainText('did not go through')
      expect(await values(page)).toEqual(typed)
      await page.reload()
      expect(await values(page)).toEqual(typed)
    })
  }

  test('an impatient second click sends nothing twice', async ({ page }) => {
    let posts = 0
    await page.route(service, async (route) => {
      posts++
      await new Promise((done) => setTimeout(done, 300))
      await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } })
    })
    await page.goto(atExtended('/contact'))
    await fill(page)
    await page.getByRole('button', { name: 'Send Message' }).dblclick()
    await expect(page.getByRole('status')).toContainText('Your message is ready')
    expect(posts).toBe(1)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form reaches the chat with the message', async ({ page, context }) => {
    // wa.me redirects to another host, which the policy must allow as well.
    const asked: string[] = []
    context.on('request', (request) => {
      if (/wa\.me|api\.whatsapp\.com/.test(request.url())) asked.push(request.url())
    })
    const location = 'https://api.whatsapp.com/send/?text=x'
    await context.route(/wa\.me/, (route) => route.fulfill({ status: 302, headers: { location } }))
    await page.goto(at('/contact'))
    await fill(page)
    await expect(page.locator('[aria-live=polite]')).toBeHidden()
    await field(page, 'Message').press('End')
    await page.keyboard.insertText('x'.repeat(1200))
    await Promise.all([page.waitForEvent('popup'), send(page)])
    await expect.poll(() => asked[1]).toBe(location)
    const address = new URL(asked[0] ?? '')
    expect(address.origin + address.pathname).toBe('https://wa.me/910000000000')
    expect(address.searchParams.get('text')?.replaceAll('\r', '')).toBe(
      `Five of us, Saturday.\n100% sure?${'x'.repeat(1200)}`,
    )
  })

  test('the browser itself says what is wrong', async ({ page }) => {
    await page.goto(at('/contact'))
    await send(page)
    await expect(page.locator('.form__error').filter({ visible: true })).toHaveCount(0)
    await expect(field(page, 'Your name')).toBeFocused()
    expect(page.context().pages()).toHaveLength(1)
  })

  test('the form posts to the service', async ({ page }) => {
    let posted = ''
    await page.route(service, (route) => {
      posted = route.request().postData() ?? ''
      return route.fulfill({ body: 'thanks' })
    })
    await page.goto(atExtended('/contact'))
    await fill(page)
    await send(page)
    await expect(page.getByText('thanks')).toBeVisible()
    expect(new URLSearchParams(posted).get('message')).toContain('Five of us')
  })
})
