/** Where the time of a build goes. */

export interface StageTime {
  name: string
  /** Wall time. */
  milliseconds: number
  /** Processor time of this process with its threads; more than the wall time where several work at once. */
  cpu: number
}

export interface StageClock {
  /** Ends the stage before, if there is one, and begins another. A name that comes again is counted together. */
  begin(name: string): void
  /** Ends the last stage. @returns all of them, in the order in which they began */
  end(): StageTime[]
}

export function createStageClock(): StageClock {
  const stages = new Map<string, StageTime>()
  let running: { name: string; at: number; cpu: NodeJS.CpuUsage } | undefined
  const finish = () => {
    if (!running) return
    const { user, system } = process.cpuUsage(running.cpu)
    const before = stages.get(running.name) ?? { name: running.name, milliseconds: 0, cpu: 0 }
    stages.set(running.name, {
      name: running.name,
      milliseconds: before.milliseconds + performance.now() - running.at,
      cpu: before.cpu + (user + system) / 1000,
    })
  }
  return {
    begin(name) {
      finish()
      running = { name, at: performance.now(), cpu: process.cpuUsage() }
    },
    end() {
      finish()
      running = undefined
      return [...stages.values()]
    },
  }
}

/** The stages as lines of a table, such as `read        12 ms wall      10 ms cpu`. */
export const describeStages = (stages: readonly StageTime[]): string =>
  stages
    .map(
      ({ name, milliseconds, cpu }) =>
        `  ${name.padEnd(16)}${milliseconds.toFixed(0).padStart(8)} ms wall${cpu.toFixed(0).padStart(8)} ms cpu`,
    )
    .join('\n')
