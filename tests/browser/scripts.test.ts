import { expect, test } from 'playwright/test'
import { at, routes } from './site.ts'

test('a behaviour that fails does not stop the others', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })
  await page.goto(at('/comparison'))
  await expect(page.getByRole('tab')).toHaveCount(4)
})

for (const route of routes) {
  test(`${route} asks for one script at most`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(at(route), { waitUntil: 'networkidle' })
    expect(scripts).toHaveLength(1)
  })
}
