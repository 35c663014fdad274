/** `npm run check -- --fix` makes only certain corrections, after a rename, a removal or a new price. */
import { execFileSync } from 'node:child_process'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { fixContent } from '../../src/fixContent.ts'
import { contentOf, linkSources, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { projectCopy, runGenerator } from '../commandLine.ts'
import { listFiles } from '../html.ts'

const pad = 'choosing-a-fighting-game-pad'
const party = 'rainy-day-lan-party-kochi'

let repository: string
let content: string

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: repository,
    stdio: 'pipe',
  }).toString()

function commit() {
  git('add', '.')
  git('commit', '--quiet', '--message', 'As it is live')
}

beforeEach(async () => {
  repository = await temporaryFolder()
  await linkSources(repository)
  await commitCafe()
})

async function commitCafe() {
  content = join(repository, 'content')
  await cp(contentOf.second, content, { recursive: true })
  git('init', '--quiet', '--initial-branch', 'live')
  git('config', 'core.autocrlf', 'false')
  commit()
}

const read = (file: string) => readFile(join(content, file), 'utf8')

async function change(file: string, from: string | RegExp, to: string) {
  const before = await read(file)
  expect(before.replace(from, to)).not.toBe(before)
  await writeFile(join(content, file), before.replace(from, to))
}

/** Every text of the content, by path. */
const texts = async () =>
  new Map(
    await Promise.all(
      listFiles(content)
        .filter((file) => /\.(yaml|md)$/.test(file))
        .map(async (file): Promise<[string, string]> => [file, await read(file)]),
    ),
  )

const options = (changes: Parameters<typeof optionsFor>[0] = {}) =>
  optionsFor({
    root: repository,
    content,
    public: publicOf.second,
    out: join(repository, 'out'),
    check: true,
    ...changes,
  })

/** Corrects the content, in this process. */
async function corrected(changes: Parameters<typeof optionsFor>[0] = {}) {
  const { messages, fixed } = await fixContent(options({ fix: true, ...changes }), build)
  return {
    ...fixed,
    left: messages.all.filter(({ fatal }) => fatal).map(({ ruleId }) => ruleId),
    warned: messages.all.filter(({ fatal }) => !fatal).map(({ ruleId }) => ruleId),
    possible: messages.fixes,
  }
}

const renameGuide = (from: string, to: string) =>
  rename(join(content, `posts/${from}.md`), join(content, `posts/${to}.md`))

/** A renamed guide and a changed price, without the edits that follow from them. */
async function renameAndRaise() {
  await renameGuide(pad, 'pads')
  await change('packages.yaml', 'price: 174', 'price: 180')
}

/** The expected content after `renameAndRaise` and the corrections. */
function expectedAfter(before: ReadonlyMap<string, string>): Map<string, string> {
  const after = new Map(
    [...before].map(([file, text]) => [file, text.replaceAll(`/blog/${pad}`, '/blog/pads')]),
  )
  const entry = `redirects:\n  - from: /blog/${pad}\n    to: /blog/pads\n`
  after.set('redirects.yaml', after.get('redirects.yaml')?.replace('redirects:\n', entry) ?? '')
  after.set('packages.yaml', after.get('packages.yaml')?.replace('perHour: 58', 'perHour: 60') ?? '')
  return after
}

test('the check announces corrections, --fix applies them, and a second run finds none', async () => {
  // The command line compares with the repository that the generator is in.
  repository = await projectCopy()
  await commitCafe()
  await renameAndRaise()
  const before = await texts()
  const args = ['--content', content, '--public', publicOf.second, '--date', '2026-11-20', '--check']
  const settings = { project: repository }
  const checked = await runGenerator(args, settings)
  expect(checked.code).toBe(1)
  expect(checked.stderr).toContain('\nnpm run check -- --fix corrects 6 of these.\n')
  expect(await texts()).toEqual(before)

  const fixed = await runGenerator([...args, '--fix'], settings)
  expect(fixed.stderr).toMatch(/^Corrected 8 mistakes:$/m)
  expect(fixed.stderr).toMatch(/^-\s+perHour: 58\n\+\s+perHour: 60$/m)
  expect(fixed.stdout).toContain('no errors: nothing is wrong')
  expect(fixed.code).toBe(0)
  expect(await texts()).toEqual(expectedAfter(before))

  const again = await runGenerator([...args, '--fix'], settings)
  expect([again.code, again.stderr.split('\n')[0]]).toEqual([0, 'Corrected nothing.'])
  expect(await texts()).toEqual(expectedAfter(before))
}, 120_000)

