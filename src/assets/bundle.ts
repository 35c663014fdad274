/** Styles and client scripts, bundled and minified by esbuild. */
import { basename, join } from 'node:path'
import { cachedFile, hashOf } from '../cache.ts'
import { generator } from '../generator.ts'
import { readFolder } from '../readFiles.ts'
import type { Site } from '../site.ts'
import { hashedName } from './hashedName.ts'

export interface Bundle {
  /** All styles, for the `style` element of each page. */
  styles: string
  /** The script of every page, the same with analytics, and the search of the guides. */
  script: Script
  scriptWithAnalytics: Script
  search: Script
  /** The code that runs inside pages right after the bars, and after what depends on the present time. */
  barsScript: string
  stateScript: string
  dayScript: string
  /** The same right after the matches of tournaments. */
  matchesScript: string
}

export interface Script {
  address: string
  files: Site
}

/** The supported browsers: those whose features Baseline calls widely available. */
export const browsers = ['chrome120', 'firefox121', 'safari17.2']

/**
 * Bundles `templates/styles/main.css` and the entry points in `client/`, each into one file, so that a page needs one request.
 *
 * @param root the folder of the generator
 */
export async function bundleAssets(root: string): Promise<Bundle> {
  const sources = hashOf(
    ...['client', 'templates/styles'].flatMap((folder) => [...readFolder(join(root, folder))]).flat(),
  )
  // CI does not restore this folder: visitors run what is in it.
  const path = join(root, '.cache/run', `${generator}.${sources}.assets`)
  const bundled = await cachedFile(path, async () => Buffer.from(JSON.stringify(await runEsbuild(root))))
  const texts: Record<string, string> = JSON.parse(Buffer.from(bundled).toString())
  const script = (name: string): Script => {
    const code = texts[`${name}.js`] ?? ''
    const address = hashedName(`/assets/${name}.js`, code)
    return { address, files: new Map([[address, code]]) }
  }
  // A function keeps its names out of the global scope.
  const inline = (name: string) => `(()=>{${(texts[`${name}.js`] ?? '').trim()}})();`
  return {
    // esbuild leaves the space in `--name: value`.
    styles: (texts['styles.css'] ?? '').trim().replaceAll(/([{;]--[\w-]+:) /g, '$1'),
    script: script('main'),
    scriptWithAnalytics: script('main-with-analytics'),
    search: script('guides'),
    barsScript: inline('current-bars'),
    stateScript: inline('current-state'),
    dayScript: inline('current-day'),
    matchesScript: inline('current-matches'),
  }
}

/** @returns the text of each bundled file by its name */
async function runEsbuild(root: string): Promise<Record<string, string>> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [
      { in: join(root, 'templates/styles/main.css'), out: 'styles' },
      { in: join(root, 'client/main.ts'), out: 'main' },
      { in: join(root, 'client/mainWithAnalytics.ts'), out: 'main-with-analytics' },
      { in: join(root, 'client/guides/main.ts'), out: 'guides' },
      { in: join(root, 'client/currentBars.ts'), out: 'current-bars' },
      { in: join(root, 'client/currentState.ts'), out: 'current-state' },
      { in: join(root, 'client/currentDay.ts'), out: 'current-day' },
      { in: join(root, 'client/currentMatches.ts'), out: 'current-matches' },
    ],
    bundle: true,
    minify: true,
    write: false,
    outdir: join(root, 'assets'),
    format: 'esm',
    target: browsers,
    legalComments: 'none',
  })
  return Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path), text]))
}
