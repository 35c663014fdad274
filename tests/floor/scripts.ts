/** Reads scripts for functions and properties that are newer than the floor. esbuild lowers their syntax only. */
import { type AnyNode, type MemberExpression, parse } from 'acorn'
import { ancestor, simple } from 'acorn-walk'
import type { Found } from './styles.ts'
import { api, type Feature, featureAt, javascript, lackedBy } from './support.ts'

/** Every function and property of a script that a browser at the floor lacks, and that the script does not test for. */
export function newerInScript(script: string): Found[] {
  const found = new Map<string, Found>()
  const report = (features: readonly Feature[], ancestors: readonly AnyNode[], name: string) => {
    // Where several objects have a property of this name, the oldest counts.
    const lacking = features.map((feature) => ({ feature, browsers: lackedBy(feature) }))
    const [first] = lacking
    if (!first || lacking.some(({ browsers }) => browsers.length === 0)) return
    if (isTested(name, ancestors)) return
    const node = ancestors.at(-1)
    const place = node ? script.slice(Math.max(0, node.start - 20), node.end + 20) : ''
    found.set(first.feature.path, { path: first.feature.path, lackedBy: first.browsers, place })
  }
  ancestor(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }), {
    MemberExpression(node, _state, ancestors) {
      const name = nameOf(node)
      if (name) report(membersOf(node, name), ancestors, name)
    },
    Identifier({ name }, _state, ancestors) {
      report([globalOf(name) ?? []].flat(), ancestors, name)
    },
    ObjectPattern({ properties }, _state, ancestors) {
      for (const property of properties)
        if (property.type === 'Property' && property.key.type === 'Identifier')
          report(membersNamed(property.key.name), ancestors, property.key.name)
    },
  })
  return [...found.values()]
}

function nameOf({ property, computed }: MemberExpression): string | undefined {
  if (property.type === 'Identifier' && !computed) return property.name
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}

/** Objects by the names under which scripts know them. */
const globalObjects: Record<string, string> = {
  navigator: 'Navigator',
  history: 'History',
  location: 'Location',
}

function membersOf({ object }: MemberExpression, name: string): Feature[] {
  if (object.type === 'Identifier') {
    const owner = globalObjects[object.name] ?? object.name
    const exact = [
      featureAt('api', owner, `${name}_static`),
      featureAt('api', owner, name),
      featureAt('javascript', 'builtins', owner, name),
    ].find((feature) => feature !== undefined)
    if (exact) return [exact]
  }
  return membersNamed(name)
}

/** The members of this name of all objects. */
const membersNamed = (name: string): Feature[] => [
  ...Object.keys(api).flatMap((owner) => featureAt('api', owner, name) ?? []),
  ...Object.keys(javascript.builtins ?? {}).flatMap(
    (owner) => featureAt('javascript', 'builtins', owner, name) ?? [],
  ),
]

const globalOf = (name: string): Feature | undefined =>
  featureAt('api', name) ?? featureAt('javascript', 'builtins', name) ?? featureAt('api', 'Window', name)

/** Whether the script asks for a name before it uses it: `x?.()`, `'x' in y`, `typeof x`, in the same function or around it. */
function isTested(name: string, ancestors: readonly AnyNode[]): boolean {
  const call = ancestors.at(-2)
  if (call?.type === 'CallExpression' && call.optional) return true
  return ancestors.some((node) => isFunction(node) && testsIn(node).has(name))
}

const isFunction = ({ type }: AnyNode) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

/** The names that a function asks for. */
function testsIn(node: AnyNode): Set<string> {
  const names = new Set<string>()
  simple(node, {
    BinaryExpression({ operator, left }) {
      if (operator === 'in' && left.type === 'Literal') names.add(String(left.value))
    },
    UnaryExpression({ operator, argument }) {
      if (operator !== 'typeof') return
      if (argument.type === 'Identifier') names.add(argument.name)
      if (argument.type === 'MemberExpression') names.add(nameOf(argument) ?? '')
    },
  })
  return names
}
