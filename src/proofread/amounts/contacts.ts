/** Finds what people are reached by, in words and in links: phone numbers, mail addresses, and addresses of profiles. */
import { letter } from './patternParts.ts'

interface Contact {
  type: 'phone' | 'mail' | 'address'
  value: string
  written: string
  index: number
  /** Whether it can be nothing else. */
  isClear: boolean
}

/** The code of a country before a number. */
const country = '(?:(?:\\(\\+\\d{1,3}\\)|\\+\\d{1,3})[ .-]?(?:\\(0\\)[ .-]?)?)?'
/**
 * With the country code, also in brackets, with a zero before it, or ten digits; with or without a space, a hyphen, a
 * full stop or brackets in it.
 */
const phonePattern = new RegExp(
  `(?<![${letter}+])(?:\\+\\d(?:[ .-]?\\d){8,14}|${country}(?:(?:0?\\d{5}|0?\\(0?\\d{5}\\))[ .-]?\\d{5}|(?:0?\\d{3}[ .-]|0?\\(0?\\d{3}\\)[ .-]?)\\d{3}[ .-]\\d{4}))(?![\\d-])`,
  'g',
)
/** Ten figures with signs anywhere between them: a phone number only if it is that of the site. */
const looseNumber = new RegExp(`(?<![${letter}+])(?:00\\d{1,3}[ .-]?|0)?(?:\\d[ .-]?){9}\\d(?![\\d-])`, 'g')
/** The number in the address of a call or a chat. */
const linkedPhone = /\+?\d(?<=(?:\btel:|\bwa\.me\/|[?&]phone=)\+?\d)[\d -]{8,18}/gi
const mailPattern = /(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}/gi
const addressPattern = /https?:\/\/[^\s()<>"'\]]+/gi

/**
 * The contacts of a text.
 *
 * @param text without what is not text, such as links
 */
export const findContacts = (source: string, text: string): Contact[] => [
  ...found('phone', linkedPhone, source, lastTen, () => true),
  ...(source.includes('@')
    ? found(
        'mail',
        mailPattern,
        source,
        (mail) => mail.toLowerCase(),
        () => true,
      )
    : []),
  ...found('address', addressPattern, source, withoutScheme, () => false),
  ...found('phone', phonePattern, text, lastTen, (written) => !rangeOfNumbers.test(written)),
]

/** What may be a phone number, but also other figures beside each other. */
export const findLooseNumbers = (text: string): Contact[] =>
  found('phone', looseNumber, text, lastTen, () => false)

const found = (
  type: Contact['type'],
  pattern: RegExp,
  text: string,
  normalize: (written: string) => string,
  isClear: (written: string) => boolean,
) =>
  [...text.matchAll(pattern)].map(({ 0: match, index }): Contact => {
    const written = type === 'mail' ? match : match.trimEnd().replace(/[.,;:!?]$/, '')
    return { type, value: normalize(written), written, index, isClear: isClear(written) }
  })

/** Without the country code, which makes no difference. */
const lastTen = (phone: string) => phone.replaceAll(/\D/g, '').slice(-10)

/** `https://www.instagram.com/Volt/` → instagram.com/volt */
const withoutScheme = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '')

/** From one round number to another one: 10000-20000. */
const rangeOfNumbers = /^[1-9]\d{2}00[ .-][1-9]\d{2}00$/
