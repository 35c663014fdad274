/** All mistakes in content that the tests know, and the second café with some of them in it. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { calendarMistakes } from './calendar.ts'
import { dateMistakes } from './dates.ts'
import { fieldMistakes } from './fields.ts'
import { fileMistakes } from './files.ts'
import { hoursMistakes } from './hours.ts'
import { lostMistakes } from './lost.ts'
import type { Change, Mistake } from './mistake.ts'
import { pageMistakes } from './pages.ts'
import { pastedMistakes } from './pasted.ts'
import { priceMistakes } from './prices.ts'
import { remedyMistakes } from './remedies.ts'
import { ruleMistakes } from './rules.ts'
import { second } from './second.ts'
import { slips } from './slips.ts'
import { textMistakes } from './texts.ts'
import { typedMistakes } from './typed.ts'
import { valueMistakes } from './values.ts'
import { yamlMistakes } from './yaml.ts'

export { second }

/** Tested by messages.test.ts. */
export const mistakes: readonly Mistake[] = [
  ...fieldMistakes,
  ...yamlMistakes,
  ...valueMistakes,
  ...textMistakes,
  ...lostMistakes,
  ...ruleMistakes,
  ...pageMistakes,
  ...fileMistakes,
  ...calendarMistakes,
  ...hoursMistakes,
  ...slips,
  ...priceMistakes,
  ...remedyMistakes,
  ...typedMistakes,
  ...dateMistakes,
  ...pastedMistakes,
]

/** The changes that make a mistake. */
export const changesOf = (mistake: Mistake): Change[] => [mistake, ...(mistake.also ? [mistake.also] : [])]

/** The files of the second café after some changes, and the texts of the changed ones. */
export function withChanges(changes: readonly Change[]) {
  const files = new Map(second.files)
  const texts = new Map<string, string>()
  for (const { file, from, to } of changes) {
    if (to === undefined) {
      if (!files.delete(file)) throw new Error(`There is no ${file} to delete.`)
      continue
    }
    const before = new TextDecoder().decode(files.get(file)).replaceAll('\r\n', '\n')
    const after = from === undefined || typeof to !== 'string' ? to : before.replace(from, () => to)
    if (after === before) throw new Error(`${file} does not contain ${from}.`)
    files.set(file, typeof after === 'string' ? new TextEncoder().encode(after) : after)
    if (typeof after === 'string') texts.set(file, after)
  }
  return { files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))), texts }
}

/** Writes files of content into a folder. */
export async function writeContent(folder: string, files: ReadonlyMap<string, Uint8Array>) {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
}
