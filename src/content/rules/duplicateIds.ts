import type { Messages } from '../../diagnostics/messages.ts'
import { isRecord, recordsIn } from '../records.ts'
import type { YamlText } from '../yaml/parse.ts'
import { at } from './context.ts'

/** Ids are unique in a file, because they are part of the addresses of references, and anchors in pages. */
export function checkDuplicateIds(yaml: YamlText, messages: Messages): void {
  const root = yaml.toValue()
  const lines = new Map<string, number>()
  for (const { record, path } of recordsIn(root)) {
    const { id } = record
    if (typeof id !== 'string') continue
    const problem = { ...at(yaml, [...path, 'id']), rule: 'duplicate-id' }
    if (isRecord(root) && Object.hasOwn(root, id)) {
      messages.error({
        ...problem,
        reason: `The id “${id}” is the name of a field of this file, so that a reference could mean either.`,
        remedy: 'Give this entry another id.',
      })
    }
    const earlier = lines.get(id)
    if (earlier !== undefined) {
      messages.error({
        ...problem,
        reason: `The id “${id}” is taken by the entry on line ${earlier}.`,
        remedy: 'Give this entry another id.',
      })
    } else lines.set(id, problem.line)
  }
}
