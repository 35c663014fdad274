/**
 * Runs after the form editor's program. Without it, the editor writes each file anew: without comments, with other quotes and
 * line breaks, so that a changed price changes half of the file.
 */
import { parse } from 'yaml'
import { rewriteYaml } from './rewriteYaml.ts'

interface Format {
  fromFile: (text: string) => Values
  toFile: (values: Values) => string
}

type Values = Record<string, unknown>

/** The editor's interface for scripts (sveltiacms.app/en/docs/api). */
declare const CMS: { registerCustomFormat: (name: string, extension: string, format: Format) => void }

/** The names of the formats, each of one file; filled in when this is bundled. @see formatOf */
declare const yamlFormats: readonly string[]
declare const textFormats: readonly string[]

for (const name of yamlFormats) CMS.registerCustomFormat(name, 'yml', yamlFormat())
for (const name of textFormats) CMS.registerCustomFormat(name, 'md', textFormat())

function yamlFormat(): Format {
  let read = ''
  return {
    fromFile: (text) => {
      read = `${text}\n`
      return parse(text)
    },
    toFile: (values) => rewriteYaml(read, values),
  }
}

/** Fields between two lines of hyphens, and a text below. Guides share one format, as pages do: their ids or titles distinguish them. */
function textFormat(): Format {
  const nameOf = ({ id, title }: Values) => id ?? title
  const read = new Map<unknown, { fields: string; lineBreaks: string }>()
  return {
    fromFile: (text) => {
      const [, fields = '', lineBreaks = '', body = ''] =
        /^---\n([\s\S]*?\n)---\n(\s*)([\s\S]*)$/.exec(text) ?? []
      const values = parse(fields)
      read.set(nameOf(values), { fields, lineBreaks })
      return { ...values, body }
    },
    toFile: ({ body, ...values }) => {
      const { fields, lineBreaks } = read.get(nameOf(values)) ?? { fields: '', lineBreaks: '\n' }
      return `---\n${rewriteYaml(fields, values)}---\n${lineBreaks}${body}\n`
    },
  }
}
