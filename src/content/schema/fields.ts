/**
 * The fields that content is made of. Every schema is put together from these, so that each type of value is checked,
 * explained and printed in one way.
 *
 * In the metadata of a field, `expects` is what a message asks for, and `examples` replace a wrong value, so that the later
 * checks still run. `description` explains the field where its name is not enough: editors, forms and `content/FIELDS.md`
 * show it.
 */
import * as z from 'zod'
import { checkLink, checkWebAddress, linkForm, type Refusal } from '../../diagnostics/address.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import { renderMarkdown } from '../../markdown/render.ts'
import { memoize } from '../../memoize.ts'
import { idHint, linkHint, webAddressHint } from '../../validate/hints/addresses.ts'
import { imageHint } from '../../validate/hints/images.ts'
import { yesOrNoHint } from '../../validate/hints/numbers.ts'
import { iconNames, isIcon } from '../lucideIcons.ts'
import { refuse } from './metadata.ts'
import { checkPlainText } from './plainText.ts'

/** Rendered Markdown: `html` for the page, `text` without any mark-up. */
export type Html = { html: string; text: string }

/** No other check looks at a text that is too long. */
const tooLong = { abort: true } as const

/** A group of fields; it refuses any other. */
export const group = z.strictObject

/** A list of groups with the same fields. */
export const entries = <Fields extends z.core.$ZodLooseShape>(fields: Fields) => z.array(group(fields))

/** One line of plain text, at most `max` characters. One schema for all fields with this limit: 20 ms less in each run. */
export const text = memoize((max: number) =>
  z
    .string()
    .min(1)
    .max(max, tooLong)
    .superRefine(checkPlainText)
    .meta({ kind: 'text', expects: `a line of text, at most ${max} characters` }),
)

/** A text that may use Markdown: links, bold, lists, several paragraphs. Gives HTML. */
export const markdown = memoize((max: number) =>
  z
    .string()
    .min(1)
    .max(max, tooLong)
    .meta({
      markup: 'markdown',
      expects: `a text of at most ${max} characters; Markdown links and **bold** are fine`,
    })
    .transform((source, context): Html => {
      const { html, text, problems } = renderMarkdown(source, { inPage: false })
      for (const { reason: message, ...params } of problems) {
        const alike = problems.flatMap(({ rule, offset, replace }) =>
          replace && rule === params.rule ? [{ offset, ...replace }] : [],
        )
        context.issues.push({ code: 'custom', input: source, message, params: { ...params, alike } })
      }
      return { html, text }
    }),
)

/**
 * A text with placeholders in braces that are filled in for each entry, such as `{package}`. Messages call them blanks.
 *
 * @param blanks the names that are allowed in braces; the first one must occur
 */
export const textWithBlanks = (max: number, ...blanks: [needed: string, ...others: string[]]) => {
  const [needed] = blanks
  const list = blanks.map((blank) => `{${blank}}`).join(', ')
  return z
    .string()
    .min(1)
    .max(max, tooLong)
    .meta({
      expects: `a text of at most ${max} characters with the blanks ${list}`,
      examples: [`{${needed}}`],
    })
    .superRefine((value, context) => {
      const found = [...value.matchAll(/\{([^{}]*)\}/g)].map(({ 0: written, 1: name = '', index }) => ({
        written,
        name,
        offset: index,
      }))
      const remedy = `The blanks are: ${list}.`
      const unknown = found.filter(({ name }) => !blanks.includes(name))
      for (const { written, name, offset } of unknown) {
        const near = nearest(name, blanks)
        refuse(context, `There is nothing to put into “${written}”.`, {
          remedy: near ? `Did you mean {${near}}? ${remedy}` : remedy,
          offset,
          replace: near === undefined ? undefined : { from: written, to: `{${near}}` },
        })
      }
      if (/\{\{|\}\}/.test(value))
        refuse(context, 'A blank has two pairs of braces; one would be shown.', { remedy })
      // An unknown one may be the needed one, misspelt.
      if (unknown.length > 0 || found.some(({ name }) => name === needed)) return
      const message = `This text does not contain {${needed}}, so readers would not know what it is about.`
      refuse(context, message, { remedy })
    })
}

