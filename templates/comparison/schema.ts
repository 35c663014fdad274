import * as z from 'zod'
import { entries, group, id, image, markdown, text, words } from '../../src/content/schema/fields.ts'
import { refuse } from '../../src/content/schema/metadata.ts'
import { date } from '../../src/content/schema/numbersAndTimes.ts'
import { page } from '../../src/content/schema/page.ts'
import { figure, printedPrice } from '../../src/content/schema/sectionFields.ts'
import { priceHint } from '../../src/validate/hints/numbers.ts'
import { amountIn } from './amount.ts'

/** Whether a bar can be drawn, and its price has a currency; “… …” marks a wrong reference, which is reported at its own line. */
const isOnePrice = (printed: string) =>
  (amountIn(printed) !== undefined && !priceHint(printed)) || printed.includes('… …')

const rate = printedPrice.superRefine((printed, context) => {
  if (isOnePrice(printed) || priceHint(printed)) return
  const remedy =
    'Write one price, as ${facts.…} with the id of its entry in facts.yaml. If there is none, delete the two lines of this rate, and say in “others” what is known; with the only rate, delete “rates:” too.'
  refuse(context, 'This is not one price, so no bar can be drawn for it.', { remedy })
})

const comparisonRow = group({
  feature: text(80),
  ours: text(200),
  others: text(200)
    .optional()
    .describe('What we know about other cafés. A row without it and “rates” comes last.'),
  rates: entries({ name: text(40), price: rate })
    .min(1)
    .optional()
    .describe('Prices of other cafés, in the table and, of its first three rows with some, as bars.'),
  advantage: text(200),
}).superRefine(({ ours, rates }, context) => {
  const bare = rates && priceHint(ours)
  if (bare) return refuse(context, bare.reason, { field: 'ours', remedy: bare.remedy })
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
  askOthers: words(
    60,
    'Ask them',
    'Beside the rows without “others” and “rates”, in the column of the other cafés.',
  ),
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

/** content/pages/comparison.yaml */
export const comparisonPage = group({
  ...page,
  image: image
    .optional()
    .describe('A photograph at the top. Without it, the first prices of both sides are there as bars.'),
  listHeading: text(80),
})
