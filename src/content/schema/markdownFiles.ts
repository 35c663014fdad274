import * as z from 'zod'
import type { Hint } from '../../validate/walkSchema.ts'
import { group, id, image, imageText, markdown, robots, text, yesOrNo } from './fields.ts'
import { checkOrder, date } from './numbersAndTimes.ts'
import { largeFigure } from './sectionFields.ts'

const readTimeHint = (): Hint => ({ remedy: 'Write the time with its unit, such as 7 min read.' })

/** Front matter of content/posts/*.md; the slug is the file's name (spec section 3, "Blog post"). */
const guideFields = {
  id: id.describe('Any short name that no other guide has.'),
  title: text(120).describe('Best 15 to 65 characters, which search results show whole.'),
  description: text(300).describe(
    'Shown on the card of the guide and in search results: best 70 to 165 characters.',
  ),
  author: text(60),
  date: date.describe('The day on which it is published; until then it is not on the site.'),
  updated: date
    .optional()
    .describe('The day on which it was last changed; shown beside the date, and in search results.'),
  draft: yesOrNo.describe('Hides the guide: it is checked, but not published.'),
  readTime: text(30)
    .refine((written) => /\p{L}/u.test(written), 'This has no unit.')
    .meta({ hint: readTimeHint, examples: ['7 min read'] })
    .describe('How long it takes to read, such as 7 min read.'),
  category: text(40)
    .meta({ names: 'category' })
    .describe('Like that of the other guides, so that the list can be filtered by it.'),
  tags: z.array(text(40)).min(1).describe('What it is about; the first three are shown on its card.'),
  image,
  imageAlt: imageText,
  answer: group({
    text: markdown(600),
    figure: largeFigure('The figure that says most'),
    label: text(60).optional().describe('What the figure is, such as “an hour, for one player”.'),
  })
    .optional()
    .describe('The short answer, on a ticket above the text.'),
}

/** @param own the fields that a site adds, before the keywords */
export const guideSchema = <Own extends z.core.$ZodLooseShape>(own: Own) =>
  group({ ...guideFields, ...own, keywords: text(300), ...robots })
    .superRefine((guide, context) => checkOrder(guide, 'date', 'updated', context))
    .describe('A file for each guide; its name is the address. The text is below the fields.')

/** What a guide has. A site declares the types of its own fields by declaration merging. */
export interface GuideFields extends z.output<ReturnType<typeof guideSchema<Record<never, never>>>> {}

/** Front matter of content/pages/*.md: a page whose text is all that it shows. */
export const markdownPageSchema = group({
  title: text(90).describe('Shown in search results and on the browser tab: best 15 to 65 characters.'),
  description: text(200).describe('Shown below the title in search results: best 70 to 165 characters.'),
  heading: text(100)
    .optional()
    .describe('The headline of the page, and its name in menus; the title where it is left out.'),
  keywords: text(300).optional(),
  picture: image
    .optional()
    .describe('The photograph at the top of the page, and beside a link to it in chats.'),
  menu: yesOrNo.describe(
    'Adds the page to the menu of phones, and to the links in the footer. The menu of wide screens has little room: it has only the pages of “navigation” in site.yaml.',
  ),
}).describe(
  'A page of your own, such as a job advert or the house rules. The name of its file is its address: jobs.md is /jobs. The text is below the fields.',
)

/** Front matter of content/seo/*.md: the long-form text of one page (spec section 3). */
export const longFormSchema = group({ title: text(120), keywords: text(600) })
