/** Runs the generator as a process of its own, as `npm run build` does. */
import { execFile } from 'node:child_process'
import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { root, temporaryFolder } from './cafes.ts'

export interface Run {
  code: number
  stdout: string
  stderr: string
}

export interface RunSettings {
  /** The folder of the generator; its cache is `.cache` inside it. */
  project?: string
  /** The working directory. */
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Words before the command, such as a program that limits it. */
  prefix?: readonly string[]
  /** Flags of Node. */
  nodeFlags?: readonly string[]
  /** Runs build.ts through tsx instead of the bundled program. */
  fromSources?: boolean
}

/** Runs the command line and returns its exit code and output, also if it fails. */
export function runGenerator(args: readonly string[], settings: RunSettings = {}): Promise<Run> {
  const { project = root, cwd = project, env, prefix = [], nodeFlags = [], fromSources = false } = settings
  const program = fromSources
    ? ['--import', import.meta.resolve('tsx'), join(project, 'build.ts')]
    : [join(project, 'src/run.mjs')]
  const [command = '', ...rest] = [...prefix, process.execPath, ...nodeFlags, ...program, ...args]
  return new Promise((resolve) => {
    execFile(
      command,
      rest,
      { cwd, env: { ...process.env, ...env }, maxBuffer: 100_000_000 },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr })
      },
    )
  })
}

/** The generator in a folder of its own with an empty cache, for tests that damage it. */
export async function projectCopy(): Promise<string> {
  const folder = await temporaryFolder()
  for (const name of [
    'src',
    'build.ts',
    'client',
    'templates',
    'schema',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ])
    await cp(join(root, name), join(folder, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  return folder
}
