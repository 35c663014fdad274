import * as z from 'zod'
import { checkTarget } from '../../diagnostics/address.ts'
import { memoize } from '../../memoize.ts'
import { linkHint } from '../../validate/hints/addresses.ts'
import { phoneHint } from '../../validate/hints/phones.ts'
import type { Hint } from '../../validate/walkSchema.ts'
import { hosts } from '../hosts.ts'
import { accentColour } from './colours.ts'
import { checked, group, image, listOrNothing, matching, text, webAddress } from './fields.ts'

/** Whether Intl knows a name; for malformed ones it throws. */
function isKnown(ask: () => boolean): boolean {
  try {
    return ask()
  } catch {
    return false
  }
}

/** A language that Intl knows (BCP 47). */
const languageCode = () =>
  text(20).refine((code) => isKnown(() => Intl.DateTimeFormat.supportedLocalesOf(code).length > 0), {
    error: 'There is no such language.',
  })

/** Whether Intl knows a time zone. An offset such as +05:30 is not a zone: calendars need a name. */
const isTimeZone = memoize(
  (name: string) =>
    /^[a-z]/i.test(name) && isKnown(() => new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined),
)

/** `https://www.example.com/` → `https://www.example.com`. A folder behind it has been chosen by someone: it is no slip. */
function addressAlone(written: unknown): Hint | undefined {
  const [, value, host = '', path = ''] =
    /^(https:\/\/([^/?#\s]+))([/?#]\S*)$/.exec(String(written).trim()) ?? []
  if (value === undefined) return undefined
  if (/^\/?([?#].*)?$|^\/(index\.\w+|home)\/?$/i.test(path))
    return { value, remedy: 'Write the address alone, without anything behind it.' }
  const ofRepository = /\.(github|gitlab)\.io$/i.test(host) ? `from a repository called ${host}, or ` : ''
  return {
    reason: `All addresses of the site begin with “/”, so that its pages and styles cannot be found in a folder such as ${path}.`,
    remedy: `Publish it ${ofRepository}at a domain of its own, and write that address here, without anything behind it.`,
  }
}

const secondPhone =
  'All calls and chats use the one number of “phone”, also WhatsApp. Write a second one into facts.yaml, with “kind: text”, and refer to it in the text that should have it; delete this line.'

/** With its country code. The limit leaves room for two numbers, which have a message of their own. */
export const phone = text(80)
  .regex(/^\+(?: ?\d){8,15}$/, { abort: true })
  .refine((number) => !phoneHint(number), { error: 'The number of digits is wrong.' })
  .meta({
    expects: 'a phone number with country code, such as +91 98765 43210',
    examples: ['+91 98765 43210'],
    hint: phoneHint,
  })

/** The fields of content/site.yaml that the generator itself reads: what the site is called, its conventions, and where it goes. */
export const generatorSite = {
  name: text(60),
  url: webAddress
    .check(checked(checkTarget))
    .regex(/^https:\/\/[^/?#\s]+$/, {
      error: 'Write the address alone, such as https://www.example.com, without anything behind it.',
    })
    .meta({ hint: (written) => addressAlone(written) ?? linkHint(written) }),
  language: languageCode().meta({ expects: 'a language code such as en-IN', examples: ['en'] }),
  dateLocale: languageCode().meta({
    expects: 'a language code that sets how times and the dates of guides are written, such as en-US',
    examples: ['en'],
  }),
  timeZone: text(40)
    .refine(isTimeZone, { error: 'There is no such time zone.' })
    .meta({ expects: 'a time zone name such as Asia/Kolkata', examples: ['UTC'] }),
  currency: matching(/^[A-Z]{3}$/, 'a currency code of three capitals, such as INR', 'INR'),
  shareImage: image.describe('The photograph that chats show beside a link.'),
  colours: group({ accent: accentColour() })
    .optional()
    .describe('The colour of buttons, links and marks, where it is not the usual one.'),
  contact: group({
    phone,
    email: z
      .email()
      .meta({
        kind: 'text',
        expects: 'a mail address such as hello@example.com',
        examples: ['hello@example.com'],
      })
      .optional(),
  }).meta({
    instead: Object.fromEntries(
      ['phone2', 'phones', 'mobile', 'whatsapp', 'telephone'].map((name) => [name, secondPhone]),
    ),
  }),
  analytics: group({
    measurementId: matching(/^G-(?!X+$)[A-Z0-9]+$/, 'your own measurement id, such as G-ABC123', 'G-ABC123'),
  }).optional(),
  contactForm: group({
    endpoint: webAddress
      .check(checked(checkTarget))
      .regex(/^(?!https:\/\/([\w-]+\.)*example\.(com|net|org)(\/|$))\S+$/)
      .meta({
        expects:
          'the address that your form service gave you, which begins with https://; a mail address is not enough',
        examples: ['https://forms.our-service.in/abc123'],
        hint: (written) => (String(written).includes('@') ? undefined : linkHint(written)),
      }),
  }).optional(),
  editor: group({
    backend: z.enum(['github', 'gitlab']),
    repository: matching(
      /^[\w.-]+(\/[\w.-]+)+$/,
      'the name of the repository with its owner, such as our-team/website',
      'our-team/website',
    ),
    branch: z
      .string()
      .regex(/^[\w.-]+(\/[\w.-]+)*$/)
      .meta({ expects: 'the branch that is published, such as main', examples: ['main'] })
      .default('main'),
  })
    .optional()
    .describe('Switches on the form editor at /admin/.'),
  host: z
    .enum(hosts)
    .optional()
    .describe('Where the site is published, so that the files are made that this host reads.'),
  placeholders: listOrNothing(group({ field: text(60), note: text(200) })).describe(
    'Fields that still hold an example value, of this file or of another one with its name first, such as gear.chairs.url. Pages do without an example where they can.',
  ),
}

/** content/site.yaml, to which a site adds its own fields. */
export const generatorSiteSchema = group(generatorSite)
