/**
 * Files that take long to make, kept under a name that stands for everything they are made of. Behind its content each
 * file carries a checksum of name and content: one that was cut short, damaged or put there by something else counts as
 * missing, and is made anew.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
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

/** The content of the file at `path`, made and kept there if it is missing. */
export const cached = remembering(
  (path: string, _make: () => Promise<Uint8Array>) => path,
  async (path, make): Promise<Uint8Array> => {
    const kept = readKept(path)
    if (kept) return kept
    const made = await make()
    await keep(path, made)
    return made
  },
)

const checksumBytes = 32

/**
 * What was kept at `path`; undefined when nothing was, or it is not what was kept. One file after the other: asked for all at
 * once, they take several times as long.
 */
export function readKept(path: string): Uint8Array | undefined {
  const file = readIfThere(path)
  if (!file || file.length < checksumBytes) return undefined
  const content = file.subarray(0, -checksumBytes)
  return checksumOf(path, content).equals(file.subarray(-checksumBytes)) ? content : undefined
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/**
 * Keeps `content` at `path`. It is written under another name first, which no other build uses, so that neither a build
 * that is stopped half-way nor two at the same time leave a mixture. Where nothing can be kept, the next build takes
 * longer; nothing else depends on it.
 */
export async function keep(path: string, content: Uint8Array): Promise<void> {
  const beside = join(dirname(path), `.${randomUUID()}`)
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(beside, Buffer.concat([content, checksumOf(path, content)]))
    await rename(beside, path)
  } catch {
    await rm(beside, { force: true }).catch(() => {})
  }
}

/** The file's own name and that of its folder belong to it: a copy under another name is no other entry. */
const checksumOf = (path: string, content: Uint8Array) =>
  createHash('sha256')
    .update(`${basename(dirname(path))}/${basename(path)}\0`)
    .update(content)
    .digest()
