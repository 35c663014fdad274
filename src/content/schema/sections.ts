import { z } from 'zod'
import { priceHint } from '../../diagnostics/hints/numbers.ts'
import { amountIn } from '../amount.ts'
import {
  entries,
  group,
  href,
  id,
  image,
  link,
  markdown,
  point,
  robots,
  text,
  webAddress,
  words,
  yesOrNo,
} from './fields.ts'
import { refuse } from './metadata.ts'
import { count, date, timeRange } from './numbersAndTimes.ts'
import { callToAction, figure, linkedRow, shortText, stat } from './parts.ts'
import { phone, postalAddress } from './site.ts'

/** Clockwise from north, each 22.5 degrees from the next. */
// biome-ignore format: a quarter of the compass in each line
export const compassPoints = [
  'n', 'nne', 'ne', 'ene',
  'e', 'ese', 'se', 'sse',
  's', 'ssw', 'sw', 'wsw',
  'w', 'wnw', 'nw', 'nnw',
] as const

/** content/gear.yaml: equipment, console lounge, network figures and services (spec section 2, "Gear section"). */
export const gearSchema = group({
  items: entries({
    id,
    name: text(60),
    text: markdown(600),
    short: shortText,
    points: z.array(text(100)),
    tags: entries({ image, at: point })
      .default([])
      .describe('Where photographs show it. Each gets a number there that leads to this entry.'),
  }).min(1),
  lounge: group({
    heading: text(80),
    text: markdown(800),
    image,
    stats: z.array(stat),
    link,
  }),
  network: group({ heading: text(80), text: markdown(600), stats: z.array(stat) }),
  servicesHeading: text(80),
  services: z.array(linkedRow),
  chairs: group({ text: markdown(400), label: text(60), url: webAddress }).optional(),
}).describe('Equipment cards, the console lounge, the network figures, and what else is on offer.')

/** content/gallery.yaml: the photographs of the gallery in order (spec section 2, "Gallery"). */
export const gallerySchema = group({
  items: entries({
    url: image.meta({ label: 'Photograph' }),
    title: text(60),
    description: text(200),
  }).min(1),
}).describe('The photographs of the gallery, in the order in which they are shown.')

/** Whether a bar can be drawn; “…” marks a wrong reference, which is reported at its own line. */
const isOnePrice = (printed: string) => amountIn(printed) !== undefined || printed.includes('…')

const onePrice = [isOnePrice, { error: 'This is not one price, so no bar can be drawn for it.' }] as const

const comparisonRow = group({
  feature: text(80),
  ours: text(200),
  others: text(200)
    .optional()
    .describe(
      'What we know about other cafés. A row without it and “rates” comes last, below the text of “unknown”.',
    ),
  rates: entries({ name: text(40), price: text(30).refine(...onePrice) })
    .min(1)
    .optional()
    .describe('Prices of other cafés, drawn as bars next to ours.'),
  advantage: text(200),
}).superRefine(({ ours, rates }, context) => {
  if (!rates || isOnePrice(ours)) return
  const remedy = 'Write our price alone, such as ${packages.day-pass.basic.price}, or take “rates” away.'
  const message = `“${ours}” is not one price, so no bar can be drawn beside the prices of “rates”.`
  refuse(context, message, { field: 'ours', remedy })
})

/** content/comparison.yaml: tabs of feature / ours / others / advantage, and summaries (spec section 2). */
export const comparisonSchema = group({
  columns: group({ feature: text(40), ours: text(40), others: text(40), advantage: text(40) }),
  ratesNoted: date
    .optional()
    .describe(
      'When the prices of “rates” were noted. Its month and year are printed below the tables that have some.',
    ),
  unknown: text(40)
    .default('What else you get here')
    .describe('Above the rows without “others” and “rates”, which come last.'),
  askOthers: words(60, 'Ask them', 'Beside these rows, in the column of the other cafés.'),
  allRows: text(40)
    .default('All rows')
    .describe(
      'On the home page, the link to the whole table; only its first rows are there, those with “others” or “rates”.',
    ),
  tabs: entries({
    id,
    name: text(40),
    text: text(300),
    rows: z.array(comparisonRow).min(1),
  }).min(1),
  cards: entries({
    title: text(80),
    text: markdown(600),
    figure: figure.optional().describe('A large figure above the title, and what it counts.'),
  }),
}).describe('The tables of the comparison, a tab for each, and the cards below them.')

/** content/faq.yaml: questions in the order of the page (spec section 2, "FAQ"). */
export const faqSchema = group({
  items: entries({ id, question: text(160), answer: markdown(3000) }).min(1),
}).describe(
  'In the order of the page. The id of an entry is also the address of its question, so it stays when a text changes.',
)

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
    hours: timeRange.optional().describe('For a branch: its own opening hours.'),
    map: webAddress.optional().describe('For a branch with its own address: the link to it on a map.'),
    title: text(90),
    description: text(200),
    keywords: text(300),
    ...robots,
    heading: text(100),
    intro: markdown(1500),
    image,
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
      price: text(30)
        .refine((price) => !priceHint(price), { error: 'This is a number without a currency.' })
        .meta({ hint: priceHint })
        .describe('A reference to the price, such as ${packages.day-pass.basic.price}.'),
      unit: text(40).describe('What the price is for, such as an hour.'),
      href,
      label: text(60),
    }),
    reasonsHeading: text(80),
    reasons: entries({ title: text(80), text: markdown(600) }),
    callToAction,
  }),
}).describe('A page for each area that people come from. The id of an entry is the address of its page.')
