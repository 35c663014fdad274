/** An address that a folder or a revision had, and that leads nowhere now, is an error. */
import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { isEarlier, isOpenPoint } from '../../src/diagnostics/messages.ts'
import { filesInRevision } from '../../src/proofread/changes/git.ts'
import { contentOf, linkSources, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { listFiles } from '../html.ts'

let repository: string
let content: string

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: repository,
    stdio: 'pipe',
  })

/** A repository that holds the second café in a subfolder, with a branch of any name. */
beforeAll(async () => {
  repository = await temporaryFolder()
  content = join(repository, 'café/content')
  await mkdir(join(repository, 'café'))
  await cp(contentOf.second, content, { recursive: true })
  await linkSources(repository)
  git('init', '--quiet', '--initial-branch', 'live')
  git('add', '.')
  git('commit', '--quiet', '--message', 'As it is live')
})

beforeEach(async () => {
  await rm(content, { recursive: true })
  await cp(contentOf.second, content, { recursive: true })
})

async function change(file: string, from: string | RegExp, to: string) {
  const path = join(content, file)
  const before = await readFile(path, 'utf8')
  expect(before.replace(from, to)).not.toBe(before)
  await writeFile(path, before.replace(from, to))
}

async function compare(against = 'live') {
  const options = optionsFor({
    root: repository,
    content,
    public: publicOf.second,
    out: join(repository, 'out'),
    check: true,
    against,
  })
  const { messages, areLinksChecked } = await build(options)
  const errors = messages.all.filter(({ fatal }) => fatal)
  return {
    messages: messages.all,
    areLinksChecked,
    errors,
    lost: errors.filter(({ ruleId }) => ruleId === 'lost-address'),
  }
}

test('a warning that the change causes is separated from earlier ones, also on a line that is as it was', async () => {
  await change('images.yaml', /alt: .*/, 'alt: Two')
  git('commit', '--quiet', '--all', '--message', 'A short description')
  await change('images.yaml', /^/, '# A note.\n')
  await change('tournaments.yaml', 'repeats: every friday', 'repeats: every tuesday')
  const { messages } = await compare()
  git('reset', '--quiet', 'HEAD~')
  const warnings = messages.filter((message) => !isOpenPoint(message))
  expect(warnings.map((message) => [message.ruleId, isEarlier(message)])).toEqual([
    ['alt-too-short', true],
    ['overlapping-tournaments', false],
    ['old-days', false],
  ])
})

test('a day that is over is a warning about the change that writes it', async () => {
  const closure = 'closures:\n  - id: onam\n    name: Onam\n    from: 2025-12-25\n    hours: closed\n'
  await writeFile(join(content, 'calendar.yaml'), closure)
  const { messages } = await compare()
  const found = messages.filter(({ ruleId }) => ruleId === 'past-date')
  expect(found.map((message) => [message.expected, isEarlier(message)])).toEqual([
    [['    from: 2026-12-25'], false],
  ])
})

test('an example that was replaced, and is still listed as one, is reported at its new value', async () => {
  const listed = '$&\nplaceholders:\n  - field: social\n    note: The profiles.\n'
  const earlier = join(await temporaryFolder(), 'earlier')
  await change('site.yaml', /^name: .*/m, listed)
  await cp(content, earlier, { recursive: true })
  const filled = async () =>
    (await compare(earlier)).messages.filter(({ ruleId }) => ruleId === 'filled-example')
  expect(await filled()).toEqual([])
  await change('site.yaml', /^(social:\n[\s\S]*?)url: .*/m, '$1url: https://www.instagram.com/rain.pixel')
  expect(await filled()).toMatchObject([
    { reason: expect.stringMatching(/^“social” has a new value/), fatal: false },
  ])
})

test('a state without differences has lost nothing, and a changed price and text lose nothing', async () => {
  expect((await compare()).errors).toEqual([])
  await change('packages.yaml', 'price: 174\n            perHour: 58', 'price: 180\n            perHour: 60')
  await change('posts/choosing-a-fighting-game-pad.md', /\n/g, '\r\n')
  expect((await compare()).errors.map(String)).toEqual([])
})

const party = 'rainy-day-lan-party-kochi'

