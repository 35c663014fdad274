import { z } from 'zod'
import { priceHint } from '../../diagnostics/hints/numbers.ts'
import {
  callToAction,
  card,
  href,
  icon,
  id,
  image,
  link,
  markdown,
  robots,
  stat,
  text,
  webAddress,
} from './fields.ts'
import { count, timeRange } from './numbersAndTimes.ts'
import { phone, postalAddress } from './site.ts'

/** content/gear.yaml: equipment, console lounge, network figures and services (spec section 2, "Gear section"). */
export const gearSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: id(),
        name: text(60),
        icon: icon(),
        text: markdown(600),
        points: z.array(text(100)),
      }),
    )
    .min(1),
  lounge: z.strictObject({
    heading: text(80),
    text: markdown(800),
    image: image(),
    stats: z.array(stat()),
    link: link(),
  }),
  network: z.strictObject({ heading: text(80), text: markdown(600), stats: z.array(stat()) }),
  servicesHeading: text(80),
  services: z.array(card()),
  chairs: z.strictObject({ text: markdown(400), label: text(60), url: webAddress() }).optional(),
})

/** content/gallery.yaml: the photographs of the gallery in order (spec section 2, "Gallery"). */
export const gallerySchema = z.strictObject({
  items: z
    .array(
      z.strictObject({ url: image().meta({ label: 'Photograph' }), title: text(60), description: text(200) }),
    )
    .min(1),
})

/** content/comparison.yaml: tabs of feature / ours / others / advantage, and summary cards (spec section 2). */
export const comparisonSchema = z.strictObject({
  columns: z.strictObject({ feature: text(40), ours: text(40), others: text(40), advantage: text(40) }),
  tabs: z
    .array(
      z.strictObject({
        id: id(),
        name: text(40),
        icon: icon(),
        text: text(300),
        rows: z
          .array(
            z.strictObject({ feature: text(80), ours: text(200), others: text(200), advantage: text(200) }),
          )
          .min(1),
      }),
    )
    .min(1),
  cards: z.array(z.strictObject({ title: text(80), text: markdown(600), icon: icon() })),
})

/** content/faq.yaml: questions in the order of the page (spec section 2, "FAQ"). */
export const faqSchema = z.strictObject({
  items: z.array(z.strictObject({ id: id(), question: text(160), answer: markdown() })).min(1),
})

/** content/locations.yaml: one landing page for each entry; its id is its address (spec section 2). */
export const locationsSchema = z.strictObject({
  locations: z.array(
    z.strictObject({
      id: id(),
      name: text(40),
      address: postalAddress()
        .optional()
        .describe(
          'For a branch: its own address. Without address, phone and hours, the page is about the café itself.',
        ),
      phone: phone().optional().describe('For a branch: its own phone number, also for WhatsApp.'),
      hours: timeRange().optional().describe('For a branch: its own opening hours.'),
      title: text(90),
      description: text(200),
      keywords: text(300),
      ...robots(),
      heading: text(100),
      intro: markdown(1500),
      image: image(),
      reachHeading: text(80),
      reachText: markdown(600),
      reach: z
        .array(z.strictObject({ area: text(60), minutes: count().describe('By road, from there to us.') }))
        .min(1),
      servicesHeading: text(80),
      services: z.array(
        z.strictObject({
          title: text(60),
          text: markdown(600),
          icon: icon(),
          price: text(30)
            .refine((price) => !priceHint(price), { error: 'This is a number without a currency.' })
            .meta({ hint: priceHint })
            .describe('A reference to the price, such as ${packages.day-pass.basic.price}.'),
          unit: text(40).describe('What the price is for, such as an hour.'),
          href: href(),
          label: text(60),
        }),
      ),
      reasonsHeading: text(80),
      reasons: z.array(z.strictObject({ title: text(80), text: markdown(600) })),
      callToAction: callToAction(),
    }),
  ),
})
