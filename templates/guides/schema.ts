import * as z from 'zod'
import { group, image, markdown, text, textWithBlanks } from '../../src/content/schema/fields.ts'
import { page } from '../../src/content/schema/page.ts'

/** What a guide has beside the fields of any site: a drawing (graphics.tsx), from the data of another page. */
export const ownGuideFields = {
  graphic: z
    .enum(['refresh-rates', 'compared-prices', 'console-shares', 'travel-times', 'week'])
    .optional()
    .describe(
      'A drawing below the short answer, from the data of another page: “refresh-rates” from gear.yaml, “compared-prices” from comparison.yaml, “console-shares” from packages.yaml, “week” from tournaments.yaml; or below the text, “travel-times” from locations.yaml.',
    ),
}

/** content/pages/blog.yaml */
export const guidesPage = group({
  ...page,
  image: image
    .optional()
    .describe('A photograph at the top. Without it, the newest guide has the largest photograph.'),
  emptyText: text(200),
  /** Marks on guides that are not published yet; only the preview shows them. */
  draftMark: text(40),
  scheduledMark: textWithBlanks(60, 'date'),
  readMoreLabel: text(40),
  backLabel: text(40),
  search: group({
    label: text(60),
    filterLabel: text(60),
    all: text(40),
    one: textWithBlanks(120, 'query'),
    many: textWithBlanks(120, 'count', 'query'),
    none: textWithBlanks(160, 'query'),
  }),
  article: group({
    heading: text(120),
    text: markdown(600),
    image: image.optional().describe('A photograph as wide as the page.'),
    visitLabel: text(40),
    pricingLabel: text(40),
    callLabel: text(40),
    continueHeading: text(80),
    allPostsLabel: text(60),
  }),
})
