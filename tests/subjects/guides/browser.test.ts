import { expect, type Page } from 'playwright/test'
import { at, atSecond, errorsOf, refuseAddresses, test } from '../../browser/site.ts'

const cards = (page: Page) => page.getByRole('main').locator('.guide-cards > li').filter({ visible: true })
const headings = (page: Page) => cards(page).getByRole('heading').allTextContents()
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the guides' })
const topics = (page: Page) => page.getByRole('navigation', { name: 'Guides by topic' })
const chosen = (page: Page) => topics(page).locator('[aria-current=true]')

test('a query in the address filters the list, best first, with the number of results', async ({ page }) => {
  await page.goto(at('/blog?q=ps5%20controllers'))
  await expect(field(page)).toHaveValue('ps5 controllers')
  await expect(page.getByRole('status')).toContainText('“ps5 controllers”')
  expect((await headings(page))[0]).toContain('PS5 Gaming in Wakad')
})

test('title, description, tags, category and body are all searched', async ({ page }) => {
  await page.goto(at('/blog'))
  for (const [words, title] of [
    ['complete guide', 'How to Choose'],
    ['milliseconds', '240Hz vs 360Hz'],
    ['beginners', 'How to Choose'],
    ['esports & tournaments', 'Valorant Tournament'],
    ['144hz', '240Hz vs 360Hz'],
  ]) {
    await field(page).fill(words ?? '')
    await expect(page.getByRole('status')).toContainText(`“${words}”`)
    expect((await headings(page))[0]).toContain(title)
  }
})

test('a few guides, all of them above the search, are filtered as well', async ({ page }) => {
  await page.goto(atSecond('/blog'))
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('searchbox').fill('lan')
  await expect(cards(page)).toHaveCount(1)
  expect(await headings(page)).toEqual([expect.stringContaining('LAN party')])
  await page.getByRole('searchbox').fill('')
  await expect(cards(page)).toHaveCount(2)
})

test('typing filters without a new page, keeps the address, and an empty field shows all', async ({
  page,
}) => {
  await page.goto(at('/blog'))
  await expect(cards(page)).toHaveCount(5)
  const all = await headings(page)
  await field(page).pressSequentially('valoran')
  await expect(page.getByRole('status')).toContainText('“valoran”')
  expect((await headings(page))[0]).toContain('Valorant')
  const fieldBox = await field(page).boundingBox()
  expect((await cards(page).first().boundingBox())?.y, 'below the search').toBeGreaterThan(fieldBox?.y ?? 0)
  await expect(page).toHaveURL(at('/blog?q=valoran'))
  await field(page).press('Enter')
  await expect(page).toHaveURL(at('/blog?q=valoran'))
  await field(page).fill('')
  await expect(cards(page)).toHaveCount(5)
  expect(await headings(page)).toEqual(all)
  await expect(page.getByRole('status')).toBeEmpty()
})

test('no result is announced with the query', async ({ page }) => {
  await page.goto(at('/blog?q=quantum%20soup'))
  await expect(page.getByRole('status')).toHaveText('No guide for “quantum soup” yet. Try another word.')
  await expect(cards(page)).toHaveCount(0)
})

test('markup in the address stays text', async ({ page }) => {
  await page.goto(at('/blog?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'))
  await expect(page.getByRole('status')).toContainText('“<img src=x onerror=alert(1)>”')
})

test('a figure is found however it is typed', async ({ page }) => {
  await page.goto(at('/blog'))
  for (const words of ['₹1,099', 'Rs 1099', '१,०९९', '1099']) {
    await field(page).fill(words)
    await expect(page.getByRole('status')).toContainText(`“${words}”`)
    await expect(cards(page)).toHaveCount(3)
  }
  await page.goto(at('/blog?q=144%20hz'))
  await expect(page.getByRole('status')).toHaveText('One guide for “144 hz”')
})

test('“All guides” is marked from the start, and what is marked is what is shown', async ({ page }) => {
  await page.goto(at('/blog?utm_source=poster'))
  await expect(chosen(page)).toHaveText(['All guides'])
  await topics(page).getByRole('link', { name: 'Console Gaming' }).click()
  await expect(chosen(page)).toHaveText(['Console Gaming'])
  await expect(cards(page)).toHaveCount(1)
  await cards(page).first().click()
  await page.goBack()
  await expect(chosen(page)).toHaveText(['Console Gaming'])
  await expect(cards(page)).toHaveCount(1)
  await page.goBack()
  await expect(chosen(page)).toHaveText(['All guides'])
  await expect(cards(page)).toHaveCount(5)
  await page.evaluate(() => {
    location.hash = 'main'
  })
  await expect(chosen(page)).toHaveText(['All guides'])
  await field(page).fill('ps5')
  await expect(chosen(page)).toHaveCount(0)
})

