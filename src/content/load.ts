/** Loads every YAML file and long-form text: files → typed values, with references filled in and mistakes reported. */
import { z } from 'zod'
import type { Messages } from '../diagnostics/messages.ts'
import { example } from '../diagnostics/validate.ts'
import { type Collection, dataFiles, dataOfPages, pageFiles } from './collections.ts'
import { type DataFile, openDataFile } from './dataFile.ts'
import { withoutExamples } from './examples.ts'
import { moneyPatterns } from './figures/findFigures.ts'
import { type FiguresOfFile, mustReferToFigures } from './figures/typedFigures.ts'
import type { CheckedFile } from './fileSummary.ts'
import { createFormat } from './format.ts'
import { readLongForms } from './longForms.ts'
import type { ReferableValue } from './referableValues.ts'
import { References } from './references.ts'
import { defaultWords, figureWordsSchema } from './schema/words.ts'
import type { Source } from './source.ts'
import type { Content } from './types.ts'

/** All content except the guides, and what reading the guides needs. */
export type LoadedData = ReturnType<typeof loadData>

/** A calendar without closures and notices. */
const noClosures: Content['calendar'] = { closures: [], notices: [] }

/** Loads all YAML files and long-form texts of a content folder. */
export function loadData(source: Source, messages: Messages) {
  const opened = new Map<string, DataFile>()
  for (const collection of [...Object.values(dataFiles), ...Object.values(pageFiles)]) {
    const file = openDataFile(source, collection, messages)
    if (file) opened.set(collection.name, file)
  }
  reportMissingData(source, messages)

  const { references, unreadable, format, money } = prepareReferences(opened, source)
  const files: CheckedFile[] = []
  const figures: FiguresOfFile[] = []
  const leaveOut = withoutExamples(opened.get('site')?.written())
  const read = ({ name, path }: Collection) => {
    const file = opened.get(name)
    if (!file) return undefined
    const { value, yaml, summary } = file.check(references, messages)
    files.push({ file: yaml.file, sound: yaml.sound, summary, yaml })
    if (mustReferToFigures(path)) figures.push({ file: yaml.file, figures: file.figures(money) })
    return leaveOut(name, value)
  }
  const data = readEach(dataFiles, read)
  const pages = readEach(pageFiles, read)
  const words = data.words ?? defaultWords
  const texts = readLongForms(source, words.table, references, money, messages)
  return {
    ...data,
    site: data.site ?? exampleOf(dataFiles.site),
    words,
    calendar: data.calendar ?? noClosures,
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
    /** The figures that each file types into its texts. */
    figures: [...figures, ...texts.figures],
    files,
  }
}

/** Collects the values that texts may refer to, before any text is filled in. */
function prepareReferences(opened: ReadonlyMap<string, DataFile>, { files }: Source) {
  const incomplete = new Set<string>()
  const values = new Map<string, ReferableValue>()
  for (const { name } of Object.values(dataFiles)) {
    const referable = opened.get(name)?.referable()
    for (const [address, value] of referable?.values ?? []) values.set(address, value)
    for (const part of referable?.incomplete ?? []) incomplete.add(part)
  }
  for (const { name, path } of Object.values(pageFiles))
    if (opened.get(name)?.parsed.sound === false) incomplete.add(path)
  const unreadable = new Set([...incomplete].filter((part) => part.endsWith('.yaml')))
  const conventions = conventionsIn(opened.get('site')?.written())
  const words = figureWordsSchema.safeParse(opened.get('words')?.written()).data ?? defaultWords
  const format = createFormat(conventions, words)
  const money = moneyPatterns(conventions.language, conventions.currency)
  const texts = () =>
    [...files].flatMap(([path, bytes]) =>
      /\.(yaml|md)$/.test(path) ? [new TextDecoder().decode(bytes)] : [],
    )
  return { references: new References(values, incomplete, format, texts), unreadable, format, money }
}

/** Reports a page file without the data file that the page shows. */
function reportMissingData(source: Source, messages: Messages) {
  for (const [page, data] of Object.entries(dataOfPages)) {
    const file = `${source.folder}/${data}.yaml`
    const isThere = source.files.has(`${data}.yaml`) || messages.filesWithErrors.has(file)
    if (isThere || !source.files.has(`pages/${page}.yaml`)) continue
    messages.error({
      file,
      rule: 'missing-file',
      reason: `This file is missing, and pages/${page}.yaml shows what is in it.`,
      remedy: `Put it back, or restore it from the history; for a site without this page, delete pages/${page}.yaml as well.`,
    })
  }
}

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
  const { language, dateLocale, currency } = dataFiles.site.schema.shape
  const conventions = z.object({ language, dateLocale, currency }).safeParse(site)
  return conventions.data ?? { language: 'en', dateLocale: 'en', currency: 'USD' }
}
