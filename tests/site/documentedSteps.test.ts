/** The steps of docs/architecture.md, “How to add a page” and “How to remove a subject”, applied to copies of the project. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { contentOf, optionsFor, publicOf, root, temporaryFolder } from '../cafes.ts'
import { filesIn, listFiles } from '../html.ts'

const docs = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

/** The numbered steps below a heading. */
const stepsOf = (heading: string) =>
  (docs.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').split(/\n(?=\d\. )/).slice(1)

/** The first path in a step that ends as its code does, and the code, without its indentation. */
function codeIn(step: string) {
  const [, kind = '', code = ''] = /```(\w+)\n([\s\S]*?)```/.exec(step) ?? []
  const path = new RegExp(`\`([\\w/]+\\.${kind})\``).exec(step)?.[1]
  if (!path) throw new Error(`There is no file for the code of this step: ${step}`)
  return { path, code: code.replaceAll(/^ {3}/gm, '') }
}

let copy: string
const read = (path: string) => readFileSync(join(copy, path), 'utf8')
function write(path: string, text: string) {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}
/** Puts a text behind another one, which has to be there. */
function insert(path: string, behind: string, text: string) {
  const before = read(path)
  expect(before, path).toContain(behind)
  write(
    path,
    before.replace(behind, () => behind + text),
  )
}
const run = (...command: [string, ...string[]]) =>
  execFileSync(command[0], command.slice(1), { cwd: copy, encoding: 'utf8', stdio: 'pipe' })

async function copyProject() {
  copy = await temporaryFolder()
  for (const name of [
    'build.ts',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
    'src',
    'templates',
    'client',
    'schema',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  cpSync(contentOf.second, join(copy, 'content'), { recursive: true })
  cpSync(publicOf.second, join(copy, 'public'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  symlinkSync(join(root, '.cache'), join(copy, '.cache'))
}

describe('how to add a page', () => {
  beforeAll(copyProject)
  const [content, schema, page] = stepsOf('How to add a page')

  test('without its schema, the file of content is reported', async () => {
    const { path, code } = codeIn(content ?? '')
    write(path, code)
    const { messages } = await build(optionsFor({ content: join(copy, 'content'), check: true }))
    expect(messages.all.filter(({ fatal }) => fatal)).toMatchObject([
      { file: expect.stringMatching(path), reason: expect.stringContaining('Nothing reads this file') },
    ])
  })

  test('with all steps, the check accepts it, its types are right, and its page is built', () => {
    for (const step of [schema, page]) {
      const { path, code } = codeIn(step ?? '')
      write(path, code)
    }
    insert('templates/collections.ts', 'const pageSchemas = {\n', '  careers: careersPage,\n')
    insert(
      'templates/collections.ts',
      "import { aboutPage } from './about/schema.ts'\n",
      "import { careersPage } from './careers/schema.ts'\n",
    )
    insert('templates/site.ts', 'const subjects: readonly Subject[] = [\n', '  careers,\n')
    insert(
      'templates/site.ts',
      "import { about } from './about/about.tsx'\n",
      "import { careers } from './careers/careers.tsx'\n",
    )
    run('npm', 'run', 'generate')
    run('node_modules/.bin/tsc')
    run('npm', 'run', 'build')
    const { code } = codeIn(content ?? '')
    const html = read('dist/careers.html')
    for (const [, words = ''] of code.matchAll(/(?:heading|intro|jobsHeading|title|text): (.*)/g))
      expect(html).toContain(words)
    expect(read('dist/sitemap.xml')).toContain('/careers')
  })

  test('when it is removed again, nothing is left of it', async () => {
    remove('careers')
    run('npm', 'run', 'generate')
    for (const folder of ['templates', 'client', 'schema'])
      expect(await filesIn(join(copy, folder))).toEqual(await filesIn(join(root, folder)))
  })
})

/** The subjects with a script of their own: they have files and lines in most places. */
const withScript = readdirSync(join(root, 'tests/subjects')).filter((name) =>
  existsSync(join(root, `client/${name}.ts`)),
)

describe.each(withScript)('how to remove a subject: %s', (subject) => {
  beforeAll(copyProject)

  test('without its files and lines, and the links to it, types and check are right', () => {
    remove(subject)
    run('node_modules/.bin/tsc')
    const link = new RegExp(`/#?${subject}\\b`, 'g')
    for (const file of listFiles(join(copy, 'content')).filter((name) => name.endsWith('.yaml'))) {
      const path = join('content', file)
      write(path, read(path).replaceAll(link, '/blog'))
    }
    expect(run('npm', 'run', 'check')).toContain('no errors')
  })
})

/** Does the first two steps of removing a subject in the copy. */
function remove(subject: string) {
  const [files = '', lines = ''] = stepsOf('How to remove a subject')
  const pathsIn = (step: string) =>
    [...step.matchAll(/`([\w/]+(?:\.\w+|\/))`/g)].map(([, path = '']) => path.replace('NAME', subject))
  for (const path of pathsIn(files)) rmSync(join(copy, path), { recursive: true, force: true })
  for (const path of pathsIn(lines)) write(path, withoutSubject(subject, read(path)))
}

/** A module without the lines that have the name of a folder, and without those that use what is imported from there. */
function withoutSubject(folder: string, code: string): string {
  const names = [...code.matchAll(/^import \{([^}]*)\} from '([^']*)'/gm)]
    .filter(([, , path = '']) => path.includes(`/${folder}/`))
    .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  const isOfSubject = (line: string) =>
    [folder, ...names].some((name) => line.toLowerCase().includes(name.toLowerCase()))
  return code
    .split('\n')
    .filter((line) => !isOfSubject(line))
    .join('\n')
}