/** A guide under another name; the links to it follow. */
async function renameGuide() {
  await rename(join(content, `posts/${party}.md`), join(content, 'posts/rainy-party.md'))
  await change('posts/choosing-a-fighting-game-pad.md', `/blog/${party}`, '/blog/rainy-party')
}

describe('an address', () => {
  test('of a renamed guide without a redirect is an error with the lines to paste, and names the new page', async () => {
    await renameGuide()
    expect((await compare()).lost).toMatchObject([
      {
        line: 2,
        reason: expect.stringMatching(
          new RegExp(`^The page /blog/${party} \\(“A rainy-day LAN party.*has moved to /blog/rainy-party`),
        ),
        note: expect.stringContaining('Write the old name back; or add an entry'),
        expected: ['redirects:', `  - from: /blog/${party}`, '    to: /blog/rainy-party'],
      },
    ])
  })

  test('of a guide with another name and title may lead to a new guide', async () => {
    await renameGuide()
    await change('posts/rainy-party.md', /^title: .*/m, 'title: How to bring six friends')
    expect((await compare()).lost).toMatchObject([
      {
        note: expect.stringContaining('to /blog, or to a page that replaces it, such as /blog/rainy-party;'),
        expected: ['redirects:', `  - from: /blog/${party}`, '    to: /blog'],
      },
    ])
  })

  test.each([
    ['a page', 'pages/contact.yaml', '/contact', '/'],
    ['a guide', `posts/${party}.md`, `/blog/${party}`, '/blog'],
  ])('of a deleted file needs a redirect: %s', async (_what, file, from, to) => {
    await rm(join(content, file))
    expect((await compare()).lost).toContainEqual(
      expect.objectContaining({ expected: ['redirects:', `  - from: ${from}`, `    to: ${to}`] }),
    )
  })

  test.each([
    ['a date in the future', /^date: .*/m, 'date: 2030-01-01', 'its date, 2030-01-01,', 'Correct the date.'],
    ['a draft', /^date: /m, 'draft: true\ndate: ', '“draft: true”', 'Delete that line.'],
  ])('of a guide that is hidden by %s is reported at that line', async (_what, from, to, reason, remedy) => {
    await change('posts/choosing-a-fighting-game-pad.md', `/blog/${party}`, '/blog')
    await change(`posts/${party}.md`, from, to)
    expect((await compare()).lost).toMatchObject([
      {
        file: expect.stringMatching(new RegExp(`posts/${party}\\.md$`)),
        reason: expect.stringContaining(`is published, but ${reason} takes it off the site`),
        note: expect.stringContaining(remedy),
      },
    ])
  })

  test('with a redirect is kept', async () => {
    await renameGuide()
    await change(
      'redirects.yaml',
      'redirects:\n',
      `redirects:\n  - from: /blog/${party}\n    to: /blog/rainy-party\n`,
    )
    expect((await compare()).errors).toEqual([])
  })

  test('of a renamed location is an error', async () => {
    await change('locations.yaml', '- id: infopark-kochi', '- id: marine-drive')
    expect((await compare()).lost.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('/location/infopark-kochi'),
    ])
  })
})

/** Before, the site had a page about a roof terrace: its file is there, and no code reads it any more. */
describe('of a subject that is gone with its code', () => {
  let earlier: string
  beforeEach(async () => {
    earlier = join(await temporaryFolder(), 'earlier')
    await cp(content, earlier, { recursive: true })
    await writeFile(join(earlier, 'pages/terrace.yaml'), 'title: The roof terrace\n')
  })

  test('the page needs a redirect, and the verdict says that its links are still to be checked', async () => {
    const guide = join(earlier, `posts/${party}.md`)
    await writeFile(guide, `${await readFile(guide, 'utf8')}\nSee the [roof](/terrace).\n`)
    const { lost, areLinksChecked } = await compare(earlier)
    expect(lost.map(({ reason, expected }) => [reason, expected])).toEqual([
      [
        'The page /terrace is gone, and old links to it lead nowhere.',
        ['redirects:', '  - from: /terrace', '    to: /'],
      ],
    ])
    expect(areLinksChecked).toBe(false)
  })

  test('nothing is said of an address to which nothing was linked', async () => {
    const { lost, areLinksChecked } = await compare(earlier)
    expect(lost).toEqual([])
    expect(areLinksChecked).toBe(true)
  })
})

