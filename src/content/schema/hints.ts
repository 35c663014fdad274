/**
 * What people write instead of what a field takes, and what they meant. A value is only given where nothing else can
 * have been meant; a wrong hint is worse than none (research 1.1).
 */

/** What is known of a wrong value. */
export interface Hint {
  reason?: string
  remedy?: string
  /** The value as it should be written. */
  value?: string
}

/** `Rs 285`, `₹1,285`, `1,285/-`, `"285"`, `420 per team`, `free` → 285, 1285, 420, 0: the only number in it. */
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

/** Commas stand where India or the rest of the world puts them, the last one before three digits. */
const isGrouped = (digits: string) => /^(\d+|\d{1,2}(,\d{2})*,\d{3}|\d{1,3}(,\d{3})+)$/.test(digits)

/** `7 PM`, `7.30 pm`, `19.00`, `1900`; `9:15` alone could be morning or evening. */
export function timeHint(written: unknown): Hint | undefined {
  if (/^(24[:.]?00|(12 ?)?midnight|12:00 ?midnight)$/i.test(String(written).trim())) return { value: '00:00' }
  if (/^(12 ?)?noon$/i.test(String(written).trim())) return { value: '12:00' }
  const [, hours, minutes = '00', half] =
    /^(\d{1,2})(?:[:.]?(\d\d))?\s*([ap])?\.?\s*(?:m\.?|hrs?|h)?$/i.exec(String(written).trim()) ?? []
  const hour = Number(hours)
  if (hours === undefined || Number(minutes) > 59 || hour > 23) return undefined
  if (half && hour >= 1 && hour <= 12) {
    return { value: clock((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minutes) }
  }
  if (hour > 12 || hours.startsWith('0')) return { value: clock(hour, minutes) }
  return {
    remedy: `Write ${clock(hour % 12, minutes)} for the morning or ${clock((hour % 12) + 12, minutes)} for the evening.`,
  }
}

const clock = (hour: number, minutes: string) => `${twoDigits(hour)}:${minutes}`
const twoDigits = (value: number | string) => String(value).padStart(2, '0')

/** `20 June 2026`, `2026-6-20`, `20/06/2026`, `20.06.26`; where day and month cannot be told apart, both readings. */
export function dateHint(written: unknown): Hint | undefined {
  const text = String(written).trim()
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ?? []
  if (year && month && day) return dateOrWhyNot(year, month, day)
  const inWords =
    /^(?:[a-z]+,? )?(?:(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3,})\.?|([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?),? (\d{4})$/i.exec(
      text,
    )
  if (inWords) {
    const index = monthNames.findIndex((name) =>
      name.toLowerCase().startsWith((inWords[2] ?? inWords[3] ?? '').slice(0, 3).toLowerCase()),
    )
    return index < 0
      ? undefined
      : dateOrWhyNot(inWords[5] ?? '', String(index + 1), inWords[1] ?? inWords[4] ?? '')
  }
  const [, first, second, ending] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d\d)$/.exec(text) ?? []
  const last = ending?.padStart(4, '20')
  if (!first || !second || !last) return undefined
  if (Number(first) > 12 || first === second) return dateOrWhyNot(last, second, first)
  if (Number(second) > 12) return dateOrWhyNot(last, first, second)
  return {
    remedy: `Write year-month-day: ${iso(last, second, first)} if ${named(second, first)} is meant, or ${iso(last, first, second)} if it is ${named(first, second)}.`,
  }
}

function dateOrWhyNot(year: string, month: string, day: string): Hint | undefined {
  const index = Number(month)
  if (index < 1 || index > 12 || Number(day) < 1) return undefined
  const days = new Date(Date.UTC(Number(year), index, 0)).getUTCDate()
  if (Number(day) <= days) return { value: iso(year, month, day) }
  return { reason: `There is no ${named(month, day)} in ${year}: that month has ${days} days.` }
}

const monthNames =
  'January February March April May June July August September October November December'.split(' ')
/** 5 August */
const named = (month: string, day: string) => `${Number(day)} ${monthNames[Number(month) - 1]}`

const iso = (year: string, month: string, day: string) => `${year}-${twoDigits(month)}-${twoDigits(day)}`

/** `Mon - Thu`, `monday to thursday`, `Saturday` → `mon-thu`, `sat`. */
export function daysHint(written: unknown): Hint | undefined {
  const days = String(written)
    .trim()
    .toLowerCase()
    .split(/\s*(?:-|–|—|to|till|until)\s*/)
  const short = days.map((day) => /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?$/.exec(day)?.[1])
  const isRun = short.length <= 2 && short.every((day) => day !== undefined)
  return isRun ? { value: short.join('-') } : undefined
}

/** `yes` and `no` are texts in YAML. */
export function yesOrNoHint(written: unknown): Hint | undefined {
  const word = String(written).trim().toLowerCase()
  if (['yes', 'y', 'on', 'true', '1'].includes(word)) return { value: 'true', remedy: 'Write true.' }
  if (['no', 'n', 'off', 'false', '0'].includes(word)) return { value: 'false', remedy: 'Write false.' }
  return undefined
}

/** Links that would run something, are not encrypted, or lack their beginning. */
export function linkHint(written: unknown): Hint | undefined {
  const link = String(written).trim()
  if (isProgram(link)) {
    return {
      reason: `A link that begins with “${link.split(':')[0]}:” runs something on the visitor’s device; that is never allowed.`,
      remedy: 'Write the address of a page, such as /pricing or https://…',
    }
  }
  if (/^http:\/\/\S+$/i.test(link)) {
    return {
      reason:
        'A link that begins with http:// is not encrypted: others on the way can read and change the page.',
      remedy: 'Begin it with https://, and try it once in a browser.',
    }
  }
  if (/^www\.\S+$/i.test(link))
    return { remedy: 'An address on the web begins with https://.', value: `https://${link}` }
  if (/^[a-z][\w-]*(\/[\w-]+)*(#[\w-]+)?$/i.test(link))
    return { remedy: 'The address of a page of this site begins with /.', value: `/${link.toLowerCase()}` }
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(link))
    return { value: `mailto:${link}`, remedy: 'A link to a mail address begins with mailto:.' }
  return undefined
}

/** Whether a link is a program or a document in itself instead of an address; browsers skip what cannot be seen. */
export const isProgram = (link: string) =>
  /^(javascript|data|vbscript|file|blob):/i.test(link.replaceAll(/[\p{Cc}\p{Cf}\s]/gu, ''))

/** Digits of a national number, by country code (ITU-T E.164 numbering plans); others are not known here. */
const nationalDigits: Record<string, number> = { 91: 10, 1: 10, 44: 10, 971: 9, 65: 8 }

/** Letters among the digits of a phone number, and how many it lacks or has too many where its country is known. */
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
    reason: `This phone number has ${found} digits behind +${code}; it must have ${wanted}.`,
    remedy:
      found < wanted
        ? 'Add what is missing.'
        : 'Take out what is too much, such as a zero behind the country code.',
  }
}

