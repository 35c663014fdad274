/** Changes for visitors are listed against a folder or a revision; a lost address is an error. */
import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { filesInRevision } from '../../src/compare/git.ts'
import { madePages } from '../../src/compare/pages.ts'
import { changesReport } from '../../src/diagnostics/writers/outcome.ts'
import { routeOfFile } from '../../src/site.ts'
import { compiledContent, contentOf, linkSources, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
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
  const { messages, comparison } = await build(options)
  const groups = Object.fromEntries(
    (comparison?.changes ?? []).map(({ heading, lines }) => [heading, [...lines]]),
  )
  const errors = messages.all.filter(({ fatal }) => fatal)
  return { groups, comparison, errors, told: changesReport(comparison).replaceAll('\u00a0', ' ') }
}

test('unchanged content lists no changes', async () => {
  const { comparison, errors, told } = await compare()
  expect(errors.map(String)).toEqual([])
  expect(comparison).toMatchObject({ against: 'live', changes: [], notes: [] })
  expect(told).toContain('compared with live:\n\n  Nothing.')
})

test('lists every page that is made from content', async () => {
  for (const cafe of ['first', 'second'] as const) {
    const { site } = await build(
      optionsFor({
        content: contentOf[cafe],
        public: publicOf[cafe],
        out: join(repository, 'out'),
        check: true,
      }),
    )
    const made = [...site.keys()]
      .filter((file) => file.endsWith('.html') && file !== '/404.html')
      .map(routeOfFile)
    expect(
      madePages(compiledContent(cafe))
        .map(({ path }) => path)
        .sort(),
    ).toEqual(made.sort())
  }
})

test("changed prices, tournaments, figures, questions, hours and phone are listed in visitors' words", async () => {
  await change('packages.yaml', 'price: 174\n            perHour: 58', 'price: 180\n            perHour: 60')
  await change('tournaments.yaml', 'repeats: every tuesday', 'repeats: every monday')
  await change('tournaments.yaml', 'entry: 275', 'entry: 300')
  await change('facts.yaml', 'value: 4650', 'value: 4700')
  await change('faq.yaml', 'Lagoon or Typhoon?', 'Typhoon or Lagoon?')
  await change('faq.yaml', 'There is no deposit.', 'There is a deposit.')
  await change('site.yaml', /end: 22:00/, 'end: 23:00')
  await change('site.yaml', '+91 11111 22222', '+91 11111 33333')
  const { groups, errors } = await compare()
  expect(errors.map(String)).toEqual([])
  const plain = JSON.parse(JSON.stringify(groups).replaceAll('\u00a0', ' '))
  expect(plain).toEqual({
    Prices: [
      'Morning Tides, First Light, tiers lagoon price: ₹174 → ₹180',
      'Morning Tides, First Light, tiers lagoon per hour: ₹58 → ₹60',
    ],
    'Figures of texts': ['The whole hall, one evening, value: ₹4,650 → ₹4,700'],
    Tournaments: [
      'Aerial Cup, Rocket League, repeats: every Tuesday → every Monday',
      'Aerial Cup, Rocket League, entry: ₹275 → ₹300',
    ],
    'Questions and answers': [
      'Typhoon or Lagoon?, question: Lagoon or Typhoon? → Typhoon or Lagoon?',
      expect.stringMatching(/^How do I pay\?, answer: .*There is no deposit\. → .*There is a deposit\.$/),
    ],
    'The café': ['contact phone: +91 11111 22222 → +91 11111 33333', 'hours end: 22:00 → 23:00'],
  })
})

test('a removed price is listed', async () => {
  await change('packages.yaml', /\n +typhoon:\n +price: 216\n +perHour: \d+/, '')
  const { groups } = await compare()
  expect(groups.Prices?.[0]).toMatch(/First Light, tiers typhoon price: ₹216 → nothing$/)
})

const closure = (to: string) =>
  `closures:\n  - id: onam\n    name: Onam\n    from: 2026-12-02\n    to: ${to}\n    hours: closed\n`
const notice = (text: string, until: string) =>
  `notices:\n  - id: pads\n    text: ${text}\n    until: ${until}\n`

