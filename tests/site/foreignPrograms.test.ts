/**
 * No file in `content/` or `public/` starts a program, whatever Git, npm or a host would make of it: all commands of the
 * workflows are run over folders that Git takes for repositories, and that name programs in every way that Git knows.
 */
import { execFile, execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { filesInRevision } from '../../src/proofread/changes/git.ts'
import { publicOf, root, temporaryFolder, writeSmallContent } from '../cafes.ts'
import { projectCopy } from '../commandLine.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Those that build and check, each once: the name of the commit to compare with makes no difference. */
const commands = [
  ...new Set(
    ['.github/workflows/check.yml', '.github/workflows/deploy.yml', '.gitlab-ci.yml']
      .flatMap((file) => read(file).match(/npm run (?:build|check)\b.*/g) ?? [])
      .map((command) =>
        command.trim().replace(/--against "\$BEFORE"|\$\{BASE:\+(.*)\}/, '--against "$BASE"'),
      ),
  ),
]

test('the commands of the workflows are known', () => {
  expect(commands.toSorted()).toEqual([
    'npm run build',
    'npm run build -- --host github',
    'npm run check -- --against "$BASE"',
  ])
})

let project: string
/** The commit that the commands compare with. */
let base: string
/** Every program that is started leaves its name here. */
let ran: string

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: project })

beforeAll(async () => {
  project = await projectCopy()
  ran = join(await temporaryFolder(), 'ran')
  await writeSmallContent(join(project, 'content'))
  cpSync(publicOf.second, join(project, 'public'), { recursive: true })
  git('init', '--quiet')
  git('add', 'content', 'public')
  git('commit', '--quiet', '--message', 'As it is live')
  base = git('rev-parse', 'HEAD').toString().trim()
})

/** A repository of Git without a work tree, as ordinary files, with `base` in it and a program at every turn. */
function writeRepository(folder: string) {
  const program = (name: string) => `echo ${name} >> ${ran}`
  for (const name of ['objects/pack', 'refs', 'info', 'hooks'])
    mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'HEAD'), base)
  writeFileSync(join(folder, 'refs/keep'), '')
  writeFileSync(join(folder, 'info/attributes'), '* filter=x diff=x\n')
  writeFileSync(join(folder, 'more'), `[alias]\n\tstatus = "!${program('included alias')}"\n`)
  for (const hook of ['post-checkout', 'post-index-change', 'reference-transaction', 'fsmonitor-watchman'])
    writeFileSync(join(folder, 'hooks', hook), `#!/bin/sh\n${program(hook)}`, { mode: 0o755 })
  writeFileSync(
    join(folder, 'config'),
    `[core]
	repositoryformatversion = 1
	bare = true
	fsmonitor = "${program('fsmonitor')}"
	hooksPath = ${join(folder, 'hooks')}
	sshCommand = "${program('ssh')}"
	pager = "${program('pager')}"
[filter "x"]
	smudge = "${program('smudge')}"
	clean = "${program('clean')}"
	process = "${program('process')}"
[diff "x"]
	textconv = "${program('textconv')}"
[alias]
	rev-parse = "!${program('alias')}"
	archive = "!${program('alias')}"
[tar "tar"]
	command = "${program('tar')}"
[extensions]
	partialClone = origin
[remote "origin"]
	promisor = true
	url = "ext::sh -c ${program('ext').replaceAll(' ', '% ')}"
[protocol "ext"]
	allow = always
[include]
	path = more
`,
  )
  // Without these, Git ends before it reads an object.
  const objects = git('rev-list', '--objects', '--no-walk', base).toString().replaceAll(/ .*/g, '')
  execFileSync('git', ['pack-objects', '--quiet', join(folder, 'objects/pack/pack')], {
    cwd: project,
    input: objects,
  })
}

const forms: Record<string, (folder: string) => void> = {
  'files of a bare repository': writeRepository,
  'the files of one without the commit, which Git would fetch': (folder) => {
    writeRepository(folder)
    for (const name of readdirSync(join(folder, 'objects/pack'))) rmSync(join(folder, 'objects/pack', name))
  },
  'a folder .git': (folder) => writeRepository(join(folder, '.git')),
  'a file .git': (folder) => {
    writeRepository(join(folder, 'images'))
    writeFileSync(join(folder, '.git'), 'gitdir: images\n')
  },
}

describe.each(Object.keys(forms))('%s', (form) => {
  test('in content/ and public/ starts nothing', async () => {
    for (const folder of ['content', 'public']) forms[form]?.(join(project, folder))
    // A link to a page that is not there makes a check look at the earlier state.
    appendFileSync(join(project, 'content/seo/home.md'), '\n[Gone](/gone)\n')
    appendFileSync(join(project, 'content/.gitattributes'), '* filter=x\n')
    // How the other commands read the folders does not depend on what Git finds in them.
    const isFirst = form === Object.keys(forms)[0]
    for (const command of commands)
      if (isFirst || command.includes('--against')) expectNothingRan(`${command}\n${await outputOf(command)}`)
  })

  // A check ends at such files before it starts Git, so Git is started here as well.
  test('in content/ makes Git start nothing', () => {
    forms[form]?.(join(project, 'content'))
    expect(filesInRevision(base, join(project, 'content'), project)).toBeDefined()
    expectNothingRan('')
  })
})

const expectNothingRan = (output: string) =>
  expect(existsSync(ran) ? readFileSync(ran, 'utf8') : '', output).toBe('')

afterEach(() => {
  rmSync(ran, { force: true })
  for (const name of ['content', 'public']) rmSync(join(project, name), { recursive: true })
  git('checkout', '--', '.')
})

const outputOf = (command: string) =>
  new Promise<string>((resolve) => {
    const env = { ...process.env, BASE: base }
    execFile('bash', ['-c', command], { cwd: project, env }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })

test('the state before is read all the same', async () => {
  appendFileSync(join(project, 'content/facts.yaml'), '# changed\n')
  const path = join(project, 'content/locations.yaml')
  writeFileSync(path, readFileSync(path, 'utf8').replace('- id: infopark-kochi', '- id: marine-drive'))
  expect(await outputOf('npm run check -- --against "$BASE"')).toContain('The page /location/infopark-kochi')
})
