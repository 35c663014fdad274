/** Styles and client scripts → one text each, bundled and minified by esbuild. */
import { basename, join } from 'node:path'
import { generator } from '../generator.ts'
import { remembering } from '../memo.ts'
import { readFolder } from '../readFiles.ts'
import type { Site } from '../site.ts'
import { cached, hashOf } from './cache.ts'
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
export const bundleAssets = (root: string): Promise<Bundle> =>
  bundle(
    root,
    hashOf(...['client', 'templates/styles'].flatMap((folder) => [...readFolder(join(root, folder))]).flat()),
  )

/** @param sources the hash of what is bundled and does not belong to the generator's own code */
const bundle = remembering(
  (root: string, sources: string) => `${root}\n${sources}`,
  async (root, sources): Promise<Bundle> => {
    // Beside the generator's own program, and like that never restored by CI: visitors run what is in it.
    const kept = await cached(join(root, '.cache/run', `${generator}.${sources}.assets`), () =>
      runEsbuild(root),
    )
    const outputs: Record<string, string> = JSON.parse(Buffer.from(kept).toString())
    const script = (name: string): Script => {
      const code = outputs[`${name}.js`] ?? ''
      const address = hashedName(`/assets/${name}.js`, code)
      return { address, files: new Map([[address, code]]) }
    }
    return {
      // esbuild leaves the space in `--name: value`.
      styles: (outputs['styles.css'] ?? '').trim().replaceAll(/([{;]--[\w-]+:) /g, '$1'),
      script: script('main'),
      scriptWithAnalytics: script('main-with-analytics'),
      search: script('guides'),
    }
  },
)

/** @returns the text of each file by its name, as JSON */
async function runEsbuild(root: string): Promise<Uint8Array> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
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
  return Buffer.from(
    JSON.stringify(Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path), text]))),
  )
}
