/** The form editor at `/admin/`, where site.yaml switches it on: a page, its settings, and the program itself. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { stringify } from 'yaml'
import type { Content } from '../content/types.ts'
import type { Site } from '../site.ts'
import { sveltiaConfig } from './sveltia.ts'

const configPath = '/admin/config.yml'
const scriptPath = '/admin/sveltia-cms.js'

/**
 * @param root the folder of the generator, which is taken for the root of the repository
 * @param directory the content folder
 * @returns nothing while the editor is switched off
 */
export async function adminFiles(
  { site, packages }: Content,
  root: string,
  directory: string,
): Promise<Site> {
  if (!site.editor) return new Map()
  const folder = relative(root, directory).split(sep).join('/')
  const tiers = (packages?.tiers ?? []).map(({ id }) => id)
  const config = sveltiaConfig(site.editor, site.url, folder, tiers)
  return new Map<string, string | Uint8Array>([
    ['/admin/index.html', page(site.language)],
    [configPath, stringify(config, { lineWidth: 0, aliasDuplicateObjects: false })],
    [scriptPath, await program()],
  ])
}

/** The program draws the page; the address of its settings is given, because hosts differ in the slash at the end. */
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

/** The package offers the whole program as one file for pages beside its modules for bundlers. */
const program = () => {
  const module = createRequire(import.meta.url).resolve('@sveltia/cms')
  return readFile(join(dirname(module), '../dist/sveltia-cms.js'))
}
