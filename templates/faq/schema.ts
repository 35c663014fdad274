import { entries, group, id, markdown, text } from '../../src/content/schema/fields.ts'
import { page } from '../../src/content/schema/page.ts'

/** content/faq.yaml: questions in the order of the page (spec section 2, "FAQ"). */
export const faqSchema = group({
  items: entries({
    id,
    question: text(160).meta({ alsoCalled: ['title', 'name', 'heading'] }),
    answer: markdown(3000).meta({ alsoCalled: ['text'] }),
  }).min(1),
}).describe(
  'In the order of the page. The id of an entry is also the address of its question, so it stays when a text changes.',
)

/** content/pages/faq.yaml */
export const faqPage = group({
  ...page,
  listHeading: text(80),
  ask: group({
    text: text(40),
    bookingLabel: text(40),
    bookingMessage: text(300).describe('The message that the button writes.'),
  })
    .optional()
    .describe('The chat for a question that is missing, beside or below the questions.'),
})
