/** Rules about example values, which site.yaml lists under `placeholders`. */
import * as z from 'zod'
import { nearest } from '../../diagnostics/nearest.ts'
import { inner } from '../../diagnostics/walkSchema.ts'
import type { Collections } from '../collections.ts'
import { findInTexts } from '../findInContent.ts'
import { exampleFieldOf, leftOutFor } from '../placeholders.ts'
import type { RuleContext } from './context.ts'

/** Every entry under `placeholders` names a field, and a phone number of eight zeros is one of them. */
export function checkPlaceholders({ content: { site }, collections, error }: RuleContext): void {
  for (const [index, { field }] of site.placeholders.entries()) {
    if (exampleFieldOf(field, collections)) continue
    const near = nearest(
      field,
      fieldNames(collections).filter((name) => name.includes('.') === field.includes('.')),
    )
    error('site', ['placeholders', index, 'field'], {
      rule: 'unknown-placeholder',
      reason: `There is no field “${field}” in this file.`,
      remedy: near
        ? `Did you mean “${near}”?`
        : 'Write the name of the field; a field below another one as contact.phone, one of another file as gear.chairs.url.',
    })
  }
  const isListed = site.placeholders.some(({ field }) => field === 'contact.phone')
  if (isListed || !/0(?:\s*0){7}\s*$/.test(site.contact.phone)) return
  error('site', ['contact', 'phone'], {
    rule: 'placeholder-phone',
    reason: 'This is a placeholder phone number, which belongs to no one.',
    remedy: 'Write the real one; until it is known, list it under “placeholders”: “- field: contact.phone”.',
  })
}

/** The fields of site.yaml and the fields below them, `contact` and `contact.phone`; those of other data files, `gear.chairs`. */
const fieldNames = ({ dataFiles }: Collections) => {
  const fieldsIn = (schema: z.core.$ZodType): Record<string, z.core.$ZodType> => {
    const within = inner(schema)
    return within instanceof z.ZodObject ? within.shape : {}
  }
  const namesIn = (schema: z.core.$ZodType) => Object.keys(fieldsIn(schema))
  return [
    ...Object.entries(fieldsIn(dataFiles.site.schema)).flatMap(([name, outer]) => [
      name,
      ...namesIn(outer).map((part) => `${name}.${part}`),
    ]),
    ...Object.values(dataFiles)
      .filter(({ name }) => name !== 'site')
      .flatMap(({ name, schema }) => namesIn(schema).map((part) => `${name}.${part}`)),
  ]
}

/** No text refers to an example that is left out: it would print what no page prints. */
export function checkReferencesToExamples({
  content,
  collections,
  references,
  source,
  messages,
}: RuleContext): void {
  const leftOut = content.site.placeholders.flatMap(({ field }) => {
    const example = exampleFieldOf(field, collections)
    return (example && leftOutFor(example, collections)) ?? []
  })
  const isExample = (address: string) => {
    const [file] = address.split('.')
    const path = references.values.get(address)?.path
    return leftOut.some(
      (part) => part.file === file && part.path.every((key, index) => path?.[index] === key),
    )
  }
  for (const { place, found } of findInTexts(source, (line) => line.matchAll(/(?<=\$\{)[^{}\n]*(?=\})/g))) {
    const address = found.trim()
    if (!isExample(address)) continue
    messages.error({
      ...place,
      rule: 'reference-to-example',
      reason: `The value of “${address}” is an example, as site.yaml says under “placeholders”. No page prints it, but this text would.`,
      remedy:
        'Take the reference out of this text; or write the real value, and delete its entry under “placeholders”.',
    })
  }
}
