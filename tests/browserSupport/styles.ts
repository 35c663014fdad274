/** Reads styles for features that are newer than the floor. */
import { type Atrule, type CssNode, type Declaration, generate, parse, type Rule, walk } from 'css-tree'
import { type Circumstances, css, type Feature, type Found, featureAt, lackedBy } from './compatData.ts'

/** Every feature of minified styles that browsers at the floor lack, and for which no condition asks and no older value stands. */
export function newerInStyles(styles: string): Found[] {
  const found: Found[] = []
  readBlock(parse(styles, { parseCustomProperty: true }), [], (feature, place, circumstances) => {
    const browsers = lackedBy(feature, circumstances)
    if (browsers.length > 0) found.push({ path: feature.path, lackedBy: browsers, place })
  })
  return found
}

type Report = (feature: Feature, place: string, circumstances: Circumstances) => void

/** @param known what the conditions around the block ask for */
function readBlock(block: CssNode, known: readonly Feature[], report: Report) {
  if (!('children' in block) || !block.children) return
  const declarations: Declaration[] = []
  for (const node of block.children) {
    if (node.type === 'Atrule') readAtrule(node, known, report)
    else if (node.type === 'Rule') readRule(node, known, report)
    else if (node.type === 'Declaration') {
      readDeclaration(node, declarations, known, report)
      declarations.push(node)
    }
  }
}

function readRule({ prelude, block }: Rule, known: readonly Feature[], report: Report) {
  for (const feature of featuresOfSelector(prelude)) report(feature, generate(prelude), { known })
  readBlock(block, known, report)
}

function readAtrule({ name, prelude, block }: Atrule, known: readonly Feature[], report: Report) {
  const place = `@${name} ${prelude ? generate(prelude) : ''}`
  const conditions = prelude ? featuresOfCondition(prelude, name) : []
  // `@supports` only asks.
  const used = [featureAt('css', 'at-rules', name) ?? [], name === 'supports' ? [] : conditions].flat()
  for (const feature of used) report(feature, place, { known })
  const isNegated = /\bnot\b/.test(place)
  if (block) readBlock(block, isNegated ? known : [...known, ...conditions], report)
}

function featuresOfCondition(prelude: CssNode, atrule: string): Feature[] {
  const features: Array<Feature | undefined> = []
  walk(prelude, (node) => {
    if (node.type === 'Feature')
      features.push(featureAt('css', 'at-rules', atrule, node.name.replace(/^(min|max)-/, '')))
    if (node.type === 'FeatureRange') features.push(featureAt('css', 'at-rules', atrule, 'range_syntax'))
    if (node.type === 'FeatureFunction') features.push(...featuresOfSelector(node.value))
    if (node.type === 'Declaration') features.push(...featuresOfDeclaration(node))
  })
  return features.flatMap((feature) => feature ?? [])
}

function featuresOfSelector(selector: CssNode): Feature[] {
  const features: Array<Feature | undefined> = []
  walk(selector, (node) => {
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      features.push(featureAt('css', 'selectors', node.name))
    if (node.type === 'NestingSelector') features.push(featureAt('css', 'selectors', 'nesting'))
  })
  return features.flatMap((feature) => feature ?? [])
}

/** @param earlier the declarations before it in the same rule */
function readDeclaration(
  declaration: Declaration,
  earlier: readonly Declaration[],
  known: readonly Feature[],
  report: Report,
) {
  const { property } = declaration
  // Browsers keep an older value when they do not understand this one; a custom property takes any value.
  if (!property.startsWith('--') && earlier.some((other) => other.property === property)) return
  const prefixes = new Set(
    earlier.flatMap((other) =>
      other.property.endsWith(`-${property}`) ? other.property.slice(0, -property.length) : [],
    ),
  )
  const [own, ...ofValue] = featuresOfDeclaration(declaration)
  // With a prefix, the values are those of the prefixed property.
  for (const feature of prefixes.size > 0 ? [own ?? []].flat() : [own ?? [], ...ofValue].flat())
    report(feature, generate(declaration), { known, prefixes })
}

/** The feature of the property first, then those of its value. */
function featuresOfDeclaration({ property, value }: Declaration): Feature[] {
  const features: Array<Feature | undefined> = [featureAt('css', 'properties', property)]
  walk(value, (node) => {
    if (node.type === 'Identifier')
      features.push(
        featureAt('css', 'properties', property, node.name),
        featureAt('css', 'types', 'global_keywords', node.name),
      )
    if (node.type === 'Function') features.push(functionFeature(node.name))
    if (node.type === 'Dimension') features.push(unitFeature(node.unit))
    if (node.type === 'Operator' && node.value === '/')
      features.push(featureAt('css', 'properties', property, 'alt_text'))
  })
  if (/\battr\([^)]*\btype\(/.test(generate(value)))
    features.push(featureAt('css', 'types', 'attr', 'type_function'))
  return features.flatMap((feature) => feature ?? [])
}

/** Functions are types (`tan`), or values of a type (`gradient.linear-gradient`). */
function functionFeature(name: string): Feature | undefined {
  const types = Object.keys(css.types ?? {})
  return [
    featureAt('css', 'types', name),
    ...types.map((type) => featureAt('css', 'types', type, name)),
  ].find((feature) => feature !== undefined)
}

function unitFeature(unit: string): Feature | undefined {
  const viewport = { d: 'dynamic', l: 'large', s: 'small' }
  const size = Object.entries(viewport).find(([letter]) => new RegExp(`^${letter}v[a-z]+$`).test(unit))?.[1]
  if (size) return featureAt('css', 'types', 'length', `viewport_percentage_units_${size}`)
  if (/^cq/.test(unit)) return featureAt('css', 'types', 'length', 'container_query_length_units')
  return featureAt('css', 'types', 'length', unit)
}
