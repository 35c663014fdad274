/** Times and memory of a program and of all processes that it starts. */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export interface Cost {
  /** From start to end, in milliseconds. */
  wall: number
  /** Processor time of all processes, user and system together, in milliseconds. */
  cpu: number
  /** The most memory that all processes had resident at once, in MB; NaN where there is no `/proc`. */
  memory: number
  /** What it printed. */
  output: string
}

/** How often the processes are looked at, in milliseconds. */
const interval = 20
/** Units of `/proc/PID/stat` (proc(5)): processor time in ticks of 10 ms, memory in pages of 4,096 bytes. */
const tick = 10
const page = 4096

/**
 * Runs a program to its end. Processor time comes from the shell's `times` (POSIX), which counts every process that was
 * waited for. A child that was not waited for, such as esbuild's service, only shows in `/proc`.
 *
 * @throws when the program fails, with what it printed
 */
export async function run(program: string, args: readonly string[], cwd: string): Promise<Cost> {
  const started = performance.now()
  const child = spawn('sh', ['-c', '"$@"; code=$?; echo; times; exit $code', 'sh', program, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const cpuOf = new Map<number, number>()
  let memory = Number.NaN
  const timer = setInterval(() => {
    const processes = processTree(child.pid ?? 0)
    for (const { pid, cpu } of processes) cpuOf.set(pid, cpu)
    const resident = processes.reduce((sum, process) => sum + process.memory, 0)
    if (resident > 0) memory = Math.max(memory || 0, resident)
  }, interval)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve)
  })
  clearInterval(timer)
  const wall = performance.now() - started
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}.\n${output}`)
  const waitedFor = [...output.matchAll(/(\d+)m(\d+(?:\.\d+)?)s/g)]
    .slice(-4)
    .reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000, 0)
  const sampled = [...cpuOf.values()].reduce((sum, cpu) => sum + cpu, 0)
  return { wall, cpu: Math.max(waitedFor, sampled), memory, output }
}

/** A process and its descendants, with processor time in milliseconds and memory in MB; empty where there is no `/proc`. */
export function processTree(pid: number): { pid: number; cpu: number; memory: number }[] {
  try {
    // The name in brackets may contain spaces, so fields are counted after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    )
    const cpu = (Number(fields[11]) + Number(fields[12])) * tick
    const memory = (Number(fields[21]) * page) / 1e6
    return [{ pid, cpu, memory }, ...children.flatMap((child) => processTree(Number(child)))]
  } catch {
    // It has ended.
    return []
  }
}
