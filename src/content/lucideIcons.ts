/**
 * Lucide icons (lucide.dev, ISC licence) as data from `@iconify-json/lucide`. One file of 600 KB holds all drawings and
 * parses in 4 ms, where `lucide-react` would load a module for each icon.
 * About 50 of the newest icons are not in the set yet.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { IconifyJSON } from '@iconify-json/lucide'

const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json')
const set: IconifyJSON = JSON.parse(readFileSync(file, 'utf8'))

/** Every drawing has these; here the style of `.icon` sets them once. */
const presentation =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

/** The current names of all icons. Older names (`aliases`) and icons that Lucide has withdrawn (`hidden`) work too. */
export const iconNames: readonly string[] = Object.entries(set.icons)
  .filter(([, { hidden }]) => !hidden)
  .map(([name]) => name)

export const isIcon = (name: string) => bodyOf(name) !== undefined

/** The drawing of an icon as SVG markup on a grid of 24 by 24; undefined for a name that Lucide does not have. */
export const drawingOf = (name: string): string | undefined =>
  bodyOf(name)
    ?.replace(presentation, '')
    .replace(/^<g>(.*)<\/g>$/, '$1')

const icons = new Map(Object.entries(set.icons))
const aliases = new Map(Object.entries(set.aliases ?? {}))

const bodyOf = (name: string) => icons.get(aliases.get(name)?.parent ?? name)?.body
