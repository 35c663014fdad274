/**
 * The stylesheet of the site: every CSS file of `templates/`, in layers by its place, so no register can miss one. In a layer, files
 * are in alphabetical order: `card-stub.css` may refine `card.css`.
 */
import { basename, join } from 'node:path'
import { readFolder } from '../readFiles.ts'

/** The order of the layers is the order of precedence; a component never has to outbid another. */
const layers = ['tokens', 'base', 'layout', 'components', 'utilities', 'adaptation']

/** @returns the imports of all styles, as CSS; paths begin at `root` */
export function importsInLayers(root: string): string {
  const paths = [...readFolder(join(root, 'templates')).keys()].filter((path) => path.endsWith('.css'))
  const rank = (path: string) => layers.indexOf(layerOf(path) ?? '')
  const stem = (path: string) => path.replace(/\.css$/, '')
  const ordered = paths.sort((one, other) => rank(one) - rank(other) || (stem(one) < stem(other) ? -1 : 1))
  return [
    `@layer ${layers.join(', ')};`,
    ...ordered.map((path) => {
      const layer = layerOf(path)
      return `@import "./templates/${path}"${layer ? ` layer(${layer})` : ''};`
    }),
  ].join('\n')
}

/**
 * A file of `layout/` with the name of a layer is that layer. In every folder, `print.css`, `forced-colours.css` and `preferences.css` are of the
 * layer that adapts all others, and `plain.css` of none: for browsers without layers. The rest are components.
 */
function layerOf(path: string): string | undefined {
  const name = basename(path, '.css')
  if (name === 'plain') return undefined
  if (path.startsWith('layout/') && layers.includes(name)) return name
  return /^(print|preferences|forced-colours)/.test(name) ? 'adaptation' : 'components'
}

/** Rules of the layer for elements and classes that many parts share, minified. */
export function inBaseLayer(rules: readonly string[]): string {
  return rules.length > 0 ? `@layer base{${rules.join('')}}` : ''
}
