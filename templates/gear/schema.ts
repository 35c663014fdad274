import * as z from 'zod'
import {
  entries,
  group,
  id,
  image,
  link,
  markdown,
  point,
  text,
  webAddress,
  words,
} from '../../src/content/schema/fields.ts'
import { count } from '../../src/content/schema/numbersAndTimes.ts'
import { page } from '../../src/content/schema/page.ts'
import { linkedRow, stat } from '../../src/content/schema/sectionFields.ts'

/** content/gear.yaml: equipment, console lounge, network figures and services (spec section 2, "Gear section"). */
export const gearSchema = group({
  items: entries({
    id,
    name: text(60),
    text: markdown(600),
    points: z.array(text(100)),
    tags: entries({ image, at: point })
      .default([])
      .describe('Where photographs show it. Each gets a number there that leads to this entry.'),
  }).min(1),
  frames: group({
    heading: text(80),
    text: markdown(400),
    unit: words(10, 'Hz', 'Beside each rate.'),
    rates: z.array(count.min(1).max(1000)).min(2).max(4),
  })
    .optional()
    .describe('Refresh rates in hertz as a drawing: how far a thing moves between two frames.'),
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

/** content/pages/gear.yaml */
export const gearPage = group({
  ...page,
  image: image
    .optional()
    .describe('A photograph at the top. Without it, those with the labels are right below the headline.'),
  listHeading: text(80),
  gamesHeading: text(80),
})