/** `New Place` → `new-place` */
export function idHint(written: unknown): Hint | undefined {
  const value = String(written)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return value !== '' && value !== written ? { value } : undefined
}

/** `https://www.example.com/old/`, `old` → `/old`: an address of this site from its first slash on. */
export function pathHint(written: unknown): Hint | undefined {
  const path = String(written)
    .trim()
    .replace(/^https?:\/\/[^/\s]+/i, '')
    .replace(/(?<=.)\/$/, '')
  const value = path.startsWith('/') ? path : `/${path}`
  return /^(\/[\w.%-]+)+$/.test(value) && value !== written
    ? { value, remedy: `Write the address from its first slash on, without one at its end: ${value}` }
    : undefined
}

/** How a photograph of an iPhone becomes one that browsers show (Apple, "Use HEIF or HEVC media on Apple devices"). */
export const heicRemedy =
  'Export it as JPEG (on a Mac: Preview, File, Export), and use that file. So that the iPhone takes JPEG from now on: Settings > Camera > Formats > Most Compatible.'

/** The endings of the photographs that are taken. */
const readable = /\.(jpe?g|png|webp|avif)$/

/** What a photograph may be called: `IMG 2034.JPG` → `img-2034.jpg`; undefined for a file of another kind. */
export function imageName(name: string): string | undefined {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/.exec(name.trim().toLowerCase()) ?? []
  const clean = stem.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
  return clean && readable.test(ending) ? clean + ending : undefined
}

/** A photograph of an iPhone, one of another kind, with its folder, or with a name that no address can be made of. */
export function imageHint(written: unknown): Hint | undefined {
  const name = String(written).trim()
  const inFolder = /^\/?(?:content\/)?images\/(.+)$/.exec(name)?.[1]
  if (inFolder)
    return imageHint(inFolder) ?? { value: inFolder, remedy: 'Write the name alone, without its folder.' }
  if (/^[a-z]+:\/\//i.test(name))
    return {
      reason: `“${name}” is an address, but only photographs of the folder images are shown.`,
      remedy: 'Save the photograph, put it into the folder images, and write its name.',
    }
  if (/\.hei[cf]$/i.test(name))
    return {
      reason: `“${name}” is a photograph of an iPhone, which browsers do not show.`,
      remedy: heicRemedy,
    }
  if (/\.\w+$/.test(name) && !readable.test(name.toLowerCase()))
    return {
      reason: `“${name}” is no photograph of a kind that is shown here.`,
      remedy: 'Save it as JPEG (.jpg), PNG (.png) or WebP (.webp), and write that name.',
    }
  const better = imageName(name)
  return better && better !== name
    ? {
        reason: `The name “${name}” cannot be the address of a photograph: small letters, digits and hyphens can.`,
        remedy: `Write ${better} here, and give the file in the folder images that name, if it has not.`,
        value: better,
      }
    : undefined
}

/** `PS5, Console` → PS5 and Console, where a list of texts belongs; undefined where it may be something else. */
export function listItems(written: unknown): string[] | undefined {
  if (typeof written !== 'string') return undefined
  const items = written.split(',').map((item) => item.trim())
  return items.every((item) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .+&'/-]*$/u.test(item)) ? items : undefined
}

/** A number where a reference to a price belongs: it would be shown without its currency. */
export function priceHint(written: unknown): Hint | undefined {
  return /^[\d,.\s]+$/.test(String(written))
    ? {
        reason: 'This would be shown as a number without a currency, and not follow when the price changes.',
        remedy: 'Write a reference to the price, such as ${packages.day-pass.basic.price}.',
      }
    : undefined
}
