/**
 * Guides (posts/*.md) and the long-form texts of pages (seo/*.md). A text that has nothing wrong with it is kept: it is
 * not read again until it changes itself, or what its references print.
 */
import type { VFileMessage } from 'vfile-message'
import type { z } from 'zod'
import { Messages } from '../diagnostics/messages.ts'
import { nearest } from '../diagnostics/nearest.ts'
import { placeOf } from '../diagnostics/positions.ts'
import { validate } from '../diagnostics/validate.ts'
import { correctedLine } from '../diagnostics/yaml/lines.ts'
import { type KeptText, keeping, type Made } from '../keep.ts'
import type { MarkdownOptions } from '../markdown/options.ts'
import { renderMarkdown } from '../markdown/render.ts'
import { type CheckedFile, type Notes, takeNotes } from './fileSummary.ts'
import { type MarkdownFile, splitFrontMatter } from './frontMatter.ts'
import type { Later } from './later.ts'
import type { References } from './references.ts'
import { findWrongWeekdays } from './rules/weekdays.ts'
import { longFormSchema, postSchema } from './schema/articles.ts'
import { longFormPages } from './schema/files.ts'
import { hashOfFile, noBytes, readText, type Source } from './source.ts'
import type { LongForm, Post } from './types.ts'

/** What is to be known of a Markdown file besides its HTML. */
interface Article<Fields> {
  /** Undefined where there are none to read. */
  fields: Fields | undefined
  /** Whether the fields could be read whole. */
  sound: boolean
  notes: Notes
  messages: readonly VFileMessage[]
}

const readGuide = readerOf('guide', postSchema, { inPage: true })
const readLongForm = readerOf('long-form text', longFormSchema, { inPage: true, demote: 1 })

const isGuideToStaff = (path: string) => path.endsWith('/README.md')

const markdownPaths = (source: Source, folder: string) =>
  [...source.files.keys()].filter((path) => path.startsWith(`${folder}/`) && !isGuideToStaff(path))

/**
 * All guides, newest first; of two with the same date, by slug.
 *
 * @param later as in `compileContent`
 */
export function readPosts(source: Source, references: References, messages: Messages, later: Later) {
  const posts: Post[] = []
  const files: CheckedFile[] = []
  const unreadable: string[] = []
  const ids = new Map<string, string>()
  for (const path of markdownPaths(source, 'posts')) {
    const slug = /^posts\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(path)?.[1]
    const file = `${source.folder}/${path}`
    if (!slug) {
      messages.error({
        file,
        rule: 'file-name',
        ...whyNoGuide(path),
      })
      unreadable.push(path)
      continue
    }
    const { article, fields, sound, notes } = readGuide(source, path, references, messages, later)
    if (!sound) unreadable.push(path)
    if (!fields) continue
    const yaml = () => frontMatterOf(source, path)
    files.push({ file, sound, notes, yaml })
    const other = ids.get(fields.id)
    if (other) {
      messages.error({
        file,
        ...placeOf(yaml(), ['id']),
        rule: 'duplicate-id',
        reason: `The id “${fields.id}” is taken by ${other}.`,
        remedy: 'Each guide has an id of its own: of the two, change the one that you added.',
      })
    }
    ids.set(fields.id, file)
    posts.push(postOf(article, fields, slug))
  }
  posts.sort((a, b) => compare(b.date, a.date) || compare(a.slug, b.slug))
  return { posts, files, unreadable }
}

const postsOfArticles = new WeakMap<KeptText, Post>()

/** The same object as long as the guide is the same, so that others can tell by it what they made of it. */
function postOf(article: KeptText, fields: Omit<Post, 'slug' | 'html'>, slug: string): Post {
  const known = postsOfArticles.get(article)
  if (known) return known
  const post = { ...fields, slug, html: article }
  postsOfArticles.set(article, post)
  return post
}

/** The fields of a file that has some. */
function frontMatterOf(source: Source, path: string) {
  const messages = new Messages()
  const file = `${source.folder}/${path}`
  const markdown = splitFrontMatter(file, readText(source, path, messages) ?? '', messages)
  if (!markdown) throw new Error(`${file} has no fields`)
  return markdown.frontMatter
}

/** What is wrong with the name or the place of a file that should be a guide. */
function whyNoGuide(path: string) {
  const [, folder, name = ''] = /^posts\/(.*\/)?([^/]*)$/.exec(path) ?? []
  const good = `${name
    .replace(/(\.(md|markdown|mdx|txt))+$|\.[^.]*$/i, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')}.md`
  const isGuide = /\.(md|markdown|mdx|txt)$/i.test(name)
  if (!isGuide) {
    return {
      reason: 'This is no guide, but it stands in the folder of the guides.',
      remedy: 'Move it to where it belongs: photographs to images. A guide ends in .md.',
    }
  }
  if (folder) {
    return {
      reason: `This guide stands in a folder of its own, “${folder.slice(0, -1)}”, where it is not found.`,
      remedy: `Move it to posts/${good}.`,
    }
  }
  return {
    reason: 'The name of this file cannot be an address.',
    remedy: `Use small letters, digits and hyphens, and the ending .md, such as ${good === '.md' ? 'best-seats-in-town.md' : good}.`,
  }
}

