/** What is too large in a parsed YAML text. It is found before anything else looks at the values. */
import { limits } from '../limits.ts'
import type { YamlMistake } from './mistake.ts'
import { isGroup, isList, type YamlNode } from './nodes.ts'

const remedy = 'Split it, or take out what was pasted by mistake.'

/** Values and names of fields that are too long, or that there are too many; an empty list for a text within the limits. */
export function findExcess(contents: YamlNode | null): YamlMistake[] {
  const found: YamlMistake[] = []
  const check = (node: YamlNode | null, name: string, limit: number) => {
    const { length } = node && 'value' in node ? String(node.value ?? '') : ''
    if (length <= limit) return
    const reason = `${name} has ${length} characters; more than ${limit} are not read.`
    found.push({ offset: node?.from ?? 0, rule: 'yaml-long-text', reason, remedy })
  }
  let count = 0
  /** Each with what its values belong to, as a sentence begins with it. */
  const open: { node: YamlNode | null; name: string }[] = [{ node: contents, name: 'This file' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, name } = next
    count++
    check(node, name, limits.value)
    const { length } = isGroup(node) ? node.fields : isList(node) ? node.items : []
    if (length > limits.list) {
      const what = isGroup(node) ? 'fields' : 'entries'
      const reason = `${name} has ${length} ${what}; more than ${limits.list} are not read.`
      found.push({ offset: node?.from ?? 0, rule: 'yaml-long-list', reason, remedy })
      continue
    }
    if (isList(node)) for (const item of node.items) open.push({ node: item, name })
    if (!isGroup(node)) continue
    for (const { name: key, value } of node.fields) {
      check(key, 'The name of this field', limits.name)
      open.push({ node: value, name: `“${String(key.value).slice(0, 40)}”` })
    }
  }
  if (count <= limits.entries) return found
  const reason = `This file has more than ${limits.entries} fields and entries, and is not read.`
  return [{ offset: 0, rule: 'yaml-entries', reason, remedy }]
}
