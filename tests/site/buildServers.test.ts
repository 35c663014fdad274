/** Under a build server, a check writes what that server reads; elsewhere, nothing. */
import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parseOptions } from '../../src/options.ts'
import { contentOf, publicOf, root, temporaryFolder } from '../cafes.ts'

let workspace: string
let folder: string

/** A repository in which the café lies in a folder, where the check is started. */
beforeAll(async () => {
  workspace = await temporaryFolder()
  folder = join(workspace, 'café')
  await mkdir(folder)
  await cp(contentOf.second, join(folder, 'content'), { recursive: true })
  const about = join(folder, 'content/pages/about.yaml')
  await writeFile(
    about,
    (await readFile(about, 'utf8')).replace(/heading: .*/, 'heading: ::error::100% for ₹174'),
  )
  const faq = join(folder, 'content/faq.yaml')
  await writeFile(faq, (await readFile(faq, 'utf8')).replace('question:', 'qestion:'))
})

function check(environment: Record<string, string>) {
  const args = [
    '--import',
    import.meta.resolve('tsx'),
    join(root, 'build.ts'),
    '--check',
    '--content',
    'content',
    '--public',
    publicOf.second,
  ]
  // Whatever runs the tests may be such a server itself.
  const env = {
    ...process.env,
    GITHUB_ACTIONS: '',
    GITLAB_CI: '',
    TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'),
    ...environment,
  }
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })
}

test('GitHub gets annotations and a summary, with paths of the repository', async () => {
  const summary = join(workspace, 'summary.md')
  await writeFile(summary, 'From another command.\n')
  const { code, stdout, stderr } = await check({
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_STEP_SUMMARY: summary,
  })
  expect(code).toBe(1)
  expect(stderr).not.toContain('qestion')
  expect(stdout).toMatch(
    /^::error file=café\/content\/faq\.yaml,line=\d+,col=\d+::There is no field “qestion”/m,
  )
  expect(stdout).toMatch(/^::warning file=café\/content\/pages\/about\.yaml,line=\d+,col=\d+::“₹174”/m)
  // What a file says stands between the marks where the runner looks for nothing.
  const [, token] = /^::stop-commands::(.+)$/m.exec(stdout) ?? []
  const quoted = stdout.slice(stdout.indexOf(`stop-commands::${token}`), stdout.indexOf(`\n::${token}::`))
  expect(quoted).toContain('heading: ::error::100% for')
  expect(await readFile(summary, 'utf8')).toMatch(/^From another command\.\n## Content check\n[\s\S]*qestion/)
}, 60_000)

test('GitLab gets a report of code quality where the check was started, and a plain list', async () => {
  const { code, stdout } = await check({ GITLAB_CI: 'true', CI_PROJECT_DIR: workspace })
  expect(code).toBe(1)
  expect(stdout).toMatch(/^error content\/faq\.yaml:\d+ There is no field “qestion”/m)
  const entries: { location: { path: string } }[] = JSON.parse(
    await readFile(join(folder, 'gl-code-quality-report.json'), 'utf8'),
  )
  expect(entries.map(({ location }) => location.path)).toContain('café/content/faq.yaml')
}, 60_000)

test('at home there is no command in the output, and no file', async () => {
  const before = await readdir(folder)
  const { code, stdout, stderr } = await check({})
  expect(code).toBe(1)
  expect(stderr).toContain('qestion')
  expect(`${stdout}${stderr}`).not.toMatch(/^::/m)
  expect(await readdir(folder)).toEqual(before)
}, 60_000)

test('the environment says which server it is', () => {
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