/**
 * Words that a site may replace.
 *
 * @param standard the English words
 * @param description the place where they are shown
 * @param blanks as in `textWithBlanks`; none for plain text
 */
export const words = (
  max: number,
  standard: string,
  description: string,
  ...[needed, ...others]: readonly string[]
) =>
  (needed === undefined ? text(max) : textWithBlanks(max, needed, ...others))
    .default(standard)
    .describe(description)

/** A text of a fixed form, such as a code. */
export const matching = (form: RegExp, expects: string, example: string) =>
  z
    .string()
    .regex(form)
    .meta({ expects, examples: [example] })

/** A name of an entry that other places refer to: small letters, digits and hyphens. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .meta({
    expects: 'a short name of small letters, digits and hyphens, such as weekend-night',
    examples: ['weekend-night'],
    hint: idHint,
  })

/** The name of a Lucide icon (lucide.dev/icons). */
export const icon = z
  .string()
  .refine(isIcon, {
    error: 'This icon does not exist.',
    params: { choices: iconNames },
  })
  .meta({
    expects: 'the name of an icon from lucide.dev/icons, such as trophy (there are no logos of companies)',
    examples: ['trophy'],
  })

/** The file name of a photograph that is listed in images.yaml. */
export const image = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png|webp|avif)$/)
  .meta({
    names: 'image',
    alsoCalled: ['photo', 'photograph', 'picture'],
    expects:
      'the name of a photograph of small letters, digits and hyphens that images.yaml lists, such as hero.jpg (or .png, .webp)',
    examples: ['hero.jpg'],
    hint: imageHint,
  })

/** What a photograph shows, for people who cannot see it. */
export const imageText = text(400)
  .meta({ kind: 'text', expects: 'a sentence that says what the photograph shows', describes: 'image' })
  .describe('What the photograph shows, for people who cannot see it.')

/** Replaces an address by its checked form, or reports what is wrong with it. */
export const checked =
  (check: (written: string) => string | Refusal) => (context: z.core.ParsePayload<string>) => {
    const result = check(context.value)
    if (typeof result === 'string') context.value = result
    else {
      const { reason: message, remedy } = result
      const params = { rule: 'address', remedy }
      context.issues.push({ code: 'custom', input: context.value, message, params })
    }
  }

/** The target of a link: a page of this site, an anchor, another site, a phone number or a mail address. */
export const href = z
  .string()
  .regex(linkForm, { abort: true })
  .check(checked(checkLink))
  .meta({
    expects: 'a page of this site (/pricing), a place on it (/pricing#quick), or an address with https://',
    examples: ['/'],
    hint: linkHint,
  })

/** A secure address on the web. */
export const webAddress = z
  .url({ protocol: /^https$/, abort: true })
  // zod accepts https:/name, which browsers take for a path of this site.
  .regex(/^https:\/\/[^\s/]/, { abort: true })
  .check(checked(checkWebAddress))
  .meta({
    kind: 'text',
    expects: 'a full web address that begins with https://',
    examples: ['https://www.example.com'],
    hint: webAddressHint,
  })

export const link = group({ label: text(60), href })

/** A list that may be empty or left out. */
export const listOrNothing = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((list): z.output<Item>[] => list ?? [])

/** A point on a photograph. */
export const point = z
  .string()
  .max(20, tooLong)
  .regex(/^\d{1,3}% \d{1,3}%$/)
  .meta({ expects: 'how far from the left and from the top, such as 70% 40%', examples: ['50% 50%'] })
  .describe('How far from the left and from the top, such as 70% 40%.')

/** A switch that is off by default. */
export const yesOrNo = z.boolean().optional().meta({ expects: 'true or false', hint: yesOrNoHint })

/** What a page may ask of search engines: not to list it, not to follow its links (spec section 3). */
export const robots = {
  noindex: yesOrNo.meta({
    label: 'Keep out of search engines',
    description: 'Asks search engines not to list the page.',
  }),
  nofollow: yesOrNo.meta({
    label: 'Links do not count',
    description: 'Asks search engines not to follow the links of the page.',
  }),
}
