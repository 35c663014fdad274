/**
 * One truth: a figure is written once, as data, and a text refers to it as `${packages.legend-pro.240hz.price}`.
 *
 * The address of a value is the name of its file, the id of its entry, and its field. Ids are unique in a file, so the
 * lists around an entry are not named; nor is a field called `value`, the one thing that its entry is about.
 */
import { closest } from 'fastest-levenshtein'
import type { Scalar } from 'yaml'
import { z } from 'zod'
import type { Messages } from '../diagnostics/messages.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Place } from '../diagnostics/positions.ts'
import { inner } from '../diagnostics/schema.ts'
import { identityOf, remembering } from '../memo.ts'
import { digest } from '../store.ts'
import type { FactKind, Format } from './format.ts'
import { visitValues } from './yaml/nodes.ts'
import type { YamlText } from './yaml/parse.ts'

export interface Fact {
  kind: FactKind
  value: unknown
  /** False for a value that is reported where it stands, so that a reference to it is not reported as well. */
  sound: boolean
}

export type Facts = ReadonlyMap<string, Fact>

/**
 * Every value of one file that a text may refer to, by address.
 *
 * @param isSound whether the whole file is known to be as its schema wants it
 */
export function collectFacts(
  file: string,
  schema: z.core.$ZodType,
  value: unknown,
  isSound = false,
): ReadonlyMap<string, Fact> {
  const facts = new Map<string, Fact>()

  const walk = (outer: z.core.$ZodType, value: unknown, address: string) => {
    const schema = inner(outer, value)
    const kind = z.globalRegistry.get(schema)?.kind
    if (kind) facts.set(address, { kind, value, sound: isSound || z.safeParse(schema, value).success })
    if (schema instanceof z.ZodArray && Array.isArray(value)) {
      for (const item of value) {
        if (isRecord(item) && typeof item.id === 'string') walk(schema.element, item, `${file}.${item.id}`)
      }
    } else if (schema instanceof z.ZodRecord && isRecord(value)) {
      for (const [key, item] of Object.entries(value)) walk(schema.valueType, item, `${address}.${key}`)
    } else if (schema instanceof z.ZodObject && isRecord(value)) {
      for (const [key, field] of Object.entries(schema.shape)) {
        if (value[key] === undefined && field instanceof z.ZodOptional) continue
        const unnamed = key === 'value' || inner(field, value[key]) instanceof z.ZodRecord
        if (key !== 'id') walk(field, value[key], unnamed ? address : `${address}.${key}`)
      }
    }
  }
  walk(schema, value, file)
  return facts
}

