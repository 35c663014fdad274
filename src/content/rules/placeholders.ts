/** Rules about example values, which site.yaml lists under `placeholders`. */
import * as z from 'zod'
import { nearest } from '../../diagnostics/nearest.ts'
import type { Path } from '../../diagnostics/positions.ts'
import { inner, recordsIn } from '../../validate/walkSchema.ts'
import type { Collections } from '../collections.ts'
import { findInTexts } from '../findInContent.ts'
import { exampleFieldOf, leftOutFor } from '../placeholders.ts'
import type { RuleContext } from './ruleContext.ts'

/** Every entry under `placeholders` names a field, and whatever can only be an example is in one of them. */
export function checkPlaceholders({ content: { site }, collections, error, yamlOf }: RuleContext): void {
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
  const listed = site.placeholders.flatMap(({ field }) => exampleFieldOf(field, collections) ?? [])
  for (const { path, what } of examplesIn(yamlOf('site')?.toValue())) {
    const isListed = listed.some(
      (example) => example.file === 'site' && example.path.every((key, index) => key === path[index]),
    )
    if (isListed) continue
    const orDelete = leftOutFor({ file: 'site', path }, collections) ? ', or delete what you do not have' : ''
    error('site', path, {
      rule: 'placeholder-value',
      reason: `This is a placeholder ${what}, which belongs to no one.`,
      remedy: `Write the real one${orDelete}; until it is known, list it under “placeholders”: “- field: ${path.join('.')}”.`,
    })
  }
}

/** What belongs to no one: numbers of eight zeros, domains for documentation (RFC 2606), and profiles called “example”. */
const exampleValues: readonly { what: string; pattern: RegExp }[] = [
  { what: 'phone number', pattern: /^\+[\d ]*0(?: *0){7} *$/ },
  { what: 'mail address', pattern: /@example\.(?:com|net|org)$/i },
  { what: 'address', pattern: /^https:\/\/(?:[\w-]+\.)*example\.(?:com|net|org)(?:\/|$)/i },
  { what: 'address', pattern: /^https:\/\/\S+\/@?example\/?$/i },
]

/** The example values among the fields of a file, as it is written. */
const examplesIn = (file: unknown): { path: Path; what: string }[] =>
  [...recordsIn(file)].flatMap(({ record, path }) =>
    Object.entries(record).flatMap(([field, value]) => {
      const found = exampleValues.find(({ pattern }) => typeof value === 'string' && pattern.test(value))
      return found ? [{ path: [...path, field], what: found.what }] : []
    }),
  )

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
