/**
 * The configuration of Pages CMS (pagescms.org/docs/configuration), a form editor that runs on a site of its own and
 * reads `.pages.yml` from the repository. It refuses options that it does not know.
 */
import { longFormPages } from '../content/schema/files.ts'
import { type ContentFile, dataFiles, guideFile, longFormFile, pageFiles } from './contentFiles.ts'
import { type Field, fieldsOf } from './fields.ts'
import { hint } from './hint.ts'
import { keyedField } from './keyedField.ts'
import { summaryField } from './listSummary.ts'
import { isLong, textPattern } from './textPattern.ts'

interface Json {
  [key: string]: unknown
}

/**
 * @param folder the content folder as seen from the root of the repository
 * @param tiers the ids of the kinds of machine, for each of which a pass has a price
 */
export function pagesCmsConfig(folder: string, tiers: readonly string[]): Json {
  const fields = ({ schema }: ContentFile) => fieldsOf(schema).map((field) => formField(field, tiers))
  const file = (data: ContentFile): Json => ({
    name: data.name.replace('/', '-'),
    label: data.title,
    description: data.description,
    type: 'file',
    path: `${folder}/${data.path}`,
    format: 'yaml',
    fields: fields(data),
  })
  return {
    media: {
      input: `${folder}/images`,
      output: '/images',
      extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
    },
    content: [
      ...dataFiles.map(file),
      {
        name: guideFile.name,
        label: guideFile.title,
        description: guideFile.description,
        type: 'collection',
        path: `${folder}/posts`,
        format: 'yaml-frontmatter',
        filename: { template: '{primary}.md', field: 'create' },
        view: {
          fields: ['title', 'date'],
          primary: 'title',
          sort: ['date', 'title'],
          default: { sort: 'date', order: 'desc' },
        },
        fields: [...fields(guideFile), body],
      },
      { name: 'pages', label: 'Pages', type: 'group', items: pageFiles.map(file) },
      {
        name: longFormFile.name,
        label: longFormFile.title,
        type: 'group',
        items: longFormPages.map((page) => ({
          name: `text-${page}`,
          label: page,
          type: 'file',
          path: `${folder}/seo/${page}.md`,
          format: 'yaml-frontmatter',
          fields: [...fields(longFormFile), body],
        })),
      },
    ],
    // Fields that a form does not show stay in the file.
    settings: { content: { merge: true } },
  }
}

/** The text of an article; as it is written, because an editor that shows it formatted would write it anew. */
const body: Json = {
  name: 'body',
  label: 'Text',
  type: 'code',
  required: true,
  options: { language: 'markdown' },
}

function formField(field: Field, tiers: readonly string[]): Json {
  const words = hint(field)
  return {
    name: field.name,
    label: field.label,
    ...(words && { description: words }),
    ...(field.required && { required: true }),
    ...(field.default !== undefined && { default: field.default }),
    ...kind(field, tiers),
  }
}

function kind(field: Field, tiers: readonly string[]): Json {
  const inner = (fields: readonly Field[]) => fields.map((each) => formField(each, tiers))
  switch (field.type) {
    case 'text': {
      if (field.is === 'date') return { type: 'date', options: { format: 'yyyy-MM-dd' } }
      // Its image field would write a path with a slash before it; photographs are known by their names alone.
      const regex = textPattern(field)
      return {
        type: isLong(field) ? 'text' : 'string',
        ...(regex && { pattern: { regex, message: `Write ${field.expects ?? 'it in another form'}.` } }),
      }
    }
    case 'number': {
      const min = field.min ?? field.above
      const options = {
        ...(min !== undefined && { min }),
        ...(field.max !== undefined && { max: field.max }),
      }
      return { type: 'number', ...(Object.keys(options).length > 0 && { options }) }
    }
    case 'yes-no':
      return { type: 'boolean' }
    case 'choice':
      return { type: 'select', options: { values: field.options } }
    case 'group':
      return { type: 'object', fields: inner(field.fields) }
    case 'keyed':
      return { type: 'object', fields: inner(tiers.map((tier) => keyedField(field.value, tier))) }
    case 'variants':
      return {
        type: 'block',
        blockKey: field.key,
        blocks: field.variants.map(({ value, label, fields }) => ({
          name: value,
          label,
          fields: inner(fields),
        })),
      }
    case 'list':
      return { ...kind(field.item, tiers), list: list(field.item, field.min, field.max) }
  }
}

function list(item: Field, min: number | undefined, max: number | undefined): Json {
  const fields =
    item.type === 'group'
      ? item.fields
      : item.type === 'variants'
        ? (item.variants[0]?.fields ?? [])
        : undefined
  const name = fields && summaryField(fields)
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    collapsible: fields ? { collapsed: true, ...(name && { summary: `{fields.${name}}` }) } : false,
  }
}
