/** The files of the repository that are made from the schemas; `npm run generate` writes them, a test compares them. */
import { stringify } from 'yaml'
import { contentFiles, dataFiles, pageFiles, schemaPath } from './contentFiles.ts'
import { fieldTables } from './fieldTables.ts'
import { jsonSchemas } from './jsonSchema.ts'
import { pagesCmsConfig } from './pagesCms.ts'

/** The content folder of the repository. */
const folder = 'content'

/**
 * Every generated file, by its path in the repository.
 *
 * @param tiers the ids of the kinds of machine
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
  const schemas = contentFiles
    .filter(({ path }) => path.endsWith('.yaml'))
    .map((file) => [`./${schemaPath(file)}`, `${folder}/${file.path}`])
  return `${JSON.stringify({ 'yaml.schemas': Object.fromEntries(schemas) }, null, 2)}\n`
}

/** The YAML files of the content, each with the line that names its schema. */
export const modelines = (): Map<string, string> =>
  new Map(
    [...dataFiles, ...pageFiles].map((file) => {
      const up = '../'.repeat(file.path.split('/').length)
      return [`${folder}/${file.path}`, `${opening}${up}${schemaPath(file)}`]
    }),
  )

/**
 * How the line begins by which editors find the schema of a file. It names a file beside it instead of an address: the
 * schema then is of the same version as the content, also before anything is published.
 */
export const opening = '# yaml-language-server: $schema='

/** A text with this line at its beginning, in the place of an older one. */
export const withModeline = (text: string, line: string) =>
  `${line}\n${text.startsWith(opening) ? text.slice(text.indexOf('\n') + 1) : text}`
