/** The behaviours of single subjects, `tests/subjects/NAME/engines.ts`. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Behaviour } from './behaviour.ts'

const folder = join(import.meta.dirname, '../../subjects')

export const subjectBehaviours: readonly Behaviour[] = await behavioursOfSubjects()

async function behavioursOfSubjects(): Promise<Behaviour[]> {
  const files = readdirSync(folder)
    .map((name) => join(folder, name, 'engines.ts'))
    .filter((file) => existsSync(file))
  const modules: { behaviours: Behaviour[] }[] = await Promise.all(files.map((file) => import(file)))
  return modules.flatMap(({ behaviours }) => behaviours)
}
