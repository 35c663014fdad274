/** Browsers at the floor have what styles and scripts use, or do without it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { floor } from '../../src/assets/browsers.ts'
import { bundleAssets } from '../../src/assets/bundle.ts'
import { withFallbacks } from '../../src/assets/olderCssValues.ts'
import { textOf } from '../../src/siteFiles.ts'
import { allowedInScripts, allowedInStyles } from '../browserSupport/allowed.ts'
import type { Found } from '../browserSupport/compatData.ts'
import { newerInScript } from '../browserSupport/scripts.ts'
import { newerInStyles } from '../browserSupport/styles.ts'
import { root } from '../cafes.ts'
import { expectedOfSubjects } from '../expected.ts'

let bundle: Awaited<ReturnType<typeof bundleAssets>>
beforeAll(async () => {
  bundle = await bundleAssets(root)
})

/** What is found but not allowed, and what is allowed but not found. */
function differences(found: readonly Found[], allowed: typeof allowedInStyles) {
  const permits = ({ path, place = /^/ }: (typeof allowed)[number], feature: Found) =>
    feature.path.startsWith(path) && place.test(feature.place)
  const newer = found.filter((feature) => !allowed.some((entry) => permits(entry, feature)))
  const unused = allowed.filter((entry) => !found.some((feature) => permits(entry, feature)))
  return [
    ...newer.map(({ path, lackedBy, place }) => `${path} in ${place}, which ${lackedBy.join(', ')} lack`),
    ...unused.map(
      ({ path, place }) =>
        `${path} in ${place ?? 'any place'} is allowed in tests/browserSupport/allowed.ts, but nothing uses it`,
    ),
  ]
}

test('styles use nothing newer than the floor without an older value, a condition, or a reason', () => {
  const ofSubjects = expectedOfSubjects.flatMap(({ allowedInStyles = [] }) => allowedInStyles)
  expect(differences(newerInStyles(bundle.styles), [...allowedInStyles, ...ofSubjects])).toEqual([])
})

test('scripts use nothing newer than the floor without asking for it, or a reason', () => {
  const { script, scriptWithAnalytics, search, inlineScripts, scripting } = bundle
  const files = [script, scriptWithAnalytics, search].flatMap(({ files }) => [...files.values()].map(textOf))
  const scripts = [...files, ...Object.values(inlineScripts), scripting]
  const ofSubjects = expectedOfSubjects.flatMap(({ allowedInScripts = [] }) => allowedInScripts)
  expect(differences(scripts.flatMap(newerInScript), [...allowedInScripts, ...ofSubjects])).toEqual([])
})

test('the documentation names the floor', () => {
  const docs = readFileSync(join(root, 'docs/design-system.md'), 'utf8')
  for (const [name, version] of Object.entries(floor))
    expect(docs.toLowerCase().replace('samsung internet', 'samsunginternet')).toContain(`${name} ${version}`)
})

const pathsIn = (found: readonly Found[]) => found.map(({ path }) => path)

test.each([
  ['a property', 'a{rotate:1deg}', ['css.properties.rotate']],
  ['a value', 'a{overflow:clip}', ['css.properties.overflow.clip']],
  ['a value after an older one', 'a{overflow:hidden;overflow:clip}', []],
  [
    'a value of a custom property, which takes any',
    'a{--a:1svh;--a:1svh}',
    ['css.types.length.viewport_percentage_units_small', 'css.types.length.viewport_percentage_units_small'],
  ],
  ['a function', 'a{width:calc(1px * tan(1deg))}', ['css.types.tan']],
  ['a unit', 'a{width:1cqh}', ['css.types.length.container_query_length_units']],
  ['a selector', 'a:has(b){color:red}', ['css.selectors.has']],
  ['a selector that a condition asks for', '@supports selector(:has(*)){a:has(b){color:red}}', []],
  ['what is older than that', '@supports selector(::details-content){a:has(b){color:red}}', []],
  ['the contrary', '@supports not selector(:has(*)){a:has(b){color:red}}', ['css.selectors.has']],
  ['nested rules', 'a{&:hover{color:red}}', ['css.selectors.nesting']],
  ['a feature of media', '@media(scripting:none){a{color:red}}', ['css.at-rules.media.scripting']],
  ['with the prefix that the floor needs', 'a{-webkit-mask-image:none;mask-image:none}', []],
  ['without it', 'a{mask-image:none}', ['css.properties.mask-image']],
  ['a slash in a text', 'a{content:"/"}', []],
  ['a text for screen readers', 'a{content:"/" / ""}', ['css.properties.content.alt_text']],
  ['layers', '@layer a{a{inset:0}}', []],
])('in styles: %s', (_name, styles, paths) => {
  expect(pathsIn(newerInStyles(styles))).toEqual(paths)
})

test.each([
  ['a function of elements', 'a.checkVisibility()', ['api.Element.checkVisibility']],
  ['a static function', 'AbortSignal.timeout(1)', ['api.AbortSignal.timeout_static']],
  ['a property', 'a.ariaSelected = "true"', ['api.Element.ariaSelected']],
  ['a global', 'new CompressionStream("gzip")', ['api.CompressionStream']],
  ['a function of values', 'a.toSorted()', ['javascript.builtins.Array.toSorted']],
  ['called if it is there', 'a.checkVisibility?.()', []],
  ['after asking for it', 'function f(a) { if ("checkVisibility" in a) a.checkVisibility() }', []],
  [
    'without asking in this function',
    'function f(a) { "checkVisibility" in a } b.checkVisibility()',
    ['api.Element.checkVisibility'],
  ],
  ['a name that others have had for long', 'a.timeout; a.at(0); a.replaceAll("b", "c")', []],
  ['a name of its own', 'const a = { boost: 1 }; a.boost', []],
  ['a property of CSS', 'a.style.minHeight = ""', []],
])('in scripts: %s', (_name, script, paths) => {
  expect(pathsIn(newerInScript(script))).toEqual(paths)
})

describe('older values before those that esbuild does not lower', () => {
  test.each([
    ['a{overflow:clip}', 'a{overflow:hidden;overflow:clip}'],
    ['a{color:red;overflow-x:clip;top:0}', 'a{color:red;overflow-x:hidden;overflow-x:clip;top:0}'],
    ['a{max-height:calc(100dvh - 1px)}', 'a{max-height:calc(100vh - 1px);max-height:calc(100dvh - 1px)}'],
    ['a{content:"# "/""}', 'a{content:"# ";content:"# "/""}'],
    ['a{--a:100svh;overflow:hidden}', 'a{--a:100svh;overflow:hidden}'],
    ['.overflow\\:clip{color:red}', '.overflow\\:clip{color:red}'],
  ])('%s', (styles, expected) => {
    expect(withFallbacks(styles)).toBe(expected)
  })
})
