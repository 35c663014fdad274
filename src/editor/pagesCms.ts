/**
 * The configuration of Pages CMS (pagescms.org/docs/configuration), a hosted form editor that reads `.pages.yml` from the
 * repository. It rejects unknown options.
 */
import { type Collection, dataFiles, guideFiles, longFormFiles, pageFiles } from '../content/collections.ts'
import { type Field, fieldsOf } from './fields.ts'
import {
  entryFields,
  formName,
  hint,
  isLong,
  type Json,
  longFormsIn,
  patternMessage,
  range,
  rangeOf,
  summaryField,
  textPattern,
  tierFields,
} from './formFields.ts'

/**
 * @param folder the content folder as seen from the root of the repository
 * @param tiers the ids of the machine types; a pass has a price for each
 */
export function pagesCmsConfig(folder: string, tiers: readonly string[]): Json {
  const fields = ({ schema }: Collection) => fieldsOf(schema).map((field) => formField(field, tiers))
  const file = (collection: Collection): Json => ({
    name: formName(collection),
    label: collection.title,
    description: collection.description,
    type: 'file',
    path: `${folder}/${collection.path}`,
    format: 'yaml',
    fields: fields(collection),
  })
  return {
    media: {
      input: `${folder}/images`,
      output: '/images',
      extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
    },
    content: [
      ...Object.values(dataFiles).map(file),
      {
        name: guideFiles.name,
        label: guideFiles.title,
        description: guideFiles.description,
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
        fields: [...fields(guideFiles), body],
      },
      { name: 'pages', label: 'Pages', type: 'group', items: Object.values(pageFiles).map(file) },
      {
        name: longFormFiles.name,
        label: longFormFiles.title,
        type: 'group',
        items: longFormsIn(folder).map(({ page, path }) => ({
          name: `text-${page}`,
          label: page,
          type: 'file',
          path,
          format: 'yaml-frontmatter',
          fields: [...fields(longFormFiles), body],
        })),
      },
    ],
    // Fields that a form does not show are not removed from the file.
    settings: { content: { merge: true } },
  }
}

/** The text of an article as Markdown source: a rich text editor would reformat it. */
const body: Json = {
  name: 'body',
  label: 'Text',
  type: 'code',
  required: true,
  options: { language: 'markdown' },
}

function formField(field: Field, tiers: readonly string[]): Json {
  const description = hint(field)
  return {
    name: field.name,
    label: field.label,
    ...(description && { description }),
    ...(field.required && { required: true }),
    ...(field.default !== undefined && { default: field.default }),
    ...typeOf(field, tiers),
  }
}

function typeOf(field: Field, tiers: readonly string[]): Json {
  const inner = (fields: readonly Field[]) => fields.map((each) => formField(each, tiers))
  switch (field.type) {
    case 'text': {
      if (field.is === 'date') return { type: 'date', options: { format: 'yyyy-MM-dd' } }
      // The image field of Pages CMS would write a path with a leading slash instead of the name of a photograph.
      const regex = textPattern(field)
      return {
        type: isLong(field) ? 'text' : 'string',
        ...(regex && { pattern: { regex, message: patternMessage(field) } }),
      }
    }
    case 'number': {
      const options = rangeOf(field)
      return { type: 'number', ...(Object.keys(options).length > 0 && { options }) }
    }
    case 'yes-no':
      return { type: 'boolean' }
    case 'choice':
      return { type: 'select', options: { values: field.options } }
    case 'group':
      return { type: 'object', fields: inner(field.fields) }
    case 'keyed':
      return { type: 'object', fields: inner(tierFields(field, tiers)) }
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
      return {
        ...typeOf(field.item, tiers),
        list: { ...range(field.min, field.max), collapsible: collapsible(field.item) },
      }
  }
}

function collapsible(item: Field): Json | false {
  const fields = entryFields(item)
  if (!fields) return false
  const name = summaryField(fields)
  return { collapsed: true, ...(name && { summary: `{fields.${name}}` }) }
}