/**
 * The long-form texts by page key.
 *
 * @param later as in `compileContent`
 */
export function readLongForms(source: Source, references: References, messages: Messages, later: Later) {
  const texts = new Map<string, LongForm>()
  for (const path of markdownPaths(source, 'seo')) {
    const key = path.replace(/^seo\/(.*)\.md$/, '$1')
    if (!longFormPages.includes(key)) {
      const near = nearest(key, longFormPages)
      messages.error({
        file: `${source.folder}/${path}`,
        rule: 'unknown-page',
        reason: `No page shows a text of the name “${key}”.`,
        remedy: `${near ? `Did you mean ${near}.md? ` : ''}The names are: ${longFormPages.join(', ')}.`,
      })
      continue
    }
    const { article, fields } = readLongForm(source, path, references, messages, later)
    if (fields) texts.set(key, { ...fields, html: article })
  }
  return texts
}

/**
 * Gives the reader of one kind of Markdown file.
 *
 * @returns from a path to what is to be known of the file, and its HTML as a text that may not have been made yet
 */
function readerOf<Schema extends z.ZodType>(kind: string, schema: Schema, options: MarkdownOptions) {
  const readHead = (source: Source, path: string, references: References) => {
    const messages = new Messages()
    const file = `${source.folder}/${path}`
    const text = readText(source, path, messages)
    const markdown = text === undefined ? undefined : splitFrontMatter(file, text, messages)
    const fields = markdown && readFields(markdown, schema, references, messages)
    const sound = markdown?.frontMatter.sound ?? false
    const notes = markdown ? takeNotes(markdown.frontMatter, schema) : noNotes
    return { markdown, messages, head: { fields, sound, notes } }
  }

  const keep = keeping(
    kind,
    (source: Source, path: string, references: References) => {
      const bytes = source.files.get(path) ?? noBytes
      return [source.folder, path, hashOfFile(bytes), references.printedIn(bytes)].join('\n')
    },
    (source, path, references): Made<Article<z.output<Schema>>> => {
      const { markdown, messages, head } = readHead(source, path, references)
      const html = markdown ? readBody(markdown, options, references, messages) : ''
      return {
        facts: { ...head, messages: messages.all },
        text: html,
        lasting: messages.all.length === 0,
      }
    },
  )

  return (source: Source, path: string, references: References, messages: Messages, later: Later) => {
    const article = keep(source, path, references)
    const bytes = source.files.get(path) ?? noBytes
    const check = () => {
      messages.all.push(...article.facts.messages)
      if (article.facts.messages.length === 0) wereRight.add(bytes)
    }
    // As long as only a figure in it is another one, a text that was right hardly became wrong by it.
    if (!article.isMade && wereRight.has(bytes) && references.canFill(bytes)) {
      const { head, messages: found } = readHead(source, path, references)
      if (found.all.length === 0) {
        later(check)
        return { article, ...head }
      }
    }
    check()
    return { article, ...article.facts }
  }
}

/** The files in which nothing was wrong when this process read them last. */
const wereRight = new WeakSet<Uint8Array>()

const noNotes: Notes = { pageTexts: [], images: [], imageTexts: [], problems: [] }

function readFields<Schema extends z.ZodType>(
  { frontMatter }: MarkdownFile,
  schema: Schema,
  references: References,
  messages: Messages,
): z.output<Schema> {
  references.fillYaml(frontMatter, messages)
  return validate(schema, frontMatter, messages)
}

/** The text below the fields, as HTML. */
function readBody(
  { file, body, placeAt }: MarkdownFile,
  options: MarkdownOptions,
  references: References,
  messages: Messages,
): string {
  references.check(file, body, placeAt, messages)
  for (const { offset, ...problem } of findWrongWeekdays(body)) {
    messages.error({ file, ...placeAt(offset), ...problem })
  }
  const filled = references.fill(body)
  const { html, problems } = renderMarkdown(filled.text, options)
  const lineStarts = problems.length > 0 ? offsetsOfLines(filled.text) : []
  const offsetOf = ({ line, column }: { line: number; column: number }) =>
    filled.originalOffset((lineStarts[line - 1] ?? 0) + column - 1)
  for (const { line, column, replace, ...problem } of problems) {
    const offset = offsetOf({ line, column })
    // Of two links that are wrong alike, the corrected line must not bring one back.
    const alike = problems.filter((other) => other.line === line && other.rule === problem.rule)
    const corrected =
      replace &&
      correctedLine(
        body,
        ...alike.flatMap((one) => (one.replace ? [{ offset: offsetOf(one), ...one.replace }] : [])),
      )
    messages.error({ file, ...placeAt(offset), ...problem, corrected })
  }
  if (body.trim() === '') {
    messages.error({
      file,
      ...placeAt(0),
      rule: 'empty-text',
      reason: 'There is no text below the fields.',
      remedy: 'Write the text below the second line of three hyphens.',
    })
  }
  return html
}

function offsetsOfLines(text: string): number[] {
  const starts = [0]
  for (const match of text.matchAll(/\n/g)) starts.push(match.index + 1)
  return starts
}

/** By code units, which are the same in every locale. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
