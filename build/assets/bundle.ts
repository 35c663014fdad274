/** Styles and client scripts → one text each, bundled and minified by esbuild. */
import { join } from 'node:path'
import { build } from 'esbuild'
import { remembering } from '../memo.ts'
import { readFolder } from '../readFiles.ts'
import type { Site } from '../site/site.ts'
import { hashOf } from './cache.ts'
import { hashedName } from './hashedName.ts'

export interface Bundle {
  /** Every style, to stand in the head of each page. */
  styles: string
  /** The script of every page, the same with the counting of visits, and the search of the guides. */
  script: Script
  scriptWithAnalytics: Script
  search: Script
}

export interface Script {
  address: string
  files: Site
}

/** The browsers that the output is written for: those with the features that research.md section 6 calls widely available. */
const target = ['chrome120', 'firefox121', 'safari17.2']

/**
 * Bundles `templates/styles/main.css` and the scripts in `client/`, each on its own, so that a page needs one request.
 *
 * @param root the folder of the generator
 */
export async function bundleAssets(root: string): Promise<Bundle> {
  return bundle(
    root,
    ['client', 'templates'].flatMap((folder) => [...readFolder(join(root, folder))]),
  )
}

const bundle = remembering(
  (root: string, sources: ReadonlyArray<[path: string, bytes: Uint8Array]>) =>
    [root, ...sources.map(([path, bytes]) => `${path} ${hashOf(bytes)}`)].join('\n'),
  runEsbuild,
)

async function runEsbuild(root: string): Promise<Bundle> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [
      { in: join(root, 'templates/styles/main.css'), out: 'styles' },
      { in: join(root, 'client/main.ts'), out: 'main' },
      { in: join(root, 'client/mainWithAnalytics.ts'), out: 'main-with-analytics' },
      { in: join(root, 'client/guides/main.ts'), out: 'guides' },
    ],
    bundle: true,
    minify: true,
    write: false,
    outdir: join(root, 'assets'),
    format: 'esm',
    target,
    legalComments: 'none',
  })
  const output = (name: string) =>
    result.outputFiles.find((file) => file.path === join(root, 'assets', name))?.text ?? ''
  const script = (name: string): Script => {
    const code = output(`${name}.js`)
    const address = hashedName(`/assets/${name}.js`, code)
    return { address, files: new Map([[address, code]]) }
  }
  return {
    // esbuild leaves the space in `--name: value`.
    styles: output('styles.css')
      .trim()
      .replaceAll(/([{;]--[\w-]+:) /g, '$1'),
    script: script('main'),
    scriptWithAnalytics: script('main-with-analytics'),
    search: script('guides'),
  }
}
