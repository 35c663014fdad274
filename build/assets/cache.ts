/** Files that take long to make, kept under a name that stands for everything they are made of. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { identityOf, remembering } from '../memo.ts'

/** A short name for the given parts; other parts give another name. */
export const hashOf = remembering(
  (...parts: ReadonlyArray<string | Uint8Array>) =>
    parts.map((part) => (typeof part === 'string' ? `${part.length}:${part}` : identityOf(part))).join(' '),
  digest,
)

function digest(...parts: ReadonlyArray<string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex').slice(0, 16)
}

/**
 * The file at `path`, made and kept there if it is missing. It is written under another name first: a build that is
 * stopped half-way leaves no file that looks whole.
 */
export const cached = remembering((path: string, _make: () => Promise<Uint8Array>) => path, keptOrMade)

async function keptOrMade(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const kept = await readFile(path).catch(() => undefined)
  if (kept && kept.length > 0) return kept
  const made = await make()
  const beside = `${path}.${process.pid}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(beside, made)
  await rename(beside, path)
  return made
}
