/** Reads scripts for functions and properties that are newer than the floor. esbuild lowers their syntax only. */
import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { type AnyNode, type MemberExpression, parse } from 'acorn'
import { ancestor, simple } from 'acorn-walk'
import { api, type Feature, type Found, featureAt, javascript, lackedBy } from './compatData.ts'

/** Every function and property of a script that browsers at the floor lack, and for which the script does not ask. */
export function newerInScript(script: string): Found[] {
  const found = new Map<string, Found>()
  const program = parse(script, { ecmaVersion: 'latest', sourceType: 'module' })
  const own = ownNames(program)
  const testsOf = testsIn(program)
  const report = (features: readonly Feature[], name: string, ancestors: readonly AnyNode[]) => {
    const lacking = features.map((feature) => ({ path: feature.path, lackedBy: lackedBy(feature) }))
    const [first] = lacking
    // Where several objects have a property of this name, the oldest counts.
    if (!first || lacking.some(({ lackedBy }) => lackedBy.length === 0)) return
    if (isOptionalCall(ancestors) || ancestors.some((node) => testsOf.get(node)?.has(name))) return
    const node = ancestors.at(-1)
    const place = node ? script.slice(Math.max(0, node.start - 20), node.end + 20) : ''
    found.set(first.path, { ...first, place })
  }
  ancestor(program, {
    MemberExpression(node, _state, ancestors) {
      const name = nameOf(node)
      if (name && !isStyle(node)) report(membersOf(node, name, own), name, ancestors)
    },
    Identifier({ name }, _state, ancestors) {
      report([globalOf(name) ?? []].flat(), name, ancestors)
    },
    ObjectPattern({ properties }, _state, ancestors) {
      for (const property of properties)
        if (property.type === 'Property' && property.key.type === 'Identifier' && !own.has(property.key.name))
          report(membersNamed(property.key.name), property.key.name, ancestors)
    },
  })
  return [...found.values()]
}

function nameOf({ property, computed }: MemberExpression): string | undefined {
  if (property.type === 'Identifier' && !computed) return property.name
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}

/** `element.style.minHeight` is a property of CSS. */
const isStyle = ({ object }: MemberExpression) =>
  object.type === 'MemberExpression' && nameOf(object) === 'style'

/** Objects by the names under which scripts know them. */
const globalObjects: Record<string, string> = {
  navigator: 'Navigator',
  history: 'History',
  location: 'Location',
}

function membersOf({ object }: MemberExpression, name: string, own: ReadonlySet<string>): Feature[] {
  if (object.type === 'Identifier') {
    const owner = globalObjects[object.name] ?? object.name
    const exact = [
      featureAt('api', owner, `${name}_static`),
      featureAt('api', owner, name),
      featureAt('javascript', 'builtins', owner, name),
    ].find((feature) => feature !== undefined)
    if (exact) return [exact]
  }
  return own.has(name) ? [] : membersNamed(name)
}

const { builtins = {} } = javascript
const members = new Map<string, Feature[]>()
const addMembers = (owners: Identifier, ...path: Parameters<typeof featureAt>) => {
  for (const [owner, data] of Object.entries(owners))
    for (const name of Object.keys(data)) {
      const feature = featureAt(...path, owner, name)
      if (feature) members.set(name, [...membersNamed(name), feature])
    }
}

/** The members of this name of all interfaces of browsers and built-in objects of JavaScript. */
const membersNamed = (name: string): Feature[] => members.get(name) ?? []

addMembers(api, 'api')
addMembers(builtins, 'javascript', 'builtins')
addMembers(builtins.Intl ?? {}, 'javascript', 'builtins', 'Intl')

const globalOf = (name: string): Feature | undefined =>
  featureAt('api', name) ?? featureAt('javascript', 'builtins', name) ?? featureAt('api', 'Window', name)

/** The names of properties that the script gives to objects of its own. */
function ownNames(program: AnyNode): Set<string> {
  const names = new Set<string>()
  const add = ({ key, computed }: { key: AnyNode; computed: boolean }) => {
    if (key.type === 'Identifier' && !computed) names.add(key.name)
  }
  simple(program, {
    ObjectExpression({ properties }) {
      for (const property of properties) if (property.type === 'Property') add(property)
    },
    MethodDefinition: add,
    PropertyDefinition: add,
  })
  return names
}

/** `x.y?.()` */
function isOptionalCall(ancestors: readonly AnyNode[]): boolean {
  const call = ancestors.at(-2)
  return call?.type === 'CallExpression' && call.optional
}

/** The functions of a script, each with the names that it asks for: `'x' in y`, `typeof x`, `y.x &&`, `y.x ?`, `!y.x`. */
function testsIn(program: AnyNode): Map<AnyNode, Set<string>> {
  const tests = new Map<AnyNode, Set<string>>()
  const add = (node: AnyNode, ancestors: readonly AnyNode[]) => {
    const scope = ancestors.findLast(({ type }) => /Function/.test(type)) ?? program
    const name = node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' && nameOf(node)
    if (name) tests.set(scope, (tests.get(scope) ?? new Set()).add(name))
  }
  ancestor(program, {
    BinaryExpression({ operator, left }, _state, ancestors) {
      const name = operator === 'in' && left.type === 'Literal' && String(left.value)
      if (name) add({ ...left, type: 'Identifier', name }, ancestors)
    },
    UnaryExpression({ operator, argument }, _state, ancestors) {
      if (operator === 'typeof' || operator === '!') add(argument, ancestors)
    },
    LogicalExpression({ left, right }, _state, ancestors) {
      for (const node of [left, right]) add(node, ancestors)
    },
    ConditionalExpression: ({ test }, _state, ancestors) => add(test, ancestors),
    IfStatement: ({ test }, _state, ancestors) => add(test, ancestors),
  })
  return tests
}