const reference = /\$\{([^{}\n]*)\}/g
/** `$(site.name)`, `$ {site.name}`, `${site.name`, `{{site.name}}`, `{site.name}`, `$site.name` */
const almostReference =
  /\$\s*\((?=[a-z]+\.)|\$\s+\{(?=[a-z]+\.)|\$\{(?=[^{}\n]*(?:\n|$|\{))|(?<![${])\{+\s*(?=[a-z]+\.[a-z0-9-]+)|\$(?=[a-z]+\.[a-z0-9-]+)/g

/** What it begins with is looked for first, which is much quicker. */
const referenceBehindCurrency = /\$\{(?<=(\p{Sc}|\bRs\.?)\s*\$\{)([^{}\n]*)\}/gu

/** The addresses of the references in a file; whether there are more, only YAML knows where one may be escaped. */
const namesIn = remembering(
  (bytes: Uint8Array) => String(identityOf(bytes)),
  (bytes): readonly string[] | 'escaped' => {
    const written = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    // `"\x24{site.name}"` is a reference as well, or one with a line end in it.
    if (written.includes('\\') && /\\[xuU\r\n]/.test(written.toString('latin1'))) return 'escaped'
    if (!written.includes('${')) return []
    return [...written.toString('utf8').matchAll(reference)].map(({ 1: address = '' }) => address.trim())
  },
)

export interface FilledText {
  text: string
  /** Where an offset of the filled text was before. */
  originalOffset(offset: number): number
}

/** No value is longer than the longest text; a chain of references that multiplies itself ends here. */
const longestValue = 3000
/** Stands in for a value that cannot be printed because it is wrong where it stands. */
const unprintable = '…'

export class References {
  readonly #facts: Facts
  readonly #printed = new Map<string, string>()
  readonly #unreadable: ReadonlySet<string>
  readonly #format: Format
  #digest: string | undefined

  /** @param unreadable files and entries that could not be read whole: more may be meant to be in them than is found */
  constructor(facts: Facts, unreadable: ReadonlySet<string>, format: Format) {
    this.#facts = facts
    this.#unreadable = unreadable
    this.#format = format
  }

  /** The text with every known reference filled in; an unknown one stays, and is reported by `check`. */
  fill(text: string): FilledText {
    const shifts: { at: number; by: number }[] = []
    let grown = 0
    const filled = text.replace(reference, (whole, address: string, offset: number) => {
      const printed = this.#print(address.trim(), []) ?? whole
      grown += printed.length - whole.length
      shifts.push({ at: offset + grown + whole.length, by: grown })
      return printed
    })
    const originalOffset = (offset: number) =>
      offset - (shifts.findLast((shift) => shift.at <= offset)?.by ?? 0)
    return { text: filled, originalOffset }
  }

  /**
   * Everything that a text depends on here: each reference in it with what it prints, for the key of a result. What is
   * said of an unknown one depends on all values, so that no other content gives the same key.
   *
   * @param bytes of a file in UTF-8
   */
  printedIn(bytes: Uint8Array): string {
    const names = namesIn(bytes)
    if (names === 'escaped') return `escaped in ${this.#everything()}`
    return names
      .map((name) => {
        const printed = this.#print(name, []) ?? `unknown in ${this.#everything()}`
        return `${name} ${this.#facts.get(name)?.kind} ${printed}`
      })
      .join('\n')
  }

  /** Whether each reference in a file leads somewhere. @param bytes of a file in UTF-8 */
  canFill(bytes: Uint8Array): boolean {
    const names = namesIn(bytes)
    return names !== 'escaped' && names.every((name) => this.#print(name, []) !== undefined)
  }

  /** Stands for all values with what they print. */
  #everything(): string {
    this.#digest ??= digest(
      [...this.#facts].map(([name, { kind }]) => `${name} ${kind} ${this.#print(name, [])}`).join('\n'),
    )
    return this.#digest
  }

  /** Fills every text value of a YAML file, after reporting what cannot be filled. */
  fillYaml(yaml: YamlText, messages: Messages) {
    // Either sign may also be written as an escape.
    if (!/[${\\]/.test(yaml.text)) return
    for (const { node, value, from, to } of textsWithReferences(yaml)) {
      const before = messages.all.length
      this.check(yaml.file, yaml.text.slice(from, to), (offset) => yaml.placeAt(from + offset), messages)
      const { text, originalOffset } = this.fill(value)
      // What YAML puts together itself (an escape, two lines of one text) is only seen in the value.
      if (messages.all.length === before) this.check(yaml.file, text, () => yaml.placeAt(from), messages)
      yaml.filled.set(node, { text, originalOffset })
    }
  }

  /** Reports what was meant as a reference but is not written as one, and currency signs that would stand twice. */
  #checkForm(file: string, text: string, placeAt: (offset: number) => Place, messages: Messages) {
    if (!text.includes('$') && !text.includes('{')) return
    for (const match of text.matchAll(almostReference)) {
      messages.error({
        file,
        ...placeAt(match.index),
        rule: 'reference-form',
        reason:
          'This looks like a reference, but it is not written like one, and would be shown as it stands.',
        remedy: 'Write a dollar sign and the address in one pair of curly brackets: ${site.name}.',
      })
    }
    for (const { 1: sign = '', 2: address = '', index } of text.matchAll(referenceBehindCurrency)) {
      if (this.#facts.get(address.trim())?.kind !== 'money') continue
      messages.error({
        file,
        ...placeAt(text.slice(0, index).trimEnd().length - sign.length),
        rule: 'currency-twice',
        reason: `The reference prints the currency sign itself; with “${sign}” before it there would be two.`,
        remedy: 'Write the reference alone.',
      })
    }
  }

  /** Reports every reference in a text that leads nowhere, with the nearest address that exists. */
  check(file: string, text: string, placeAt: (offset: number) => Place, messages: Messages) {
    this.#checkForm(file, text, placeAt, messages)
    const told = new Set<string>()
    for (const match of text.matchAll(reference)) {
      const address = match[1]?.trim() ?? ''
      if (this.#print(address, []) !== undefined) continue
      // What is to be done about an entry that is gone is the same for all its values on a line.
      const { line } = placeAt(match.index)
      const entry = address.split('.').slice(0, 2)
      if (this.#missingEntry(entry[0] ?? '', entry[1] ?? '')) {
        if (told.size === told.add(`${line} ${entry.join('.')}`).size) continue
      }
      const cyclic = this.#facts.has(address)
      messages.error({
        file,
        ...placeAt(match.index),
        rule: 'unknown-reference',
        reason: cyclic
          ? `The reference ${match[0]} leads back to itself.`
          : `There is no value with the address “${address}”.`,
        remedy: cyclic ? 'Write the value itself in one of the places.' : this.#suggestion(address),
      })
    }
  }

  /** The printed value of an address; kept, because values may refer to each other. */
  #print(address: string, trail: string[]): string | undefined {
    if (this.#printed.has(address)) return this.#printed.get(address)
    const printed = this.#printAnew(address, trail)
    // Within a circle the result depends on where it was entered.
    if (printed !== undefined) this.#printed.set(address, printed)
    return printed
  }

  #printAnew(address: string, trail: string[]): string | undefined {
    const fact = this.#facts.get(address)
    const [file, id] = address.split('.')
    if (!fact && (this.#unreadable.has(`${file}.yaml`) || this.#unreadable.has(`${file}.${id}`)))
      return unprintable
    if (!fact || trail.includes(address)) return undefined
    if (!fact.sound) return unprintable
    const printed = printFact(fact, this.#format)
    let complete = true
    const filled = printed.replace(reference, (_whole, next: string) => {
      const text = this.#print(next.trim(), [...trail, address])
      if (text === undefined) complete = false
      return text ?? ''
    })
    return complete ? filled.slice(0, longestValue) : undefined
  }

  /** What to do about an entry that is not there and resembles none that is. */
  #missingEntry(file: string, id: string): string | undefined {
    const ids = new Set(
      [...this.#facts.keys()]
        .filter((key) => key.startsWith(`${file}.`))
        .map((key) => key.split('.')[1] ?? ''),
    )
    if (ids.size === 0 || ids.has(id) || nearest(id, [...ids])) return undefined
    return `${file}.yaml has no entry “${id}” (any more): take out the sentence or row that speaks of it, or write the id that it has now.`
  }

  #suggestion(address: string): string {
    const known = [...this.#facts.keys()]
    const parts = address.split('.')
    const gone = this.#missingEntry(parts[0] ?? '', parts[1] ?? '')
    if (gone) return gone
    const sameEntry = known.filter((other) => other.startsWith(`${parts.slice(0, 2).join('.')}.`))
    // The entry of the nearest address may be another thing altogether.
    const orTakenOut =
      parts.length > 2 && sameEntry.length === 0
        ? ` If “${parts[1]}” was taken out of ${parts[0]}.yaml, take out here what speaks of it.`
        : ''
    const sameField = sameEntry.filter((other) => other.endsWith(`.${parts.at(-1)}`))
    const field = parts.slice(2).join('.')
    const isOfOthers = known.some(
      (other) => other.startsWith(`${parts[0]}.`) && other.split('.').slice(2).join('.') === field,
    )
    if (sameEntry.length > 0 && isOfOthers)
      return `The entry “${parts[1]}” in ${parts[0]}.yaml has no “${field}”: add it there, or take out here what speaks of it.`
    const candidates = [sameField, sameEntry, known].find((list) => list.length > 0)
    return candidates
      ? `The nearest one is \${${closest(address, candidates)}}.${orTakenOut}`
      : 'No value can be referred to yet.'
  }
}

/** The texts of a document that have a reference in them, or something that may be meant as one. */
const textsWithReferences = remembering(
  ({ document }: YamlText) => String(identityOf(document)),
  ({ contents }) => {
    const found: { node: Scalar; value: string; from: number; to: number }[] = []
    visitValues(contents, {
      single: (node) => {
        if (typeof node.value !== 'string' || !/[${]/.test(node.value)) return
        const [from, to] = node.range ?? [0, 0]
        found.push({ node, value: node.value, from, to })
      },
    })
    return found
  },
)

/** A value as a text shows it, before references in it are filled. */
export function printFact({ kind, value }: Fact, format: Format): string {
  if (typeof value === 'number') {
    if (kind === 'money') return format.money(value)
    if (kind === 'percent') return format.percent(value)
    return format.count(value)
  }
  if (isRecord(value) && typeof value.start === 'string') {
    return format.timeRange({
      start: value.start,
      end: typeof value.end === 'string' ? value.end : undefined,
    })
  }
  const text = String(value)
  if (kind === 'time') return format.time(text)
  if (kind === 'days') return format.days(text)
  if (kind === 'weekday') return format.weekday(text)
  if (kind === 'date') return format.date(text)
  return text
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