test('--fix without --check is refused', async () => {
  const { code, stderr } = await runGenerator(['--fix'])
  expect([code, stderr.split('\n')[0]]).toEqual([2, '--fix belongs to the check: npm run check -- --fix'])
})

test('Windows line ends and a byte order mark stay', async () => {
  const windows = (text: string) => `\ufeff${text.replace('\ufeff', '').replaceAll(/\r?\n/g, '\r\n')}`
  await renameAndRaise()
  const before = await texts()
  for (const [file, text] of before) await writeFile(join(content, file), windows(text))
  expect(await corrected()).toMatchObject({ count: 8, left: [], possible: [] })
  expect(await texts()).toEqual(
    new Map([...expectedAfter(before)].map(([file, text]) => [file, windows(text)])),
  )
})

test('with an error elsewhere, the rest is corrected and the error stays', async () => {
  await renameGuide(pad, 'pads')
  await change('faq.yaml', 'id: own-pad', 'id: pay')
  const { left, possible } = await corrected()
  expect([left, possible]).toEqual([['duplicate-id'], []])
  expect(await read('faq.yaml')).toContain('(/blog/pads)')
})

test('an earlier rename that was committed is found against the branch before it', async () => {
  git('switch', '--quiet', '--create', 'rename')
  await renameGuide(pad, 'pads')
  commit()
  expect((await corrected()).count).toBe(0)
  expect(await corrected({ against: 'live' })).toMatchObject({ left: [], possible: [] })
  expect(await read('redirects.yaml')).toContain(`  - from: /blog/${pad}\n    to: /blog/pads\n`)
})

describe('links', () => {
  test('follow a written redirect, with their fragment; mentions of the address stay', async () => {
    await renameGuide(pad, 'pads')
    await change('redirects.yaml', 'redirects:\n', `redirects:\n  - from: /blog/${pad}\n    to: /blog/pads\n`)
    await change('faq.yaml', `/blog/${pad}`, `/blog/${pad}#h-sticks-and-boxes`)
    await change('posts/pads.md', '## The four kinds', `It was at /blog/${pad} before.\n\n## The four kinds`)
    await writeFile(join(repository, 'README.md'), 'A commit.')
    commit()
    const { left } = await corrected()
    expect(await read('faq.yaml')).toContain('(/blog/pads#h-sticks-and-boxes)')
    expect(await read('posts/pads.md')).toContain(`It was at /blog/${pad} before.`)
    expect(left).toEqual([])
  })

  test('to a missing fragment are left to the author', async () => {
    await renameGuide(pad, 'pads')
    await change('faq.yaml', `/blog/${pad}`, `/blog/${pad}#nowhere`)
    const { left, possible } = await corrected()
    expect([left, possible]).toEqual([['broken-link'], []])
    expect(await read('faq.yaml')).toContain(`(/blog/${pad}#nowhere)`)
  })
})

