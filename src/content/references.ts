/**
 * References: `${packages.legend-pro.240hz.price}` in a text prints the value with that address, so that a figure is written
 * once.
 */
import type { Messages } from '../diagnostics/messages.ts'
import type { Place, PlaceAt } from '../diagnostics/positions.ts'
import { memoize } from '../memoize.ts'
import { correctedLine } from '../yaml/lines.ts'
import type { FilledText, YamlText } from '../yaml/parse.ts'
import type { Format } from './format.ts'
import { findMalformedReferences, findRepeated } from './malformedReference.ts'
import { printInAddress } from './phoneInLink.ts'
import { PrintedValues, reference } from './printedValues.ts'
import { type ReferableValues, unprintable } from './referableValues.ts'
import {
  type Correction,
  correctAddress,
  countReferences,
  hasEntry,
  isCell,
  isFieldOfOthers,
  type LinesOfEntries,
  remedyForMissingEntry,
} from './unknownReference.ts'

/** Printed in a cell of a table for a field that the entry does not have, such as the price of a tier it is not sold for. */
const noValue = '–'

/** Whether a value is or names the address of another one: some fields take one, and questions to the owner speak of them. */
const isAddressAsData = (file: string, value: string) =>
  /questions\.yaml$/.test(file)
    ? !/[${]/.test(value)
    : /(?:facts|site)\.yaml$/.test(file) && /^[\w.-]+$/.test(value)

/** The entry of an address: `packages.legend-pro`. */
const entryOf = (address: string) => address.split('.', 2).join('.')

interface Problem {
  offset: number
  rule: string
  reason: string
  remedy: string
  /** What is written, and what was certainly meant. */
  replace?: { from: string; to: string } | undefined
  /** The entry that is missing. */
  entry?: string | undefined
}

/** Fills references in texts, and reports unknown ones. */
export class References {
  /** The values that texts may refer to, as they are written. */
  readonly values: ReferableValues
  readonly #printed: PrintedValues
  /** The entries that texts refer to, and that are not there; with the places of the errors. */
  readonly missing: ({ entry: string; file: string } & Place)[] = []
  readonly format: Format
  readonly #isFieldOfOthers = memoize((address: string) => isFieldOfOthers(address, this.values))
  readonly #texts: () => Iterable<string>
  #lines: LinesOfEntries | undefined
  /** Those of files, entries and fields. */
  #names: ReadonlySet<string> | undefined

  /** @param valuesOfDay the same as they are printed: some change on a day */
  constructor(
    values: ReferableValues,
    format: Format,
    texts: () => Iterable<string>,
    valuesOfDay: ReferableValues = values,
  ) {
    this.values = values
    this.#printed = new PrintedValues(values, valuesOfDay, format)
    this.format = format
    this.#texts = texts
  }

  /** What to write instead of an unknown address. */
  correct(address: string): Correction {
    return correctAddress(address, this.values, this.#linesOfEntries())
  }

  /** Counted only when an address is unknown. */
  #linesOfEntries() {
    this.#lines ??= countReferences(this.#texts())
    return this.#lines
  }

  /**
   * The text with every reference filled in; an unknown one, which `check` reports, with “…”. Where a cell of a table refers
   * to a field that its entry lacks, “–” is printed.
   */
  fill(text: string): FilledText {
    const shifts: { at: number; by: number }[] = []
    let grown = 0
    const filled = text.replace(reference, (whole, address: string, offset: number) => {
      const isAbsent = () => isCell(text, offset, whole.length) && this.#isFieldOfOthers(address.trim())
      const value = this.#printed.print(address.trim()) ?? (isAbsent() ? noValue : unprintable)
      const printed = printInAddress(value, text, offset)
      grown += printed.length - whole.length
      shifts.push({ at: offset + grown + whole.length, by: grown })
      return printed
    })
    const originalOffset = (offset: number) =>
      offset - (shifts.findLast((shift) => shift.at <= offset)?.by ?? 0)
    return { text: filled, originalOffset }
  }

  /** Cache key: every reference with its printed value. */
  printedIn(text: string): string {
    // YAML can build a reference from escapes, such as `"\x24{site.name}"`: then it may be any.
    const addresses =
      text.includes('\\') && /\\[xuU\r\n]/.test(text)
        ? [...this.values.keys()]
        : [...text.matchAll(reference)].map(({ 1: address = '' }) => address.trim())
    return addresses
      .map((address) => {
        const printed = this.#printed.print(address) ?? (this.#isFieldOfOthers(address) ? noValue : '')
        return `${address} ${this.values.get(address)?.kind} ${printed}`
      })
      .join('\n')
  }

  /**
   * Fills the references in every text value of a YAML file, and reports malformed and unknown ones.
   *
   * @param isDraft as in `check`
   */
  fillYaml(yaml: YamlText, messages: Messages, isDraft = false) {
    for (const { node, value, written, from } of yaml.texts()) {
      if (!/[${]|[a-z]\.[a-z\d]/.test(value) || isAddressAsData(yaml.file, value)) continue
      const before = messages.all.length
      const within = { text: yaml.text, from }
      this.check(yaml.file, written, (offset) => yaml.placeAt(from + offset), messages, { within, isDraft })
      // A reference that YAML builds (from an escape, or from two lines of one text) only shows in the value.
      if (messages.all.length === before)
        this.check(yaml.file, value, () => yaml.placeAt(from), messages, { isDraft })
      if (value.includes('$')) yaml.filled.set(node, this.fill(value))
    }
  }

  /** Malformed references, and a currency sign before a reference that prints one itself. */
  #findWrongForms(text: string): Problem[] {
    const isKnown = (address: string) =>
      this.values.has(address) || (address.split('.').length > 2 && hasEntry(address, this.values))
    this.#names ??= new Set([...this.values.keys()].flatMap((address) => address.split('.')))
    const isName = (name: string) => this.#names?.has(name) === true
    const malformed = findMalformedReferences(text, isKnown, isName).map(({ offset, written, address }) => {
      const { remedy, right } = this.#corrected(address)
      return {
        offset,
        rule: 'reference-form',
        reason:
          'This looks like a reference, but it is not written like one, and would be shown as it is written.',
        remedy,
        replace: right === undefined ? undefined : { from: written, to: `\${${right}}` },
      }
    })
    return [...malformed, ...findRepeated(text, (address) => this.values.get(address))]
  }

  /** What to write for the address of a malformed reference; `right` is certain. */
  #corrected(address: string | undefined) {
    const form = 'Write a dollar sign, and the address of a value in one pair of curly brackets.'
    if (address === undefined) return { remedy: form, right: undefined }
    if (this.values.has(address)) return { remedy: `Write it as \${${address}}.`, right: address }
    const { remedy, address: right } = this.correct(address)
    return { remedy: right === undefined ? `${form} ${remedy}` : `Write it as \${${right}}.`, right }
  }

  #findUnknown(text: string, placeAt: PlaceAt): Problem[] {
    const missing = new Set<string>()
    return [...text.matchAll(reference)].flatMap((match) => {
      const address = match[1]?.trim() ?? ''
      if (this.#printed.print(address) !== undefined) return []
      if (isCell(text, match.index, match[0].length) && this.#isFieldOfOthers(address)) return []
      const problem = { offset: match.index, rule: 'unknown-reference' }
      if (this.values.has(address)) {
        const remedy = 'Write the value itself in one of the places.'
        return [{ ...problem, reason: `The reference ${match[0]} leads back to itself.`, remedy }]
      }
      // An entry that is missing is reported once for a line, however many of its fields the line refers to.
      const isCertain = remedyForMissingEntry(address, this.values, this.#linesOfEntries()) !== undefined
      const key = `${placeAt(match.index).line} ${entryOf(address)}`
      if (isCertain && missing.size === missing.add(key).size) return []
      const entry = hasEntry(address, this.values) ? undefined : entryOf(address)
      const { remedy, address: right } = this.correct(address)
      const reason = `There is no value with the address “${address}”.`
      const replace = right === undefined ? undefined : { from: match[0], to: `\${${right}}` }
      return [{ ...problem, reason, remedy, replace, entry }]
    })
  }

  /**
   * Reports every malformed or unknown reference in a text, an unknown one with the nearest address that exists.
   *
   * @param around.within the text around it with the whole lines, and where it begins there
   * @param around.isDraft whether it is not published yet: as with its links, entries that it speaks of are looked for once it is
   *   published, so that one can be taken out before
   */
  check(
    file: string,
    text: string,
    placeAt: PlaceAt,
    messages: Messages,
    { within = { text, from: 0 }, isDraft = false } = {},
  ) {
    const unknown = this.#findUnknown(text, placeAt).filter(({ entry }) => !isDraft || entry === undefined)
    const problems = [...this.#findWrongForms(text), ...unknown]
    for (const { offset, replace, entry, ...problem } of problems) {
      if (messages.isFull(file)) return
      const place = { file, ...placeAt(offset) }
      // The corrected line mends all that is wrong on it and certain.
      const onLine = problems.filter((other) => placeAt(other.offset).line === place.line)
      const replacements = onLine.flatMap(({ offset, replace }) =>
        replace ? [{ offset: within.from + offset, ...replace }] : [],
      )
      messages.error({
        ...place,
        ...problem,
        corrected: replace && correctedLine(within.text, ...replacements),
      })
      if (entry) this.missing.push({ entry, ...place })
    }
  }
}
