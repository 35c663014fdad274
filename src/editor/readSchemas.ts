import { join } from 'node:path'
import { readPublic } from '../readFiles.ts'
import type { Site } from '../site.ts'

/**
 * The schemas of the content files as the site publishes them, under `/schema/`. Making them takes longer than the rest
 * of a check, so they are kept beside the code; a test says when they are stale.
 *
 * @param root the folder of the generator
 */
export function readSchemas(root: string): Site {
  const files = readPublic(join(root, 'schema'))
  return new Map([...files].map(([path, content]) => [`/schema${path}`, content]))
}
