import { isCollection, isScalar, type Scalar } from 'yaml'
import type { Messages } from '../../diagnostics/messages.ts'
import { visitValues } from '../yaml/nodes.ts'
import type { YamlText } from '../yaml/parse.ts'

/** Ids are unique in a file, because they are part of the addresses of references, and anchors in pages. */
export function checkDuplicateIds(yaml: YamlText, messages: Messages): void {
  const ids: Scalar[] = []
  visitValues(yaml.contents, {
    group: (group) => {
      const id = group.get('id', true)
      if (isScalar(id)) ids.push(id)
    },
  })
  const lines = new Map<unknown, number>()
  for (const { value, range } of ids) {
    if (!range) continue
    const place = yaml.placeAt(range[0])
    const problem = { file: yaml.file, ...place, rule: 'duplicate-id' }
    if (isCollection(yaml.contents) && yaml.contents.has(value)) {
      messages.error({
        ...problem,
        reason: `The id “${value}” is the name of a field of this file, so that a reference could mean either.`,
        remedy: 'Give this entry another id.',
      })
    }
    const earlier = lines.get(value)
    if (earlier !== undefined) {
      messages.error({
        ...problem,
        reason: `The id “${value}” is taken by the entry on line ${earlier}.`,
        remedy: 'Give this entry an id of its own.',
      })
    } else lines.set(value, place.line)
  }
}
