/**
 * The configuration of Sveltia CMS (sveltiacms.app/en/docs), a form editor that runs in the browser and writes to the
 * repository. The options are in the JSON Schema of its package.
 */
import { type Collection, dataFiles, guideFiles, longFormFiles, pageFiles } from '../content/collections.ts'
import { type Field, fieldsOf, type Variants } from './fields.ts'
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

export interface Repository {
  backend: 'github' | 'gitlab'
  /** Owner and name, such as `our-cafe/website`. */
  repository: string
  branch: string
}

/**
 * @param folder the content folder as seen from the root of the repository
 * @param tiers the ids of the machine types; a pass has a price for each
 */
export function sveltiaConfig(
  repository: Repository,
  siteUrl: string,
  folder: string,
  tiers: readonly string[],
): Json {
  const fields = ({ schema, name }: Collection) =>
    fieldsOf(schema).map((field) => formField(field, name, tiers))
  const file = (collection: Collection): Json => ({
    name: formName(collection),
    label: collection.title,
    file: `${folder}/${collection.path}`,
    fields: fields(collection),
  })
  return {
    backend: {
      name: repository.backend,
      repo: repository.repository,
      branch: repository.branch,
      // OAuth would need a server; an access token does not.
      auth_methods: ['token'],
    },
    // Each change becomes a pull request, which CI checks before it is published.
    publish_mode: 'editorial_workflow',
    site_url: siteUrl,
    media_folder: `${folder}/images`,
    public_folder: '/images',
    slug: { encoding: 'ascii', clean_accents: true, timezone: 'local' },
    // The check rejects an empty field, but not a missing optional one.
    output: { omit_empty_optional_fields: true },
    collections: [
      {
        name: guideFiles.name,
        label: guideFiles.title,
        label_singular: 'Guide',
        description: guideFiles.description,
        folder: `${folder}/posts`,
        create: true,
        extension: 'md',
        format: 'yaml-frontmatter',
        slug: '{{title}}',
        identifier_field: 'title',
        summary: '{{title}} ({{date}})',
        sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
        fields: [...fields(guideFiles), body],
      },
      { name: 'pages', label: 'Pages', files: Object.values(pageFiles).map(file) },
      {
        name: longFormFiles.name,
        label: longFormFiles.title,
        description: longFormFiles.description,
        files: longFormsIn(folder).map(({ page, path }) => ({
          name: page,
          label: page,
          file: path,
          format: 'yaml-frontmatter',
          fields: [...fields(longFormFiles), body],
        })),
      },
    ],
    singletons: Object.values(dataFiles).map(file),
  }
}

/** The text of an article as Markdown source: a rich text editor would reformat it. */
const body: Json = { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'] }

function formField(field: Field, file: string, tiers: readonly string[]): Json {
  const words = hint(field)
  return {
    name: field.name,
    label: field.label,
    ...(!field.required && { required: false }),
    ...(words && { hint: words }),
    ...(field.default !== undefined && { default: field.default }),
    ...widget(field, file, tiers),
  }
}

function widget(field: Field, file: string, tiers: readonly string[]): Json {
  const inner = (fields: readonly Field[]) => fields.map((each) => formField(each, file, tiers))
  switch (field.type) {
    case 'text': {
      // A photograph is chosen from the list in images.yaml; only that file has names as text.
      if (field.is === 'image' && file !== 'images') return choiceOfPhotograph
      if (field.is === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
      const pattern = textPattern(field)
      return {
        widget: isLong(field) ? 'text' : 'string',
        ...(pattern && { pattern: [pattern, patternMessage(field)] }),
      }
    }
    case 'number':
      return { widget: 'number', value_type: field.whole ? 'int' : 'float', ...rangeOf(field) }
    case 'yes-no':
      return { widget: 'boolean' }
    case 'choice':
      return { widget: 'select', options: field.options }
    case 'group':
      return { widget: 'object', fields: inner(field.fields) }
    case 'keyed':
      return { widget: 'object', fields: inner(tierFields(field, tiers)) }
    case 'variants':
      return { widget: 'object', ...types(field, inner) }
    case 'list':
      return { widget: 'list', ...range(field.min, field.max), ...listItem(field.item, inner) }
  }
}

const choiceOfPhotograph: Json = {
  widget: 'relation',
  collection: '_singletons',
  file: 'images',
  value_field: 'images.*.file',
  display_fields: ['images.*.file'],
  search_fields: ['images.*.file', 'images.*.alt'],
}

type FormFields = (fields: readonly Field[]) => Json[]

function listItem(item: Field, inner: FormFields): Json {
  const fields = entryFields(item)
  if (!fields) return { field: inner([item])[0] }
  return {
    collapsed: true,
    ...summary(fields),
    ...(item.type === 'variants' ? types(item, inner) : { fields: inner(fields) }),
  }
}

function summary(fields: readonly Field[]): Json {
  const name = summaryField(fields)
  return name ? { summary: `{{fields.${name}}}` } : {}
}

const types = ({ key, variants }: Variants, inner: FormFields): Json => ({
  typeKey: key,
  types: variants.map(({ value, label, fields }) => ({
    name: value,
    label,
    widget: 'object',
    ...summary(fields),
    fields: inner(fields),
  })),
})
