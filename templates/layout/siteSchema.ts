import type { LocalBusiness } from 'schema-dts'
import * as z from 'zod'
import {
  entries,
  group,
  href,
  icon,
  id,
  link,
  listOrNothing,
  matching,
  text,
  webAddress,
  yesOrNo,
} from '../../src/content/schema/fields.ts'
import { refuse } from '../../src/content/schema/metadata.ts'
import { count } from '../../src/content/schema/numbersAndTimes.ts'
import { openingHours } from '../../src/content/schema/openingHours.ts'
import { generatorSite } from '../../src/content/schema/site.ts'
import { numberHint, yesOrNoHint } from '../../src/validate/hints/numbers.ts'

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

const addressFields = {
  street: text(120),
  locality: text(60),
  city: text(60),
  region: text(60),
  postalCode: text(12).optional(),
  country: matching(/^[A-Z]{2}$/, 'a country code of two capitals, such as IN', 'IN'),
}
export const postalAddress = group(addressFields).superRefine(checkPostalCode)

/** Reports a postal code of India that has not six digits; there may be a space in the middle. */
function checkPostalCode(
  { country, postalCode }: { country: string; postalCode?: string | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (country !== 'IN' || postalCode === undefined || /^[1-9]\d{2} ?\d{3}$/.test(postalCode)) return
  const remedy = 'Write all six digits in quotes, as letters to you have them.'
  refuse(context, 'A PIN code has six digits, and does not begin with 0.', {
    field: 'postalCode',
    remedy,
  })
}

const degrees = (most: number, expects: string) =>
  z.number().min(-most).max(most).meta({ expects, hint: numberHint })

/** content/site.yaml: who the café is, how to reach it, and what every page shares (spec sections 1 and 2). */
export const siteSchema = group({
  ...generatorSite,
  navigation: z.array(link).min(1),
  businessType: z
    .enum(businessTypes)
    .describe('What search engines take the café for, by its name at schema.org.'),
  booking: group({
    label: text(40),
    message: text(300).describe('The message that booking buttons write.'),
  }),
  address: group({ ...addressFields, street: addressFields.street.optional() }).superRefine(checkPostalCode),
  geo: group({
    latitude: degrees(90, 'the degrees north, such as 51.4779'),
    longitude: degrees(180, 'the degrees east, such as 13.3989'),
  }),
  map: group({ label: text(40), url: webAddress }),
  hours: openingHours.describe(
    'When the café is open: start and end of every day; or a list by days, where a day that no entry names is closed.',
  ),
  footerHours: openingHours
    .optional()
    .describe('The hours in the footer, where they are not those in hours.'),
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
}).describe('Who we are, how to reach us, and what every page shares.')
