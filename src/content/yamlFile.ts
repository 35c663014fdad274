/** One YAML file of the content: parses it, collects the values that texts may refer to, checks it. */

import type { Messages } from '../diagnostics/messages.ts'
import { validate } from '../validate/validate.ts'
import { type ParsedYaml, parseOnce, type YamlText, yamlText } from '../yaml/parse.ts'
import type { Collection } from './collections.ts'
import { type FileSummary, summarize } from './fileSummary.ts'
import { collectReferableValues, type ReferableValues } from './referableValues.ts'
import type { References } from './references.ts'
import { checkFileRules } from './rules/index.ts'
import { readText, type Source } from './source.ts'

interface CheckedData {
  /** The output of its schema; undefined for data with mistakes. */
  value: unknown
  summary: FileSummary
  /** The text with its references filled in. */
  yaml: YamlText
}

/** Each step is done once for the same text: in the preview, a save changes one file of many. */
export class YamlFile {
  readonly parsed: ParsedYaml
  readonly #collection: Collection
  #referable: ReferableValues | undefined
  #onDay: { day: string; values: ReferableValues } | undefined
  /** With what its references printed; undefined for a file with messages, which is checked again each time. */
  #checked: (CheckedData & { printed: string }) | undefined

  constructor(collection: Collection, parsed: ParsedYaml) {
    this.#collection = collection
    this.parsed = parsed
  }

  /** The data as it is written, without references filled in. */
  written(): unknown {
    return yamlText(this.parsed).toValue()
  }

  /** What texts may refer to in it, as it is written. */
  referable(): ReferableValues {
    const { name, schema } = this.#collection
    this.#referable ??= collectReferableValues(name, schema, this.written())
    return this.#referable
  }

  /** What references to it print on a day; without one, what is written. */
  referableOn(day: string | undefined): ReferableValues {
    const { name, schema, onDay } = this.#collection
    if (!onDay || day === undefined) return this.referable()
    if (this.#onDay?.day !== day)
      this.#onDay = { day, values: collectReferableValues(name, schema, onDay(this.written(), day)) }
    return this.#onDay.values
  }

  /**
   * Fills in references, and checks the data against the schema and the rules over one file.
   *
   * @param referenceErrors receives the errors about references: what they refer to may be missing because of another mistake
   */
  check(references: References, messages: Messages, referenceErrors: Messages): CheckedData {
    const printed = references.printedIn(this.parsed.text)
    if (this.#checked?.printed === printed) return this.#checked
    const found = () => messages.all.length + referenceErrors.all.length
    const before = found()
    const { schema } = this.#collection
    const yaml = yamlText(this.parsed)
    references.fillYaml(yaml, referenceErrors)
    const value = validate(schema, yaml, messages, references.format.dayAt)
    checkFileRules(yaml, messages)
    const checked = { value, summary: summarize(yaml, schema), yaml }
    this.#checked = found() === before ? { ...checked, printed } : undefined
    return checked
  }
}

/** The files as they were last opened, by path. */
const lastOpened = new Map<string, YamlFile>()

/** Empties this cache, as in a new process. For tests. */
export const forgetYamlFiles = (): void => lastOpened.clear()

/**
 * Opens a file, and reports mistakes in its syntax.
 *
 * @returns undefined for a file that is missing or cannot be read; where it is required, that is reported
 */
export function openYamlFile(source: Source, collection: Collection, messages: Messages) {
  const { path, required } = collection
  const file = `${source.folder}/${path}`
  if (!source.files.has(path) && !required) return undefined
  const text = readText(source, path, messages)
  if (text === undefined) return undefined
  const last = lastOpened.get(file)
  const parsed = parseOnce(file, text)
  const opened = last?.parsed === parsed ? last : new YamlFile(collection, parsed)
  lastOpened.set(file, opened)
  messages.add(opened.parsed.messages)
  return opened
}
