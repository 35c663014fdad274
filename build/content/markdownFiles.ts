/** Guides (posts/*.md) and the long-form texts of pages (seo/*.md). */
import type { z } from 'zod'
import { renderMarkdown } from '../markdown.ts'
import type { MarkdownOptions } from '../markdownOptions.ts'
import type { Messages } from '../messages.ts'
import { findWrongWeekdays } from './contradictions.ts'
import type { References } from './facts.ts'
import { type MarkdownFile, splitFrontMatter } from './frontMatter.ts'
import { longFormSchema, postSchema } from './schema/articles.ts'
import { longFormPages } from './schema/files.ts'
import { readText, type Source } from './source.ts'
import type { LongForm, Post } from './types.ts'
import { type CheckedFile, nearest, validate } from './validate.ts'
import { placeOf } from './yaml.ts'
import { correctedLine } from './yamlLine.ts'

const isGuideToStaff = (path: string) => path.endsWith('/README.md')

const markdownPaths = (source: Source, folder: string) =>
  [...source.files.keys()].filter((path) => path.startsWith(`${folder}/`) && !isGuideToStaff(path))

/** All guides, newest first; of two with the same date, by slug. */
export function readPosts(source: Source, references: References, messages: Messages) {
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
      continue
    }
    const article = readMarkdown(source, path, postSchema, { inPage: true }, references, messages)
    if (!article?.markdown.frontMatter.sound) unreadable.push(path)
    if (!article) continue
    files.push({ yaml: article.markdown.frontMatter, schema: postSchema })
    const other = ids.get(article.fields.id)
    if (other) {
      messages.error({
        file,
        ...placeOf(article.markdown.frontMatter, ['id']),
        rule: 'duplicate-id',
        reason: `The id “${article.fields.id}” is taken by ${other}.`,
        remedy: 'Give each guide an id of its own.',
      })
    }
    ids.set(article.fields.id, file)
    posts.push({ ...article.fields, slug, html: article.html })
  }
  posts.sort((a, b) => compare(b.date, a.date) || compare(a.slug, b.slug))
  return { posts, files, unreadable }
}

/** What is wrong with the name or the place of a file that should be a guide. */
function whyNoGuide(path: string) {
  const [, folder, name = ''] = /^posts\/(.*\/)?([^/]*)$/.exec(path) ?? []
  const good = `${name
    .replace(/\.[^.]*$/, '')
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

/** The long-form texts by page key. */
export function readLongForms(source: Source, references: References, messages: Messages) {
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
    const article = readMarkdown(
      source,
      path,
      longFormSchema,
      { inPage: true, demote: 1 },
      references,
      messages,
    )
    if (article) texts.set(key, { ...article.fields, html: article.html })
  }
  return texts
}

interface Article<Fields> {
  markdown: MarkdownFile
  fields: Fields
  html: string
}

function readMarkdown<Schema extends z.ZodType>(
  source: Source,
  path: string,
  schema: Schema,
  options: MarkdownOptions,
  references: References,
  messages: Messages,
): Article<z.output<Schema>> | undefined {
  const file = `${source.folder}/${path}`
  const text = readText(source, path, messages)
  const markdown = text === undefined ? undefined : splitFrontMatter(file, text, messages)
  if (!markdown) return undefined

  references.fillYaml(markdown.frontMatter, messages)
  references.check(file, markdown.body, markdown.placeAt, messages)
  const fields = validate(schema, markdown.frontMatter, messages)

  for (const { offset, ...problem } of findWrongWeekdays(markdown.body)) {
    messages.error({ file, ...markdown.placeAt(offset), ...problem })
  }
  const filled = references.fill(markdown.body)
  const { html, problems } = renderMarkdown(filled.text, options)
  const lineStarts = offsetsOfLines(filled.text)
  for (const { line, column, replace, ...problem } of problems) {
    const offset = filled.originalOffset((lineStarts[line - 1] ?? 0) + column - 1)
    const corrected = replace && correctedLine(markdown.body, offset, replace)
    messages.error({ file, ...markdown.placeAt(offset), ...problem, corrected })
  }
  if (markdown.body.trim() === '') {
    messages.error({
      file,
      ...markdown.placeAt(0),
      rule: 'empty-text',
      reason: 'There is no text below the fields.',
      remedy: 'Write the text below the second line of three hyphens.',
    })
  }
  return { markdown, fields, html }
}

function offsetsOfLines(text: string): number[] {
  const starts = [0]
  for (const match of text.matchAll(/\n/g)) starts.push(match.index + 1)
  return starts
}

/** By code units, which are the same in every locale. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
