import { z } from 'zod'
import { nearest } from '../../diagnostics/nearest.ts'
import { inner, schemaAt } from '../../diagnostics/schema.ts'
import { siteSchema } from '../schema/site.ts'
import { at, type RuleContext } from './context.ts'

/** Every entry under `placeholders` names a field of site.yaml. */
export function checkPlaceholderFields({ content: { site }, cleanYaml, messages }: RuleContext): void {
  const yaml = cleanYaml('site')
  if (!yaml) return
  for (const [index, { field }] of site.placeholders.entries()) {
    const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    if (schemaAt(siteSchema, path)) continue
    const isNested = field.includes('.')
    const near = nearest(
      field,
      fieldNames().filter((name) => name.includes('.') === isNested),
    )
    messages.error({
      ...at(yaml, ['placeholders', index, 'field']),
      rule: 'unknown-placeholder',
      reason: `There is no field “${field}” in this file.`,
      remedy: near
        ? `Did you mean “${near}”?`
        : 'Write the name of the field; a field below another one as contact.phone.',
    })
  }
}

/** The fields of site.yaml and the fields below them: `contact`, `contact.phone`. */
const fieldNames = () =>
  Object.entries(siteSchema.shape).flatMap(([name, outer]) => {
    const schema = inner(outer)
    const below = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
    return [name, ...below.map((part) => `${name}.${part}`)]
  })
