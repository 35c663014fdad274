/** Hints for amounts, numbers, yes or no, and prices. */
import type { Hint } from '../walkSchema.ts'

/** A number that can be read in one way; commas group its digits as in India or elsewhere, the last before three digits, or a space does. */
const certain =
  /^(?:\p{Sc}|rs\.?|रु\.?)?\s*(\d+|\d{1,2}(?:,\d\d)*,\d{3}|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.00?)?\s*(?:\/-|\p{Sc}|rs\.?|rupees|रु\.?|रुपये|रुपए)?$/iu

/** `Rs 285`, `₹1,285`, `1,285/-`, `"285"` → 285, 1285; for `10k`, `109O` or `10.000`, a remedy that guesses nothing. */
export function wholeNumberHint(written: unknown): Hint | undefined {
  const text = String(written).trim()
  const digits = certain.exec(text)?.[1]
  if (digits !== undefined) return { value: String(Number(digits.replaceAll(/[, ]/g, ''))) }
  if (!/\d/.test(text)) return undefined
  const other = /\d([^\d,]+)/.exec(text)?.[1] ?? text
  const letter = /^o+$/i.test(other) ? 'The letter O is not the figure 0. ' : ''
  return {
    remedy: `${letter}Which number is meant? What “${other.trim()}” says in “${text}” is not certain. Write the whole number without currency sign, words and points: ten thousand is 10000, one lakh is 100000.`,
  }
}

/** `51.47°`, `4,8`, `10%` → 51.47, 4.8, 10 */
export function numberHint(written: unknown): Hint | undefined {
  const [, number] = /^(-?\d+(?:[.,]\d+)?)\s*[°%]?$/.exec(String(written).trim()) ?? []
  return number === undefined ? undefined : { value: number.replace(',', '.') }
}

/** `5 hours`, `1.5 h` → 5, 1.5 */
export function hoursHint(written: unknown): Hint | undefined {
  const [, number] = /^(\d+(?:\.\d+)?)\s*(?:h|hrs?|hours?)\.?$/i.exec(String(written).trim()) ?? []
  return number === undefined ? undefined : { value: number }
}

/** `yes`, `on`, `1` → true, and the opposites; YAML 1.2 reads `yes` and `no` as texts. */
export function yesOrNoHint(written: unknown): Hint | undefined {
  const [, yes, no] = /^(?:(yes|y|on|true|1)|(no|n|off|false|0))$/i.exec(String(written).trim()) ?? []
  const value = yes ? 'true' : no ? 'false' : undefined
  return value && { value, remedy: `Write ${value}.` }
}

const isBare = (written: unknown) => /^[\d,.\s]+$/.test(String(written))

/** A number that says nothing without its sign or unit. */
export const unitHint = (written: unknown): Hint | undefined =>
  isBare(written)
    ? {
        reason: `“${written}” alone does not say what it counts.`,
        remedy:
          'Write its sign or its unit with it, such as 5%, ₹50 or 5 days; or the reference to a value that has it, such as ${facts.group-discount}.',
      }
    : undefined

/** `from 300`, `About 300 onwards`; not `Rs 300` or `AED 300` */
const bareBehindWords =
  /^(?!(?:.*\s)?(?:[Rr]s|[Kk]r|[Rr]upees)\s)(?:\p{L}\p{Ll}+\s)+\d[\d,.\s]*(?:\+|onwards?|upwards?|up)?$/u

/** A number where a reference to a price belongs. */
export function priceHint(written: unknown) {
  return isBare(written) || bareBehindWords.test(String(written))
    ? {
        reason: 'This would be shown as a number without a currency, and not follow when the price changes.',
        remedy:
          'Write a reference to the price, such as ${packages.day-pass.basic.price}; or, for that of another business, ${facts.…} with the id of its entry in facts.yaml, which you add there if there is none.',
      }
    : undefined
}
