/**
 * YAML files, in two steps: what one holds by itself, and then, with its references filled in, what it comes to. A file
 * that has nothing wrong with it is kept in both: it is not parsed again until it changes itself, or what its references
 * print.
 */
import type { VFileMessage } from 'vfile-message'
import type { z } from 'zod'
import { Messages } from '../diagnostics/messages.ts'
import { valueAt } from '../diagnostics/schema.ts'
import { validate } from '../diagnostics/validate.ts'
import { keeping } from '../keep.ts'
import { identityOf, remembering } from '../memo.ts'
import { type CheckedFile, checkedFile, type Notes } from './fileSummary.ts'
import { collectFacts, type Fact, type Facts, type References } from './references.ts'
import { dataSchemas, pageSchemas } from './schema/files.ts'
import { hashOfFile, noBytes, readText, type Source } from './source.ts'
import { parseYaml, type YamlText } from './yaml/parse.ts'

/** What a file holds by itself. */
interface Own {
  /** Whether nobody knows all that is meant to be in it. */
  isPartLost: boolean
  /** The entries that lack a field which they need, by address: more may be meant to be in them than is found. */
  entriesInPart: string[]
  /** What texts may refer to. */
  facts: [address: string, fact: Fact][]
  messages: readonly VFileMessage[]
}

/** What it comes to with its references filled in. */
interface Checked<Value> {
  value: Value
  notes: Notes
  messages: readonly VFileMessage[]
}

export interface OpenFile {
  yaml: YamlText
  isPartLost: boolean
  entriesInPart: readonly string[]
  facts: Facts
}

export interface DataFile<Value> {
  open(source: Source, messages: Messages): OpenFile
  /** @param messages those of `open` among them */
  read(
    source: Source,
    yaml: YamlText,
    references: References,
    messages: Messages,
  ): { value: Value; checked: CheckedFile }
}

/** A file that texts may refer to by its name. */
const dataFile = <Schema extends z.ZodType>(name: string, schema: Schema) => yamlFile(name, schema, true)

const pageFile = <Schema extends z.ZodType>(name: string, schema: Schema) => yamlFile(name, schema, false)

function yamlFile<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  isReferredTo: boolean,
): DataFile<z.output<Schema>> {
  const path = `${name}.yaml`

  const own = keeping(
    `what ${path} holds`,
    (file: string, text: string) => `${file}\n${text}`,
    (file, text) => {
      const messages = new Messages()
      const yaml = parseYaml(file, text, messages)
      const { sound } = yaml
      const written = yaml.toValue()
      const issues = isReferredTo ? (schema.safeParse(written).error?.issues ?? []) : []
      const facts: Own = {
        isPartLost: !sound || issues.some((issue) => losesPart(issue, written)),
        entriesInPart: sound ? issues.flatMap(({ path }) => entryInPart(name, path, written)) : [],
        facts: isReferredTo ? [...collectFacts(name, schema, written, issues.length === 0)] : [],
        messages: messages.all,
      }
      return { facts, text: '', lasting: messages.all.length === 0 }
    },
  )

  const check = (yaml: YamlText, references: References, messages: Messages) => {
    references.fillYaml(yaml, messages)
    const value = validate(schema, yaml, messages)
    return { value, checked: checkedFile(yaml, schema) }
  }

  const checkAlone = keeping(
    `what ${path} comes to`,
    ({ folder, files }: Source, _yaml: YamlText, references: References) => {
      const bytes = files.get(path) ?? noBytes
      return [folder, hashOfFile(bytes), references.printedIn(bytes)].join('\n')
    },
    (_source, yaml, references) => {
      const messages = new Messages()
      const { value, checked } = check(yaml, references, messages)
      const facts: Checked<z.output<Schema>> = { value, notes: checked.notes, messages: messages.all }
      return { facts, text: '', lasting: messages.all.length === 0 }
    },
  )

  return {
    open(source, messages) {
      const file = `${source.folder}/${path}`
      const text = readText(source, path, messages)
      const { messages: found, facts, isPartLost, entriesInPart } = own(file, text ?? '-').facts
      // A missing file is reported once; that it is empty as well is no news.
      if (text !== undefined) messages.all.push(...found)
      return {
        yaml: parseYaml(file, text ?? '-', new Messages()),
        isPartLost,
        entriesInPart,
        facts: factsOf(facts),
      }
    },
    read(source, yaml, references, messages) {
      const { file, sound } = yaml
      // What is wrong with the form of a file has a say in what is told of its values.
      if (!sound || messages.all.some((message) => message.file === file))
        return check(yaml, references, messages)
      const { value, notes, messages: found } = checkAlone(source, yaml, references).facts
      messages.all.push(...found)
      return { value, checked: { file, sound, notes, yaml: () => yaml } }
    },
  }
}

const factsOf = remembering(
  (facts: Own['facts']) => String(identityOf(facts)),
  (facts): Facts => new Map(facts),
)

/** The address of an entry that lacks the field at this path. */
function entryInPart(file: string, path: readonly PropertyKey[], value: unknown): string[] {
  const id = valueAt(value, [...path.slice(0, -1), 'id'])
  return valueAt(value, [...path]) === undefined && typeof id === 'string' ? [`${file}.${id}`] : []
}

/** Whether a list or a group is misspelt, missing or none, so that all it holds is lost to links and references. */
const losesPart = (issue: z.core.$ZodIssue, value: unknown): boolean =>
  (issue.code === 'invalid_type' && ['object', 'array', 'record'].includes(issue.expected)) ||
  (issue.code === 'unrecognized_keys' &&
    issue.keys.some((key) => isPart(valueAt(value, [...issue.path, key]))))

const isPart = (value: unknown) => typeof value === 'object' && value !== null

/** The files of data, each by the name that references to it begin with. */
export const dataFiles = {
  site: dataFile('site', dataSchemas.site),
  packages: dataFile('packages', dataSchemas.packages),
  tournaments: dataFile('tournaments', dataSchemas.tournaments),
  facts: dataFile('facts', dataSchemas.facts),
  locations: dataFile('locations', dataSchemas.locations),
  gear: dataFile('gear', dataSchemas.gear),
  gallery: dataFile('gallery', dataSchemas.gallery),
  comparison: dataFile('comparison', dataSchemas.comparison),
  faq: dataFile('faq', dataSchemas.faq),
  images: dataFile('images', dataSchemas.images),
  questions: dataFile('questions', dataSchemas.questions),
  redirects: dataFile('redirects', dataSchemas.redirects),
}

/** The files of pages. */
export const pageFiles = {
  home: pageFile('pages/home', pageSchemas.home),
  about: pageFile('pages/about', pageSchemas.about),
  gear: pageFile('pages/gear', pageSchemas.gear),
  gallery: pageFile('pages/gallery', pageSchemas.gallery),
  pricing: pageFile('pages/pricing', pageSchemas.pricing),
  comparison: pageFile('pages/comparison', pageSchemas.comparison),
  faq: pageFile('pages/faq', pageSchemas.faq),
  contact: pageFile('pages/contact', pageSchemas.contact),
  tournaments: pageFile('pages/tournaments', pageSchemas.tournaments),
  events: pageFile('pages/events', pageSchemas.events),
  locations: pageFile('pages/locations', pageSchemas.locations),
  blog: pageFile('pages/blog', pageSchemas.blog),
  'not-found': pageFile('pages/not-found', pageSchemas['not-found']),
}
