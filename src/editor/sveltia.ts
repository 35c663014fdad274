/**
 * The configuration of Sveltia CMS (sveltiacms.app/en/docs), a form editor that runs in the browser and writes to the
 * repository. The options are in the JSON Schema of its package.
 */
import * as z from 'zod'
import {
  type Collection,
  type Collections,
  longFormFiles,
  markdownPageFiles,
  yamlFiles,
} from '../content/collections.ts'
import type { Content } from '../content/types.ts'
import { valueAt } from '../validate/walkSchema.ts'
import { type Field, fieldsOf, type Json, type Variants } from './fieldTree.ts'
import { hint, isLong, summaryField, textPattern } from './formFields.ts'

/**
 * @param content all of it, with guides that are not published yet
 * @param folder the content folder as seen from the root of the repository
 */
export function sveltiaConfig(
  content: Content,
  collections: Collections,
  repository: NonNullable<Content['site']['editor']>,
  folder: string,
): Json {
  const fields = ({ schema, name }: Collection) =>
    fieldsOf(schema).map((field) => formField(field, name, content))
  const { dataFiles, pageFiles, guideFiles, longFormPages } = collections
  const longForms = longFormFiles(collections)
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
    app_title: content.site.name,
    logo: { src: '/favicon.svg' },
    site_url: content.site.url,
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
        name: markdownPageFiles.name,
        label: markdownPageFiles.title,
        label_singular: 'Page',
        description: markdownPageFiles.description,
        folder: `${folder}/pages`,
        create: true,
        extension: 'md',
        format: textFormat(markdownPageFiles.name),
        slug: '{{title}}',
        identifier_field: 'title',
        summary: '{{title}}',
        fields: [...fields(markdownPageFiles), body],
      },
      {
        name: longForms.name,
        label: longForms.title,
        description: longForms.description,
        files: longFormPages.map((page) => ({
          name: page,
          label: page,
          file: `${folder}/seo/${page}.md`,
          format: textFormat(page),
          fields: [...fields(longForms), body],
        })),
      },
    ],
    singletons: Object.values(dataFiles).map(file),
  }
}

/** The name of a file in the editor, which has no slash. */
const formName = ({ name }: Collection) => name.replace('/', '-')

/**
 * The formats that `src/editor/browser/` reads and writes, one for each file, so that it knows which text a file had. All guides
 * share one. The editor accepts formats of Markdown files only with this ending.
 */
const yamlFormat = (collection: Collection) => `${formName(collection)}-yaml`
const textFormat = (name: string) => `${name}-frontmatter`

export const formatsOf = (collections: Collections) => ({
  yaml: yamlFiles(collections).map(yamlFormat),
  text: [collections.guideFiles.name, markdownPageFiles.name, ...collections.longFormPages].map(textFormat),
})

/** The text of a guide as Markdown source: a rich text editor would reformat it, and has buttons that the check refuses. */
const body: Json = {
  name: 'body',
  label: 'Text',
  widget: 'text',
  hint: 'An empty line begins a paragraph. “## Prices” is a heading, “- Snacks” an item of a list, “\\*\\*free\\*\\*” is bold, “\\[our prices](/pricing)” a link. A photograph of the list: “!\\[What it shows](lounge.jpg "Caption")”, between two empty lines.',
}

/** A field without its undefined properties, which the file would not have. */
function formField(field: Field, file: string, content: Content): Json {
  const words = hint(field, isChosen(field, file))
  return {
    name: field.name,
    label: field.label,
    required: field.required ? undefined : false,
    // A hint is rendered as Markdown, but may explain Markdown.
    hint: words?.replaceAll(/[*_[\]`]/g, '\\$&'),
    default: field.default,
    ...widget(field, file, content),
  }
}

/** Whether the form offers the values of a field: as a switch, a list, a calendar, or in the fields of a group. */
const isChosen = (field: Field, file: string) =>
  ['yes-no', 'choice', 'group', 'keyed'].includes(field.type) ||
  (field.type === 'text' && (field.is === 'date' || field.is === 'category')) ||
  isPhotograph(field, file)

/** A photograph is chosen from the list in images.yaml; only that file has names as text. */
const isPhotograph = (field: Field, file: string) =>
  field.type === 'text' && field.is === 'image' && file !== 'images'

function widget(field: Field, file: string, content: Content): Json {
  const inner = (fields: readonly Field[]) => fields.map((each) => formField(each, file, content))
  switch (field.type) {
    case 'text': {
      if (isPhotograph(field, file)) return choiceOfPhotograph
      if (field.is === 'category') return { widget: 'select', options: categoriesIn(content) }
      if (field.is === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
      const pattern = textPattern(field)
      return {
        widget: isLong(field) ? 'text' : 'string',
        pattern: pattern && [pattern, `Write ${field.expects ?? 'it in another form'}.`],
      }
    }
    case 'number': {
      const { whole, min, above, max } = field
      return { widget: 'number', value_type: whole ? 'int' : 'float', min: min ?? above, max }
    }
    case 'yes-no':
      return field.required ? { widget: 'boolean' } : yesOrNo
    case 'choice':
      return { widget: 'select', options: field.options }
    case 'group':
      return { widget: 'object', fields: inner(field.fields) }
    case 'keyed': {
      // Forms show all keys; an entry may have some only.
      const keys = idsIn(content, field.keys)
      const fields = keys.map((id) => ({ ...field.value, name: id, label: id, required: false }))
      return { widget: 'object', fields: inner(fields) }
    }
    case 'group-or-list': {
      // A form has one of the two: the one that the file has.
      const isList = Array.isArray(valueAt(content, [file, field.name]))
      return widget(isList ? field.list : field.group, file, content)
    }
    case 'variants':
      return { widget: 'object', ...types(field, inner) }
    case 'list':
      return { widget: 'list', min: field.min, max: field.max, ...listItem(field.item, inner) }
  }
}

const categoriesIn = ({ guides }: Content) => [...new Set(guides.map(({ category }) => category))].sort()

/** A switch would write `false` into every entry that lacks the field. An empty value is left out. */
const yesOrNo: Json = {
  widget: 'select',
  default: '',
  options: [
    { label: 'No', value: '' },
    { label: 'Yes', value: true },
  ],
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
  if (item.type === 'group')
    return { collapsed: true, summary: summary(item.fields), fields: inner(item.fields) }
  if (item.type === 'variants')
    return { collapsed: true, summary: summary(item.variants[0]?.fields ?? []), ...types(item, inner) }
  return { field: inner([item])[0] }
}

function summary(fields: readonly Field[]): string | undefined {
  const name = summaryField(fields)
  return name && `{{fields.${name}}}`
}

const types = ({ key, variants }: Variants, inner: FormFields): Json => ({
  typeKey: key,
  types: variants.map(({ value, label, fields }) => ({
    name: value,
    label,
    widget: 'object',
    summary: summary(fields),
    fields: inner(fields),
  })),
})

const withIds = z.array(z.object({ id: z.string() }))

/** The ids of the entries of a list, by its data file and its name, such as `packages.tiers`. */
function idsIn(content: Content, list: string): string[] {
  const [file = '', name = ''] = list.split('.')
  const entries = withIds.safeParse(Object(Object(content)[file])[name])
  return (entries.data ?? []).map(({ id }) => id)
}
