import { lineRangeOf } from '../../diagnostics/positions.ts'
import { valueAt } from '../../diagnostics/schema.ts'
import { listed } from '../../diagnostics/words.ts'
import type { YamlText } from '../yaml/parse.ts'
import { at, type RuleContext } from './context.ts'

/** Entries of one list, and the fields in which each of them says something of its own. */
interface Group {
  file: string
  path: readonly PropertyKey[]
  entries: readonly { name: string }[]
  fields: readonly (readonly [string, ...string[]])[]
}

/**
 * Warns of entries that still have texts of the entry from which they were copied. Fields that may well be the same are not
 * compared, such as the format of a tournament, or when a pass may be used.
 */
export function checkCopiedTexts(context: RuleContext): void {
  for (const { file, path, entries, fields } of groupsIn(context)) {
    const yaml = context.cleanYaml(file)
    if (!yaml) continue
    const values: unknown = yaml.toValue()
    const written = (index: number, field: readonly string[]) =>
      JSON.stringify(valueAt(values, [...path, index, ...field]))
    for (const [index, { name }] of entries.entries()) {
      const isCopied = (other: number, field: readonly string[]) =>
        written(index, field) !== undefined && written(index, field) === written(other, field)
      const original = entries.findIndex(
        (_entry, other) => other < index && fields.some((field) => isCopied(other, field)),
      )
      if (original < 0) continue
      const copied = fields.filter((field) => isCopied(original, field))
      const lines = copied.map((field) => {
        const line = (entry: number) => lineOf(yaml, [...path, entry, ...field])
        return `${field.join('.')} (line ${line(index)}, there ${line(original)})`
      })
      context.messages.warning({
        ...at(yaml, [...path, index, ...(copied[0] ?? [])]),
        rule: 'copied-text',
        reason: `“${name}” still has what “${entries[original]?.name}” has, word for word: ${listed(lines)}.`,
        remedy: 'Rewrite it in the entry that is the copy, or delete the one of the two that is not needed.',
      })
    }
  }
}

const lineOf = (yaml: YamlText, path: readonly PropertyKey[]) =>
  lineRangeOf(yaml, path)?.first ?? at(yaml, path).line

function groupsIn({ content: { tournaments, packages, locations } }: RuleContext): Group[] {
  const passes = (packages?.lists ?? []).map((list, index) => ({
    file: 'packages',
    path: ['lists', index, 'packages'],
    entries: list.packages,
    fields: [['name']] as const,
  }))
  return [
    {
      file: 'tournaments',
      path: ['tournaments'],
      entries: tournaments?.tournaments ?? [],
      fields: [['title'], ['text']],
    },
    ...passes,
    {
      file: 'packages',
      path: ['consoles', 'specials'],
      entries: packages?.consoles?.specials ?? [],
      fields: [['offer'], ['text']],
    },
    {
      file: 'locations',
      path: ['locations'],
      entries: locations?.locations ?? [],
      fields: [
        ['name'],
        ['keywords'],
        ['heading'],
        ['intro'],
        ['reachHeading'],
        ['reach'],
        ['callToAction', 'heading'],
        ['callToAction', 'text'],
      ],
    },
  ]
}
