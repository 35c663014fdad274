/** A check under GitHub Actions or GitLab CI writes the format of that build server. */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parseOptions } from '../../src/options.ts'
import { contentOf, publicOf, temporaryFolder } from '../cafes.ts'
import { runGenerator } from '../commandLine.ts'
import { commandsIn } from '../githubRunner.ts'

let workspace: string
let folder: string

/** A repository with the café in a folder, where the check is started. */
beforeAll(async () => {
  workspace = await temporaryFolder()
  folder = join(workspace, 'café')
  await mkdir(folder)
  await cp(contentOf.second, join(folder, 'content'), { recursive: true })
  const page = join(folder, 'content/pages/blog.yaml')
  await writeFile(page, (await readFile(page, 'utf8')).replace(/title: .*/, 'title: ::error::100%'))
  const faq = join(folder, 'content/faq.yaml')
  const text = await readFile(faq, 'utf8')
  await writeFile(faq, text.replace(/(question: (.*)[\s\S]*?question: ).*/, '$1$2'))
})

/** Runs a check as the given build server would, and not as the one that may run these tests. */
const check = (environment: Record<string, string>) =>
  runGenerator(['--check', '--content', 'content', '--public', publicOf.second], {
    cwd: folder,
    env: { GITHUB_ACTIONS: '', GITLAB_CI: '', ...environment },
  })

test('GitHub gets annotations and a summary, with paths of the repository', async () => {
  const summary = join(workspace, 'summary.md')
  await writeFile(summary, 'From another command.\n')
  const { code, stdout, stderr } = await check({
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_STEP_SUMMARY: summary,
  })
  expect(code).toBe(1)
  expect(stderr).not.toContain('asked twice')
  expect(stdout).toMatch(
    /^::error file=café\/content\/faq\.yaml,line=\d+,col=\d+::This question is asked twice/m,
  )
  expect(stdout).toMatch(
    /^::warning file=café\/content\/pages\/blog\.yaml,line=\d+,col=\d+::This title has 13/m,
  )
  // Text of content files is no command.
  expect(stdout).toContain('title: : :error: :100%')
  expect(await readFile(summary, 'utf8')).toMatch(
    /^From another command\.\n## Content check\n[\s\S]*asked twice/,
  )
})

test('content commands nothing to the runner of GitHub, in a check and a build', async () => {
  const attack = 'Cup ##[warning]INJECTED ##[x] ::y'
  const workspace = await temporaryFolder()
  const content = join(workspace, 'content')
  await cp(contentOf.second, content, { recursive: true })
  const change = async (file: string, from: RegExp, to: string) => {
    const path = join(content, file)
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to))
  }
  await change('tournaments.yaml', /name: .*/, `name: "${attack}"`)
  await change('packages.yaml', /name: .*/, `name: "${attack}"`)
  await cp(join(content, 'posts/rainy-day-lan-party-kochi.md'), join(content, 'posts/later.md'))
  await change(
    'posts/later.md',
    /---\r?\nid: .*\r?\ntitle: .*\r?\ndescription: .*/,
    `---\nid: later\ntitle: "${attack}"\ndescription: "${attack}"\ndraft: true`,
  )
  await writeFile(
    join(content, 'calendar.yaml'),
    `closures:\n  - { id: a, name: "${attack}", from: 2026-12-01, announce: 2026-11-01, hours: closed }\n`,
  )
  let printed = ''
  for (const args of [
    ['--check', '--open'],
    ['--out', join(workspace, 'out')],
  ]) {
    const { stdout, stderr } = await runGenerator(
      ['--content', 'content', '--public', publicOf.second, '--date', '2026-11-20', ...args],
      { cwd: workspace, env: { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: workspace } },
    )
    printed += stdout
    for (const command of commandsIn(`${stdout}\n${stderr}`))
      expect(command).toMatch(/^::((error|warning)( file=content[^:]*)?|notice)::(?!.*##\[)/)
  }
  expect(printed).toMatch(/Every page announces “Cup ## \[warning\]INJECTED/)
  expect(printed).toMatch(/“Cup ## \[warning\]INJECTED ## \[x\] : :y” is a draft/)
})

test('a report that cannot be written is one line, and the outcome is the same', async () => {
  const environment = { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: workspace }
  const expected = await check(environment)
  const { code, stdout } = await check({ ...environment, GITHUB_STEP_SUMMARY: workspace })
  expect(code).toBe(expected.code)
  expect(stdout.match(/^::error/gm)).toEqual(expected.stdout.match(/^::error/gm))
  expect(stdout).toMatch(/\nThe report for the build server is not written: EISDIR.*\nNot right yet.*\n$/)
})

test('GitLab gets a report of code quality where the check was started', async () => {
  const { code, stderr } = await check({ GITLAB_CI: 'true', CI_PROJECT_DIR: workspace })
  expect(code).toBe(1)
  expect(stderr).toMatch(/content\/faq\.yaml:\d+:\d+ {2}error {2}This question is asked twice/)
  const entries: { location: { path: string } }[] = JSON.parse(
    await readFile(join(folder, 'gl-code-quality-report.json'), 'utf8'),
  )
  expect(entries.map(({ location }) => location.path)).toContain('café/content/faq.yaml')
})

test('without a build server there are no commands in the output and no files', async () => {
  const before = await readdir(folder)
  const { code, stdout, stderr } = await check({})
  expect(code).toBe(1)
  expect(stderr).toContain('asked twice')
  expect(`${stdout}${stderr}`).not.toMatch(/^::/m)
  expect(await readdir(folder)).toEqual(before)
})

test('the build server is read from the environment', () => {
  expect(parseOptions([]).ci).toBeUndefined()
  expect(parseOptions([], { GITHUB_ACTIONS: 'false' }).ci).toBeUndefined()
  expect(parseOptions([], { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: '/w' }).ci).toEqual({
    host: 'github',
    workspace: '/w',
    summary: undefined,
  })
  expect(parseOptions([], { GITLAB_CI: 'true', CI_PROJECT_DIR: '/w' }).ci).toEqual({
    host: 'gitlab',
    workspace: '/w',
  })
})
