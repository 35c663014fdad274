/**
 * The configuration of Sveltia CMS (sveltiacms.app/en/docs), a form editor that runs in the browser and writes to the
 * repository. The options are in the JSON Schema of its package.
 */
import {
  type Collection,
  dataFiles,
  guideFiles,
  longFormFiles,
  longFormPages,
  pageFiles,
} from '../content/collections.ts'
import { type Field, fieldsOf, type Variants } from './fields.ts'
import {
  entryFields,
  formName,
  hint,
  isLong,
  isOffered,
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

/** What the forms show of this café. */
export interface Cafe {
  repository: Repository
  name: string
  url: string
  /** The content folder as seen from the root of the repository. */
  folder: string
  /** The ids of the machine types; a pass has a price for each. */
  tiers: readonly string[]
  /** The categories of its guides. */
  categories: readonly string[]
}

export function sveltiaConfig(cafe: Cafe): Json {
  const { repository, folder } = cafe
  const fields = ({ schema, name }: Collection) =>
    fieldsOf(schema).map((field) => formField(field, name, cafe))
  const file = (collection: Collection): Json => ({
    name: formName(collection),
    label: collection.title,
    file: `${folder}/${collection.path}`,
    format: yamlFormat(collection),
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
    app_title: cafe.name,
    logo: { src: '/favicon.svg' },
    site_url: cafe.url,
    media_folder: `${folder}/images`,
    public_folder: '/images',
    slug: { encoding: 'ascii', clean_accents: true, timezone: 'local' },
    // The check rejects an empty field, but not a missing optional one.
    output: { omit_empty_optional_fields: true },
    // The preview beside a form would be a list of the same values, not the page.
    editor: { preview: false },
    collections: [
      {
        name: guideFiles.name,
        label: guideFiles.title,
        label_singular: 'Guide',
        description: guideFiles.description,
        folder: `${folder}/posts`,
        create: true,
        extension: 'md',
        format: textFormat(guideFiles.name),
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
          format: textFormat(page),
          fields: [...fields(longFormFiles), body],
        })),
      },
    ],
    singletons: Object.values(dataFiles).map(file),
  }
}

/**
 * The formats that `client/editor/` reads and writes, one for each file, so that it knows which text a file had. All guides
 * share one. The editor accepts formats of Markdown files only with this ending.
 */
const yamlFormat = (collection: Collection) => `${formName(collection)}-yaml`
const textFormat = (name: string) => `${name}-frontmatter`

export const formats = {
  yaml: [...Object.values(dataFiles), ...Object.values(pageFiles)].map(yamlFormat),
  text: [guideFiles.name, ...longFormPages].map(textFormat),
}

/** The text of an article as Markdown source: a rich text editor would reformat it, and has buttons that the check refuses. */
const body: Json = {
  name: 'body',
  label: 'Text',
  widget: 'text',
  hint: 'An empty line begins a paragraph. “## Prices” is a heading, “- Snacks” an item of a list, “\\*\\*free\\*\\*” is bold, “\\[our prices](/pricing)” a link. A photograph of the list: “!\\[What it shows](lounge.jpg "Caption")”, between two empty lines.',
}

function formField(field: Field, file: string, cafe: Cafe): Json {
  const words = hint(field, isOffered(field) || isPhotograph(field, file) || isCategory(field))
  return {
    name: field.name,
    label: field.label,
    ...(!field.required && { required: false }),
    // A hint is Markdown, and says how bold text is written.
    ...(words && { hint: words.replaceAll(/[*_[\]`]/g, '\\$&') }),
    ...(field.default !== undefined && { default: field.default }),
    ...widget(field, file, cafe),
  }
}

function widget(field: Field, file: string, cafe: Cafe): Json {
  const inner = (fields: readonly Field[]) => fields.map((each) => formField(each, file, cafe))
  switch (field.type) {
    case 'text': {
      if (isPhotograph(field, file)) return choiceOfPhotograph
      if (isCategory(field)) return { widget: 'select', options: cafe.categories }
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
      return field.required ? { widget: 'boolean' } : yesOrNo
    case 'choice':
      return { widget: 'select', options: field.options }
    case 'group':
      return { widget: 'object', fields: inner(field.fields) }
    case 'keyed':
      return { widget: 'object', fields: inner(tierFields(field, cafe.tiers)) }
    case 'variants':
      return { widget: 'object', ...types(field, inner) }
    case 'list':
      return { widget: 'list', ...range(field.min, field.max), ...listItem(field.item, inner) }
  }
}

/** A switch would write `false` into every entry that lacks the field. An empty value is left out. */
const yesOrNo: Json = {
  widget: 'select',
  default: '',
  options: [
    { label: 'No', value: '' },
    { label: 'Yes', value: true },
  ],
}

const isCategory = (field: Field) => field.type === 'text' && field.is === 'category'

/** A photograph is chosen from the list in images.yaml; only that file has names as text. */
const isPhotograph = (field: Field, file: string) =>
  field.type === 'text' && field.is === 'image' && file !== 'images'

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
