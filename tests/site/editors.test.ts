/** Editors have the content's rules: schemas for code editors, forms, tables for people. */
import { readFileSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { build } from '../../build.ts'
import { allCollections, type Collection, markdownPageFiles } from '../../src/content/collections.ts'
import { generatedFiles, modelines, opening } from '../../src/editor/generatedFiles.ts'
import { jsonSchemas } from '../../src/editor/jsonSchema.ts'
import { sveltiaConfig } from '../../src/editor/sveltia.ts'
import { collections } from '../../templates/collections.ts'
import {
  built,
  contentOf,
  loadedContent,
  optionsFor,
  publicOf,
  required,
  root,
  temporaryFolder,
} from '../cafes.ts'
import { refusals, sveltiaField } from '../forms.ts'
import { listFiles } from '../html.ts'
import { hasFormEditor } from '../tools/optionalPackages.ts'

type Json = Record<string, unknown>

const everyFile = allCollections(collections)
const { guideFiles } = collections
type Cafe = keyof typeof contentOf

const cafes: Cafe[] = ['first', 'second']

const tiersOf = (cafe: Cafe) => required(loadedContent(cafe).packages).tiers.map(({ id }) => id)

const repository = { backend: 'github', repository: 'our-cafe/website', branch: 'main' } as const

const configOf = (cafe: Cafe) => sveltiaConfig(loadedContent(cafe), collections, repository, 'content')

/** Every file of a café that a schema belongs to, as plain data. */
function* filesOf(cafe: Cafe): Generator<{ file: Collection; path: string; value: Json }> {
  const read = (path: string) => readFileSync(join(contentOf[cafe], path), 'utf8').replace(/^\ufeff/, '')
  for (const path of listFiles(contentOf[cafe])) {
    const file = everyFile.find(
      (file) => file.path === path || file.path === path.replace(/[^/]+\.md$/, '*.md'),
    )
    if (!file) continue
    yield {
      file,
      path,
      value: parse(path.endsWith('.md') ? (read(path).split(/^---\r?$/m)[1] ?? '') : read(path)),
    }
  }
}

const categoriesOf = (cafe: Cafe) =>
  [...filesOf(cafe)].filter(({ file }) => file === guideFiles).map(({ value }) => String(value.category))

describe('generated files', () => {
  test('are up to date with the schemas (npm run generate)', async () => {
    const files = generatedFiles(collections)
    for (const [path, text] of files) {
      const isFresh = (await readFile(join(root, path), 'utf8')) === text
      expect(isFresh, `${path} is stale: npm run generate`).toBe(true)
    }
    const schemas = listFiles(join(root, 'schema')).map((path) => `schema/${path}`)
    expect(schemas).toEqual([...files.keys()].filter((path) => path.startsWith('schema/')).sort())
  })

  test('a content file whose first line names a schema names its own', async () => {
    for (const [path, line] of modelines(root, collections)) {
      const [first = ''] = (await readFile(join(root, path), 'utf8')).split('\n')
      if (first.startsWith(opening)) expect(first, path).toBe(line)
      const schema = JSON.parse(await readFile(join(root, path, '..', line.slice(opening.length)), 'utf8'))
      expect(schema.title).toBe(everyFile.find((file) => path === `content/${file.path}`)?.title)
    }
  })

  test('a missing optional file is left out', async () => {
    const folder = await temporaryFolder()
    await cp(contentOf.second, join(folder, 'content'), { recursive: true })
    await rm(join(folder, 'content/faq.yaml'))
    expect(modelines(folder, collections).has('content/faq.yaml')).toBe(false)
    expect(modelines(folder, collections).has('content/site.yaml')).toBe(true)
  })

  test('the tables list every file, its groups and its optional fields', async () => {
    const tables = await readFile(join(root, 'content/FIELDS.md'), 'utf8')
    for (const { path } of everyFile) expect(tables).toContain(`\`${path}\``)
    expect(tables).toContain('`lists › packages › tiers › (kind of machine) › price` |')
    expect(tables).toMatch(/`tournaments › time` \* \| Leave it out/)
    expect(tables).toMatch(/`facts › kind` \| One of: `money`, `percent`/)
  })
})

describe('schemas for code editors', () => {
  const validators = new Map<string, ValidateFunction>()
  const schemas = new Map<string, Json>()

  beforeAll(() => {
    const ajv = new Ajv({ strict: false, allErrors: true })
    for (const [path, text] of jsonSchemas(collections)) {
      schemas.set(path, JSON.parse(text))
      validators.set(path, ajv.compile(JSON.parse(text)))
    }
  })

  const errors = ({ name }: Collection, value: unknown) => {
    const validator = validators.get(`schema/${name}.schema.json`)
    validator?.(value)
    return validator?.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`) ?? []
  }
  const named = (name: string) => everyFile.find((file) => file.name === name) ?? guideFiles

  test.each(cafes)('the content of the %s café is valid', (cafe) => {
    const seen = new Set<Collection>()
    for (const { file, path, value } of filesOf(cafe)) {
      seen.add(file)
      expect(errors(file, value), path).toEqual([])
    }
    // The first café has every file but pages of its own, the second one what a café must have.
    const expected = everyFile.filter((file) => file !== markdownPageFiles)
    const missing = expected.filter((file) => !seen.has(file) && (cafe === 'first' || file.required))
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  /** A change to the second café's file, and the place of the schema's error. */
  const mistakes: [name: string, file: string, change: (text: string) => string, at: RegExp][] = [
    [
      'a price with its sign',
      'tournaments',
      (text) => text.replace(/entry: \d+/, 'entry: ₹500'),
      /^\/tournaments\/0\/entry must be integer/,
    ],
    [
      'a price below nothing',
      'tournaments',
      (text) => text.replace(/entry: \d+/, 'entry: -1'),
      /^\/tournaments\/0\/entry must be >= 0/,
    ],
    [
      'a misspelt field',
      'faq',
      (text) => text.replace('question:', 'qestion:'),
      /^\/items\/0 must NOT have additional properties/,
    ],
    [
      'a missing field',
      'faq',
      (text) => text.replace('question:', 'qestion:'),
      /^\/items\/0 must have required property 'question'/,
    ],
    [
      'an unknown day',
      'tournaments',
      (text) => text.replace(/repeats: .+/, 'repeats: every caturday'),
      /^\/tournaments\/0\/repeats must match pattern/,
    ],
    [
      'a time without a zero',
      'site',
      (text) => text.replace(/start: \S+/, 'start: 9:00'),
      /^\/hours\/start must match pattern/,
    ],
    [
      'a text that is too long',
      'faq',
      (text) => text.replace(/question: .*/, `question: ${'x'.repeat(161)}`),
      /^\/items\/0\/question must NOT have more than 160/,
    ],
    [
      'a photograph with a path',
      'pages/home',
      (text) => text.replace('\nimage: ', '\nimage: images/'),
      /^\/image must match pattern/,
    ],
    [
      'an address without https',
      'site',
      (text) => text.replace(/url: https/, 'url: http'),
      /^\/url must match pattern/,
    ],
    [
      'a number for a text',
      'tournaments',
      (text) => text.replace(/name: .*/, 'name: 2048'),
      /^\/tournaments\/0\/name must be string/,
    ],
    [
      'an empty list',
      'packages',
      (text) => text.replace(/^tiers:\n( .*\n)+/m, 'tiers: []\n'),
      /^\/tiers must NOT have fewer than 1/,
    ],
    [
      'an unknown kind of figure',
      'facts',
      (text) => text.replace(/kind: \w+/, 'kind: euro'),
      /^\/facts\/0 must match exactly one schema/,
    ],
  ]

  test.each(mistakes)('%s is marked', (_name, file, change, at) => {
    const text = readFileSync(join(contentOf.second, `${file}.yaml`), 'utf8')
    expect(change(text)).not.toBe(text)
    expect(errors(named(file), parse(change(text).replace(/^\ufeff/, '')))).toContainEqual(
      expect.stringMatching(at),
    )
  })

  test('hours may be by days', () => {
    const entry = { days: 'mon-thu', start: '10:00', end: '22:00' }
    for (const { file, value } of filesOf('second')) {
      if (file.name !== 'site') continue
      expect(errors(file, { ...value, hours: [entry] })).toEqual([])
      expect(errors(file, { ...value, hours: [{ ...entry, days: 'weekdays' }] })).toContainEqual(
        expect.stringMatching(/^\/hours\/0\/days must match pattern/),
      )
    }
  })

  test('a date that does not exist is marked', () => {
    for (const { file, value } of filesOf('second')) {
      if (file === guideFiles)
        expect(errors(file, { ...value, date: '2026-02-30' })[0]).toMatch(/^\/date must match/)
    }
  })

  test('a reference is allowed in any text, but not in a number', () => {
    const items = [
      { id: 'a', question: `${'x'.repeat(150)} \${facts.first} \${facts.second}`, answer: 'Yes.' },
    ]
    expect(errors(named('faq'), { items })).toEqual([])
    const reach = errors(named('packages'), {
      tiers: [],
      lists: [{ packages: [{ duration: '${facts.first}' }] }],
    })
    expect(reach).toContain('/lists/0/packages/0/duration must be number')
  })

  test('a list that may be empty may have no value', () => {
    expect(errors(named('questions'), { questions: null })).toEqual([])
  })

  test('error messages are those of the check', () => {
    const properties = JSON.stringify(schemas.get('schema/tournaments.schema.json'))
    const words = 'Write a whole number without currency sign, comma or quotes, such as 1099.'
    expect(properties).toContain(`"errorMessage":${JSON.stringify(words)}`)
    expect(properties).toContain(
      '"patternErrorMessage":"Write a time on the 24-hour clock, such as 09:00 or 19:00."',
    )
    expect(properties).not.toMatch(/"(expects|kind|names|markup|keys)":/)
  })
})

describe('forms', () => {
  const list = (value: unknown): Json[] => (Array.isArray(value) ? value : [])
  const sveltiaForms = (cafe: Cafe) => {
    const config = configOf(cafe)
    return new Map(
      [
        ...list(config.singletons),
        ...list(config.collections).flatMap((entry) => (entry.files ? list(entry.files) : [entry])),
      ].map(({ file, folder, fields }) => [String(file ?? `${folder}/*.md`), list(fields).map(sveltiaField)]),
    )
  }
  test.each(cafes)('can hold all content of the %s café', (cafe) => {
    const known = sveltiaForms(cafe)
    let count = 0
    for (const { path, value } of filesOf(cafe)) {
      const fields = known.get(`content/${path}`) ?? known.get(`content/${path.replace(/[^/]+$/, '*.md')}`)
      expect(fields, path).toBeDefined()
      expect([...refusals(fields ?? [], value)], path).toEqual([])
      if (path.endsWith('.md')) expect(fields?.at(-1)?.name).toBe('body')
      count++
    }
    expect(count).toBeGreaterThan(25)
  })

  test('show hours in the form that the file has them in', () => {
    const content = loadedContent('first')
    const hours = [{ days: 'mon-thu', start: '10:00', end: '22:00' }]
    const byDays = { ...content, site: { ...content.site, hours } }
    const found = (site: typeof content, value: Json) => {
      const { singletons } = sveltiaConfig(site, collections, repository, 'content')
      const form = list(singletons).find(({ name }) => name === 'site')
      return [...refusals(list(form?.fields).map(sveltiaField), value)]
    }
    expect(found(byDays, { hours })).toEqual([])
    expect(found(content, { hours: content.site.hours })).toEqual([])
    expect(found(content, { hours })).toEqual(['/hours: list or not'])
  })

  test('refuse values that the check refuses', () => {
    const known = sveltiaForms('first')
    const found = (path: string, value: Json) => [...refusals(known.get(`content/${path}`) ?? [], value)]
    expect(found('faq.yaml', { items: [{ id: 'Not an id', question: 'x'.repeat(161) }] })).toHaveLength(2)
    expect(
      found('tournaments.yaml', { tournaments: [{ repeats: 'every caturday', entry: -1 }] }),
    ).toHaveLength(2)
    expect(found('facts.yaml', { facts: [{ kind: 'euro', value: 1 }] })).toHaveLength(1)
    expect(found('site.yaml', { hours: { start: '9:00', end: '23:30' } })).toHaveLength(1)
  })

  test.skipIf(!hasFormEditor())(
    'are a configuration that Sveltia CMS takes, by the schema of its package',
    () => {
      const schema = JSON.parse(
        readFileSync(join(root, 'node_modules/@sveltia/cms/schema/sveltia-cms.json'), 'utf8'),
      )
      const isRight = new Ajv({ strict: false, validateFormats: false }).compile(schema)
      // As in the file: without undefined values.
      const config = JSON.parse(JSON.stringify(configOf('second')))
      expect(isRight(config), JSON.stringify(isRight.errors)).toBe(true)
      expect(isRight({ ...config, singleton: [] })).toBe(false)
    },
  )
})

test('the form editor is off by default', () => {
  expect(listFiles(built.first).filter((path) => path.startsWith('admin/'))).toEqual([])
})

describe.skipIf(!hasFormEditor())('the form editor at /admin/', () => {
  let out: string
  const text = (path: string) => readFile(join(out, path), 'utf8')

  beforeAll(async () => {
    const folder = await temporaryFolder()
    const content = join(folder, 'content')
    out = join(folder, 'site')
    await cp(contentOf.second, content, { recursive: true })
    const site = await readFile(join(content, 'site.yaml'), 'utf8')
    await writeFile(
      join(content, 'site.yaml'),
      `${site.trimEnd()}\neditor:\n  backend: gitlab\n  repository: our-group/our-cafe/website\n`,
    )
    const { messages } = await build(optionsFor({ content, public: publicOf.second, out }))
    expect(messages.all.filter(({ fatal }) => fatal).map(({ reason }) => reason)).toEqual([])
  })

  test('is a page with noindex, with the program of the package and no requests to other hosts', async () => {
    const page = await text('admin/index.html')
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).not.toContain('//')
    expect(page).toContain('src="/admin/sveltia-cms.js"')
    expect(await text('sitemap.xml')).not.toContain('/admin')
    const program = await text('admin/sveltia-cms.js')
    expect(program).toContain('/admin/icons.woff2')
    for (const host of ['jsdelivr.net', 'unpkg.com', 'githubstatus.com/api', 'hostedstatus.com'])
      expect(program.includes(host), host).toBe(false)
    const headers = await text('_headers')
    expect(headers).toMatch(/\/admin\/\*\n.*connect-src 'self' blob: data: https:\/\/gitlab\.com;/)
  })

  test('writes to the repository that site.yaml names, with a price for each kind of machine', async () => {
    const config = parse(await text('admin/config.yml'))
    expect(config.backend).toMatchObject({
      name: 'gitlab',
      repo: 'our-group/our-cafe/website',
      branch: 'main',
    })
    expect(config.site_url).toBe('https://monsoonpixel.example')
    for (const tier of tiersOf('second'))
      expect(JSON.stringify(config.singletons)).toContain(`{"name":"${tier}"`)
    expect(config.app_title).toBe('Monsoon Pixel')
  })

  test('offers the categories of the guides, and switches instead of true and false', async () => {
    const config = await text('admin/config.yml')
    for (const category of categoriesOf('second'))
      expect(config).toMatch(new RegExp(`widget: select\\n +options:\\n( +- .*\\n)*? +- ${category}\\n`))
    expect(config).not.toMatch(/true or false|widget: (markdown|richtext)/)
  })
})
