import * as z from 'zod'
import { entries, group, href, image, markdown, text } from '../../src/content/schema/fields.ts'
import { page } from '../../src/content/schema/page.ts'
import { largeFigure, linkedRow, stat } from '../../src/content/schema/sectionFields.ts'

/** content/pages/about.yaml */
export const aboutPage = group({
  ...page,
  missionHeading: text(80),
  mission: markdown(3000).describe(
    'On the home page, and on its own page: its first paragraph in large type, where there are answers.',
  ),
  answers: entries({ question: text(80), answer: markdown(3000) })
    .default([])
    .describe('More about us, each under its heading and closed until someone opens it.'),
  stats: z.array(stat).min(1),
  featuresImage: image
    .optional()
    .describe('A photograph beside the answers, and on the home page beside the mission.'),
  featuresHeading: text(80),
  features: z.array(linkedRow.extend({ figure: largeFigure('What one gets') })),
  cards: z.array(group({ title: text(80), href })).describe('On the home page: where to start.'),
})
