/** Fields that several sections share: figures, rows, and the invitation at their end. */
import * as z from 'zod'
import { priceHint, unitHint } from '../../validate/hints/numbers.ts'
import { group, href, image, link, markdown, text } from './fields.ts'

/** A price as a text prints it: a reference, because a number alone has no currency, and follows no change. */
export const printedPrice = text(30)
  .refine((price) => !priceHint(price), { error: 'This is a number without a currency.' })
  .meta({ hint: priceHint })

/** A text that has a figure, and nothing beside it that says what it counts. */
export const withUnit = (max: number) =>
  text(max)
    .refine((written) => !unitHint(written))
    .meta({ hint: unitHint })

/** A figure and what it counts. */
export const figure = group({ value: text(30), label: text(60) })

/** A figure of a row of statistics. */
export const stat = group({
  value: text(30),
  spoken: text(60)
    .optional()
    .describe('What screen readers say for a value with a sign that they leave out, such as under 5 for <5.'),
  label: text(60),
})

/** The text of an entry where it is shown as a row, such as on the home page. */
const shortText = text(100).optional().describe('One line that the home page shows in place of the text.')

/** A row of a list: title, text and link. */
export const linkedRow = group({ title: text(80), text: markdown(600), short: shortText, href })

/** The numeral of an entry in a list with large numerals. @param what the beginning of its description */
export const largeFigure = (what: string) =>
  text(12).optional().describe(`${what}, as a large numeral such as 10%, or one word.`)

/** A closing invitation with one or more buttons. */
export const callToAction = group({
  heading: text(120),
  text: markdown(600),
  links: z.array(link).default([]),
  image: image.optional().describe('A photograph as wide as the page.'),
  bookingLabel: text(40)
    .optional()
    .describe('The words on its chat button, where they differ from those in site.yaml.'),
  bookingMessage: text(300)
    .optional()
    .describe('The message of its chat button, where it differs from the one in site.yaml.'),
})
