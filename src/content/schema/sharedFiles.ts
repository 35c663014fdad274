/** Lists that pages and checks refer to: photographs, figures of texts, open questions, redirects. */
import * as z from 'zod'
import { checkOldAddress, checkTarget } from '../../diagnostics/address.ts'
import { linkHint, otherSiteHint, pathHint } from '../../validate/hints/addresses.ts'
import { listedImageHint } from '../../validate/hints/images.ts'
import {
  checked,
  entries,
  group,
  id,
  image,
  imageText,
  listOrNothing,
  point,
  text,
  yesOrNo,
} from './fields.ts'
import { count, money, percent, time } from './numbersAndTimes.ts'

/** content/images.yaml: every photograph, what it shows, and which part must stay visible when it is cropped. */
export const imagesSchema = group({
  images: entries({
    file: image.meta({ hint: listedImageHint }),
    alt: imageText,
    focus: point.optional().describe('The point that stays visible when the photograph is cropped.'),
    illustration: yesOrNo
      .meta({ label: 'Not a photograph of the place' })
      .describe(
        'True for a photograph that does not show the place, so that structured data does not say that it does.',
      ),
  }),
}).describe('Every photograph in the folder images, and what it shows.')

/** The address of a value, as references have it. */
const address = z
  .string()
  .max(120)
  .meta({
    expects: 'the address of a value, such as packages.weekend-night.timeSlot',
    examples: ['site.name'],
  })

const factIdentity = { id, label: text(160) }

/** content/facts.yaml: figures that occur only in copy, so that each is written once (spec section 9). */
export const factsSchema = group({
  facts: z.array(
    z.discriminatedUnion('kind', [
      group({
        ...factIdentity,
        kind: z.literal('money'),
        value: money,
        comparedWith: address
          .optional()
          .describe('The address of a price that it should equal; the check warns when it does not.'),
        moreThan: address
          .optional()
          .describe(
            'The address of a lower price: texts say that it is lower, and the check warns when it no longer is.',
          ),
        lessThan: address
          .optional()
          .describe(
            'The address of a higher price: texts say that it is higher, and the check warns when it no longer is.',
          ),
        times: count.optional().describe('How often that price is counted, such as 12 for a year of months.'),
        dividedBy: count
          .min(1)
          .optional()
          .describe('Among how many it is shared, such as 4 for the share of each of four players.'),
      }),
      group({ ...factIdentity, kind: z.literal('percent'), value: percent }),
      group({ ...factIdentity, kind: z.literal('count'), value: count }),
      group({ ...factIdentity, kind: z.literal('time'), value: time }),
      group({ ...factIdentity, kind: z.literal('text'), value: text(160) }),
    ]),
  ),
}).describe('Figures that occur only in texts, so that each is written once.')

/** content/questions.yaml: what only the owner can settle, each reading, and which one the site shows. */
export const questionsSchema = group({
  questions: listOrNothing(
    group({
      id,
      topic: text(30).optional().describe('What it is about, in front of the question: Prices, Hours.'),
      question: text(300),
      readings: entries({ says: text(300), where: text(160) }).min(1),
      published: text(400).describe('What the site shows until it is settled.'),
      answerIn: z
        .array(text(120))
        .default([])
        .describe('Where the answer goes: addresses of values, or files of this folder.'),
      covers: z
        .array(address)
        .optional()
        .describe('Addresses of values whose warnings are shown with this question alone.'),
    }),
  ),
}).describe('What only the owner can settle, and what the site shows meanwhile.')

/** The statuses that hosts know for a page that has moved (RFC 9110, section 15.4). */
const redirectStatuses = [301, 302, 308]

/** content/redirects.yaml: old addresses and their targets. Checks of the finished site find wrong ones. */
export const redirectsSchema = group({
  redirects: listOrNothing(
    group({
      from: z
        .string()
        .regex(/^(\/[^\s/?#*:]+)+$/, { abort: true })
        .check(checked(checkOldAddress))
        .meta({
          expects:
            'the old address from its first slash on, such as /blog/old-name: no spaces, no * or :, no slash at its end',
          examples: ['/an-old-address'],
          hint: pathHint,
        }),
      to: z
        .string()
        .regex(/^(\/(?![/\\])\S*|https:\/\/[^\s/]\S*)$/, { abort: true })
        .check(checked(checkTarget))
        .meta({
          expects: 'a page of this site, such as /pricing, or an address that begins with https://',
          examples: ['/'],
          hint: (written) => linkHint(written) ?? otherSiteHint(written) ?? pathHint(written),
        }),
      status: z
        .int()
        .refine((status) => redirectStatuses.includes(status), { error: 'Hosts do not know this status.' })
        .meta({ expects: '301 (moved for good), 302 (moved for a while) or 308', examples: [301] })
        .default(301),
    }),
  ),
}).describe('Addresses that pages had before; old links are redirected from here.')
