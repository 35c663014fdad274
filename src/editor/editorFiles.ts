/** What the site publishes for editors: the schemas of the content files, and the form editor where it is switched on. */
import { join } from 'node:path'
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import { readPublic } from '../readFiles.ts'
import type { Site } from '../site.ts'
import { adminFiles } from './admin.ts'

/** The files for editors. @see adminFiles for what is reported */
export async function editorFiles(
  content: Content,
  source: Source,
  { root, content: directory }: Options,
  messages: Messages,
): Promise<Site> {
  return new Map([...readSchemas(root), ...(await adminFiles(content, root, directory, source, messages))])
}

/**
 * The schemas of the content files, under `/schema/`. Making them takes longer than the rest of a check, so they are in the
 * repository; a test reports those that are stale.
 */
function readSchemas(root: string): Site {
  const files = readPublic(join(root, 'schema'))
  return new Map([...files].map(([path, content]) => [`/schema${path}`, content]))
}
