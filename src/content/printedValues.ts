/** What a reference prints: the value with its address, in which references are filled in as well. */
import type { Format } from './format.ts'
import { printValue, type ReferableValues, unprintable } from './referableValues.ts'

/** A reference, and the address in it. */
export const reference = /\$\{([^{}\n]*)\}/g

/** Limits values that refer to each other many times over; no text of the schemas is longer. */
const longestValue = 3000

/** Prints each value once, so that values that refer to each other many times over take no exponential time. */
export class PrintedValues {
  readonly #written: ReferableValues
  readonly #ofDay: ReferableValues
  readonly #format: Format
  readonly #printed = new Map<string, string | undefined>()

  /** @param ofDay the values as they are printed: some change on a day */
  constructor(written: ReferableValues, ofDay: ReferableValues, format: Format) {
    this.#written = written
    this.#ofDay = ofDay
    this.#format = format
  }

  /** The text of a value; undefined where there is no such value, or one that leads back to itself. */
  print(address: string): string | undefined {
    if (this.#printed.has(address)) return this.#printed.get(address)
    // A value that leads back here while this one is printed is a part of a circle.
    this.#printed.set(address, undefined)
    const value = this.#ofDay.get(address)
    const printed = value && this.#fill(printValue(value, this.#format))
    this.#printed.set(address, printed)
    return printed
  }

  #fill(text: string): string | undefined {
    let complete = true
    const filled = text.replace(reference, (_whole, next: string) => {
      const known = this.#written.has(next.trim())
      // An unknown reference is reported where the value is written, not wherever it is printed.
      const printed = this.print(next.trim()) ?? (known ? undefined : unprintable)
      if (printed === undefined) complete = false
      return printed ?? ''
    })
    return complete ? filled.slice(0, longestValue) : undefined
  }
}
