import { remedyForUnknownAddress } from '../unknownReference.ts'
import { askOwner, at, type RuleContext } from './context.ts'

/** Warns of figures of facts.yaml that differ from the price that they are compared with. */
export function checkComparedFigures({ content, references, cleanYaml, messages }: RuleContext): void {
  const yaml = cleanYaml('facts')
  if (!yaml) return
  for (const [index, fact] of content.facts.facts.entries()) {
    if (fact.kind !== 'money' || fact.comparedWith === undefined) continue
    const { id, label, value, comparedWith: address, times = 1 } = fact
    const path = ['facts', index]
    const price = references.facts.get(address)
    if (!price && references.mayExist(address)) continue
    if (price?.kind !== 'money') {
      messages.error({
        ...at(yaml, [...path, 'comparedWith']),
        rule: 'unknown-address',
        reason: `There is no price with the address “${address}”.`,
        remedy: remedyForUnknownAddress(address, references.facts),
      })
      continue
    }
    const file = cleanYaml(address.split('.')[0] ?? '')
    const expected = Number(price.value) * times
    if (!file || value === expected || content.unreadable.has('site.yaml')) continue
    const place = at(file, price.path)
    const { money } = content.format
    const counted =
      times === 1 ? money(expected) : `${times} × ${money(Number(price.value))} = ${money(expected)}`
    messages.warning({
      ...at(yaml, [...path, 'value']),
      rule: 'compared-figure',
      reason: `“${label}” is ${money(value)}, ${value < expected ? 'less' : 'more'} than ${address} (${place.file}:${place.line}), ${counted}.`,
      remedy: `Correct the one that is wrong. ${askOwner(`facts.${id}`)}`,
    })
  }
}
