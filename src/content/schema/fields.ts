/**
 * The fields that content is made of. Every schema is put together from these, so that each type of value is checked,
 * explained and printed in one way.
 *
 * In the metadata of a field, `expects` is what a message asks for, and `examples` replace a wrong value, so that the later
 * checks still run. `description` explains the field where its name is not enough: editors, forms and `content/FIELDS.md`
 * show it.
 */
import { z } from 'zod'
import { checkWebAddress, type Refusal } from '../../diagnostics/address.ts'
import { idHint, linkHint, webAddressHint } from '../../diagnostics/hints/addresses.ts'
import { imageHint } from '../../diagnostics/hints/images.ts'
import { yesOrNoHint } from '../../diagnostics/hints/numbers.ts'
import { renderMarkdown } from '../../markdown/render.ts'
import { iconNames, isIcon } from '../icons.ts'
import { refuse, shared } from './metadata.ts'
import { checkPlainText } from './plainText.ts'

/** Rendered Markdown: `html` for the page, `text` without any mark-up. */
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
      for (const { reason: message, ...params } of problems)
        context.issues.push({ code: 'custom', input: source, message, params })
      return { html, text }
    }),
)

/**
 * A text with placeholders in braces that are filled in for each entry, such as `{package}`. Messages call them blanks.
 *
 * @param blanks the names that are allowed in braces
 * @param needed the one that must occur
 */
export const textWithBlanks = (max: number, blanks: readonly string[], needed: string) =>
  z
    .string()
    .min(1)
    .max(max)
    .meta({
      expects: `a text of at most ${max} characters with the blanks ${listOf(blanks)}`,
      examples: [`{${needed}}`],
    })
    .superRefine((value, context) => {
      const found = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
      const remedy = `The blanks are: ${listOf(blanks)}.`
      for (const name of found.filter((name) => !blanks.includes(name)))
        refuse(context, `There is nothing to put into “{${name}}”.`, { remedy })
      if (found.includes(needed)) return
      const message = `This text does not contain {${needed}}, so readers would not know what it is about.`
      refuse(context, message, { remedy })
    })

const listOf = (blanks: readonly string[]) => blanks.map((blank) => `{${blank}}`).join(', ')

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

/** The name of a Lucide icon (lucide.dev/icons). */
export const icon = shared(() =>
  z
    .string()
    .refine(isIcon, {
      error: 'This icon does not exist.',
      params: { choices: iconNames },
    })
    .meta({
      expects: 'the name of an icon from lucide.dev/icons, such as trophy (there are no logos of companies)',
      examples: ['trophy'],
    }),
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

/** Replaces an address by its checked form, or reports what is wrong with it. */
export const checked =
  (check: (written: string) => string | Refusal) => (context: z.core.ParsePayload<string>) => {
    const result = check(context.value)
    if (typeof result === 'string') context.value = result
    else {
      const { reason: message, remedy } = result
      context.issues.push({
        code: 'custom',
        input: context.value,
        message,
        params: { rule: 'address', remedy },
      })
    }
  }

/** The target of a link: a page of this site, an anchor, another site, a phone number or a mail address. */
export const href = shared(() =>
  z
    .string()
    .regex(/^(\/(?![/\\])\S*|#\S+|https:\/\/[^\s/]+\S*|tel:\+?\d[\d-]+|mailto:\S+@\S+)$/, { abort: true })
    .check(checked((written) => (written.startsWith('https:') ? checkWebAddress(written) : written)))
    .meta({
      expects: 'a page of this site (/pricing), a place on it (/pricing#quick), or an address with https://',
      examples: ['/'],
      hint: linkHint,
    }),
)

/** A secure address on the web. */
export const webAddress = shared(() =>
  z
    .url({ protocol: /^https$/, abort: true })
    // zod accepts https:/name, which browsers take for a path of this site.
    .regex(/^https:\/\/[^\s/]/, { abort: true })
    .check(checked(checkWebAddress))
    .meta({
      kind: 'text',
      expects: 'a full web address that begins with https://',
      examples: ['https://www.example.com'],
      hint: webAddressHint,
    }),
)

export const link = shared(() => z.strictObject({ label: text(60), href: href() }))

/** A list that may be empty or left out. */
export const listOrNothing = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((list): z.output<Item>[] => list ?? [])

/** A point on a photograph. */
export const point = shared(() =>
  z
    .string()
    .max(20)
    .regex(/^\d{1,3}% \d{1,3}%$/)
    .meta({ expects: 'how far from the left and from the top, such as 70% 40%', examples: ['50% 50%'] })
    .describe('How far from the left and from the top, such as 70% 40%.'),
)

/** A switch that is off by default. */
export const yesOrNo = shared(() =>
  z.boolean().optional().meta({ expects: 'true or false', hint: yesOrNoHint }),
)

/** What a page may ask of search engines: not to list it, not to follow its links (spec section 3). */
export const robots = () => ({
  noindex: yesOrNo()
    .meta({ label: 'Keep out of search engines' })
    .describe('Asks search engines not to list the page.'),
  nofollow: yesOrNo()
    .meta({ label: 'Links do not count' })
    .describe('Asks search engines not to follow the links of the page.'),
})
