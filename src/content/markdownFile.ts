/** One Markdown file with its fields: front matter checked against a schema, the text below rendered to HTML. */
import type * as z from 'zod'
import type { Messages } from '../diagnostics/messages.ts'
import { overLimits } from '../markdown/limits.ts'
import type { MarkdownOptions } from '../markdown/options.ts'
import { renderMarkdown } from '../markdown/render.ts'
import { validate } from '../validate/validate.ts'
import { valueAt } from '../validate/walkSchema.ts'
import { correctedLine } from '../yaml/lines.ts'
import type { YamlText } from '../yaml/parse.ts'
import { emptySummary, summarize } from './fileSummary.ts'
import { type MarkdownFile, splitFrontMatter } from './frontMatter.ts'
import type { References } from './references.ts'
import { checkFileRules } from './rules/index.ts'
import { findWrongDates } from './rules/weekdayOfDate.ts'
import { readText, type Source } from './source.ts'

/** What reading texts needs besides a path: the files, and the values that texts refer to. */
export interface Reading {
  source: Source
  references: References
  messages: Messages
}

/** Reads one Markdown file of a content folder. `fields` is undefined where there is no front matter to read. */
export function readMarkdownFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options: MarkdownOptions,
  reading: Reading,
) {
  const { source, references, messages } = reading
  const written = readText(source, path, messages)
  const markdown =
    written === undefined ? undefined : splitFrontMatter(`${source.folder}/${path}`, written, messages)
  if (!markdown) return { fields: undefined, text: nothing, summary: emptySummary }
  const { frontMatter, body, placeAt } = markdown
  const tooMuch = overLimits(body)
  if (tooMuch) {
    const { offset, ...problem } = tooMuch
    messages.error({ file: frontMatter.file, ...placeAt(offset), ...problem })
  }
  const isDraft = draftIn(frontMatter)
  references.fillYaml(frontMatter, messages, isDraft)
  const fields = validate(schema, frontMatter, messages, references.format.dayAt)
  checkFileRules(frontMatter, messages)
  const text = tooMuch ? nothing : renderBody(markdown, options, reading, isDraft)
  const summary = summarize(frontMatter, schema)
  return {
    fields,
    text,
    summary: {
      ...summary,
      images: [...summary.images, ...text.figures.map(({ image, place }) => ({ name: image, place }))],
      imageTexts: [
        ...summary.imageTexts,
        ...text.figures.map(({ image, alt, place }) => ({ text: alt, name: image, place })),
      ],
    },
  }
}

/** Whether front matter says that its text is not published yet. */
export const draftIn = (frontMatter: YamlText): boolean => valueAt(frontMatter.toValue(), ['draft']) === true

/** Of a text beyond the limits, at which nothing else looks. */
const nothing: ReturnType<typeof renderBody> = { html: '', headings: [], figures: [] }

function renderBody(
  { file, body, placeAt }: MarkdownFile,
  options: MarkdownOptions,
  { references, messages }: Reading,
  isDraft: boolean,
) {
  references.check(file, body, placeAt, messages, { isDraft })
  for (const { offset, ...problem } of findWrongDates(body))
    messages.error({ file, ...placeAt(offset), ...problem })
  if (body.trim() === '') {
    messages.error({
      file,
      ...placeAt(0),
      rule: 'empty-text',
      reason: 'There is no text below the fields.',
      remedy: 'Write the text below the second line of three hyphens.',
    })
  }
  const filled = references.fill(body)
  const { html, headings, figures, problems } = renderMarkdown(filled.text, options)
  const placed = problems.map((problem) => {
    const offset = filled.originalOffset(problem.offset)
    return { ...problem, offset, ...placeAt(offset) }
  })
  for (const { offset: _offset, replace, ...problem } of placed) {
    // The corrected line mends every mistake of the same rule on it.
    const alike = placed.filter(({ line, rule }) => line === problem.line && rule === problem.rule)
    const replacements = alike.flatMap(({ offset, replace }) => (replace ? [{ offset, ...replace }] : []))
    messages.error({ file, ...problem, corrected: replace && correctedLine(body, ...replacements) })
  }
  return {
    html,
    headings,
    figures: figures.map((figure) => ({ ...figure, place: placeAt(filled.originalOffset(figure.offset)) })),
  }
}