test('closed days, notices and offers are listed', async () => {
  const offer = 'offers:\n  - title: Rain money'
  await change('pages/pricing.yaml', offer, `${offer}\n    until: 2026-12-05`)
  await change('pages/pricing.yaml', 'title: Six in a boat', 'title: Seven in a boat')
  await writeFile(join(content, 'calendar.yaml'), closure('2026-12-03') + notice('New pads.', '2026-12-05'))
  const { groups, errors } = await compare()
  expect(errors.map(String)).toEqual([])
  expect(groups['Page: pricing']).toEqual([
    'Rain money, until: nothing → 5 December 2026',
    expect.stringMatching(/^Seven in a boat: new \(.*text /),
    'Six in a boat: no longer there',
  ])
  expect(groups['Closed days and notices']).toEqual([
    'Onam: new (from 2 December 2026, to 3 December 2026, hours closed)',
    'pads: new (text New pads., until 5 December 2026)',
  ])
})

test('changed and removed closed days and notices are listed', async () => {
  const before = join(await temporaryFolder(), 'before')
  await cp(contentOf.second, before, { recursive: true })
  await writeFile(join(before, 'calendar.yaml'), closure('2026-12-03') + notice('New pads.', '2026-12-05'))
  await writeFile(
    join(content, 'calendar.yaml'),
    closure('2026-12-04').replace('hours: closed', 'start: 12:00\n    end: 20:00'),
  )
  const { groups } = await compare(before)
  expect(groups['Closed days and notices']).toEqual([
    'Onam, to: 3 December 2026 → 4 December 2026',
    'Onam, start: nothing → 12:00',
    'Onam, end: nothing → 20:00',
    'Onam, hours: closed → nothing',
    'pads: no longer there',
  ])
})

test('added and removed entries are listed', async () => {
  await change('faq.yaml', '- id: pay\n', '- id: paying\n')
  await change('tournaments.yaml', /\s+- id: iron-palm[\s\S]*?(?=\n\s+rulesHeading|\nrulesHeading)/, '')
  const { groups } = await compare()
  expect(groups.Tournaments).toEqual(['Iron Palm Weekender, Tekken 8: no longer there'])
  expect(groups['Questions and answers']).toContain('How do I pay?: no longer there')
})

test('cancelled and moved dates are listed with their day and year, and winners', async () => {
  const dates = `    exceptions:
      - date: 2026-12-22
        status: moved
        to: 2026-12-23
        start: 12:00
        end: 15:00
      - date: 2027-12-28
        status: cancelled
    results:
      - date: 2026-11-17
        places:
          - Team One
          - Team Two
`
  await change('tournaments.yaml', '    entry: 275\n', `    entry: 275\n${dates}`)
  const { groups } = await compare()
  expect(groups.Tournaments).toEqual([
    'Aerial Cup, Rocket League, 2026-12-22: new (date 22 December 2026, status moved, to 23 December 2026, start 12:00, end 15:00)',
    'Aerial Cup, Rocket League, 2027-12-28: new (date 28 December 2027, status cancelled)',
    'Aerial Cup, Rocket League, 2026-11-17: new (date 17 November 2026, places Team One, Team Two)',
  ])
})

const party = 'rainy-day-lan-party-kochi'

/** A guide under another name; the links to it follow. */
async function renameGuide() {
  await rename(join(content, `posts/${party}.md`), join(content, 'posts/rainy-party.md'))
  await change('posts/choosing-a-fighting-game-pad.md', `/blog/${party}`, '/blog/rainy-party')
}

test('texts and photographs are listed by name', async () => {
  await change('posts/choosing-a-fighting-game-pad.md', /$/, '\nOne more thought.\n')
  await rm(join(content, 'images/lagoon-row.jpg'))
  const { groups } = await compare()
  expect(groups['Other words and pictures']).toEqual([
    'images/lagoon-row.jpg: no longer there',
    'posts/choosing-a-fighting-game-pad.md: changed',
  ])
})

describe('an address', () => {
  test('of a renamed guide without a redirect is an error with the lines to paste', async () => {
    await renameGuide()
    const { groups, errors } = await compare()
    expect(groups.Pages).toEqual([
      `/blog/${party} → /blog/rainy-party (A rainy-day LAN party: how to plan one)`,
    ])
    expect(errors.filter(({ ruleId }) => ruleId === 'lost-address')).toMatchObject([
      { line: 2, expected: ['redirects:', `  - from: /blog/${party}`, '    to: /blog/rainy-party'] },
    ])
  })

  test('of a page whose file is deleted needs a redirect', async () => {
    await rm(join(content, 'pages/gallery.yaml'))
    const { groups, errors } = await compare()
    expect(groups.Pages).toEqual([expect.stringMatching(/^\/gallery: no longer there \(/)])
    expect(errors.filter(({ ruleId }) => ruleId === 'lost-address')).toMatchObject([
      { expected: ['redirects:', '  - from: /gallery', '    to: /'] },
    ])
  })

  test('of a deleted guide leads to the list of guides, in the words of the message and in its lines', async () => {
    await rm(join(content, `posts/${party}.md`))
    const { errors } = await compare()
    expect(errors.filter(({ ruleId }) => ruleId === 'lost-address')).toMatchObject([
      {
        note: expect.stringContaining('leads the old address to /blog, or to a page that replaces it;'),
        expected: ['redirects:', `  - from: /blog/${party}`, '    to: /blog'],
      },
    ])
  })

  test('with the pasted redirect is not an error', async () => {
    await renameGuide()
    await change(
      'redirects.yaml',
      'redirects:\n',
      `redirects:\n  - from: /blog/${party}\n    to: /blog/rainy-party\n`,
    )
    const { groups, errors } = await compare()
    expect(groups.Pages).toHaveLength(1)
    expect(errors.filter(({ ruleId }) => ruleId === 'lost-address')).toEqual([])
  })

  test('of a deleted location is an error; a new one is listed', async () => {
    await change(
      'locations.yaml',
      '- id: infopark-kochi\n    name: Infopark',
      '- id: marine-drive\n    name: Marine Drive',
    )
    await change('locations.yaml', /title: .*/, 'title: Gaming near Marine Drive, Kochi')
    await change('locations.yaml', /heading: .*/, 'heading: From the sea to us')
    const { groups, errors } = await compare()
    expect(groups.Pages).toEqual([
      '/location/marine-drive: new (Gaming near Marine Drive, Kochi)',
      '/location/infopark-kochi: no longer there (Gaming near Infopark, Kochi, after work)',
    ])
    expect(errors.find(({ ruleId }) => ruleId === 'lost-address')?.reason).toContain(
      '/location/infopark-kochi',
    )
  })
})

describe('the other content', () => {
  test('may be a folder', async () => {
    const { comparison } = await compare(contentOf.first)
    expect(comparison?.changes.find(({ heading }) => heading === 'The café')?.lines).toContain(
      'name: Volt Arena → Monsoon Pixel',
    )
  })

  test('may have errors: only files without errors are compared, and the others are reported', async () => {
    const broken = join(await temporaryFolder(), 'broken')
    await cp(contentOf.second, broken, { recursive: true })
    await writeFile(join(broken, 'packages.yaml'), 'tiers: [')
    await change('site.yaml', '+91 11111 22222', '+91 11111 33333')
    const { groups, comparison, errors } = await compare(broken)
    expect(errors.map(String)).toEqual([])
    expect(groups.Prices).toBeUndefined()
    expect(groups['The café']).toHaveLength(1)
    expect(comparison?.notes.join()).toMatch(/has errors in .*packages\.yaml/)
  })

  test.each(['nowhere', 'live:café', 'live; touch hacked', '$(touch hacked)', '--output=hacked'])(
    'is not “%s”, and nothing is run for it',
    async (against) => {
      const { comparison, errors } = await compare(against)
      expect(comparison).toBeUndefined()
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
      const { messages, comparison } = await build(optionsFor({ ...options, root: repository }))
      expect(comparison).toBeUndefined()
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

test('a text with other line ends is the same', async () => {
  await change('posts/choosing-a-fighting-game-pad.md', /\n/g, '\r\n')
  expect((await compare()).groups).toEqual({})
})
