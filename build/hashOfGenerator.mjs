import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * The hash of everything that the generator is made of: its own files, the versions of its libraries, and of Node.
 *
 * @returns {string} 16 hexadecimal digits
 */
export function hashOfGenerator() {
  const hash = createHash('sha256').update(process.version).update(root)
  const files = ['build', 'templates'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, String(path))),
  )
  for (const path of [
    'build.ts',
    'package-lock.json',
    'tsconfig.json',
    ...files.filter((path) => /\.(tsx?|mjs)$/.test(path)).sort(),
  ]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}
