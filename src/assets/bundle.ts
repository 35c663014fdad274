/** Styles and client scripts, bundled and minified by esbuild. */
import { basename, join } from 'node:path'
import { cachedFile, hashOf } from '../cache.ts'
import { generatorVersion } from '../generatorVersion.ts'
import { readFolder } from '../readFiles.ts'
import type { Site } from '../siteFiles.ts'
import { targets } from './browsers.ts'
import { importsInLayers } from './cssLayers.ts'
import { hashedName } from './hashedName.ts'
import { withFallbacks } from './olderCssValues.ts'

/** Each entry point becomes one file, so that a page needs one request. */
const entryPoints = {
  main: 'client/main.ts',
  'main-with-analytics': 'client/mainWithAnalytics.ts',
  scripting: 'client/scripting.ts',
  guides: 'client/guides/main.ts',
}

/** The scripts within pages, by the names of their files in `client/inline/`. A site declares its own by declaration merging. */
export interface InlineScripts extends Record<never, never> {}

/** Bundles styles and client scripts, cached by their sources. @returns styles as text, scripts with addresses and files */
export async function bundleAssets(root: string) {
  const sources = hashOf(
    ...['client', 'templates'].flatMap((folder) => [...readFolder(join(root, folder))]).flat(),
  )
  // CI does not restore this folder, because visitors run the scripts in it.
  const path = join(root, '.cache/run', `${generatorVersion}.${sources}.assets`)
  const bundled = await cachedFile(path, async () => Buffer.from(JSON.stringify(await runEsbuild(root))))
  const texts: Record<string, string> = JSON.parse(Buffer.from(bundled).toString())
  const script = (name: keyof typeof entryPoints) => {
    const code = texts[`${name}.js`] ?? ''
    const address = hashedName(`/assets/${name}.js`, code)
    const files: Site = new Map([[address, code]])
    return { address, files }
  }
  // The function gives the script a scope of its own.
  const inline = (name: string) => `(()=>{${(texts[`${name}.js`] ?? '').trim()}})();`
  const inlineScripts = Object.fromEntries(inlineNames(root).map((name) => [name, inline(name)]))
  return {
    styles: withFallbacks(withoutBlanks((texts['styles.css'] ?? '').trim())),
    script: script('main'),
    scriptWithAnalytics: script('main-with-analytics'),
    search: script('guides'),
    /** For the head of every page. */
    scripting: inline('scripting'),
    // The site declares the names of its files.
    inlineScripts: inlineScripts as InlineScripts & Record<string, string>,
  }
}

const inlineNames = (root: string) =>
  [...readFolder(join(root, 'client/inline')).keys()].map((path) => basename(path, '.ts'))

/** Removes the blanks that esbuild leaves: after the colons of custom properties, and at commas and slashes of values. */
const withoutBlanks = (styles: string) =>
  styles.replaceAll(/"[^"]*"|(?<=[{;]--[\w-]+:) | ?([,/]) /g, (match, sign = '') =>
    match.startsWith('"') ? match : sign,
  )

const options = { bundle: true, minify: true, write: false, target: targets, legalComments: 'none' } as const

async function runEsbuild(root: string): Promise<Record<string, string>> {
  const { build } = await import('esbuild')
  const styles = await build({
    ...options,
    absWorkingDir: root,
    stdin: { contents: importsInLayers(root), resolveDir: root, loader: 'css' },
  })
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: root,
    entryPoints: [
      ...Object.entries(entryPoints).map(([out, path]) => ({ in: join(root, path), out })),
      ...inlineNames(root).map((name) => ({ in: join(root, `client/inline/${name}.ts`), out: name })),
    ],
    outdir: join(root, 'assets'),
    format: 'esm',
  })
  const scripts = outputFiles.map(({ path, text }) => [basename(path), text])
  return Object.fromEntries([['styles.css', styles.outputFiles.map(({ text }) => text).join('')], ...scripts])
}

/** Bundles a script and its imports, with a scope of its own. @param define constants to replace, as in esbuild */
export async function bundleScript(path: string, define: Record<string, string> = {}): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({ ...options, entryPoints: [path], format: 'iife', define })
  return outputFiles.map(({ text }) => text).join('')
}
