/** Programs that end with the tests, also when these are killed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How long a browser may take for a command, in milliseconds. A slow machine is no mistake of the site. */
export const patience = 120_000

/**
 * A shell that starts a program. A second one waits for the end of its input, which comes when this process ends in whatever
 * way, and then ends the whole group.
 */
const script = 'exec 3<&0; { cat <&3 > /dev/null; kill -KILL 0; } & exec "$@" 3<&- < /dev/null'

/** Starts a program in a process group of its own. */
export const start = (command: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawn('sh', ['-c', script, 'sh', command, ...args], { detached: true, env: { ...process.env, ...env } })

export type Program = ReturnType<typeof start>

/** Ends a program and everything that it has started. */
export async function stop(program: Program): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  program.stdin.end()
  await once(program, 'exit')
}

/** Waits for a text in the output of a program. @throws if the program ends before */
export const printed = (program: Program, pattern: RegExp) =>
  new Promise<string>((resolve, reject) => {
    let output = ''
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (text) => {
        output += text
        const [, found] = pattern.exec(output) ?? []
        if (found) resolve(found)
      })
    program.once('exit', () => reject(new Error(`${program.spawnargs.at(4)} has ended: ${output}`)))
  })

/** A new folder for the profile of a browser. */
export const profileFolder = () => mkdtemp(join(tmpdir(), 'engine-'))

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 })
