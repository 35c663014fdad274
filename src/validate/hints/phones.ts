/** Hints for phone numbers. */
import { type Hint, type HintContext, isRecord } from '../walkSchema.ts'

/** Country codes, how many digits follow, and their groups (ITU-T E.164 numbering plans). */
const plans = [
  { country: 'IN', code: '91', digits: 10, groups: /^(.{5})(.{5})$/ },
  { country: 'US', code: '1', digits: 10, groups: /^(...)(...)(....)$/ },
  { country: 'GB', code: '44', digits: 10, groups: /^(....)(.{6})$/ },
  { country: 'AE', code: '971', digits: 9, groups: /^(..)(...)(....)$/ },
  { country: 'SG', code: '65', digits: 8, groups: /^(....)(....)$/ },
]

const digitsIn = (text: string) => text.replaceAll(/\D/g, '')

/**
 * Several phone numbers, words beside one, other signs than spaces between its digits, `00` for `+`; for the countries above
 * also a missing country code, a zero after it, and a wrong number of digits.
 *
 * @param file the data of its file: in site.yaml, the address has the country
 */
export function phoneHint(written: unknown, { file }: HintContext = {}): Hint | undefined {
  const number = String(written).trim()
  const several = number.split(/[/,;|&]|\bor\b|\band\b/i).filter((part) => digitsIn(part).length > 5)
  if (several.length > 1) {
    return {
      reason: `There are ${several.length} phone numbers here, but calls and chats need exactly one.`,
      remedy: 'Keep the one that answers bookings, and delete the others.',
    }
  }
  const [letter] = /(?<=\d)[a-z]|[a-z](?=\d)/i.exec(number) ?? []
  if (letter)
    return {
      reason: `There is a letter, “${letter}”, among the digits of this phone number.`,
      remedy: 'Write the digit that is meant in its place.',
    }
  if (digitsIn(number).length < 6) return undefined
  const digits = withCountryCode(number, countryOf(file))
  if (digits === undefined)
    return {
      reason: 'This phone number has no country code, without which chats and phones abroad do not reach it.',
      remedy:
        'Write + and the country code before it, in place of a zero at its beginning, such as +91 98765 43210.',
    }
  const plan = plans.find(({ code }) => digits.startsWith(code))
  if (!plan) {
    const value = number
      .replace(/^00/, '+')
      .replaceAll(/[^\d+]+/g, ' ')
      .trim()
    return value === number ? undefined : rewritten(value)
  }
  const after = digits.slice(plan.code.length)
  const national = nationalOf(digits, plan)
  if (national.length !== plan.digits) return wrongLength(after, plan)
  const isRight = /^\+[\d ]+$/.test(number) && national === after
  return isRight
    ? undefined
    : rewritten(`+${plan.code} ${[...(plan.groups.exec(national) ?? [])].slice(1).join(' ')}`)
}

/** The digits after the code of the country, without a zero that is too much. */
function nationalOf(digits: string, { code, digits: count }: (typeof plans)[number]): string {
  const after = digits.slice(code.length)
  return after.length === count + 1 ? after.replace(/^0/, '') : after
}

const wrongLength = (after: string, { code, digits }: (typeof plans)[number]) => ({
  reason: `This phone number has ${after.length} digits after +${code}; it must have ${digits}.`,
  remedy: 'Add what is missing, or take out what is too much.',
})

/** What is wrong with the number of digits of a number in a text, if it has the code of a country above. */
export function wrongLengthIn(number: string, country: string) {
  const plan = plans.find((one) => one.country === country)
  const digits = digitsIn(number)
  if (!plan || !digits.startsWith(plan.code)) return undefined
  const national = nationalOf(digits, plan)
  // Numbers that are free of charge have other lengths.
  return national.length === plan.digits || national.startsWith('1800')
    ? undefined
    : wrongLength(national, plan)
}

/** What is wrong with the number of a café in one of the countries above that has the code of another country. */
export function foreignNumber(number: string, country: string) {
  const plan = plans.find((one) => one.country === country)
  if (!plan || number.startsWith(`+${plan.code}`)) return undefined
  return {
    reason: `This number does not begin with +${plan.code}, the code of the country of the address (${country}): calls and chats would go abroad.`,
    remedy: `Write +${plan.code} and the number in that country; if visitors shall reach a phone abroad, nothing needs to be done.`,
  }
}

const rewritten = (value: string): Hint => ({
  reason: 'A phone number is written with + and its country code, then digits and spaces alone.',
  remedy: `Write ${value}.`,
  value,
})

/** The digits with those of the country code, or undefined where only a person knows it. */
function withCountryCode(number: string, country: string | undefined): string | undefined {
  const digits = digitsIn(number)
  if (number.includes('+') || /wa\.me\//i.test(number)) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  const plan = plans.find((one) => one.country === country)
  if (!plan) return undefined
  if (digits.startsWith(plan.code) && digits.length === plan.code.length + plan.digits) return digits
  return plan.code + digits.replace(/^0/, '')
}

const countryOf = (file: unknown): string | undefined =>
  isRecord(file) && isRecord(file.address) ? String(file.address.country) : undefined
