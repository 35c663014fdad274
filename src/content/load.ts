/** Loads every YAML file and long-form text: files → typed values, with references filled in and mistakes reported. */
import type { z } from 'zod'
import { Messages } from '../diagnostics/messages.ts'
import { valueAt } from '../diagnostics/schema.ts'
import { example, validate } from '../diagnostics/validate.ts'
import { type Collection, dataFiles, dataOfPages, pageFiles } from './collections.ts'
import { collectFacts, type Facts } from './facts.ts'
import { type MoneyPatterns, moneyPatterns } from './figures/findFigures.ts'
import { type FiguresOfFile, mayTypeFigures, typedFiguresInYaml } from './figures/typedFigures.ts'
import { type CheckedFile, summarize } from './fileSummary.ts'
import { createFormat, type FigureWords } from './format.ts'
import { readLongForms } from './longForms.ts'
import { References } from './references.ts'
import { hasDuplicateIds } from './rules/duplicateIds.ts'
import { checkFileRules } from './rules/index.ts'
import { defaultWords, wordsSchema } from './schema/words.ts'
import { readText, type Source } from './source.ts'
import type { Content } from './types.ts'
import { type ParsedYaml, parse, parseYaml, type YamlText, yamlText } from './yaml/parse.ts'

/** All content except the guides, and what reading the guides needs. */
export interface LoadedData extends Omit<Content, 'posts' | 'unreadable'> {
  unreadable: Set<string>
  references: References
  money: MoneyPatterns
  /** The values that texts may refer to, by address. */
  referable: Facts
  /** The figures that each file types into its texts. */
  figures: readonly FiguresOfFile[]
  files: readonly CheckedFile[]
}

/**
 * Loads all YAML files and long-form texts of a content folder.
 *
 * @param messages receives every mistake; a wrong value is replaced by an example, so that the later checks still run
 */
export function loadData(source: Source, messages: Messages): LoadedData {
  const parsed = new Map<string, YamlText>()
  for (const collection of [...Object.values(dataFiles), ...Object.values(pageFiles)]) {
    const yaml = parseFile(source, collection, messages)
    if (yaml) parsed.set(collection.name, yaml)
  }
  reportMissingData(source, messages)

  const { references, referable, unreadable, format, money } = prepareReferences(parsed)
  const files: CheckedFile[] = []
  const figures: FiguresOfFile[] = []
  const read = ({ name, path, schema }: Collection) => {
    const yaml = parsed.get(name)
    if (!yaml) return undefined
    references.fillYaml(yaml, messages)
    const value = validate(schema, yaml, messages)
    checkFileRules(yaml, messages, source)
    files.push({ file: yaml.file, sound: yaml.sound, summary: summarize(yaml, schema), yaml })
    if (!mayTypeFigures(path)) figures.push({ file: yaml.file, figures: typedFiguresInYaml(yaml, money) })
    return value
  }
  const data = readEach(dataFiles, read)
  const pages = readEach(pageFiles, read)
  const words = data.words ?? defaultWords
  const texts = readLongForms(source, words.table, references, money, messages)
  return {
    ...data,
    site: data.site ?? exampleOf(dataFiles.site),
    words,
    calendar: data.calendar ?? { closures: [], notices: [] },
    facts: data.facts ?? { facts: [] },
    images: data.images ?? { images: [] },
    questions: data.questions ?? { questions: [] },
    redirects: data.redirects ?? { redirects: [] },
    pages: {
      ...pages,
      home: pages.home ?? exampleOf(pageFiles.home),
      'not-found': pages['not-found'] ?? exampleOf(pageFiles['not-found']),
    },
    longForms: texts.longForms,
    format,
    unreadable,
    references,
    money,
    figures: [...figures, ...texts.figures],
    referable,
    files,
  }
}

/** Collects the values that texts may refer to, before any text is filled in. */
function prepareReferences(parsed: ReadonlyMap<string, YamlText>) {
  const opened = Object.values(dataFiles).flatMap(({ name, schema }) => {
    const yaml = parsed.get(name)
    return yaml ? [referableValues(name, schema, yaml)] : []
  })
  const unreadable = new Set([
    ...opened.filter(({ isIncomplete }) => isIncomplete).map(({ name }) => `${name}.yaml`),
    ...Object.values(pageFiles)
      .filter(({ name }) => parsed.get(name)?.sound === false)
      .map(({ path }) => path),
  ])
  const referable: Facts = new Map(opened.flatMap(({ facts }) => [...facts]))
  const conventions = conventionsIn(parsed.get('site')?.toValue())
  const format = createFormat(conventions, figureWordsIn(parsed.get('words')?.toValue()))
  const incomplete = new Set([...unreadable, ...opened.flatMap(({ incompleteEntries }) => incompleteEntries)])
  return {
    references: new References(referable, incomplete, format),
    referable,
    unreadable,
    format,
    money: moneyPatterns(conventions.language, conventions.currency),
  }
}

