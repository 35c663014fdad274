/** The form editor at `/admin/` on the published site, with the real content in a repository at GitHub. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, type Locator, type Page } from 'playwright/test'
import { build } from '../../build.ts'
import { serve } from '../../src/preview/serve.ts'
import { anyPort, contentOf, firstDate, morningOf, optionsFor, root } from '../cafes.ts'
import { hasFormEditor } from '../tools/optionalPackages.ts'
import { acceptedToken, type Files, type Repository, stubGitHub } from './gitHub.ts'
import { test } from './site.ts'

const folder = join(root, '.cache/tests/form-editor')
const content = join(folder, 'content')
const options = optionsFor({ content, out: join(folder, 'site'), now: morningOf(firstDate) })
const site = 'https://www.example.com'

/** A price of the first pass with the same price per hour, so that the check accepts it. */
const price = '1100'

/** In the form: where, which field, and what is typed there. In the file: the line before and after. */
const edits = [
  {
    at: ['Prices'],
    label: 'Price',
    typed: price,
    file: 'packages.yaml',
    change: [/price: \d+/, `price: ${price}`],
  },
  {
    at: ['Questions and answers'],
    label: 'Question',
    typed: 'What: is new?',
    file: 'faq.yaml',
    change: [/question: .*/, 'question: "What: is new?"'],
  },
  {
    at: ['Photographs'],
    label: 'Alt',
    typed: 'A desk of oak.',
    file: 'images.yaml',
    change: [/alt: .*/, 'alt: A desk of oak.'],
  },
  {
    at: ['Pages', 'Page: about'],
    label: 'Heading',
    typed: 'Who Plays Here',
    file: 'pages/about.yaml',
    change: [/^heading: .*/m, 'heading: Who Plays Here'],
  },
  {
    at: ['Guides', '240Hz vs 360Hz'],
    label: 'Read time',
    typed: '9 min read',
    file: 'posts/240hz-vs-360hz-monitor-guide.md',
    change: [/readTime: .*/, 'readTime: 9 min read'],
  },
] as const

// The editor renders parts outside the window only after scrolling.
test.use({ viewport: { width: 1400, height: 4000 } })

// One worker, because all tests share one site.
test.describe.configure({ mode: 'default' })

test.skip(!hasFormEditor(), 'The form editor is not installed.')

let server: Awaited<ReturnType<typeof serve>>

test.beforeAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await cp(contentOf.first, content, { recursive: true })
  const settings = join(content, 'site.yaml')
  const editor = 'editor: { backend: github, repository: our/cafe, branch: main }'
  await writeFile(settings, `${await readFile(settings, 'utf8')}\n${editor}\n`)
  await build(options)
  server = await serve(options.out, anyPort)
})

test.afterAll(() => {
  server.server.closeAllConnections()
  server.server.close()
})

test('the first screen names the café, and offers only the login that works', async ({ page }) => {
  const repository = await openEditor(page)
  await expect(page.getByRole('heading', { name: 'Volt Arena' })).toBeVisible()
  await expect(page).toHaveTitle('Volt Arena')
  expect(await page.getByRole('button').allInnerTexts()).toEqual(['Sign In Using Access Token'])
  await signIn(page, 'wrong')
  await expect(page.getByText('The provided token is invalid')).toBeVisible()
  await page.evaluate(() => document.fonts.load('24px "Material Symbols Outlined"'))
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
  expect(repository.elsewhere).toEqual([])
})

test('a change in the form is one line of its file, in a proposal that the check accepts', async ({
  page,
}) => {
  const repository = await openEditor(page)
  await signIn(page, acceptedToken)
  for (const { at, label, typed, file, change } of edits) {
    await (await opened(page, at, firstField(page, label))).fill(typed)
    await save(page)
    await expect.poll(() => repository.pullRequests.at(-1)?.labels).toEqual(['sveltia-cms/draft'])
    const { branch, files } = repository.commits.at(-1) ?? { branch: '', files: new Map() }
    expect(branch).toBe(repository.pullRequests.at(-1)?.branch)
    expect([...files.keys()]).toEqual([pathOf(file)])
    const before = await readFile(join(content, file), 'utf8')
    expect(String(files.get(pathOf(file)))).toBe(before.replace(change[0], change[1]))
  }
  expect(repository.pullRequests.map(({ branch }) => branch)).not.toContain('main')
  expect(repository.unknown).toEqual([])
  expect(repository.elsewhere).toEqual([])

  await (await opened(page, ['Figures of texts'], firstField(page, 'Id'))).fill('No Name')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Write a short name of small letters' }),
  ).toBeVisible()
  expect(repository.commits).toHaveLength(edits.length)
  for (const { files } of repository.commits) expect(await errorsWith(files)).toEqual([])
})

