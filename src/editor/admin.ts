/**
 * The form editor at `/admin/`, if site.yaml switches it on: a page, its configuration, its icons, and its program. That is
 * the package `@sveltia/cms`, without its requests to other hosts, and the scripts in `src/editor/browser/`. With its dependencies
 * the package takes 80 MB, so only sites that use the editor install it.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import { stringify } from 'yaml'
import { bundleScript } from '../assets/bundle.ts'
import { cachedFile, hashOf } from '../cache.ts'
import type { Collections } from '../content/collections.ts'
import { parseAgain } from '../content/findInContent.ts'
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import { placeOf } from '../diagnostics/positions.ts'
import { generatorVersion } from '../generatorVersion.ts'
import type { Options } from '../options.ts'
import { readFolder } from '../readFiles.ts'
import type { Site } from '../siteFiles.ts'
import { formatsOf, sveltiaConfig } from './sveltia.ts'

/** The versions that the configuration, the scripts and the tests are made for, as arguments of `npm install`. */
export const editorPackages = '@sveltia/cms@0.221.1 @fontsource/material-symbols-outlined@5.3.8'

const configPath = '/admin/config.yml'
const scriptPath = '/admin/sveltia-cms.js'
const iconsPath = '/admin/icons.woff2'

/**
 * @returns no files while the editor is switched off, or when its package is not installed, which is reported as an error
 *   at the field `editor` of site.yaml
 */
export async function adminFiles(
  content: Content,
  collections: Collections,
  source: Source,
  { root, content: directory }: Options,
  messages: Messages,
): Promise<Site> {
  const { editor } = content.site
  if (!editor) return new Map()
  const installed = await readPackages()
  if (!installed) {
    const yaml = parseAgain(source, 'site.yaml')
    messages.error({
      file: yaml.file,
      ...placeOf(yaml, ['editor'], true),
      rule: 'editor-not-installed',
      reason: 'The form editor is switched on here, but its packages are not installed.',
      remedy: `Run “npm install ${editorPackages}” in the folder of the generator, and commit package.json and package-lock.json. Or delete this field.`,
    })
    return new Map()
  }
  const [program, icons] = installed
  const folder = relative(root, directory).split(sep).join('/')
  const config = sveltiaConfig(content, collections, editor, folder)
  return new Map<string, string | Uint8Array>([
    ['/admin/index.html', page],
    [configPath, stringify(config, { lineWidth: 0, aliasDuplicateObjects: false })],
    [scriptPath, await scriptOf(program, root, collections)],
    [iconsPath, icons],
  ])
}

/** The program and the font of its icons; undefined where the packages are not installed. */
async function readPackages() {
  const { resolve } = createRequire(import.meta.url)
  const font = '@fontsource/material-symbols-outlined/files/material-symbols-outlined-latin-400-normal.woff2'
  try {
    const program = join(resolve('@sveltia/cms'), '../../dist/sveltia-cms.js')
    return await Promise.all([readFile(program), readFile(resolve(font))])
  } catch {
    return undefined
  }
}

function scriptOf(program: Buffer, root: string, collections: Collections): Promise<Uint8Array> {
  const sources = hashOf(program, ...[...readFolder(join(root, 'src/editor/browser'))].flat())
  // CI does not restore this folder, because staff run the program in it.
  const path = join(root, '.cache/run', `${generatorVersion}.${sources}.editor`)
  const formats = formatsOf(collections)
  const names = { yamlFormats: JSON.stringify(formats.yaml), textFormats: JSON.stringify(formats.text) }
  return cachedFile(path, async () => {
    const scripts = await bundleScript(join(root, 'src/editor/browser/main.ts'), names)
    return Buffer.from(`${withoutOtherHosts(program.toString())}\n${scripts}`)
  })
}

/**
 * The program asks unpkg.com for newer versions and translations, asks two hosts whether GitHub or GitLab works, and loads
 * fonts from jsdelivr.net. Here the icons come from the site, texts are in the font of the system, and every other address is
 * one that has no data, which the program treats like a host that does not answer.
 */
const withoutOtherHosts = (program: string): string =>
  program
    .replaceAll(/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols[^()]*/g, iconsPath)
    .replaceAll(/url\(https:\/\/cdn\.jsdelivr\.net\/[^()]*\)\s*format\([^()]*\)/g, "local('none')")
    .replaceAll(
      /https:\/\/(unpkg\.com|www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\//g,
      'data:,',
    )

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
