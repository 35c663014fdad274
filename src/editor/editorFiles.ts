/** What the site publishes for editors: the schemas of the content files, and the form editor where it is switched on. */
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import type { Site } from '../site.ts'
import { adminFiles } from './admin.ts'
import { readSchemas } from './jsonSchema.ts'

/** The files for editors. @see adminFiles for what is reported */
export async function editorFiles(
  content: Content,
  source: Source,
  { root, content: directory }: Options,
  messages: Messages,
): Promise<Site> {
  return new Map([...readSchemas(root), ...(await adminFiles(content, root, directory, source, messages))])
}
