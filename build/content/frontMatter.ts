/**
 * Markdown files with YAML front matter. gray-matter cuts the file in two; the language is pinned to YAML and every
 * other one refused before it is called, because gray-matter would run `---js` as a program.
 */
import matter from 'gray-matter'
import type { Messages } from '../messages.ts'
import { type Place, parseYaml, type YamlText } from './yaml.ts'

export interface MarkdownFile {
  file: string
  frontMatter: YamlText
  body: string
  /** Place in the file of an offset in the body. */
  placeAt(offset: number): Place
}

/** Splits a Markdown file; a file without sound front matter is reported and gives undefined. */
export function splitFrontMatter(file: string, text: string, messages: Messages): MarkdownFile | undefined {
  const problem = openingProblem(text)
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
  if (!frontMatter) frontMatter = parseYaml(file, '', messages, 2)
  const start = text.length - content.length
  const placeAt = (offset: number): Place => {
    const before = text.slice(0, start + offset).split('\n')
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  }
  return { file, frontMatter, body: content, placeAt }
}

function openingProblem(text: string): { line: number; reason: string; remedy: string } | undefined {
  const lines = text.split(/\r?\n/)
  const first = lines[0] ?? ''
  if (/^---\s*\S/.test(first) && !/^-+$/.test(first)) {
    return {
      line: 1,
      reason: `The first line is “${first}”, but only YAML is read between the lines of three hyphens; nothing is run.`,
      remedy: 'Make the first line exactly ---.',
    }
  }
  if (first.trimEnd() !== '---') {
    return {
      line: 1,
      reason: 'The file does not begin with its fields (title, description and so on).',
      remedy: 'Make the first line exactly ---, then the fields, then --- again, then the text.',
    }
  }
  if (!lines.slice(1).some((line) => line.trimEnd() === '---')) {
    return {
      line: 1,
      reason: 'The line of three hyphens that ends the fields is missing.',
      remedy: 'Write --- on a line of its own after the last field.',
    }
  }
  return undefined
}
