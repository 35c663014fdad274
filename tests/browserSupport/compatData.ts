/** What browsers support, by MDN's browser-compat-data. */
import compatData, { type BrowserName, type Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { floor } from '../../src/assets/browsers.ts'

export const { api, css, javascript } = compatData

/** Something that browsers have from some version on, such as `css.selectors.has`. */
export interface Feature {
  path: string
  data: Identifier
}

/** A feature that browsers at the floor lack, and where it is used. */
export interface Found {
  path: string
  /** Such as `safari 15.4 (from 17.4)`. */
  lackedBy: readonly string[]
  place: string
}

/** The browsers of the floor by their names in the data; those of phones have the versions of those of desktops. */
const browsers: ReadonlyArray<readonly [name: BrowserName, version: number]> = [
  ['chrome', floor.chrome],
  ['chrome_android', floor.chrome],
  ['edge', floor.edge],
  ['firefox', floor.firefox],
  ['firefox_android', floor.firefox],
  ['safari', floor.safari],
  ['safari_ios', floor.safari],
  ['samsunginternet_android', floor.samsunginternet],
]

/** Follows a path, such as `css`, `selectors`, `has`. @returns undefined where the data does not know it */
export function featureAt(root: 'css' | 'api' | 'javascript', ...names: string[]): Feature | undefined {
  let data: Identifier | undefined = { css, api, javascript }[root]
  for (const name of names) data = data && Object.hasOwn(data, name) ? data[name] : undefined
  return data?.__compat && { path: [root, ...names].join('.'), data }
}

/** What a browser has where a feature is used. */
export interface Circumstances {
  /** Features without which it does not get here, such as those that `@supports` asks for. */
  known?: readonly Feature[]
  /** Prefixes with which the same is written before it, such as `-webkit-`. */
  prefixes?: ReadonlySet<string>
}

/**
 * The browsers that have a feature only from a version above the floor on. One that has never had it does not count by itself:
 * for that, no version is too old.
 */
export function lackedBy(feature: Feature, { known = [], prefixes }: Circumstances = {}): string[] {
  return browsers.flatMap(([browser, version]) => {
    const first = firstVersion(feature, browser, version, prefixes)
    const least = Math.max(version, ...known.map((other) => firstVersion(other, browser, version)))
    return Number.isFinite(first) && first > least ? `${browser} ${version} (from ${first})` : []
  })
}

/** The first version of a browser that has a feature and still has it at the floor; infinite for one without. */
function firstVersion(
  { data }: Feature,
  browser: BrowserName,
  atFloor: number,
  prefixes?: ReadonlySet<string>,
) {
  const support = data.__compat?.support[browser]
  const versions = (support === undefined ? [] : [support].flat())
    .filter(({ flags, alternative_name, prefix, version_removed }) => {
      const isUsed = prefix === undefined || prefixes?.has(prefix)
      const isGone = version_removed !== undefined && Number.parseFloat(version_removed) <= atFloor
      return isUsed && !flags && alternative_name === undefined && !isGone
    })
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')))
  return Math.min(Number.POSITIVE_INFINITY, ...versions.filter((version) => !Number.isNaN(version)))
}
