/** Values that YAML changed, in fields where it matters: `098` for a number, paragraphs that run together. */
import { z } from 'zod'
import type { Problem } from '../messages.ts'
import { placeOf, writtenAt } from '../positions.ts'
import { inner, metaOf, schemaAt, valueAt } from '../schema.ts'
import { fieldName } from '../words.ts'
import { lostParagraphs } from '../yaml/sentences.ts'
import { asBlock, withValueAt } from './corrections.ts'
import { pathKey, type Validation } from './validation.ts'

/** Explains the silent changes in fields that are otherwise right. */
export function explainSilentChanges({ schema, text, value, issues }: Validation): Problem[] {
  const wrong = new Set(issues.map(({ path }) => pathKey(path)))
  return text.silentChanges.flatMap(({ type, path }): Problem[] => {
    const fieldSchema = schemaAt(schema, path, value)
    if (!fieldSchema || wrong.has(pathKey(path))) return []
    const place = { file: text.file, ...placeOf(text, path) }
    if (type === 'number' && inner(fieldSchema) instanceof z.ZodNumber) {
      const number = String(valueAt(value, path))
      const written = writtenAt(text, path) ?? ''
      const expected = metaOf(fieldSchema, 'expects')
      return [
        {
          ...place,
          rule: 'number-form',
          reason: `“${fieldName(path)}” is written as ${written}, which is read as ${number}.`,
          remedy: expected ? `Write ${number} (${expected}).` : `Write ${number}.`,
          corrected: /^\+?\d+(\.0+)?$/.test(written) ? withValueAt(text, path, number) : undefined,
        },
      ]
    }
    const isMarkdown = z.globalRegistry.get(inner(fieldSchema))?.markup === 'markdown'
    if (type !== 'paragraphs' || !isMarkdown) return []
    return [
      {
        ...place,
        rule: 'lost-paragraphs',
        ...lostParagraphs(fieldName(path)),
        corrected: asBlock(text, path),
      },
    ]
  })
}
