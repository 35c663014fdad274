/** The form editor at `/admin/`, if site.yaml switches it on: a page, its configuration, its program and its icons. */
import { relative, sep } from 'node:path'
import { stringify } from 'yaml'
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import { parseYaml } from '../content/yaml/parse.ts'
import { Messages } from '../diagnostics/messages.ts'
import { placeOf } from '../diagnostics/positions.ts'
import type { Site } from '../site.ts'
import { editorPackages, editorProgram, iconsPath } from './program.ts'
import { sveltiaConfig } from './sveltia.ts'

const configPath = '/admin/config.yml'
const scriptPath = '/admin/sveltia-cms.js'

/**
 * @param root the folder of the generator, which must be the root of the repository
 * @param directory the content folder
 * @returns no files while the editor is switched off, or when its package is not installed, which is reported as an error
 *   at the field `editor` of site.yaml
 */
export async function adminFiles(
  { site, packages, posts }: Content,
  root: string,
  directory: string,
  source: Source,
  messages: Messages,
): Promise<Site> {
  if (!site.editor) return new Map()
  const program = await editorProgram(root)
  if (!program) {
    reportMissingPackage(source, messages)
    return new Map()
  }
  const config = sveltiaConfig({
    repository: site.editor,
    name: site.name,
    url: site.url,
    folder: relative(root, directory).split(sep).join('/'),
    tiers: (packages?.tiers ?? []).map(({ id }) => id),
    categories: [...new Set(posts.map(({ category }) => category))].sort(),
  })
  return new Map<string, string | Uint8Array>([
    ['/admin/index.html', page],
    [configPath, stringify(config, { lineWidth: 0, aliasDuplicateObjects: false })],
    [scriptPath, program.script],
    [iconsPath, program.icons],
  ])
}

function reportMissingPackage({ folder, files }: Source, messages: Messages) {
  const file = `${folder}/site.yaml`
  const yaml = parseYaml(file, new TextDecoder().decode(files.get('site.yaml')), new Messages())
  messages.error({
    file,
    ...placeOf(yaml, ['editor'], true),
    rule: 'editor-not-installed',
    reason: 'The form editor is switched on here, but its packages are not installed.',
    remedy: `Run “npm install ${editorPackages}” in the folder of the generator, and commit package.json and package-lock.json. Or delete this field.`,
  })
}

/**
 * The script renders the page, in English. It gets an absolute path to its configuration, because hosts differ in the trailing
 * slash.
 */
const page = `<!doctype html>
<html lang="en">
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
