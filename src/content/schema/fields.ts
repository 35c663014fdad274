/**
 * The kinds of field that content is made of. Every schema is put together from these, so that a price or a time
 * is checked, explained, printed and referred to in one way wherever it stands.
 *
 * `expects` is what a message tells staff to write; `kind` says how a value is printed where a text refers to it;
 * `examples` stand in for a wrong value, so that one mistake does not keep the next check from running. `description`
 * says what a field is for where its name does not: editors, forms and `content/FIELDS.md` show it.
 */
import { z } from 'zod'
import { idHint, linkHint } from '../../diagnostics/hints/addresses.ts'
import { dateHint, daysHint, timeHint } from '../../diagnostics/hints/datesAndTimes.ts'
import { imageHint } from '../../diagnostics/hints/images.ts'
import { moneyHint, yesOrNoHint } from '../../diagnostics/hints/numbers.ts'
import { renderMarkdown } from '../../markdown/render.ts'
import type { FactKind } from '../format.ts'
import { iconNames, isIcon } from '../icons.ts'
import { checkPlainText } from './plainText.ts'
import { checkTimeRange } from './timeRange.ts'

// Each schema is used a few times in a process: compiling it to a function first, as zod does, costs more than it saves.
z.config({ jitless: true })

declare module 'zod' {
  interface GlobalMeta {
    kind?: FactKind
    /** Set on fields whose value must be the name of something that exists elsewhere. */
    names?: 'image'
    /** Set on fields that say what a picture shows. */
    describes?: 'image'
    /** Set on groups whose fields are named after something that exists elsewhere. */
    keys?: 'tier'
    /** The name of a field in forms, where the field's own name put into words does not do. */
    label?: string
  }
}

/**
 * One schema for all places that ask for the same: making it takes zod longer than using it.
 *
 * @param make gives a schema for the most characters that a text may have
 */
function shared<Schema>(make: (max?: number) => Schema): (max?: number) => Schema {
  const made = new Map<number | undefined, Schema>()
  return (max) => {
    const schema = made.get(max) ?? make(max)
    made.set(max, schema)
    return schema
  }
}

/** Markdown made ready for a page: `html` for the page itself, `text` without any mark-up. */
export type Html = { html: string; text: string }

/** One line of plain text, at most `max` characters. */
export const text = shared((max = 300) =>
  z
    .string()
    .min(1)
    .max(max)
    .superRefine(checkPlainText)
    .meta({ kind: 'text', expects: `a line of text, at most ${max} characters` }),
)

/** A text that may use Markdown: links, bold, lists, several paragraphs. Gives HTML. */
export const markdown = shared((max = 3000) =>
  z
    .string()
    .min(1)
    .max(max)
    .meta({
      markup: 'markdown',
      expects: `a text of at most ${max} characters; Markdown links and **bold** are fine`,
    })
    .transform((source, context): Html => {
      const { html, text, problems } = renderMarkdown(source, { inPage: false })
      for (const problem of problems) {
        context.issues.push({
          code: 'custom',
          input: source,
          message: problem.reason,
          params: {
            rule: problem.rule,
            remedy: problem.remedy,
            line: problem.line,
            column: problem.column,
            replace: problem.replace,
          },
        })
      }
      return { html, text }
    }),
)

/**
 * A text with blanks that are filled in for each entry, such as `{package}`.
 *
 * @param blanks the names that may stand in braces
 * @param needed the one without which the text would not say what it is for
 */
export const textWithBlanks = (max: number, blanks: readonly string[], needed: string) =>
  z
    .string()
    .min(1)
    .max(max)
    .meta({
      expects: `a text of at most ${max} characters with the blanks ${blanks.map((blank) => `{${blank}}`).join(', ')}`,
      examples: [`{${needed}}`],
    })
    .superRefine((value, context) => {
      const found = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
      const remedy = `The blanks are: ${blanks.map((blank) => `{${blank}}`).join(', ')}.`
      for (const name of found.filter((name) => !blanks.includes(name))) {
        context.addIssue({
          code: 'custom',
          message: `There is nothing to put into “{${name}}”.`,
          params: { remedy },
        })
      }
      if (!found.includes(needed)) {
        context.addIssue({
          code: 'custom',
          message: `This text does not say {${needed}}, so nobody would know what it is about.`,
          params: { remedy },
        })
      }
    })

/** A name of an entry that other places refer to: small letters, digits and hyphens. */
export const id = shared(() =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({
      expects: 'a short name of small letters, digits and hyphens, such as weekend-night',
      examples: ['weekend-night'],
      hint: idHint,
    }),
)

/** A sum of money in whole units of the site's currency. */
export const money = shared(() =>
  z.int().min(0).meta({
    kind: 'money',
    expects: 'a whole number without currency sign, comma or quotes, such as 1099',
    hint: moneyHint,
  }),
)

/** A whole number of things. */
export const count = shared(() =>
  z
    .int()
    .min(0)
    .meta({ kind: 'count', expects: 'a whole number without quotes, such as 20', hint: moneyHint }),
)

