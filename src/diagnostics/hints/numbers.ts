/** Hints for amounts, numbers, phone numbers, yes or no, and lists. */
import type { Hint } from '../schema.ts'

/** A number that can be read in one way; commas group its digits as in India or elsewhere, the last before three digits. */
const certain =
  /^(?:\p{Sc}|rs\.?)?\s*(\d+|\d{1,2}(?:,\d\d)*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.00?)?\s*(?:\/-|\p{Sc}|rs\.?|rupees)?$/iu

/** `Rs 285`, `₹1,285`, `1,285/-`, `"285"` → 285, 1285; for `10k`, `109O` or `10.000`, a remedy that guesses nothing. */
export function wholeNumberHint(written: unknown): Hint | undefined {
  const text = String(written).trim()
  const digits = certain.exec(text)?.[1]
  if (digits !== undefined) return { value: String(Number(digits.replaceAll(',', ''))) }
  const [, other] = /\d([^\d,]+)/.exec(text) ?? [undefined, text]
  return /\d/.test(text)
    ? {
        remedy: `Which number is meant? What “${other?.trim()}” says in “${text}” is not certain. Write the whole number without currency sign, words and points: ten thousand is 10000, one lakh is 100000.`,
      }
    : undefined
}

/** `51.47°`, `4,8`, `10%` → 51.47, 4.8, 10 */
export function numberHint(written: unknown): Hint | undefined {
  const [, number] = /^(-?\d+(?:[.,]\d+)?)\s*[°%]?$/.exec(String(written).trim()) ?? []
  return number === undefined ? undefined : { value: number.replace(',', '.') }
}

/** `yes`, `on`, `1` → true, and the opposites; YAML 1.2 reads `yes` and `no` as texts. */
export function yesOrNoHint(written: unknown): Hint | undefined {
  const word = String(written).trim().toLowerCase()
  if (['yes', 'y', 'on', 'true', '1'].includes(word)) return { value: 'true', remedy: 'Write true.' }
  if (['no', 'n', 'off', 'false', '0'].includes(word)) return { value: 'false', remedy: 'Write false.' }
  return undefined
}

/** The number of digits after some country codes (ITU-T E.164 numbering plans). */
const nationalDigits: Record<string, number> = { 91: 10, 1: 10, 44: 10, 971: 9, 65: 8 }

/** Several phone numbers, letters among the digits; for the country codes above also a wrong number of digits. */
export function phoneHint(written: unknown): Hint | undefined {
  const number = String(written)
  const several = number.split(/[/,;|&]|\bor\b/i).filter((part) => part.replaceAll(/\D/g, '').length > 5)
  if (several.length > 1) {
    return {
      reason: `There are ${several.length} phone numbers here, but calls and chats need exactly one.`,
      remedy: 'Keep the one that answers bookings, and delete the others.',
    }
  }
  const [letter] = /(?<=[\d\s(+-])[OoIl](?=[\d\s)-]|$)/.exec(number) ?? []
  if (letter) {
    return {
      reason: `There is a letter “${letter}” among the digits of this phone number.`,
      remedy: 'Type the digit 0 or 1 in its place.',
    }
  }
  const digits = number.replaceAll(/\D/g, '')
  const code = Object.keys(nationalDigits).find((code) => digits.startsWith(code))
  const wanted = nationalDigits[code ?? '']
  const found = digits.length - (code?.length ?? 0)
  if (!number.trim().startsWith('+') || code === undefined || wanted === undefined || found === wanted)
    return undefined
  return {
    reason: `This phone number has ${found} digits after +${code}; it must have ${wanted}.`,
    remedy:
      found < wanted
        ? 'Add what is missing.'
        : 'Take out what is too much, such as a zero after the country code.',
  }
}

/** `PS5, Console` → PS5 and Console, where a list of texts belongs; undefined for a text that may not be a list. */
export function listItems(written: unknown): string[] | undefined {
  if (typeof written !== 'string') return undefined
  const items = written.split(',').map((item) => item.trim())
  return items.every((item) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .+&'/-]*$/u.test(item)) ? items : undefined
}

/** A number where a reference to a price belongs. */
export function priceHint(written: unknown): Hint | undefined {
  return /^[\d,.\s]+$/.test(String(written))
    ? {
        reason: 'This would be shown as a number without a currency, and not follow when the price changes.',
        remedy: 'Write a reference to the price, such as ${packages.day-pass.basic.price}.',
      }
    : undefined
}
