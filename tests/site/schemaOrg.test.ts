/**
 * Every graph against the vocabulary of schema.org: each type exists, each property belongs to its type, each value is
 * of a kind that the property takes. schema-dts holds the whole vocabulary as types, so the finished graphs are written
 * down as TypeScript and the compiler is the judge.
 */
import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { built, root } from '../cafes.ts'
import { readPages } from '../html.ts'
import { type JsonNode, readMetadata } from '../metadata.ts'

const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')

/** The errors of the compiler about nodes, by their names. */
async function judge(name: string, nodes: ReadonlyMap<string, JsonNode>): Promise<Map<string, string>> {
  // Inside the project, where the compiler finds the vocabulary.
  const folder = join(root, '.cache/tests/vocabulary')
  const names = [...nodes.keys()]
  const lines = [...nodes.values()].map((node, index) => {
    const { type, text } = asSource(node)
    return `export const node${index}: schema.${type}Leaf = ${text}`
  })
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, `${name}.ts`),
    `import type * as schema from 'schema-dts'\n${lines.join('\n')}\n`,
  )
  const options = { strict: true, noEmit: true, skipLibCheck: true, module: 'nodenext', types: [] }
  const project = join(folder, `${name}.json`)
  await writeFile(project, JSON.stringify({ compilerOptions: options, files: [`${name}.ts`] }))
  const { stdout } = await promisify(execFile)(process.execPath, [
    compiler,
    '-p',
    project,
    '--pretty',
    'false',
  ]).catch((failure: { stdout: string }) => failure)
  const found = new Map<string, string>()
  for (const line of stdout.split('\n')) {
    const [, row, reason] = /\.ts\((\d+),\d+\): error (.*)/.exec(line) ?? []
    if (row && reason) found.set(names[Number(row) - 2] ?? line, reason)
    else if (/error TS/.test(line)) throw new Error(line)
  }
  return found
}

/**
 * A node as an expression. The input of an action is no property of the vocabulary but an annotation of one
 * (schema.org/docs/actions.html), and another test holds it to its form.
 */
function asSource(node: JsonNode) {
  const text = JSON.stringify(node, (key, value) => (key === 'query-input' ? undefined : value))
  return { type: String(node['@type']), text }
}

test('the graphs of both cafés', async () => {
  const nodes = new Map<string, JsonNode>()
  for (const cafe of ['first', 'second'] as const)
    for (const { file, html } of readPages(built[cafe]))
      for (const node of readMetadata(html).nodes) nodes.set(`${cafe} ${file}: ${node['@id']}`, node)
  expect(nodes.size).toBeGreaterThan(80)
  expect(await judge('both', nodes)).toEqual(new Map())
})

test('finds types, properties and values that are not in the vocabulary', async () => {
  const sound: JsonNode = { '@type': 'Event', name: 'Cup', offers: { '@type': 'Offer', price: 5 } }
  const wrong: Record<string, JsonNode> = {
    'unknown type': { ...sound, '@type': 'EsportsEvening' },
    'unknown type inside': { ...sound, offers: { '@type': 'Offerr', price: 5 } },
    'property of another type': { ...sound, priceRange: 'low' },
    'property of another type inside': { ...sound, offers: { '@type': 'Offer', startDate: '2026-11-20' } },
    'value of another kind': { ...sound, startDate: 5 },
    'type in a place for another': { ...sound, location: { '@type': 'Offer', price: 5 } },
  }
  const found = await judge('wrong', new Map([['sound', sound], ...Object.entries(wrong)]))
  expect([...found.keys()].sort()).toEqual(Object.keys(wrong).sort())
})
