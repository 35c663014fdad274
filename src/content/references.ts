/**
 * References: `${packages.legend-pro.240hz.price}` in a text prints the value with that address, so that a figure is written
 * once (design, section 3).
 */
import type { Messages } from '../diagnostics/messages.ts'
import type { PlaceAt } from '../diagnostics/positions.ts'
import { memoize } from '../memoize.ts'
import type { FilledText, YamlText } from '../yaml/parse.ts'
import type { Format } from './format.ts'
import { printValue, type ReferableValues } from './referableValues.ts'
import {
  countReferences,
  isFieldOfOthers,
  type LinesOfEntries,
  remedyForMissingEntry,
  remedyForUnknownAddress,
} from './unknownReference.ts'

const reference = /\$\{([^{}\n]*)\}/g
/** `$(site.name)`, `$ {site.name}`, `${site.name`, `{{site.name}}`, `{site.name}`, `$site.name` */
const almostReference =
  /\$\s*\((?=[a-z]+\.)|\$\s+\{(?=[a-z]+\.)|\$\{(?=[^{}\n]*(?:\n|$|\{))|(?<![${])\{+\s*(?=[a-z]+\.[a-z0-9-]+)|\$(?=[a-z]+\.[a-z0-9-]+)/g

/** The constant beginning comes first, because that is much faster to search for. */
const referenceBehindCurrency = /\$\{(?<=(\p{Sc}|\bRs\.?)\s*\$\{)([^{}\n]*)\}/gu

/** Limits values that refer to each other many times over; no text of the schemas is longer. */
const longestValue = 3000
/** Printed for a value that is wrong itself, and reported where it is defined. */
const unprintable = '…'
/** Printed in a cell of a table for a field that the entry does not have, such as the price of a tier it is not sold for. */
const noValue = '–'

/** Whether a cell of a Markdown table has only references, such as `${…}` or `${…} · ${…}`. */
const isCell = (text: string, from: number, length: number) =>
  /\|(?:\$\{[^{}\n]*\}|[ \t·])*$/.test(text.slice(text.lastIndexOf('\n', from) + 1, from)) &&
  /^(?:[ \t·]|\$\{[^{}\n]*\})*\|/.test(text.slice(from + length))

/** Of an address, what is before a reference. */
const longestBeginning = 200

/** In an address, a phone number has no spaces (RFC 3966); on the web, such as in https://wa.me/919876543210, it has digits alone. */
function inAddress(printed: string, before: string): string {
  if (!/^\+\d[\d ]+$/.test(printed)) return printed
  if (/(?:^|[(<])tel:$/.test(before)) return printed.replaceAll(' ', '')
  return /(?:^|[(<])https:\/\/[^\s()<>]+$/.test(before) ? printed.replaceAll(/\D/g, '') : printed
}

/** Fills references in texts, and reports unknown ones. */
export class References {
  /** The values that texts may refer to, by address. */
  readonly values: ReferableValues
  /** Each value is printed once, so that values that refer to each other many times over take no exponential time. */
  readonly #printed = new Map<string, string | undefined>()
  readonly #format: Format
  readonly #isFieldOfOthers = memoize((address: string) => isFieldOfOthers(address, this.values))
  readonly #texts: () => Iterable<string>
  #lines: LinesOfEntries | undefined

  constructor(values: ReferableValues, format: Format, texts: () => Iterable<string>) {
    this.values = values
    this.#format = format
    this.#texts = texts
  }

  /** What to write instead of an unknown address. */
  remedyFor(address: string): string {
    return remedyForUnknownAddress(address, this.values, this.#linesOfEntries())
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
      const value = this.#print(address.trim()) ?? (isAbsent() ? noValue : unprintable)
      const printed = inAddress(value, text.slice(Math.max(0, offset - longestBeginning), offset))
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
        const printed = this.#print(address) ?? (this.#isFieldOfOthers(address) ? noValue : '')
        return `${address} ${this.values.get(address)?.kind} ${printed}`
      })
      .join('\n')
  }

  /** Fills the references in every text value of a YAML file, and reports malformed and unknown ones. */
  fillYaml(yaml: YamlText, messages: Messages) {
    // A dollar sign or a bracket may be written as an escape.
    if (!/[${\\]/.test(yaml.text)) return
    for (const { node, value, written, from } of yaml.texts()) {
      if (!/[${]/.test(value)) continue
      const before = messages.all.length
      this.check(yaml.file, written, (offset) => yaml.placeAt(from + offset), messages)
      // A reference that YAML builds (from an escape, or from two lines of one text) only shows in the value.
      if (messages.all.length === before) this.check(yaml.file, value, () => yaml.placeAt(from), messages)
      yaml.filled.set(node, this.fill(value))
    }
  }

  /** Reports malformed references, and a currency sign before a reference that prints one itself. */
  #checkSyntax(file: string, text: string, placeAt: PlaceAt, messages: Messages) {
    if (!text.includes('$') && !text.includes('{')) return
    for (const match of text.matchAll(almostReference)) {
      const [, address = ''] = /^[^\w\n]{1,6}([\w-]+(?:\.[\w-]+)+)/.exec(text.slice(match.index)) ?? []
      const right = this.values.has(address) ? address : undefined
      messages.error({
        file,
        ...placeAt(match.index),
        rule: 'reference-form',
        reason:
          'This looks like a reference, but it is not written like one, and would be shown as it is written.',
        remedy: right
          ? `Write it as \${${right}}.`
          : 'Write a dollar sign and the address in one pair of curly brackets: ${site.name}.',
      })
    }
    for (const { 1: sign = '', 2: address = '', index } of text.matchAll(referenceBehindCurrency)) {
      if (this.values.get(address.trim())?.kind !== 'money') continue
      messages.error({
        file,
        ...placeAt(text.slice(0, index).trimEnd().length - sign.length),
        rule: 'currency-twice',
        reason: `The reference prints the currency sign itself; with “${sign}” before it there would be two.`,
        remedy: 'Write the reference alone.',
      })
    }
  }

  /** Reports every malformed or unknown reference in a text, an unknown one with the nearest address that exists. */
  check(file: string, text: string, placeAt: PlaceAt, messages: Messages) {
    this.#checkSyntax(file, text, placeAt, messages)
    const missing = new Set<string>()
    for (const match of text.matchAll(reference)) {
      if (messages.isFull(file)) return
      const address = match[1]?.trim() ?? ''
      if (this.#print(address) !== undefined) continue
      if (isCell(text, match.index, match[0].length) && this.#isFieldOfOthers(address)) continue
      // An entry that is missing is reported once for a line, however many of its fields the line refers to.
      const { line } = placeAt(match.index)
      if (remedyForMissingEntry(address, this.values, this.#linesOfEntries())) {
        const key = `${line} ${address.split('.').slice(0, 2).join('.')}`
        if (missing.has(key)) continue
        missing.add(key)
      }
      const cyclic = this.values.has(address)
      messages.error({
        file,
        ...placeAt(match.index),
        rule: 'unknown-reference',
        reason: cyclic
          ? `The reference ${match[0]} leads back to itself.`
          : `There is no value with the address “${address}”.`,
        remedy: cyclic ? 'Write the value itself in one of the places.' : this.remedyFor(address),
      })
    }
  }

  /** What a reference prints; undefined where there is no such value, or one that leads back to itself. */
  #print(address: string): string | undefined {
    if (this.#printed.has(address)) return this.#printed.get(address)
    // A value that leads back here while this one is printed is a part of a circle.
    this.#printed.set(address, undefined)
    const value = this.values.get(address)
    const printed = value && this.#printFilled(printValue(value, this.#format))
    this.#printed.set(address, printed)
    return printed
  }

  #printFilled(text: string): string | undefined {
    let complete = true
    const filled = text.replace(reference, (_whole, next: string) => {
      const known = this.values.has(next.trim())
      // An unknown reference is reported where the value is written, not wherever it is printed.
      const printed = this.#print(next.trim()) ?? (known ? undefined : unprintable)
      if (printed === undefined) complete = false
      return printed ?? ''
    })
    return complete ? filled.slice(0, longestValue) : undefined
  }
}