test('a pass can be sold for one screen, and stays so', async ({ page }) => {
  const repository = await openEditor(page)
  await signIn(page, acceptedToken)
  const before = await readFile(join(content, 'packages.yaml'), 'utf8')
  const isSold = page.getByRole('checkbox', { name: /360hz/ }).first()
  await (await opened(page, ['Prices'], isSold)).click()
  await save(page)
  const [, ofBoth = '', ofOne = ''] =
    /( {8}tiers:\n {10}240hz:\n.*\n.*\n)( {10}360hz:\n.*\n.*\n)/.exec(before) ?? []
  const oneTier = before.replace(ofBoth + ofOne, ofBoth)
  await expect.poll(() => textOf(repository, 'packages.yaml')).toBe(oneTier)
  await (await opened(page, ['Prices'], firstField(page, 'Price'))).fill(price)
  await save(page)
  const changed = oneTier.replace(/price: \d+/, `price: ${price}`)
  await expect.poll(() => textOf(repository, 'packages.yaml')).toBe(changed)
})

test('the first closed day is below the name of its list, and the examples around it stay', async ({
  page,
}) => {
  const repository = await openEditor(page)
  await signIn(page, acceptedToken)
  await page.getByRole('treeitem', { name: 'Closed days and notices', exact: true }).click()
  await page.getByRole('button', { name: /Add .*Closures/ }).click()
  await firstField(page, 'Id').fill('republic-day')
  await firstField(page, 'Name').fill('Republic Day')
  await page.locator('input[type="date"]').first().fill('2027-01-26')
  await page.getByRole('radio', { name: 'closed' }).click()
  await save(page)
  const before = await readFile(join(content, 'calendar.yaml'), 'utf8')
  const entry = '  - id: republic-day\n    name: Republic Day\n    from: 2027-01-26\n    hours: closed'
  await expect
    .poll(() => textOf(repository, 'calendar.yaml'))
    .toBe(before.replace(/^closures:/m, `closures:\n${entry}`))
})

for (const { at, file } of [
  { at: ['Guides', '240Hz vs 360Hz'], file: 'posts/240hz-vs-360hz-monitor-guide.md' },
  { at: ['Long texts', 'about'], file: 'seo/about.md' },
  { at: ['Pages', 'Page: about'], file: 'pages/about.yaml' },
]) {
  test(`beside a text of ${file} is no button that inserts what the check refuses`, async ({ page }) => {
    const repository = await openEditor(page)
    await signIn(page, acceptedToken)
    const text = await opened(page, at, firstField(page, 'Text'))
    const buttons = text.locator('xpath=ancestor::*[@data-field-type][1]').getByRole('button')
    const names = await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent))
    expect(names).toEqual(['Show Field Options'])
    await text.press('ControlOrMeta+End')
    await text.pressSequentially(' Taken back.')
    await buttons.click()
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Revert Changes'])
    await page.getByRole('menuitem').click()
    await text.press('ControlOrMeta+End')
    await text.pressSequentially(' The end.')
    await save(page)
    await expect.poll(() => textOf(repository, file)).toContain(' The end.')
    expect(textOf(repository, file)).not.toContain('Taken back')
    for (const { files } of repository.commits) expect(await errorsWith(files)).toEqual([])
  })
}

/** Opens the editor on the site's own address, with the headers that its host sends. */
async function openEditor(page: Page): Promise<Repository> {
  const repository = await stubGitHub(page, site, await contentFiles())
  await page.route(`${site}/**`, async (route) => {
    const url = route.request().url().replace(site, server.url)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.goto(`${site}/admin/`)
  return repository
}

async function contentFiles(): Promise<Files> {
  const entries = await readdir(content, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, Buffer]> => [relative(root, path), await readFile(path)]),
    ),
  )
}

async function signIn(page: Page, token: string) {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.getByRole('textbox').fill(token)
  await page.keyboard.press('Enter')
}

const firstField = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first()

/** A field, once its file and all around it is open. */
async function opened(page: Page, [name, entry]: readonly string[], field: Locator) {
  await page.getByRole('treeitem', { name, exact: true }).click()
  if (entry) await page.getByRole('gridcell', { name: entry }).last().click()
  const closed = page.getByRole('button', { name: 'Expand', exact: true }).first()
  // The editor may keep a backup of what was saved while it was typed, and offers it.
  const backup = page.getByRole('alertdialog').getByRole('button', { name: 'Discard' })
  await expect(async () => {
    if (await backup.isVisible()) await backup.click({ timeout: 1000 })
    if (!(await field.isVisible())) await closed.click({ timeout: 1000 })
    await expect(field).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [100] })
  return field
}

/** Saves as a draft. The editor leaves what was saved by itself. */
async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Later' }).click()
  await expect(page).not.toHaveURL(/\/entries\//)
}

const pathOf = (file: string) => relative(root, join(content, file))

const textOf = ({ commits }: Repository, file: string) => String(commits.at(-1)?.files.get(pathOf(file)))

/** The errors of a check of the content with these files. */
async function errorsWith(files: Files) {
  const before = await contentFiles()
  const write = async (files: Files) => {
    for (const [path, file] of files) await writeFile(join(root, path), file)
  }
  await write(files)
  const { messages } = await build({ ...options, check: true })
  await write(before)
  return messages.all.filter(({ fatal }) => fatal).map(String)
}
