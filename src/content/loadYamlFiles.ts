/** Loads every YAML file: files → typed values, with references filled in and mistakes reported. */
import * as z from 'zod'
import { Messages } from '../diagnostics/messages.ts'
import { type Collection, type Collections, yamlFiles } from './collections.ts'
import type { CheckedFile } from './fileSummary.ts'
import { createFormat } from './format.ts'
import { withoutExamples } from './placeholders.ts'
import type { ReferableValues } from './referableValues.ts'
import { References } from './references.ts'
import { reportMisnamedFiles } from './rules/unknownFiles.ts'
import { openingHours } from './schema/openingHours.ts'
import { generatorSite } from './schema/site.ts'
import { figureWordsSchema } from './schema/words.ts'
import type { Source } from './source.ts'
import type { Content } from './types.ts'
import { openYamlFile, type YamlFile } from './yamlFile.ts'

/** All content except the texts in Markdown, and what reading these needs. */
export type LoadedData = NonNullable<ReturnType<typeof checkFields>>

/** Gives the day in a time zone, `YYYY-MM-DD`. */
export type DayIn = (timeZone: string) => string | undefined

/** Data and page files by the names of their collections, as they are written. */
type Opened = ReadonlyMap<string, YamlFile>

/** Loads all YAML files: first how they are written, then their fields. @returns undefined once there is an error */
export function loadYamlFiles(
  source: Source,
  collections: Collections,
  messages: Messages,
  dayIn?: DayIn,
): LoadedData | undefined {
  const opened = messages.stage(() => openYamlFiles(source, collections, messages))
  return opened && messages.stage(() => checkFields(opened, source, collections, messages, dayIn))
}

/** Opens all YAML files of a content folder, and reports how they are written wrongly; none while one has another name. */
export function openYamlFiles(source: Source, collections: Collections, messages: Messages): Opened {
  const opened = new Map<string, YamlFile>()
  reportMisnamedFiles({ source, collections, messages })
  if (messages.hasErrors) return opened
  for (const collection of yamlFiles(collections)) {
    const file = openYamlFile(source, collection, messages)
    if (file) opened.set(collection.name, file)
  }
  reportMissingData(source, collections, messages)
  return opened
}

/**
 * Checks the fields of all YAML files that are written right.
 *
 * @param dayIn the day in a time zone for which references print what changes by itself; undefined for what is written
 * @returns also the errors about references, which count once the fields are right; undefined without a required file
 */
function checkFields(
  opened: Opened,
  source: Source,
  collections: Collections,
  messages: Messages,
  dayIn: DayIn = () => undefined,
) {
  const referenceErrors = new Messages()
  const { references, format } = prepareReferences(opened, source, collections, dayIn)
  const files: CheckedFile[] = []
  const leaveOut = withoutExamples(opened.get('site')?.written(), collections)
  const read = ({ name, absent }: Collection) => {
    const file = opened.get(name)
    if (!file) return absent
    const { value, yaml, summary } = file.check(references, messages, referenceErrors)
    files.push({ file: yaml.file, summary, yaml })
    return leaveOut(name, value)
  }
  const readAll = (all: Readonly<Record<string, Collection>>) =>
    Object.fromEntries(Object.entries(all).map(([name, collection]) => [name, read(collection)]))
  // The types of content follow from the schemas of the collections.
  const data = readAll(collections.dataFiles) as Omit<
    Content,
    'pages' | 'guides' | 'markdownPages' | 'longForms' | 'format'
  >
  const pages = readAll(collections.pageFiles) as Content['pages']
  if (!data.site || !pages.home || !pages['not-found']) return undefined
  return {
    ...data,
    pages,
    format,
    references,
    files,
    referenceErrors,
  }
}

/** Collects the values that texts may refer to, before any text is filled in. */
function prepareReferences(opened: Opened, { files }: Source, { dataFiles }: Collections, dayIn: DayIn) {
  const conventions = conventionsIn(opened.get('site')?.written())
  const day = dayIn(conventions.timeZone)
  const collect = (valuesOf: (file: YamlFile) => ReferableValues): ReferableValues =>
    new Map(
      Object.values(dataFiles).flatMap(({ name }) => {
        const file = opened.get(name)
        return file ? [...valuesOf(file)] : []
      }),
    )
  const written = collect((file) => file.referable())
  const printed = collect((file) => file.referableOn(day))
  const words =
    figureWordsSchema.safeParse(opened.get('words')?.written()).data ?? figureWordsSchema.parse({})
  const format = createFormat(conventions, words)
  const texts = () =>
    [...files].flatMap(([path, bytes]) =>
      /\.(yaml|md)$/.test(path) ? [new TextDecoder().decode(bytes)] : [],
    )
  return { references: new References(written, format, texts, printed), format }
}

/** Reports a page file without the data file that the page shows. */
function reportMissingData(
  source: Source,
  { dataFiles, pageFiles, dataOfPages }: Collections,
  messages: Messages,
) {
  for (const page of Object.keys(pageFiles)) {
    const data = dataOfPages[page] ?? page
    if (!(data in dataFiles)) continue
    const file = `${source.folder}/${data}.yaml`
    if (source.files.has(`${data}.yaml`) || !source.files.has(`pages/${page}.yaml`)) continue
    messages.error({
      file,
      rule: 'missing-file',
      reason: `This file is missing, and pages/${page}.yaml shows what is in it.`,
      remedy: `Put it back, or restore it from the history; for a site without this page, delete pages/${page}.yaml as well.`,
    })
  }
}

/** Enough of site.yaml to print figures, even when the rest of it is wrong. */
function conventionsIn(site: unknown) {
  const { language, dateLocale, currency, timeZone } = generatorSite
  const hours = openingHours.optional().catch(undefined)
  const conventions = z
    .object({ language, dateLocale, currency, timeZone: timeZone.catch('UTC'), hours })
    .safeParse(site)
  return conventions.data ?? { language: 'en', dateLocale: 'en', currency: 'USD', timeZone: 'UTC' }
}