describe('uncertain corrections are not made', () => {
  test('for an edited price per hour, and for a price far from all others', async () => {
    await change('packages.yaml', 'perHour: 58', 'perHour: 60')
    await change('packages.yaml', 'price: 216', 'price: 2160')
    const before = await texts()
    expect(await corrected()).toMatchObject({ count: 0, left: ['price-per-hour', 'price-per-hour'] })
    expect(await texts()).toEqual(before)
  })

  test('for a guide that replaces another, with the id of the old one', async () => {
    await renameGuide(pad, 'other')
    await change('posts/other.md', /^title: .*/m, 'title: How we wash the cups of our guests')
    await change('posts/other.md', /\n## Start[\s\S]*/, '\nWe wash them by hand.\n')
    const before = await texts()
    const { count, left } = await corrected()
    expect([count, new Set(left)]).toEqual([0, new Set(['broken-link', 'lost-address'])])
    expect(await texts()).toEqual(before)
  })

  test('for a renamed guide with a mistake, whose address is unknown', async () => {
    await renameGuide(pad, 'pads')
    await change('posts/pads.md', 'date: 2026-06-20', 'date: yesterday')
    const before = await texts()
    expect((await corrected()).count).toBe(0)
    expect(await texts()).toEqual(before)
  })

  test('without an earlier state; the report has the reason', async () => {
    await renameAndRaise()
    await rm(join(repository, '.git'), { recursive: true })
    const args = ['--content', content, '--public', publicOf.second, '--check', '--fix']
    const { code, stderr } = await runGenerator(args, { env: { GIT_CEILING_DIRECTORIES: repository } })
    expect([code, stderr.split('\n')[0]]).toEqual([1, 'Corrected nothing.'])
    expect(stderr).toContain('This content is in no commit of a Git repository')
  })
})

describe('a guide that is gone', () => {
  test('gets a redirect to the list of guides; links to it are left to the author', async () => {
    await rm(join(content, `posts/${pad}.md`))
    const { count, left, warned, possible } = await corrected()
    expect([count, left, possible]).toEqual([2, [], []])
    expect(warned).toContain('redirected-link')
    expect(await read('redirects.yaml')).toContain(`  - from: /blog/${pad}\n    to: /blog\n`)
    expect(await read('faq.yaml')).toContain(`(/blog/${pad})`)
  })

  test('had no address as a draft', async () => {
    await writeFile(
      join(content, 'posts/later.md'),
      (await read(`posts/${party}.md`))
        .replace(/^id: .*/m, 'id: later\ndraft: true')
        .replace(/^title: .*/m, 'title: Something that we may say later, or never')
        .replace(/^(description: )/m, '$1Later or never, '),
    )
    commit()
    const { left } = await corrected({ against: 'live' })
    expect(left).toEqual([])
    await rm(join(content, 'posts/later.md'))
    expect(await corrected()).toMatchObject({ count: 0, left: [] })
  })
})

test('the list of redirects keeps its comments and its indentation', async () => {
  const list = `# Old addresses.\nredirects: # the newest first\n# Printed on a flyer:\n- from: /find\n  to: /blog\n`
  await writeFile(join(content, 'redirects.yaml'), list)
  commit()
  await renameGuide(party, 'party')
  expect(await corrected()).toMatchObject({ left: [], possible: [] })
  expect(await read('redirects.yaml')).toBe(
    list.replace('first\n', `first\n- from: /blog/${party}\n  to: /blog/party\n`),
  )
})

test('the list of redirects may be empty', async () => {
  await writeFile(join(content, 'redirects.yaml'), '# None.\nredirects: []\n')
  commit()
  await renameGuide(party, 'party')
  await renameGuide(pad, 'pads')
  expect(await corrected()).toMatchObject({ left: [], possible: [] })
  const entries = (await read('redirects.yaml')).split('\n  - ')
  expect([
    entries[0],
    ...entries
      .slice(1)
      .map((entry) => entry.trim())
      .toSorted(),
  ]).toEqual([
    '# None.\nredirects:',
    `from: /blog/${pad}\n    to: /blog/pads`,
    `from: /blog/${party}\n    to: /blog/party`,
  ])
})

const slug = fc.stringMatching(/^[a-z][a-z0-9]{2,8}(-[a-z0-9]{2,6}){0,2}$/)

test('after any renames and prices, nothing that could be corrected is left, and only the lines of the diff change', async () => {
  const edits = fc.record({
    guides: fc.uniqueArray(slug, { minLength: 2, maxLength: 2 }),
    location: fc.option(slug),
    // A third of a price; it has to differ from the one that is there.
    price: fc.integer({ min: 60, max: 90 }),
    chain: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(edits, async ({ guides: [one = '', other = ''], location, price, chain }) => {
      git('reset', '--quiet', '--hard')
      git('clean', '--quiet', '--force', '-d')
      await renameGuide(pad, one)
      await renameGuide(party, other)
      if (location) await change('locations.yaml', 'id: infopark-kochi', `id: ${location}`)
      if (chain) await change('redirects.yaml', 'to: /blog?q=pad', 'to: /journal/pads')
      await change('packages.yaml', 'price: 174', `price: ${price * 3}`)
      git('add', '--all')
      const { diff = '', left, possible } = await corrected()
      expect([left, possible]).toEqual([[], []])
      const changedLines = (text: string) =>
        text.split(/\r?\n/).filter((line) => /^[-+](?!--|\+\+)/.test(line))
      expect(changedLines(diff).toSorted()).toEqual(changedLines(git('diff')).toSorted())
      expect((await build(options())).messages.fixes).toEqual([])
    }),
    { numRuns: 5 },
  )
}, 120_000)
