/** The only place that starts other programs. Nothing in the content decides which, with what, or where they run. */
import { spawnSync } from 'node:child_process'

/** All that a program gets of the environment: other variables name commands and files that programs run and obey. */
const passedOn = ['PATH', 'SystemRoot', 'TEMP']

/** No program needs longer. */
const mostMilliseconds = 60_000
const mostBytes = 256 * 1024 * 1024

export interface Ended {
  output: Buffer
  /** What went wrong, in the words of the program or of the system; undefined if it ended well. */
  error: string | undefined
}

/**
 * Runs a program to its end, in the folder of the generator, without a shell.
 *
 * @param args never put together to a command: each reaches the program as it is
 * @param settings `input` is what it reads, `variables` are added to its environment
 */
export function runProgram(
  name: string,
  args: readonly string[],
  { input, variables }: { input?: string; variables?: Readonly<Record<string, string>> } = {},
): Ended {
  const environment = Object.fromEntries(passedOn.map((name) => [name, process.env[name]]))
  const { status, stdout, stderr, error } = spawnSync(name, args, {
    cwd: import.meta.dirname,
    env: { ...environment, ...variables },
    input,
    maxBuffer: mostBytes,
    timeout: mostMilliseconds,
    windowsHide: true,
  })
  if (status === 0 && !error) return { output: stdout, error: undefined }
  const words = String(stderr ?? '').trim()
  return { output: Buffer.alloc(0), error: error?.message ?? (words || `exit code ${status}`) }
}
