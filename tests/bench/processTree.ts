/** What a program costs, with all that it starts. */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export interface Cost {
  /** From the start to the end, in milliseconds. */
  wall: number
  /** Processor time of the program and of what it started, user and system together, in milliseconds. */
  cpu: number
  /** The most memory that was resident at once in all of these processes, in MB; undefined where it cannot be seen. */
  memory: number | undefined
  /** What it printed. */
  output: string
}

/** How often the processes are looked at, in milliseconds. */
const interval = 20
/** Linux counts processor time in hundredths of a second here (proc(5), `/proc/pid/stat`), memory in pages. */
const tick = 10
const page = 4096

/**
 * Runs a program to its end. Processor time comes from the shell's `times` (POSIX), which knows every process that was
 * waited for; one that was left behind, as esbuild's is, is added from what was last seen of it in `/proc`.
 *
 * @throws if it fails, with what it printed
 */
export async function run(
  program: string,
  args: readonly string[],
  options: { cwd: string; environment?: NodeJS.ProcessEnv },
): Promise<Cost> {
  const started = performance.now()
  const child = spawn('sh', ['-c', '"$@"; code=$?; echo; times; exit $code', 'sh', program, ...args], {
    cwd: options.cwd,
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  let complaints = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  const seen = new Map<number, number>()
  let memory: number | undefined
  const timer = setInterval(() => {
    const now = lookAt(child.pid ?? 0)
    for (const { pid, cpu } of now) seen.set(pid, cpu)
    const sum = now.reduce((total, { resident }) => total + resident, 0)
    if (now.length > 0) memory = Math.max(memory ?? 0, sum / 1e6)
  }, interval)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve)
  })
  clearInterval(timer)
  const wall = performance.now() - started
  if (code !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${code}.\n${printed}\n${complaints}`)
  const times = [...printed.matchAll(/(\d+)m(\d+(?:\.\d+)?)s/g)].slice(-4)
  const waitedFor = times.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000,
    0,
  )
  const watched = [...seen.values()].reduce((sum, cpu) => sum + cpu, 0)
  return { wall, cpu: Math.max(waitedFor, watched), memory, output: printed + complaints }
}

interface Look {
  pid: number
  cpu: number
  resident: number
}

/** A process and its descendants; nothing where there is no `/proc`. */
function lookAt(pid: number): Look[] {
  try {
    // The name in brackets may hold anything, so fields are counted from its end.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const cpu = (Number(fields[11]) + Number(fields[12])) * tick
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    )
    return [
      { pid, cpu, resident: Number(fields[21]) * page },
      ...children.flatMap((child) => lookAt(Number(child))),
    ]
  } catch {
    // It has ended meanwhile.
    return []
  }
}
