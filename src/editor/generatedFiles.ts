/** The files of the repository that are generated from the schemas. `npm run generate` writes them; a test compares them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Collections, yamlFiles } from '../content/collections.ts'
import { fieldTables } from './fieldTables.ts'
import { jsonSchemas, schemaPath } from './jsonSchema.ts'

/** The contents of generated files, by path in the repository. */
export const generatedFiles = (collections: Collections): Map<string, string> =>
  jsonSchemas(collections).set('content/FIELDS.md', fieldTables(collections))

/**
 * The start of the comment that names the schema of a YAML file for editors. The schema is a relative path instead of an
 * address, so that it has the same version as the content.
 */
export const opening = '# yaml-language-server: $schema='

/** The YAML files of the content in a folder, each with this comment. A site need not have all of them. */
export const modelines = (root: string, collections: Collections): Map<string, string> =>
  new Map(
    yamlFiles(collections)
      .filter(({ path }) => existsSync(join(root, 'content', path)))
      .map((file) => {
        const up = '../'.repeat(file.path.split('/').length)
        return [`content/${file.path}`, `${opening}${up}${schemaPath(file)}`]
      }),
  )

/** Puts the schema comment on the first line of a YAML text, in place of an older one and of a byte order mark. */
export function withModeline(text: string, line: string): string {
  const written = text.replace(/^\ufeff/, '')
  return `${line}\n${written.startsWith(opening) ? written.slice(written.indexOf('\n') + 1) : written}`
}