describe('without a word from anything else', () => {
  test('a guide with another photograph: its words about it are of the earlier one', async () => {
    const guide = join(content, 'posts/rainy-day-lan-party-kochi.md')
    const written = await readFile(guide, 'utf8')
    const otherPicture = written.replace('image: chaya-balcony.jpg', 'image: lagoon-row.jpg')
    const warnings = async () =>
      (await compare()).messages
        .filter(({ ruleId }) => ruleId === 'replaced-image')
        .map(({ reason }) => reason)
    await writeFile(guide, otherPicture)
    expect(await warnings()).toEqual([
      expect.stringMatching(/is lagoon-row\.jpg since this change, not chaya-balcony\.jpg/),
    ])
    await writeFile(guide, otherPicture.replace(/imageAlt: .*/, 'imageAlt: A row of desks.'))
    expect(await warnings()).toEqual([])
    await writeFile(guide, written)
  })

  test('another photograph in a text: what describes it there is of the earlier one', async () => {
    const guide = join(content, 'posts/rainy-day-lan-party-kochi.md')
    const written = await readFile(guide, 'utf8')
    const earlierContent = await temporaryFolder()
    await cp(content, earlierContent, { recursive: true })
    await writeFile(
      join(earlierContent, 'posts/rainy-day-lan-party-kochi.md'),
      `${written}\n![Desks](chaya-balcony.jpg)\n`,
    )
    const warnings = async () =>
      (await compare(earlierContent)).messages
        .filter(({ ruleId }) => ruleId === 'replaced-image')
        .map(({ reason }) => reason)
    await writeFile(guide, `${written}\n![Desks](lagoon-row.jpg)\n`)
    expect(await warnings()).toEqual([expect.stringMatching(/since this change.*as before: “Desks”/)])
    await writeFile(guide, `${written}\n![Tea](lagoon-row.jpg)\n`)
    expect(await warnings()).toEqual([])
    await writeFile(guide, written)
  })

  test('a photograph that was replaced under its name: what images.yaml says is about the earlier one', async () => {
    await cp(join(content, 'images/chaya-balcony.jpg'), join(content, 'images/lagoon-row.jpg'))
    const replaced = async () =>
      (await compare()).messages
        .filter(({ ruleId }) => ruleId === 'replaced-image')
        .map(({ reason }) => reason)
    expect(await replaced()).toEqual([expect.stringMatching(/images\/lagoon-row\.jpg.*“alt”/)])
    const alt = (text: string) =>
      text.replace(/(file: lagoon-row\.jpg\n\s+alt: ).*/, '$1Tea on a balcony in the rain.')
    const list = join(content, 'images.yaml')
    await writeFile(list, alt(await readFile(list, 'utf8')))
    expect(await replaced()).toEqual([])
  })

  test('an optional data file that was deleted with entries', async () => {
    const earlier = join(await temporaryFolder(), 'earlier')
    await cp(contentOf.second, earlier, { recursive: true })
    const closure = 'closures:\n  - id: onam\n    name: Onam\n    from: 2030-09-10\n    hours: closed\n'
    await writeFile(join(earlier, 'calendar.yaml'), closure)
    const { messages } = await compare(earlier)
    expect(messages.filter(({ ruleId }) => ruleId === 'lost-entries')).toMatchObject([
      { reason: expect.stringContaining('gone, and what was in it with it: Onam.'), fatal: false },
    ])
  })

  test('the long text of a page that was deleted', async () => {
    await rm(join(content, 'seo/home.md'))
    const { messages } = await compare()
    expect(messages.filter(({ ruleId }) => ruleId === 'lost-text')).toMatchObject([
      { file: expect.stringMatching(/seo\/home\.md$/), fatal: false },
    ])
  })
})

