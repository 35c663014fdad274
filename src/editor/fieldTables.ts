/** `content/FIELDS.md`: a table of the fields of each content file, for authors. */

import { allCollections, type Collection, type Collections } from '../content/collections.ts'
import { limits } from '../limits.ts'
import { capitalized } from '../text.ts'
import { type Field, fieldsOf } from './fieldTree.ts'

const introduction = `# The fields of every file

Made from the rules by which the check judges; \`npm run generate\` writes it anew. How to write each kind of value is in
[README.md](README.md). A field of an entry has the name of its list before it: \`lists › packages › name\` is the
\`name\` of each entry of \`packages\`, in each entry of \`lists\`. A star marks a field that may be left out.`

/** The Markdown of `content/FIELDS.md`. */
export const fieldTables = (collections: Collections): string =>
  [introduction, howMuchFits, ...allCollections(collections).map(section)].join('\n\n').concat('\n')

const count = (amount: number) => amount.toLocaleString('en')
const { markdown } = limits

const howMuchFits = `## How much fits

Real content has a quarter of this, or less. Beyond a limit, a message says it, and nothing else in that file is checked.

| what | at most |
| --- | --- |
| A file of text, \`.yaml\` or \`.md\` | ${limits.text / 1024} KB, ${count(limits.lines)} lines, ${count(limits.line)} characters in a line, ${count(limits.references)} references |
| A file of data, \`.yaml\` | ${count(limits.entries)} fields and entries, ${limits.list} in a list or a group; lists and groups ${limits.depth} levels deep |
| A value | what the tables below say; ${count(limits.value)} characters where they say nothing |
| A link | ${count(limits.address)} characters |
| The fields at the top of a guide | ${limits.frontMatter} lines |
| The text of a guide | ${count(markdown.characters)} characters, ${count(markdown.lines)} lines, ${count(markdown.signs)} stars, brackets and other signs of Markdown, ${markdown.signsTogether} of them in a paragraph; tables of ${markdown.cells} columns; lists and quotes ${limits.depth} levels deep |
| A drawing, \`.svg\` in the folder \`public\` | ${limits.drawing / 1000} KB; as \`favicon.svg\` or \`logo.svg\` ${limits.icon.bytes / 1000} KB and ${limits.icon.parts} parts, ${limits.icon.clips} of them clipped |
| A photograph | ${limits.picture.pixels / 1_000_000} megapixels, ${count(limits.picture.side)} pixels on a side |
| Any other file | ${limits.file / 1_000_000} MB |`

function section(file: Collection): string {
  return [
    `## ${file.title}: \`${file.path}\``,
    '',
    file.description,
    '',
    '| field | what to write | example |',
    '| --- | --- | --- |',
    ...rows(fieldsOf(file.schema), []),
  ].join('\n')
}

function rows(fields: readonly Field[], above: readonly string[]): string[] {
  return fields.flatMap((field) => {
    const path = [...above, field.name]
    const name = `\`${path.join(' › ')}\`${field.required ? '' : ' *'}`
    const inner = fieldsInside(field)
    // A required object without a description needs no row.
    const itself =
      inner && !field.description && field.required
        ? []
        : [row(name, whatToWrite(field), inner ? '' : field.example)]
    return [...itself, ...(inner ? rows(inner, path) : [])]
  })
}

function fieldsInside(field: Field): readonly Field[] | undefined {
  if (field.type === 'group') return field.fields
  if (field.type === 'list') return fieldsInside(field.item)
  if (field.type === 'group-or-list') {
    const [group, item] = [field.group, field.list].map((each) => fieldsInside(each) ?? [])
    return item?.map((each) => ({
      ...each,
      required: group?.some(({ name }) => name === each.name) ?? false,
    }))
  }
  if (field.type === 'keyed') return [{ ...field.value, name: '(kind of machine)', description: undefined }]
  if (field.type !== 'variants') return undefined
  const [first] = field.variants
  const choice: Field = {
    ...field,
    name: field.key,
    description: undefined,
    expects: undefined,
    type: 'choice',
    options: field.variants.map(({ value }) => value),
  }
  return [...(first?.fields.slice(0, -1) ?? []), choice, ...(first?.fields.slice(-1) ?? [])]
}

function whatToWrite(field: Field): string {
  const isId = field.name === 'id' && !field.description
  const words = isId
    ? 'a short name of small letters, digits and hyphens that no other entry of the file has'
    : format(field)
  return [field.description, words && `${capitalized(words)}.`].filter(Boolean).join(' ')
}

function format(field: Field): string {
  if (field.type === 'choice') return `one of: ${field.options.map((option) => `\`${option}\``).join(', ')}`
  if (field.type === 'list') {
    const item = fieldsInside(field) ? 'entries' : `lines, each ${format(field.item)}`
    const amount = field.min ? ` (at least ${field.min})` : ''
    return `a list of ${item}${amount}`
  }
  if (field.type === 'group') return 'a group of the fields below'
  if (field.type === 'number' && !field.expects) {
    const range = [field.min ?? field.above, field.max].filter((bound) => bound !== undefined)
    return range.length === 2 ? `a number from ${range.join(' to ')}` : 'a number'
  }
  return field.expects ?? (field.type === 'yes-no' ? 'true or false' : '')
}

const row = (name: string, words: string, example = '') =>
  `| ${name} | ${words.replaceAll('|', '\\|')} | ${example && `\`${example}\``} |`
