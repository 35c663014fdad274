/**
 * The form editor at `/admin/` at work on the real content. It is given a folder of the browser's own file system, as it
 * takes that of a repository from somebody's disk; what it reads and writes there is what it would propose to a host.
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { build } from '../../build.ts'
import { hashOf } from '../../src/cache.ts'
import { serve } from '../../src/preview/serve.ts'
import { bytesOf } from '../../src/site.ts'
import { contentOf, optionsFor, root } from '../cafes.ts'
import { hasFormEditor } from '../tools/optionalPackages.ts'

const folder = join(root, '.cache/tests/form-editor')
const content = join(folder, 'content')
const options = optionsFor({ content, out: join(folder, 'site') })

/** In the form: where, which field, what is typed there. By hand: the line that becomes another one. */
const edits = [
  {
    at: ['Prices'],
    label: 'Detail',
    typed: 'Fast screens',
    file: 'packages.yaml',
    line: /detail: .*/,
  },
  {
    at: ['Questions and answers'],
    label: 'Question',
    typed: 'What is new?',
    file: 'faq.yaml',
    line: /question: .*/,
  },
  { at: ['Photographs'], label: 'Alt', typed: 'A desk of oak.', file: 'images.yaml', line: /alt: .*/ },
  {
    at: ['Pages', 'Page: about'],
    label: 'Heading',
    typed: 'Who Plays Here',
    file: 'pages/about.yaml',
    line: /^heading: .*/m,
  },
  {
    at: ['Guides', '240Hz vs 360Hz'],
    label: 'Title',
    typed: 'Another title of this guide',
    file: 'posts/240hz-vs-360hz-monitor-guide.md',
    line: /title: .*/,
  },
]

// What lies outside the window, the editor draws when it is scrolled to.
test.use({ viewport: { width: 1400, height: 1600 } })

test.skip(!hasFormEditor(), 'The form editor is not installed.')

test('a change in the form is that change in the file, and nothing else on the site', async ({ page }) => {
  await rm(folder, { recursive: true, force: true })
  await cp(contentOf.first, content, { recursive: true })
  const settings = join(content, 'site.yaml')
  const editor = 'editor: { backend: github, repository: our/cafe, branch: main }'
  await writeFile(settings, `${await readFile(settings, 'utf8')}\n${editor}\n`)
  await build(options)
  const { server, url } = await serve(options.out, 4500)
  await page.goto(`${url}/robots.txt`)
  await giveRepository(page)
  await page.goto(`${url}/admin/`)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await expect(page.getByText(/240Hz vs 360Hz/).first()).toBeVisible()

  const save = page.getByRole('button', { name: 'Save' })
  const saved = new Map<string, string>()
  for (const { at, label, typed, file } of edits) {
    await (await opened(page, at, label)).fill(typed)
    await save.click()
    // While it is written it cannot be read.
    await expect(async () => {
      saved.set(file, await savedFile(page, file))
      expect(saved.get(file)).toContain(typed)
    }).toPass()
    // It leaves by itself what was saved.
    await expect(page).not.toHaveURL(/\/entries\//)
  }

  await (await opened(page, ['Figures of texts'], 'Id')).fill('No Name')
  await save.click()
  const told = page.getByRole('alert').filter({ hasText: 'Write a short name of small letters' })
  await expect(told).toBeVisible()
  expect(await savedFile(page, 'facts.yaml')).not.toContain('No Name')
  server.closeAllConnections()
  server.close()

  for (const { file, line, typed } of edits) {
    const text = await readFile(join(content, file), 'utf8')
    await writeFile(
      join(content, file),
      text.replace(line, (field) => field.replace(/: .*/, `: ${typed}`)),
    )
  }
  const byHand = await siteOf()
  for (const [file, text] of saved) await writeFile(join(content, file), text)
  expect(await siteOf()).toEqual(byHand)
})

/** Path and hash of everything on the site as the content is now. */
async function siteOf() {
  const { site, messages } = await build({ ...options, check: true })
  expect(messages.all.filter(({ fatal }) => fatal).map(String)).toEqual([])
  return [...site].map(([path, file]) => `${path} ${hashOf(bytesOf(file))}`)
}

/** Puts the content into a folder of the browser, and lets the editor choose that one. */
async function giveRepository(page: Page) {
  // The editor passes over folders whose names begin with a dot, and here the content lies in one.
  await page.route(/\/admin\/config\.yml/, async (route) => {
    const text = await (await route.fetch()).text()
    await route.fulfill({ body: text.replaceAll(relative(root, content), 'content') })
  })
  const entries = await readdir(content, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const files: [string, string][] = [['.git/HEAD', '']]
  for (const path of paths)
    files.push([join('content', relative(content, path)), await readFile(path, 'base64')])
  await page.evaluate(async (files) => {
    for (const [path, base64] of files) {
      const names = ['repository', ...path.split('/')]
      const name = names.pop() ?? ''
      let folder = await navigator.storage.getDirectory()
      for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true })
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable()
      await file.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)))
      await file.close()
    }
  }, files)
  await page.addInitScript(() => {
    const showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('repository')
    Object.assign(window, { showDirectoryPicker })
  })
}

const savedFile = (page: Page, file: string) =>
  page.evaluate(async (path) => {
    const names = path.split('/')
    const name = names.pop() ?? ''
    let folder = await navigator.storage.getDirectory()
    for (const name of names) folder = await folder.getDirectoryHandle(name)
    return (await (await folder.getFileHandle(name)).getFile()).text()
  }, `repository/content/${file}`)

/** The first field of this name, once its file and all around it is open. */
async function opened(page: Page, [name, entry]: readonly string[], label: string) {
  await page.getByRole('treeitem', { name, exact: true }).click()
  if (entry) await page.getByRole('gridcell', { name: entry }).last().click()
  const field = page.getByLabel(label, { exact: true }).first()
  const closed = page.getByRole('button', { name: 'Expand', exact: true }).first()
  await expect(async () => {
    if (!(await field.isVisible())) await closed.click({ timeout: 1000 })
    await expect(field).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [100] })
  return field
}
