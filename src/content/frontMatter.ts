/**
 * Markdown files with YAML front matter. gray-matter cuts the file in two; the language is pinned to YAML and every
 * other one refused before it is called, because gray-matter would run `---js` as a program. Plain fields take a shortcut.
 */
import matter from 'gray-matter'
import type { Messages } from '../diagnostics/messages.ts'
import { type Place, parsePlainYaml, parseYaml, type YamlText } from './yaml/yaml.ts'

export interface MarkdownFile {
  file: string
  frontMatter: YamlText
  body: string
  /** Place in the file of an offset in the body. */
  placeAt(offset: number): Place
}

/** Splits a Markdown file; a file without sound front matter is reported and gives undefined. */
export const splitFrontMatter = (file: string, text: string, messages: Messages): MarkdownFile | undefined =>
  splitPlain(file, text) ?? splitWithGrayMatter(file, text, messages)

/** A comment may be a heading, and an empty line the end of the fields, where the line that ends them is missing. */
const doubtfulLine = /\n *(?:#|\r?\n)/

/** The same where the fields are of the plainest kind; undefined for every other file. */
export function splitPlain(file: string, text: string): MarkdownFile | undefined {
  const end = /^---\r?\n/.test(text) ? /\r?\n---(?:\r?\n|$)/.exec(text) : null
  const yaml = end ? text.slice(3, end.index) : ''
  const frontMatter = doubtfulLine.test(yaml) ? undefined : parsePlainYaml(file, yaml, 1)
  return end && frontMatter ? markdownFile(file, text, frontMatter, end.index + end[0].length) : undefined
}

/** The same for every file. */
export function splitWithGrayMatter(
  file: string,
  text: string,
  messages: Messages,
): MarkdownFile | undefined {
  const problem = frontMatterProblem(text)
  if (problem) {
    messages.error({ file, column: 1, rule: 'front-matter', ...problem })
    return undefined
  }
  let frontMatter: YamlText | undefined
  const parse = (yaml: string): object => {
    // The text handed over begins with the line break that ends the opening `---`.
    // With Windows line ends it ends with half of one, which YAML would take for text.
    frontMatter = parseYaml(file, yaml.replace(/\r$/, ''), messages, 1)
    return {}
  }
  const { content } = matter(text, { language: 'yaml', engines: { yaml: parse } })
  frontMatter ??= parseYaml(file, '', messages, 2)
  return markdownFile(file, text, frontMatter, text.length - content.length)
}

/** @param start where the text below the fields begins */
function markdownFile(file: string, text: string, frontMatter: YamlText, start: number): MarkdownFile {
  const placeAt = (offset: number): Place => {
    const before = text.slice(0, start + offset).split('\n')
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  }
  return { file, frontMatter, body: text.slice(start), placeAt }
}

interface FrontMatterProblem {
  line: number
  reason: string
  remedy: string
  corrected?: string
}

/** What keeps a file from being cut into fields and text. */
function frontMatterProblem(text: string): FrontMatterProblem | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd())
  return openingProblem(lines) ?? endProblem(lines)
}

const isField = (line = '') => /^[a-z]\w*:(\s|$)/i.test(line)
/** What was meant as three hyphens: more or fewer of them, or what a program made of them. */
const isNearly = (line = '') => line !== '---' && /^\s*(?:[-–—_*=] ?){1,20}$/.test(line)

function openingProblem([first = '', ...rest]: readonly string[]): FrontMatterProblem | undefined {
  if (first === '---') return undefined
  if (/^---\s*[^-]/.test(first)) {
    return {
      line: 1,
      reason: `The first line is “${first}”, but only YAML is read between the lines of three hyphens; nothing is run.`,
      remedy: 'Make the first line exactly ---.',
    }
  }
  if (isField(first) || isNearly(first)) {
    return {
      line: 1,
      reason: 'The line of three hyphens that begins the fields is missing.',
      remedy: 'Make the first line of the file exactly ---.',
      corrected: isField(first) ? `---\n${first}` : '---',
    }
  }
  if (first === '' && rest.find((line) => line !== '') === '---') {
    return {
      line: 1,
      reason: 'The file begins with an empty line, so that its fields are not found.',
      remedy: 'Delete what stands above the first line of three hyphens.',
    }
  }
  return noFields
}

const noFields: FrontMatterProblem = {
  line: 1,
  reason: 'The file does not begin with its fields (title, description and so on).',
  remedy: 'Make the first line exactly ---, then the fields, then --- again, then the text.',
}

function endProblem(lines: readonly string[]): FrontMatterProblem | undefined {
  const end = lines.indexOf('---', 1)
  const isText = (line = '') => line !== '' && !isField(line) && !/^(\s|- |# |#$|---$)/.test(line)
  const text = lines.findIndex(
    (line, index) =>
      index > 0 &&
      isText(line) &&
      // Before an end, a line that is no field may be a mistake in one; not so a heading, or a text set apart.
      (end < 0 || (index < end && (/^##+ /.test(line) || lines[index - 1] === ''))),
  )
  if (text < 0 && end > 0) return undefined
  const below = text < 0 ? lines.length : text
  const near = lines.findIndex((line, index) => index > 0 && index <= below && isNearly(line))
  const last = lines.findLastIndex((line, index) => index < below && line !== '')
  if (last <= 0) return end < 0 ? noFields : undefined
  const reason = 'The line of three hyphens that ends the fields is missing.'
  return near > 0
    ? { line: near + 1, reason, remedy: 'Make this line exactly ---.', corrected: '---' }
    : {
        line: last + 1,
        reason,
        remedy: 'Write --- on a line of its own below this field, and the text of the guide below that.',
        corrected: `${lines[last]}\n---`,
      }
}
