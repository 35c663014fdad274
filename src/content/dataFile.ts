/** One YAML file of the content: parsed, looked through for values that texts refer to, and checked. */
import type { z } from 'zod'
import { Messages } from '../diagnostics/messages.ts'
import { fieldsAt, valueAt } from '../diagnostics/schema.ts'
import { validate } from '../diagnostics/validate.ts'
import type { Collection } from './collections.ts'
import { collectFacts, type Facts } from './facts.ts'
import { type FileSummary, summarize } from './fileSummary.ts'
import type { References } from './references.ts'
import { hasDuplicateIds } from './rules/duplicateIds.ts'
import { checkFileRules } from './rules/index.ts'
import { readText, type Source } from './source.ts'
import { type ParsedYaml, parse, parseOnce, type YamlText, yamlText } from './yaml/parse.ts'

/** What texts may refer to in a file, and whether a mistake in the file hides others. */
interface Referable {
  facts: Facts
  isIncomplete: boolean
  /** The addresses of entries with a missing or unknown field; the file, for one that is in no entry. */
  incompleteParts: readonly string[]
}

/** A file after it was checked. */
interface Checked {
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
  #referable: Referable | undefined
  /** With what its references printed; undefined for a file with messages, which is checked again each time. */
  #checked: (Checked & { printed: string }) | undefined

  constructor(collection: Collection, parsed: ParsedYaml) {
    this.#collection = collection
    this.parsed = parsed
  }

  /** The data as it is written, without references filled in; empty for a text that is not sound. */
  written(): unknown {
    return yamlText(this.parsed).toValue()
  }

  referable(): Referable {
    this.#referable ??= referableValues(this.#collection, this.parsed.sound, this.written())
    return this.#referable
  }

  /**
   * Fills in references, and checks the data against the schema and the rules over one file.
   *
   * @param source the content, which the rules may search
   * @param messages receives every mistake; a wrong value is replaced by an example
   */
  check(references: References, source: Source, messages: Messages): Checked {
    const printed = references.printedIn(this.parsed.text)
    if (this.#checked?.printed === printed) return this.#checked
    const before = messages.all.length
    const { schema } = this.#collection
    const yaml = yamlText(this.parsed)
    references.fillYaml(yaml, messages)
    const value = validate(schema, yaml, messages)
    checkFileRules(yaml, messages, source)
    const checked = { value, summary: summarize(yaml, schema), yaml }
    const isClean = this.parsed.messages.all.length === 0 && messages.all.length === before
    this.#checked = isClean ? { ...checked, printed } : undefined
    return checked
  }
}

/** The files as they were last opened, by path. */
const lastOpened = new Map<string, DataFile>()

/** Forgets all files, as a new process would. For tests. */
export const forgetDataFiles = (): void => lastOpened.clear()

/**
 * Opens a file, and reports mistakes in its syntax.
 *
 * @returns undefined for an optional file that is missing; a required one is reported, and opened as empty
 */
export function openDataFile(
  source: Source,
  collection: Collection,
  messages: Messages,
): DataFile | undefined {
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
  messages.all.push(...opened.parsed.messages.all)
  return opened
}

function referableValues({ name, path, schema }: Collection, isSound: boolean, written: unknown): Referable {
  const issues = schema.safeParse(written).error?.issues ?? []
  const structural = issues.filter((issue) => isStructural(issue, written))
  const entries = structural.map(({ path }) => entryAt(path, schema, written))
  const losesEntry = entries.some((entry) => entry !== undefined && entry.id === undefined)
  return {
    facts: collectFacts(name, schema, written, issues.length === 0),
    isIncomplete:
      !isSound ||
      hasDuplicateIds(written) ||
      losesEntry ||
      structural.some((issue) => losesPart(issue, written)),
    incompleteParts: isSound ? entries.map((entry) => (entry?.id ? `${name}.${entry.id}` : path)) : [],
  }
}

/** Whether a field is missing, unknown or of another shape: what it holds is not found at its address. */
function isStructural({ code, path }: z.core.$ZodIssue, value: unknown): boolean {
  const found = valueAt(value, path)
  return found === undefined || typeof found === 'object' || code === 'unrecognized_keys'
}

/**
 * The nearest entry around a path that has an address of its own.
 *
 * @returns with its id, which may be missing; undefined where no entry is around the path
 */
function entryAt(
  path: readonly PropertyKey[],
  schema: z.core.$ZodType,
  value: unknown,
): { id: string | undefined } | undefined {
  for (let length = path.length; length > 0; length--) {
    const here = path.slice(0, length)
    if (typeof here.at(-1) !== 'number' || !fieldsAt(schema, here, value).id) continue
    const id = valueAt(value, [...here, 'id'])
    return { id: typeof id === 'string' ? id : undefined }
  }
  return undefined
}

/** Whether a list or record is misspelt, missing or of another type, so that references into it cannot be checked. */
const losesPart = (issue: z.core.$ZodIssue, value: unknown): boolean =>
  (issue.code === 'invalid_type' && ['object', 'array', 'record'].includes(issue.expected)) ||
  (issue.code === 'unrecognized_keys' &&
    issue.keys.some((key) => typeof (valueAt(value, [...issue.path, key]) ?? '') === 'object'))
