import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * The hash of the generator: its source files and folder, the versions of its libraries, and of Node.
 *
 * @returns {string} 16 hexadecimal digits
 */
export function hashOfGenerator() {
  const hash = createHash('sha256').update(process.version).update(root)
  const sources = ['src', 'templates']
    .flatMap(filesIn)
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
    .sort()
  for (const path of ['build.ts', 'package-lock.json', 'tsconfig.json', ...sources]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

/** All files in a folder; three times as fast as `readdirSync` with `recursive: true`. */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : [path]
  })