/** A share of a hundred. */
export const percent = shared(() =>
  z.number().min(0).max(100).meta({ kind: 'percent', expects: 'a number from 0 to 100, such as 10' }),
)

/** A time of day on the 24-hour clock, `HH:MM`, in the site's time zone. */
export const time = shared(() =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({
      kind: 'time',
      expects: 'a time on the 24-hour clock, such as 09:00 or 19:00',
      examples: ['09:00'],
      hint: timeHint,
    }),
)

/** Around the clock: standing in for wrong hours, it makes no other time wrong. */
const aDay = { start: '00:00', end: '23:59' }

/** From one time of day to another; an end before the start means the next morning. */
export const timeRange = shared(() =>
  z
    .strictObject({ start: time(), end: time() })
    .superRefine(checkTimeRange)
    .meta({ kind: 'timeRange', expects: 'start and end, each a time such as 19:00', examples: [aDay] }),
)

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** One weekday, or a run of them: `sat`, `mon-thu`. */
export const days = shared(() =>
  z
    .string()
    .regex(new RegExp(`^(${weekdays.join('|')})(-(${weekdays.join('|')}))?$`))
    .meta({
      kind: 'days',
      expects: 'one of mon, tue, wed, thu, fri, sat, sun, or a run such as mon-thu',
      examples: ['mon-thu'],
      hint: daysHint,
    }),
)

/** A calendar date, `YYYY-MM-DD`, in the site's time zone; dates that do not exist are refused. */
export const date = shared(() =>
  z.iso.date().meta({
    kind: 'date',
    expects: 'a date that exists, as year-month-day, such as 2026-01-31',
    examples: ['2026-01-31'],
    hint: dateHint,
  }),
)

/** The name of a Lucide icon (lucide.dev/icons). */
export const icon = shared(() =>
  z
    .string()
    .refine(isIcon, {
      error: 'This icon does not exist.',
      params: { choices: iconNames },
    })
    .meta({ expects: 'the name of an icon from lucide.dev/icons, such as trophy', examples: ['trophy'] }),
)

/** The file name of a photograph that is listed in images.yaml. */
export const image = shared(() =>
  z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png|webp|avif)$/)
    .meta({
      names: 'image',
      expects:
        'the name of a photograph of small letters, digits and hyphens that images.yaml lists, such as hero.jpg (or .png, .webp)',
      examples: ['hero.jpg'],
      hint: imageHint,
    }),
)

/** What a photograph shows, for people who cannot see it. */
export const imageText = shared(() =>
  text(400)
    .meta({ kind: 'text', expects: 'a sentence that says what the photograph shows', describes: 'image' })
    .describe('What the photograph shows, for people who cannot see it.'),
)

/** Where a link leads: a page of this site, a place on a page, another site, a phone number or a mail address. */
export const href = shared(() =>
  z
    .string()
    .regex(/^(\/(?![/\\])\S*|#\S+|https:\/\/[^\s/]+\S*|tel:\+?\d[\d-]+|mailto:\S+@\S+)$/)
    .meta({
      expects: 'a page of this site (/pricing), a place on it (/pricing#quick), or an address with https://',
      examples: ['/'],
      hint: linkHint,
    }),
)

/** A secure address on the web. */
export const webAddress = shared(() =>
  z.url({ protocol: /^https$/ }).meta({
    kind: 'text',
    expects: 'a full web address that begins with https://',
    examples: ['https://www.example.com'],
    hint: linkHint,
  }),
)

export const link = shared(() => z.strictObject({ label: text(60), href: href() }))

/** A list that may be empty, also by leaving nothing behind its name. */
export const listOrNothing = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((list): z.output<Item>[] => list ?? [])

/** A figure and what it counts, for the rows of statistics. */
export const stat = shared(() => z.strictObject({ value: text(30), label: text(60) }))

/** A small card: what, why, and where it leads. */
export const card = shared(() =>
  z.strictObject({
    title: text(80),
    text: markdown(600),
    icon: icon(),
    href: href(),
    label: text(60),
  }),
)

/** A closing invitation with one or more buttons. */
export const callToAction = shared(() =>
  z.strictObject({
    heading: text(120),
    text: markdown(600),
    links: z.array(link()).default([]),
    bookingMessage: text(300)
      .optional()
      .describe('The message of its chat button, where it asks for something of its own.'),
  }),
)

/** A switch that is off where it is not written. */
export const yesOrNo = shared(() =>
  z.boolean().optional().meta({ expects: 'true or false', hint: yesOrNoHint }),
)

/** What a page may ask of search engines: not to list it, not to follow its links (spec section 3). */
export const robots = () => ({
  noindex: yesOrNo()
    .meta({ label: 'Keep out of search engines' })
    .describe('With true, search engines are asked not to list the page.'),
  nofollow: yesOrNo()
    .meta({ label: 'Links do not count' })
    .describe('With true, search engines are asked not to follow the links of the page.'),
})
