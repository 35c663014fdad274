/** Styles and client scripts → one text each, bundled and minified by esbuild. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Site } from '../site/site.ts'

export interface Bundle {
  /** Every style, to stand in the head of each page. */
  styles: string
  /** The address of the client script. */
  script: string
  files: Site
}

/** The browsers that the output is written for: those with the features that research.md section 6 calls widely available. */
const target = ['chrome120', 'firefox121', 'safari17.2']

/**
 * Bundles `templates/styles/main.css` and `client/main.ts`.
 *
 * @param root the folder of the generator
 */
export async function bundleAssets(root: string): Promise<Bundle> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [
      { in: join(root, 'templates/styles/main.css'), out: 'styles' },
      { in: join(root, 'client/main.ts'), out: 'script' },
    ],
    bundle: true,
    minify: true,
    write: false,
    outdir: join(root, 'assets'),
    format: 'esm',
    target,
    legalComments: 'none',
  })
  const output = (ending: string) => result.outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
  const code = output('.js')
  const script = `/assets/main.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  return { styles: output('.css').trim(), script, files: new Map([[script, code]]) }
}
