import * as z from 'zod'
import { group, image, link, markdown, text } from '../../src/content/schema/fields.ts'
import { metadata } from '../../src/content/schema/page.ts'
import { callToAction, stat } from '../../src/content/schema/sectionFields.ts'

/** content/pages/home.yaml */
export const homePage = group({
  ...metadata,
  image,
  headline: text(80),
  tagline: text(80),
  intro: markdown(600),
  link: link.optional().describe('The button beside that of the booking.'),
  stats: z.array(stat).min(1),
  nights: group({
    image,
    linkLabel: text(60).describe('Leads to the page of all tournaments.'),
  })
    .optional()
    .describe('A photograph with the tournaments of the next seven days.'),
  callToAction,
})
