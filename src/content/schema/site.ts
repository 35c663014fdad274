import type { LocalBusiness } from 'schema-dts'
import { z } from 'zod'
import { checkTarget } from '../../diagnostics/address.ts'
import { linkHint } from '../../diagnostics/hints/addresses.ts'
import { numberHint, phoneHint, yesOrNoHint } from '../../diagnostics/hints/numbers.ts'
import type { Hint } from '../../diagnostics/walkSchema.ts'
import { hosts } from '../hosts.ts'
import { accentColour } from './colours.ts'
import {
  checked,
  entries,
  group,
  href,
  icon,
  id,
  image,
  link,
  listOrNothing,
  matching,
  text,
  webAddress,
  yesOrNo,
} from './fields.ts'
import { count, timeRange } from './numbersAndTimes.ts'

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
const isTimeZone = (name: string) =>
  /^[a-z]/i.test(name) && isKnown(() => new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined)

/**
 * Types of business for a gaming café (schema.org/LocalBusiness). The most specific one is the best: an `InternetCafe` for
 * PCs by the hour, an `EntertainmentBusiness` for arcade machines or consoles, a `CafeOrCoffeeShop` for food and drink.
 */
const businessTypes = [
  'InternetCafe',
  'EntertainmentBusiness',
  'AmusementPark',
  'NightClub',
  'SportsActivityLocation',
  'SportsClub',
  'CafeOrCoffeeShop',
  'BarOrPub',
  'LocalBusiness',
] as const satisfies readonly Exclude<LocalBusiness, string>['@type'][]

/** `https://www.example.com/` → `https://www.example.com` */
function addressAlone(written: unknown): Hint | undefined {
  const value = /^(https:\/\/[^/?#\s]+)[/?#]\S*$/.exec(String(written).trim())?.[1]
  return value === undefined
    ? undefined
    : { value, remedy: 'Write the address alone, without anything behind it.' }
}

/** With its country code. */
export const phone = text(30)
  .regex(/^\+(?: ?\d){8,15}$/, { abort: true })
  .refine((number) => !phoneHint(number), { error: 'The number of digits is wrong.' })
  .meta({
    expects: 'a phone number with country code, such as +91 98765 43210',
    examples: ['+91 98765 43210'],
    hint: phoneHint,
  })

export const postalAddress = group({
  street: text(120),
  locality: text(60),
  city: text(60),
  region: text(60),
  postalCode: text(12).optional(),
  country: matching(/^[A-Z]{2}$/, 'a country code of two capitals, such as IN', 'IN'),
})

const degrees = (most: number, expects: string) =>
  z.number().min(-most).max(most).meta({ expects, hint: numberHint })

/** content/site.yaml: who the café is, how to reach it, and what every page shares (spec sections 1 and 2). */
export const siteSchema = group({
  name: text(60),
  url: webAddress
    .check(checked(checkTarget))
    .regex(/^https:\/\/[^/?#\s]+$/, {
      error: 'Write the address alone, such as https://www.example.com, without anything behind it.',
    })
    .meta({ hint: (written) => addressAlone(written) ?? linkHint(written) }),
  language: languageCode().meta({ expects: 'a language code such as en-IN', examples: ['en'] }),
  dateLocale: languageCode().meta({
    expects: 'a language code that sets how dates are written, such as en-US',
    examples: ['en'],
  }),
  timeZone: text(40)
    .refine(isTimeZone, { error: 'There is no such time zone.' })
    .meta({ expects: 'a time zone name such as Asia/Kolkata', examples: ['UTC'] }),
  currency: matching(/^[A-Z]{3}$/, 'a currency code of three capitals, such as INR', 'INR'),
  businessType: z
    .enum(businessTypes)
    .describe('What search engines take the café for, by its name at schema.org.'),
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
  }),
  booking: group({
    label: text(40),
    message: text(300).describe('The message that booking buttons write.'),
  }),
  address: postalAddress.extend({ street: postalAddress.shape.street.optional() }),
  geo: group({
    latitude: degrees(90, 'the degrees north, such as 51.4779'),
    longitude: degrees(180, 'the degrees east, such as 13.3989'),
  }),
  map: group({ label: text(40), url: webAddress }),
  hours: timeRange,
  footerHours: timeRange.describe('The hours in the footer.'),
  social: entries({ id, name: text(40), icon, url: webAddress }),
  claims: entries({ id, value: text(30), label: text(60) }).describe(
    'Figures that texts refer to, such as ${site.seats}.',
  ),
  areas: z.array(text(60)),
  services: entries({ name: text(60), href }),
  games: entries({ name: text(60), platform: text(20) }),
  payments: z.array(text(40)),
  languages: z.array(text(40)),
  amenities: listOrNothing(
    group({
      name: text(40),
      text: text(200),
      available: yesOrNo
        .meta({ label: 'The café has it' })
        .describe('Whether the café has it, for search engines; left out for a rule.'),
    }),
  ).describe('What is good to know before a visit, such as where to park. Nothing is shown without entries.'),
  navigation: z.array(link).min(1),
  footer: group({
    text: text(300),
    quickLinks: z.array(link),
    locationsHeading: text(40),
    areasHeading: text(40),
    servicesHeading: text(40),
    linksHeading: text(40),
    contactHeading: text(40),
    hoursNote: text(120)
      .optional()
      .describe('Below the hours in the footer, where they need a word, such as about late hours.'),
    copyrightYear: count
      .min(2000)
      .max(2099)
      .meta({ expects: 'a year without quotes, such as 2026', examples: [2026] }),
  }),
  rating: group({
    value: z.number().min(0).max(5).meta({ expects: 'a number from 0 to 5, such as 4.8', hint: numberHint }),
    count,
    reviews: count,
    sample: z
      .boolean()
      .meta({ expects: 'true or false', hint: yesOrNoHint })
      .describe('While it is true, nothing of it is published.'),
  }).optional(),
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
      'the name of the repository with its owner, such as our-cafe/website',
      'our-cafe/website',
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
}).describe('Who we are, how to reach us, and what every page shares.')
