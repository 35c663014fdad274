/** What is too large in a parsed YAML text. It is found before anything else looks at the values. */
import { type Document, isMap, isNode, isScalar, isSeq } from 'yaml'
import { limits } from '../limits.ts'
import type { YamlMistake } from './mistake.ts'

const remedy = 'Split it, or take out what was pasted by mistake.'

/** Values and names of fields that are too long, or that there are too many; an empty list for a text within the limits. */
export function findExcess({ contents }: Document.Parsed): YamlMistake[] {
  const found: YamlMistake[] = []
  const check = (node: unknown, name: string, limit: number) => {
    const { length } = isScalar(node) ? String(node.value ?? '') : ''
    if (length <= limit) return
    const offset = (isNode(node) && node.range?.[0]) || 0
    const reason = `${name} has ${length} characters; more than ${limit} are not read.`
    found.push({ offset, rule: 'yaml-long-text', reason, remedy })
  }
  let count = 0
  /** Each with what its values belong to, as a sentence begins with it. */
  const open: { node: unknown; name: string }[] = [{ node: contents, name: 'This file' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, name } = next
    count++
    check(node, name, limits.value)
    if ((isSeq(node) || isMap(node)) && node.items.length > limits.list) {
      const what = isMap(node) ? 'fields' : 'entries'
      const reason = `${name} has ${node.items.length} ${what}; more than ${limits.list} are not read.`
      found.push({ offset: node.range?.[0] ?? 0, rule: 'yaml-long-list', reason, remedy })
      continue
    }
    if (isSeq(node)) for (const item of node.items) open.push({ node: item, name })
    if (!isMap(node)) continue
    for (const { key, value } of node.items) {
      check(key, 'The name of this field', limits.name)
      if (!isScalar(key)) open.push({ node: key, name })
      open.push({ node: value, name: isScalar(key) ? `“${String(key.value).slice(0, 40)}”` : name })
    }
  }
  if (count <= limits.entries) return found
  const reason = `This file has more than ${limits.entries} fields and entries, and is not read.`
  return [{ offset: 0, rule: 'yaml-entries', reason, remedy }]
}
