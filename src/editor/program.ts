/**
 * The program of the form editor: the package `@sveltia/cms`, without its requests to other hosts, and the scripts in
 * `client/editor/`. With its dependencies the package takes 80 MB, so only cafés that use the editor install it.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { browsers } from '../assets/bundle.ts'
import { cachedFile, hashOf } from '../cache.ts'
import { generator } from '../generator.ts'
import { readFolder } from '../readFiles.ts'
import { formats } from './sveltia.ts'

/** The versions that the configuration, the scripts and the tests are made for, as arguments of `npm install`. */
export const editorPackages = '@sveltia/cms@0.221.1 @fontsource/material-symbols-outlined@5.3.8'

export const iconsPath = '/admin/icons.woff2'

export interface EditorProgram {
  script: Uint8Array
  /** The font of its icons. */
  icons: Uint8Array
}

/**
 * @param root the folder of the generator
 * @returns undefined where the packages are not installed
 */
export async function editorProgram(root: string): Promise<EditorProgram | undefined> {
  const files = await readPackages()
  if (!files) return undefined
  const [program, icons] = files
  const sources = hashOf(program, ...[...readFolder(join(root, 'client/editor'))].flat())
  // CI does not restore this folder: staff run what is in it.
  const path = join(root, '.cache/run', `${generator}.${sources}.editor`)
  const script = await cachedFile(path, async () =>
    Buffer.from(`${withoutOtherHosts(program.toString())}\n${await bundleScripts(root)}`),
  )
  return { script, icons }
}

async function readPackages() {
  const { resolve } = createRequire(import.meta.url)
  try {
    return await Promise.all([
      readFile(join(resolve('@sveltia/cms'), '../../dist/sveltia-cms.js')),
      readFile(
        resolve(
          '@fontsource/material-symbols-outlined/files/material-symbols-outlined-latin-400-normal.woff2',
        ),
      ),
    ])
  } catch {
    return undefined
  }
}

/**
 * The program asks unpkg.com for newer versions and translations, asks two hosts whether GitHub or GitLab works, and loads
 * fonts from jsdelivr.net. Here the icons come from the site, texts are in the font of the system, and every other address is
 * one that has no data, which the program treats like a host that does not answer.
 */
export const withoutOtherHosts = (program: string): string =>
  program
    .replaceAll(/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols[^)]*/g, iconsPath)
    .replaceAll(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)\s*format\([^)]*\)/g, "local('none')")
    .replaceAll(
      /https:\/\/(unpkg\.com|www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\//g,
      'data:,',
    )

async function bundleScripts(root: string): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'client/editor/main.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browsers,
    define: { yamlFormats: JSON.stringify(formats.yaml), textFormats: JSON.stringify(formats.text) },
    legalComments: 'none',
  })
  return outputFiles.map(({ text }) => text).join('')
}