describe('the other content', () => {
  test('may be a folder', async () => {
    const { lost } = await compare(contentOf.first)
    expect(lost.map(({ reason }) => reason)).toContainEqual(expect.stringContaining('/tournaments/valorant'))
  })

  test('has an address for each page in Markdown, which needs a redirect once it is gone', async () => {
    const earlier = join(await temporaryFolder(), 'earlier')
    await cp(contentOf.second, earlier, { recursive: true })
    const page = `---\ntitle: Evening host\ndescription: We look for one.\n---\nFour evenings a week.\n`
    await writeFile(join(earlier, 'pages/jobs.md'), page)
    const { lost } = await compare(earlier)
    expect(lost.map(({ expected }) => expected)).toEqual([['redirects:', '  - from: /jobs', '    to: /']])
  })

  /** An earlier state of the second café with changes of its files. */
  async function earlierWith(changes: Record<string, (text: string) => string>) {
    const earlier = join(await temporaryFolder(), 'earlier')
    await cp(contentOf.second, earlier, { recursive: true })
    for (const [file, edit] of Object.entries(changes))
      await writeFile(join(earlier, file), edit(await readFile(join(earlier, file), 'utf8')))
    return earlier
  }
  const notCompared = ({ messages }: Awaited<ReturnType<typeof compare>>) =>
    messages.filter(({ ruleId }) => ruleId === 'against').map(({ reason }) => reason)

  test('may have errors by the schemas of today: all its other files are compared', async () => {
    const earlier = await earlierWith({
      'packages.yaml': (text) => text.replace('perHour: ', 'hourly: '),
      'gear.yaml': () => 'no: schema\n',
    })
    await renameGuide()
    const found = await compare(earlier)
    expect(found.lost.map(({ reason }) => reason)).toEqual([expect.stringContaining(`/blog/${party}`)])
    expect(notCompared(found)).toEqual([
      expect.stringMatching(
        /has errors in packages\.yaml and gear\.yaml, so only its other files .* The first one: packages\.yaml: .*hourly/,
      ),
    ])
  })

  test('may have files of a subject that is deleted: nothing is said of those', async () => {
    const earlier = await earlierWith({})
    await writeFile(join(earlier, 'stock.yaml'), 'items: []\n')
    const found = await compare(earlier)
    expect([notCompared(found), found.errors]).toEqual([[], []])
  })

  test('may have errors in files that are still the same: then it is not compared', async () => {
    const earlier = await earlierWith({
      'images.yaml': (text) => text.replace(/ {2}- file: lagoon-row\.jpg\n(?: {4}.*\n)*/, ''),
    })
    expect(notCompared(await compare(earlier))).toEqual([
      expect.stringContaining('has errors, so its addresses are not compared'),
    ])
  })

  test.each(['nowhere', 'live:café', 'live; touch hacked', '$(touch hacked)', '--output=hacked'])(
    'is not “%s”, and nothing is run for it',
    async (against) => {
      const { errors } = await compare(against)
      expect(errors.map(({ ruleId }) => ruleId)).toEqual(['against'])
      expect(errors[0]?.reason).toContain(against)
      expect(git('status', '--porcelain').toString()).toBe('')
    },
  )

  test('is that of the project: a folder of another repository, or of none, is named', async () => {
    const elsewhere = join(await temporaryFolder(), 'content')
    await cp(contentOf.second, elsewhere, { recursive: true })
    const options = { content: elsewhere, public: publicOf.second, check: true, against: 'live' }
    for (const root of [repository, elsewhere]) {
      const { messages } = await build(optionsFor({ ...options, root: repository }))
      const [error] = messages.all.filter(({ ruleId }) => ruleId === 'against')
      expect(error?.reason, root).toMatch(/not a part of the Git repository of the project/)
      expect(error?.note).toContain('--against FOLDER')
      execFileSync('git', ['init', '--quiet'], { cwd: elsewhere })
    }
  })

  test('is not read from a repository inside the content', async () => {
    execFileSync('git', ['init', '--quiet'], { cwd: content })
    const { errors } = await compare()
    expect(errors.map(({ ruleId }) => ruleId)).toEqual(['against'])
  })

  test('needs a repository', () => {
    const found = filesInRevision('live', contentOf.second, '/')
    expect(found).toMatchObject({ reason: expect.stringContaining('in no Git repository') })
  })

  test('has no links, no submodules and no hidden files', async () => {
    await symlink('/etc', join(content, 'images/link.jpg'))
    await writeFile(join(content, '.hidden'), 'x')
    git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},café/content/module`)
    git('add', 'café')
    git('commit', '--quiet', '--message', 'Odd files')
    const files = filesInRevision('live', content, repository)
    git('reset', '--quiet', '--hard', 'HEAD~1')
    expect([...('rule' in files ? [] : files.keys())].sort()).toEqual(listFiles(contentOf.second))
  })
})
