/** What browsers support, by MDN's browser-compat-data. */
import compatData, {
  type BrowserName,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'
import { floor } from '../../src/assets/browsers.ts'

export const { api, css, javascript } = compatData

/** Something that a browser has from some version on, such as `css.selectors.has`. */
export interface Feature {
  path: string
  data: Identifier
}

/** The browsers of the floor with their names in the data; phones have the versions of desktops. */
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

/** Follows a path, such as `['selectors', 'has']`. @returns undefined where the data does not know it */
export function featureAt(root: 'css' | 'api' | 'javascript', ...names: string[]): Feature | undefined {
  let data: Identifier | undefined = { css, api, javascript }[root]
  for (const name of names) data = data && Object.hasOwn(data, name) ? data[name] : undefined
  return data?.__compat && { path: [root, ...names].join('.'), data }
}

interface Circumstances {
  /** Features without which a browser does not get here, such as those that `@supports` asks for. */
  known?: readonly Feature[]
  /** The prefixed names that are used beside it, such as `-webkit-`. */
  prefixes?: ReadonlySet<string>
}

/** The browsers at the floor that lack a feature, as `safari 15.4 (from 17.4)`. */
export const lackedBy = (
  feature: Feature,
  { known = [], prefixes = new Set() }: Circumstances = {},
): string[] =>
  browsers.flatMap(([browser, version]) => {
    const first = firstVersion(feature, browser, prefixes)
    const least = Math.max(version, ...known.map((feature) => firstVersion(feature, browser)))
    return first > least
      ? `${browser} ${version} (${Number.isFinite(first) ? `from ${first}` : 'never'})`
      : []
  })

/** The first version of a browser that has a feature; infinite for one that has not. */
function firstVersion(
  { data }: Feature,
  browser: BrowserName,
  prefixes: ReadonlySet<string> = new Set(),
): number {
  const support = data.__compat?.support[browser]
  const statements: readonly SimpleSupportStatement[] = support === undefined ? [] : [support].flat()
  const versions = statements
    .filter(({ flags, alternative_name, prefix, version_removed }) => {
      const isUsed = prefix === undefined || prefixes.has(prefix)
      return isUsed && !flags && alternative_name === undefined && version_removed === undefined
    })
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')))
  return Math.min(Number.POSITIVE_INFINITY, ...versions.filter((version) => !Number.isNaN(version)))
}
