/** The files of the repository that are generated from the schemas. `npm run generate` writes them; a test compares them. */
import { stringify } from 'yaml'
import { type Collection, collections } from '../content/collections.ts'
import { fieldTables } from './fieldTables.ts'
import { jsonSchemas, schemaPath } from './jsonSchema.ts'
import { pagesCmsConfig } from './pagesCms.ts'

/** The content folder of the repository. */
const folder = 'content'

const yamlFiles: readonly Collection[] = collections.filter(({ path }) => path.endsWith('.yaml'))

/**
 * Every generated file, by its path in the repository.
 *
 * @param tiers the ids of the machine types
 */
export const generatedFiles = (tiers: readonly string[]): Map<string, string> =>
  new Map([
    ...jsonSchemas(),
    ['.vscode/settings.json', vsCodeSettings()],
    [
      '.pages.yml',
      `# Made by npm run generate, for pagescms.org.\n${stringify(pagesCmsConfig(folder, tiers), { lineWidth: 0, aliasDuplicateObjects: false })}`,
    ],
    [`${folder}/FIELDS.md`, fieldTables()],
  ])

/** Which schema belongs to which file, for VS Code with the extension of `.vscode/extensions.json`. */
const vsCodeSettings = () => {
  const schemas = yamlFiles.map((file) => [`./${schemaPath(file)}`, `${folder}/${file.path}`])
  return `${JSON.stringify({ 'yaml.schemas': Object.fromEntries(schemas) }, null, 2)}\n`
}

/** The YAML files of the content, each with the comment that names its schema for editors. */
export const modelines = (): Map<string, string> =>
  new Map(
    yamlFiles.map((file) => {
      const up = '../'.repeat(file.path.split('/').length)
      return [`${folder}/${file.path}`, `${opening}${up}${schemaPath(file)}`]
    }),
  )

/**
 * The start of that comment. The schema is a relative path instead of an address, so that it has the same version as the
 * content.
 */
export const opening = '# yaml-language-server: $schema='

/** Puts this line at the beginning of a text, or replaces an older one. */
export const withModeline = (text: string, line: string) =>
  `${line}\n${text.startsWith(opening) ? text.slice(text.indexOf('\n') + 1) : text}`
