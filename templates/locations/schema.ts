import * as z from 'zod'
import {
  entries,
  group,
  href,
  id,
  image,
  markdown,
  robots,
  text,
  textWithBlanks,
  webAddress,
  words,
  yesOrNo,
} from '../../src/content/schema/fields.ts'
import { count, timeRange } from '../../src/content/schema/numbersAndTimes.ts'
import { callToAction, printedPrice } from '../../src/content/schema/sectionFields.ts'
import { phone } from '../../src/content/schema/site.ts'
import { postalAddress } from '../layout/siteSchema.ts'

/** Clockwise from north, each 22.5 degrees from the next. */
// biome-ignore format: a quarter of the compass in each line
export const compassPoints = [
  'n', 'nne', 'ne', 'ene',
  'e', 'ese', 'se', 'sse',
  's', 'ssw', 'sw', 'wsw',
  'w', 'wnw', 'nw', 'nnw',
] as const

const everyDay =
  'A branch has the same hours on every day. Write “start” and “end” alone, with hours that hold on all days, and say in “intro” on which days it is closed or has others.'
const branchHours = timeRange.meta({ instead: { '': everyDay } })

/** content/locations.yaml: one landing page for each entry; its id is its address (spec section 2). */
export const locationsSchema = group({
  locations: entries({
    id,
    name: text(40),
    address: postalAddress
      .optional()
      .describe(
        'For a branch: its own address. Without address, phone and hours, the page is about the café itself.',
      ),
    phone: phone.optional().describe('For a branch: its own phone number, also for WhatsApp.'),
    hours: branchHours.optional().describe('For a branch: its own opening hours, the same on every day.'),
    map: webAddress.optional().describe('For a branch with its own address: the link to it on a map.'),
    title: text(90),
    description: text(200),
    keywords: text(300),
    ...robots,
    heading: text(100),
    intro: markdown(1500),
    image: image.optional().describe('A photograph at the top.'),
    reachHeading: text(80),
    reachText: markdown(600),
    reach: entries({
      id: id
        .optional()
        .describe('For texts that refer to its minutes, such as ${locations.old-town.minutes}.'),
      area: text(60),
      minutes: count.describe('By road, from there to us.'),
      bearing: z
        .enum(compassPoints)
        .optional()
        .describe('Where it lies as seen from us, such as w or nne. Areas without it are not on the map.'),
      own: yesOrNo.describe('True for a part of the area of this page: the map shows where it lies.'),
    }).min(1),
    servicesHeading: text(80),
    services: entries({
      title: text(60),
      text: markdown(600),
      price: printedPrice.describe('A reference to the price, such as ${packages.day-pass.basic.price}.'),
      unit: text(40).describe('What the price is for, such as an hour.'),
      href,
      label: text(60),
    }),
    reasonsHeading: text(80),
    reasons: entries({ title: text(80), text: markdown(600) }),
    callToAction,
  }),
}).describe('A page for each area that people come from. The id of an entry is the address of its page.')

/** content/pages/locations.yaml */
export const locationsPage = group({
  directionsLabel: textWithBlanks(60, 'locality').describe(
    'The button that opens the map; {locality} is the part of the city that the café is in.',
  ),
  minutesLabel: text(30),
  northLabel: words(5, 'N', 'The letter at the arrow to the north.'),
})
