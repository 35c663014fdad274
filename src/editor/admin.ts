/**
 * The form editor at `/admin/`, if site.yaml switches it on: a page, its configuration, and the script from the package
 * `@sveltia/cms`. With its dependencies the package takes 80 MB, so only cafés that use the editor install it.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { stringify } from 'yaml'
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import { parseYaml } from '../content/yaml/parse.ts'
import { Messages } from '../diagnostics/messages.ts'
import { placeOf } from '../diagnostics/positions.ts'
import type { Site } from '../site.ts'
import { sveltiaConfig } from './sveltia.ts'

/** The version that the configuration and the tests are made for. */
export const editorPackage = '@sveltia/cms@0.221.1'

const configPath = '/admin/config.yml'
const scriptPath = '/admin/sveltia-cms.js'

/**
 * @param root the folder of the generator, which must be the root of the repository
 * @param directory the content folder
 * @returns no files while the editor is switched off, or when its package is not installed, which is reported as an error
 *   at the field `editor` of site.yaml
 */
export async function adminFiles(
  { site, packages }: Content,
  root: string,
  directory: string,
  source: Source,
  messages: Messages,
): Promise<Site> {
  if (!site.editor) return new Map()
  const program = await readProgram()
  if (!program) {
    reportMissingPackage(source, messages)
    return new Map()
  }
  const folder = relative(root, directory).split(sep).join('/')
  const tiers = (packages?.tiers ?? []).map(({ id }) => id)
  const config = sveltiaConfig(site.editor, site.url, folder, tiers)
  return new Map<string, string | Uint8Array>([
    ['/admin/index.html', page(site.language)],
    [configPath, stringify(config, { lineWidth: 0, aliasDuplicateObjects: false })],
    [scriptPath, program],
  ])
}

/** The single-file script of the package; undefined where it is not installed. */
async function readProgram(): Promise<Uint8Array | undefined> {
  try {
    const module = createRequire(import.meta.url).resolve('@sveltia/cms')
    return await readFile(join(dirname(module), '../dist/sveltia-cms.js'))
  } catch {
    return undefined
  }
}

function reportMissingPackage({ folder, files }: Source, messages: Messages) {
  const file = `${folder}/site.yaml`
  const yaml = parseYaml(file, new TextDecoder().decode(files.get('site.yaml')), new Messages())
  messages.error({
    file,
    ...placeOf(yaml, ['editor'], true),
    rule: 'editor-not-installed',
    reason: 'The form editor is switched on here, but its program is not installed.',
    remedy: `Run “npm install ${editorPackage}” in the folder of the generator, and commit package.json and package-lock.json. Or delete this field.`,
  })
}

/** The script renders the page. It gets an absolute path to its configuration, because hosts differ in the trailing slash. */
const page = (language: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editor</title>
<link rel="cms-config-url" type="text/yaml" href="${configPath}">
<script defer src="${scriptPath}"></script>
</head>
<body></body>
</html>
`
