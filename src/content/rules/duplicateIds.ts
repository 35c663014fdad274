import type { Messages } from '../../diagnostics/messages.ts'
import { listed } from '../../diagnostics/words.ts'
import { isRecord, recordsIn } from '../records.ts'
import type { Source } from '../source.ts'
import type { YamlText } from '../yaml/parse.ts'
import { at } from './context.ts'

/**
 * Ids are unique in a file, because they are part of the addresses of references, and anchors in pages.
 *
 * @param source the content, whose texts may still refer to an id that was overwritten
 */
export function checkDuplicateIds(yaml: YamlText, messages: Messages, source: Source): void {
  const root = yaml.toValue()
  const remedy =
    (hasDuplicateIds(root) && overwritten(root, yaml, source)) || 'Give the newer of the two another id.'
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
        remedy,
      })
    } else lines.set(id, problem.line)
  }
}

/** Whether two entries have the same id, so that a reference could mean either. */
export function hasDuplicateIds(value: unknown): boolean {
  const ids = [...recordsIn(value)].flatMap(({ record }) =>
    typeof record.id === 'string' ? [record.id] : [],
  )
  return new Set(ids).size < ids.length
}

/** The remedy where texts refer to ids that no entry of the file has: most likely they were overwritten. */
function overwritten(root: unknown, { file }: YamlText, { folder, files }: Source): string | undefined {
  const name = file.slice(folder.length + 1).replace(/\.yaml$/, '')
  const known = new Set([
    ...Object.keys(Object(root)),
    ...[...recordsIn(root)].map(({ record }) => record.id),
  ])
  // README.md explains references with invented ones.
  const texts = [...files]
    .filter(([path]) => /^[a-z].*\.(yaml|md)$/.test(path))
    .map(([, bytes]) => Buffer.from(bytes).toString())
  const referred = [...texts.join('\n').matchAll(/\$\{([\w/-]+)\.([\w-]+)/g)].filter(
    ([, file]) => file === name,
  )
  const missing = [...new Set(referred.map(([, , id]) => id))].filter((id) => !known.has(id))
  return missing.length > 0
    ? `One of the two had another id before: texts refer to ${listed(missing.map((id) => `“${id}”`))}, which no entry has now. Give it back to its entry.`
    : undefined
}
