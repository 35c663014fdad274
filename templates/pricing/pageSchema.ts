import * as z from 'zod'
import { entries, group, markdown, text, textWithBlanks, words } from '../../src/content/schema/fields.ts'
import { page } from '../../src/content/schema/page.ts'
import { withUnit } from '../../src/content/schema/sectionFields.ts'
import { finderSchema, partySchema } from './finder/finderSchema.ts'
import { checkPeriod, period } from './prices/periodFields.ts'

/** content/pages/pricing.yaml */
export const pricingPage = group({
  ...page,
  listHeading: text(80),
  tierLabel: text(60),
  perHourLabel: text(30),
  perSeatLabel: words(30, 'per seat', 'Above the prices of passes.'),
  regularPrice: words(
    40,
    'was {price}',
    'During a discount, the usual price. Screens show it struck through; screen readers read the words as well.',
    'price',
  ),
  nextPrice: words(40, '{price} from {date}', 'Beside a price that changes soon.', 'price', 'date'),
  validityLabel: text(30),
  durationUnit: text(20),
  durationUnitOne: text(20),
  daysLabel: text(30),
  popularLabel: text(30),
  bookLabel: text(30),
  bookMessage: textWithBlanks(300, 'package', 'tier', 'duration', 'price'),
  notesHeading: text(80),
  notes: entries({ title: text(80), text: markdown(600) }),
  offersHeading: text(80),
  offers: z.array(
    group({
      title: text(80),
      figure: withUnit(12)
        .optional()
        .describe('What one saves, as a large numeral such as 10%, or one word.'),
      text: markdown(600),
      ...period,
    }).superRefine(checkPeriod),
  ),
  payments: text(80),
  contactHeading: text(80),
  contactText: markdown(600),
  callLabel: text(40),
  party: partySchema.optional(),
  printLabel: text(40).default('Print prices'),
  shareListLabel: text(40)
    .default('Share prices')
    .describe('Opens WhatsApp with all prices as a message, made from packages.yaml.'),
  scanLabel: words(60, 'Scan to book on WhatsApp', 'On paper, beside a QR code that opens the chat.'),
  finder: finderSchema.prefault({}).describe('The words of the price finder.'),
})
