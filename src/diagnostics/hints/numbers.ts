/** Hints for amounts, numbers, phone numbers, yes or no, and lists. */
import type { Hint } from '../schema.ts'

/** `Rs 285`, `₹1,285`, `1,285/-`, `"285"`, `420 per team`, `free` → 285, 1285, 420, 0; undefined where there are several numbers. */
export function moneyHint(written: unknown): Hint | undefined {
  const text = String(written).trim()
  if (/^(free|nil|nothing)$/i.test(text)) return { value: '0' }
  const [number, ...others] = text.match(/-?\d[\d,._]*/g) ?? []
  const digits = number?.replace(/[.,_]$|\.00?$/, '')
  if (digits === undefined || others.length > 0 || !isGrouped(digits)) return undefined
  return { value: String(Number(digits.replaceAll(',', ''))) }
}

/** `51.47° N`, `4,8` → 51.47, 4.8 */
export function numberHint(written: unknown): Hint | undefined {
  const [, number] = /^(-?\d+(?:[.,]\d+)?)\s*(?:°\s*[NE]?)?$/i.exec(String(written).trim()) ?? []
  return number === undefined ? undefined : { value: number.replace(',', '.') }
}

/** Whether commas group the digits as in India or elsewhere, the last one before three digits. */
const isGrouped = (digits: string) => /^(\d+|\d{1,2}(,\d{2})*,\d{3}|\d{1,3}(,\d{3})+)$/.test(digits)

/** `yes`, `on`, `1` → true, and the opposites; YAML 1.2 reads `yes` and `no` as texts. */
export function yesOrNoHint(written: unknown): Hint | undefined {
  const word = String(written).trim().toLowerCase()
  if (['yes', 'y', 'on', 'true', '1'].includes(word)) return { value: 'true', remedy: 'Write true.' }
  if (['no', 'n', 'off', 'false', '0'].includes(word)) return { value: 'false', remedy: 'Write false.' }
  return undefined
}

/** The number of digits after some country codes (ITU-T E.164 numbering plans). */
const nationalDigits: Record<string, number> = { 91: 10, 1: 10, 44: 10, 971: 9, 65: 8 }

/** Letters among the digits of a phone number; for the country codes above also a wrong number of digits. */
export function phoneHint(written: unknown): Hint | undefined {
  const number = String(written)
  const [letter] = /(?<=[\d\s(+-])[OoIl](?=[\d\s)-]|$)/.exec(number) ?? []
  if (letter) {
    return {
      reason: `There is a letter “${letter}” among the digits of this phone number.`,
      remedy: 'Type the digit 0 or 1 in its place.',
      value: number.replaceAll(/[Oo]/g, '0').replaceAll(/[Il]/g, '1'),
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
