/** One YAML file of the content: parses it, collects the values that texts may refer to, checks it. */
import { Messages } from '../diagnostics/messages.ts'
import type { Path } from '../diagnostics/positions.ts'
import { valueAt } from '../diagnostics/schema.ts'
import { validate } from '../diagnostics/validate.ts'
import type { Collection } from './collections.ts'
import type { MoneyPatterns } from './figures/findFigures.ts'
import { type TypedFigure, typedFiguresInYaml } from './figures/typedFigures.ts'
import { type FileSummary, summarize } from './fileSummary.ts'
import { collectReferableValues } from './referableValues.ts'
import type { References } from './references.ts'
import { checkFileRules } from './rules/index.ts'
import { hasDuplicateIds } from './rules/oneFile.ts'
import { readText, type Source } from './source.ts'
import { type ParsedYaml, parse, parseOnce, type YamlText, yamlText } from './yaml/parse.ts'

interface CheckedData {
  /** The output of its schema. */
  value: unknown
  summary: FileSummary
  /** The text with its references filled in. */
  yaml: YamlText
}

/** Each step is done once for the same text: in the preview, a save changes one file of many. */
export class DataFile {
  readonly parsed: ParsedYaml
  readonly #collection: Collection
  #referable: ReturnType<typeof referableValues> | undefined
  #figures: { currency: string; found: readonly TypedFigure[] } | undefined
  /** With what its references printed; undefined for a file with messages, which is checked again each time. */
  #checked: (CheckedData & { printed: string }) | undefined

  constructor(collection: Collection, parsed: ParsedYaml) {
    this.#collection = collection
    this.parsed = parsed
  }

  /** The data as it is written, without references filled in; empty for a text that is not sound. */
  written(): unknown {
    return yamlText(this.parsed).toValue()
  }

  /** What texts may refer to in it. */
  referable() {
    this.#referable ??= referableValues(this.#collection, this.parsed.sound, this.written())
    return this.#referable
  }

  /** The figures that are typed into its texts. */
  figures(money: MoneyPatterns): readonly TypedFigure[] {
    const currency = String(money.signBefore)
    if (this.#figures?.currency !== currency)
      this.#figures = { currency, found: typedFiguresInYaml(yamlText(this.parsed), money) }
    return this.#figures.found
  }

  /** Fills in references, and checks the data against the schema and the rules over one file. */
  check(references: References, messages: Messages): CheckedData {
    const printed = references.printedIn(this.parsed.text)
    if (this.#checked?.printed === printed) return this.#checked
    const before = messages.all.length
    const { schema } = this.#collection
    const yaml = yamlText(this.parsed)
    references.fillYaml(yaml, messages)
    const value = validate(schema, yaml, messages)
    checkFileRules(yaml, messages)
    const checked = { value, summary: summarize(yaml, schema), yaml }
    const isClean = this.parsed.messages.all.length === 0 && messages.all.length === before
    this.#checked = isClean ? { ...checked, printed } : undefined
    return checked
  }
}

/** The files as they were last opened, by path. */
const lastOpened = new Map<string, DataFile>()

/** Empties this cache, as in a new process. For tests. */
export const forgetDataFiles = (): void => lastOpened.clear()

/**
 * Opens a file, and reports mistakes in its syntax.
 *
 * @returns undefined for an optional file that is missing; a required one is reported, and opened as empty
 */
export function openDataFile(source: Source, collection: Collection, messages: Messages) {
  const { path, required } = collection
  const file = `${source.folder}/${path}`
  if (!source.files.has(path) && !required) return undefined
  const text = readText(source, path, messages)
  // The error about an unreadable file is enough: its missing fields are not reported.
  if (text === undefined) return new DataFile(collection, { ...parse(file, ''), messages: new Messages() })
  const last = lastOpened.get(file)
  const parsed = parseOnce(file, text)
  const opened = last?.parsed === parsed ? last : new DataFile(collection, parsed)
  lastOpened.set(file, opened)
  messages.add(opened.parsed.messages)
  return opened
}

function referableValues(collection: Collection, isSound: boolean, written: unknown) {
  const { name, path, schema } = collection
  const issues = schema.safeParse(written).error?.issues ?? []
  // Values below a missing, unknown or wrongly typed field can't be referenced, nor can entries with a wrong id.
  const hiding = issues.filter(
    (issue) =>
      issue.path.at(-1) === 'id' ||
      issue.code === 'unrecognized_keys' ||
      (issue.code === 'invalid_type' &&
        ['undefined', 'object'].includes(typeof valueAt(written, issue.path))),
  )
  const isWhole = !isSound || hasDuplicateIds(written)
  return {
    values: collectReferableValues(name, schema, written, issues.length === 0),
    /** Addresses of entries with a missing or unknown field; the file, for such a field that is in no entry. */
    incomplete: isWhole ? [path] : hiding.map((issue) => entryAround(issue.path, collection, written)),
  }
}

/** The address of the nearest entry with an id around a path; the file, where there is none or the id itself is wrong. */
function entryAround(issuePath: Path, { name, path }: Collection, written: unknown): string {
  for (let length = issuePath.at(-1) === 'id' ? 0 : issuePath.length; length > 0; length--) {
    const id = valueAt(written, [...issuePath.slice(0, length), 'id'])
    if (typeof id === 'string') return `${name}.${id}`
  }
  return path
}