/** @returns undefined for an optional file that is missing; a required one is reported, and read as empty */
function parseFile(source: Source, { path, required }: Collection, messages: Messages): YamlText | undefined {
  const file = `${source.folder}/${path}`
  if (!source.files.has(path) && !required) return undefined
  const text = readText(source, path, messages)
  // The error about an unreadable file is enough: its missing fields are not reported.
  if (text === undefined) return parseYaml(file, '', new Messages())
  const last = lastParsed.get(file)
  const parsed = last?.text === text ? last : parse(file, text)
  lastParsed.set(file, parsed)
  messages.all.push(...parsed.messages.all)
  return yamlText(parsed)
}

/** The data files as they were last parsed, by path. In the preview, a save changes one file of many. */
const lastParsed = new Map<string, ParsedYaml>()

/** Reports a page file without the data file that the page shows. */
function reportMissingData(source: Source, messages: Messages) {
  for (const [page, data] of Object.entries(dataOfPages)) {
    if (!source.files.has(`pages/${page}.yaml`) || source.files.has(`${data}.yaml`)) continue
    messages.error({
      file: `${source.folder}/${data}.yaml`,
      rule: 'missing-file',
      reason: `This file is missing, and pages/${page}.yaml shows what is in it.`,
      remedy: `Put it back, or restore it from the history; for a site without this page, delete pages/${page}.yaml as well.`,
    })
  }
}

/** The values of a data file that texts may refer to, and whether a mistake in the file hides others. */
function referableValues(name: string, schema: z.ZodType, yaml: YamlText) {
  const written = yaml.toValue()
  const issues = schema.safeParse(written).error?.issues ?? []
  return {
    name,
    facts: collectFacts(name, schema, written, issues.length === 0),
    isIncomplete:
      !yaml.sound || hasDuplicateIds(written) || issues.some((issue) => losesPart(issue, written)),
    incompleteEntries: yaml.sound ? issues.flatMap(({ path }) => incompleteEntry(name, path, written)) : [],
  }
}

/** The address of an entry that lacks the field at this path. */
function incompleteEntry(file: string, path: readonly PropertyKey[], value: unknown): string[] {
  const id = valueAt(value, [...path.slice(0, -1), 'id'])
  return valueAt(value, [...path]) === undefined && typeof id === 'string' ? [`${file}.${id}`] : []
}

/** Whether a list or record is misspelt, missing or of another type, so that references into it cannot be checked. */
const losesPart = (issue: z.core.$ZodIssue, value: unknown): boolean =>
  (issue.code === 'invalid_type' && ['object', 'array', 'record'].includes(issue.expected)) ||
  (issue.code === 'unrecognized_keys' &&
    issue.keys.some((key) => typeof (valueAt(value, [...issue.path, key]) ?? '') === 'object'))

/** Reads each file of a list. TypeScript cannot follow keys through `fromEntries`, so the type is stated. */
const readEach = <Files extends Record<string, Collection>>(
  files: Files,
  read: (file: Collection) => unknown,
): { [Name in keyof Files]: z.output<Files[Name]['schema']> | undefined } =>
  Object.fromEntries(Object.entries(files).map(([name, file]): unknown[] => [name, read(file)]))

const exampleOf = <Schema extends z.ZodType>({ schema }: Collection<Schema>): z.output<Schema> =>
  schema.parse(example(schema))

/** Language, date style and currency: enough of site.yaml to print figures, even when the rest of it is wrong. */
function conventionsIn(site: unknown) {
  const { shape } = dataFiles.site.schema
  const fields: Record<string, unknown> = typeof site === 'object' ? { ...site } : {}
  const language = shape.language.safeParse(fields.language).data
  const dateLocale = shape.dateLocale.safeParse(fields.dateLocale).data
  const currency = shape.currency.safeParse(fields.currency).data
  return language && dateLocale && currency
    ? { language, dateLocale, currency }
    : { language: 'en', dateLocale: 'en', currency: 'USD' }
}

/** The words of words.yaml in which figures are printed; the default where one is missing or wrong. */
function figureWordsIn(words: unknown): FigureWords {
  const { shape } = wordsSchema
  const fields: Record<string, unknown> = typeof words === 'object' ? { ...words } : {}
  return {
    free: shape.free.safeParse(fields.free).data ?? defaultWords.free,
    timeFrom: shape.timeFrom.safeParse(fields.timeFrom).data ?? defaultWords.timeFrom,
    timeRange: shape.timeRange.safeParse(fields.timeRange).data ?? defaultWords.timeRange,
    ordinals: shape.ordinals.safeParse(fields.ordinals).data ?? defaultWords.ordinals,
    weekend: shape.weekend.safeParse(fields.weekend).data ?? defaultWords.weekend,
  }
}
