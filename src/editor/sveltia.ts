/**
 * The configuration of Sveltia CMS (sveltiacms.app/en/docs), a form editor that runs in the browser and writes to the
 * repository. Its own JSON Schema, which comes with its package, says which options there are.
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

export interface Repository {
  backend: 'github' | 'gitlab'
  /** Owner and name, such as `our-cafe/website`. */
  repository: string
  branch: string
}

/**
 * @param folder the content folder as seen from the root of the repository
 * @param tiers the ids of the kinds of machine, for each of which a pass has a price
 */
export function sveltiaConfig(
  repository: Repository,
  siteUrl: string,
  folder: string,
  tiers: readonly string[],
): Json {
  const fields = ({ schema, name }: ContentFile) =>
    fieldsOf(schema).map((field) => widget(field, name, tiers))
  const file = (data: ContentFile): Json => ({
    name: data.name.replace('/', '-'),
    label: data.title,
    file: `${folder}/${data.path}`,
    fields: fields(data),
  })
  return {
    backend: {
      name: repository.backend,
      repo: repository.repository,
      branch: repository.branch,
      // Signing in with a password of the host would need a service of its own; an access token needs none.
      auth_methods: ['token'],
    },
    // Each change becomes a proposal, on which the check runs before anybody sees it.
    publish_mode: 'editorial_workflow',
    site_url: siteUrl,
    media_folder: `${folder}/images`,
    public_folder: '/images',
    slug: { encoding: 'ascii', clean_accents: true, timezone: 'local' },
    // A field without a value is a mistake to the check, and one that is left out is not.
    output: { omit_empty_optional_fields: true },
    collections: [
      {
        name: guideFile.name,
        label: guideFile.title,
        label_singular: 'Guide',
        description: guideFile.description,
        folder: `${folder}/posts`,
        create: true,
        extension: 'md',
        format: 'yaml-frontmatter',
        slug: '{{title}}',
        identifier_field: 'title',
        summary: '{{title}} ({{date}})',
        sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
        fields: [...fields(guideFile), body],
      },
      { name: 'pages', label: 'Pages', files: pageFiles.map(file) },
      {
        name: longFormFile.name,
        label: longFormFile.title,
        description: longFormFile.description,
        files: longFormPages.map((page) => ({
          name: page,
          label: page,
          file: `${folder}/seo/${page}.md`,
          format: 'yaml-frontmatter',
          fields: [...fields(longFormFile), body],
        })),
      },
    ],
    singletons: dataFiles.map(file),
  }
}

/** The text of an article; as it is written, because an editor that shows it formatted would write it anew. */
const body: Json = { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'] }

function widget(field: Field, file: string, tiers: readonly string[]): Json {
  const words = hint(field)
  return {
    name: field.name,
    label: field.label,
    ...(!field.required && { required: false }),
    ...(words && { hint: words }),
    ...(field.default !== undefined && { default: field.default }),
    ...kind(field, file, tiers),
  }
}

function kind(field: Field, file: string, tiers: readonly string[]): Json {
  const inner = (fields: readonly Field[]) => fields.map((each) => widget(each, file, tiers))
  switch (field.type) {
    case 'text': {
      // A photograph is listed with what it shows before it is used, so that its name is chosen from that list.
      if (field.is === 'image' && file !== 'images') {
        return {
          widget: 'relation',
          collection: '_singletons',
          file: 'images',
          value_field: 'images.*.file',
          display_fields: ['images.*.file'],
          search_fields: ['images.*.file', 'images.*.alt'],
        }
      }
      if (field.is === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
      const pattern = textPattern(field)
      return {
        widget: isLong(field) ? 'text' : 'string',
        ...(pattern && { pattern: [pattern, `Write ${field.expects ?? 'it in another form'}.`] }),
      }
    }
    case 'number':
      return {
        widget: 'number',
        value_type: field.whole ? 'int' : 'float',
        ...(field.min !== undefined && { min: field.min }),
        ...(field.above !== undefined && { min: field.above }),
        ...(field.max !== undefined && { max: field.max }),
      }
    case 'yes-no':
      return { widget: 'boolean' }
    case 'choice':
      return { widget: 'select', options: field.options }
    case 'group':
      return { widget: 'object', fields: inner(field.fields) }
    case 'keyed':
      return { widget: 'object', fields: inner(tiers.map((tier) => keyedField(field.value, tier))) }
    case 'variants':
      return { widget: 'object', typeKey: field.key, types: types(field.variants, inner) }
    case 'list':
      return {
        widget: 'list',
        ...(field.min !== undefined && { min: field.min }),
        ...(field.max !== undefined && { max: field.max }),
        ...listItem(field.item, inner),
      }
  }
}

type Widgets = (fields: readonly Field[]) => Json[]

function listItem(item: Field, inner: Widgets): Json {
  if (item.type === 'group') {
    return { ...summary(item.fields), fields: inner(item.fields) }
  }
  if (item.type === 'variants') {
    const [first] = item.variants
    return { ...summary(first?.fields ?? []), typeKey: item.key, types: types(item.variants, inner) }
  }
  return { field: inner([item])[0] }
}

function summary(fields: readonly Field[]): Json {
  const name = summaryField(fields)
  return { collapsed: true, ...(name && { summary: `{{fields.${name}}}` }) }
}

const types = (
  variants: readonly { value: string; label: string; fields: Field[] }[],
  inner: Widgets,
): Json[] =>
  variants.map(({ value, label, fields }) => ({
    name: value,
    label,
    widget: 'object',
    ...(summaryField(fields) && { summary: `{{fields.${summaryField(fields)}}}` }),
    fields: inner(fields),
  }))