test('a page that was kept in memory shows what its address says', async ({ page }) => {
  await page.goto(at('/blog?category=Console%20Gaming'))
  await expect(cards(page)).toHaveCount(1)
  await page.evaluate(() => {
    history.replaceState(null, '', '/blog')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(cards(page)).toHaveCount(5)
  await expect(chosen(page)).toHaveText(['All guides'])
  await expect(field(page)).toHaveValue('')
})

test('where the browser refuses to change the address, the results are shown all the same', async ({
  page,
}) => {
  const errors = errorsOf(page)
  await refuseAddresses(page)
  await page.goto(at('/blog'))
  await field(page).fill('valorant')
  await expect(page.getByRole('status')).toContainText('“valorant”')
  expect((await headings(page))[0]).toContain('Valorant')
  await topics(page).getByRole('link', { name: 'Console Gaming' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(chosen(page)).toHaveText(['Console Gaming'])
  await expect(page).toHaveURL(at('/blog'))
  expect(errors).toEqual([])
})

for (const [what, path] of [
  ['the index', '**/guides.json'],
  ['the script', '**/assets/guides.*.js'],
] as const)
  test(`where ${what} cannot be fetched, the form loads the page with the query, which then searches`, async ({
    page,
  }) => {
    const errors = errorsOf(page)
    // A busy browser gives up the transition from page to page, and says so as an error.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(path, (route) => route.abort())
    await page.goto(at('/blog'))
    const failed = page.waitForEvent('requestfailed')
    await field(page).focus()
    await failed
    await field(page).fill('valorant')
    await expect(cards(page)).toHaveCount(5)
    await expect(chosen(page)).toHaveText(['All guides'])
    await page.unroute(path)
    const loaded = page.waitForRequest((request) => request.isNavigationRequest())
    await field(page).press('Enter')
    expect((await loaded).url()).toBe(at('/blog?q=valorant'))
    await expect(page.getByRole('status')).toContainText('“valorant”')
    expect((await headings(page))[0]).toContain('Valorant')
    expect(errors).toEqual([])
  })

test('an index that comes as something else leaves the page as it was; the next use fetches it again', async ({
  page,
}) => {
  const errors = errorsOf(page)
  let status = 200
  await page.route('**/guides.json', (route) =>
    status === 0 ? route.continue() : route.fulfill({ status, body: status === 200 ? '<html>' : '[]' }),
  )
  await page.goto(at('/blog?q=valorant'))
  for (const next of [503, 0]) {
    await expect(cards(page)).toHaveCount(5)
    status = next
    await field(page).blur()
    const fetched = page.waitForResponse('**/guides.json')
    await field(page).focus()
    await fetched
  }
  await expect(page.getByRole('status')).toContainText('“valorant”')
  expect((await headings(page))[0]).toContain('Valorant')
  expect(errors).toEqual([])
})

test('categories and tags are links that filter, and Back undoes them', async ({ page }) => {
  await page.goto(at('/blog'))
  await topics(page).getByRole('link', { name: 'Console Gaming' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(at('/blog?category=Console%20Gaming'))
  await expect(page.getByRole('status')).toHaveText('One guide for “Console Gaming”')
  await expect(chosen(page)).toHaveText(['Console Gaming'])
  await cards(page).getByRole('link', { name: 'Wakad', exact: true }).click()
  await expect(cards(page)).toHaveCount(2)
  await page.goBack()
  await expect(cards(page)).toHaveCount(1)
  await topics(page).getByRole('link', { name: 'All guides' }).click()
  await expect(cards(page)).toHaveCount(5)
  await page.goto(at('/blog/240hz-vs-360hz-monitor-guide'))
  await page.getByRole('link', { name: 'Hardware', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('“Hardware”')
})

test('script and index are fetched only when the search is used', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(at('/blog'), { waitUntil: 'networkidle' })
  expect(fetched.filter((path) => path.endsWith('.js'))).toHaveLength(1)
  expect(fetched.filter((path) => path.includes('guides'))).toEqual([])
  await field(page).focus()
  await expect
    .poll(() => fetched.filter((path) => /^\/(assets\/guides\.\w+\.js|guides\.json)$/.test(path)))
    .toHaveLength(2)
})

test('a card is one link to its guide, with its category and tags above it', async ({ page }) => {
  await page.goto(at('/blog'))
  await cards(page).first().click()
  await expect(page).toHaveURL(/\/blog\/gaming-center-rates/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the whole list is shown without script, whatever the query', async ({ page }) => {
    await page.goto(at('/blog?q=ps5'))
    await expect(cards(page)).toHaveCount(5)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await expect(page.locator('.search__topics [aria-current]')).toHaveText(['All guides'])
  })
})
