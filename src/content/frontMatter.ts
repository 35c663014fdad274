/**
 * Markdown files with YAML front matter. gray-matter splits the file. Its language is pinned to YAML, and every other one
 * is refused before gray-matter is called, because it would run `---js` as a program.
 */
import matter from 'gray-matter'
import type { Finding, Messages } from '../diagnostics/messages.ts'
import type { PlaceAt } from '../diagnostics/positions.ts'
import { limits } from '../limits.ts'
import { parseYaml, placesIn, type YamlText } from '../yaml/parse.ts'

export interface MarkdownFile {
  /** The path of the file for messages. */
  file: string
  frontMatter: YamlText
  /** The text below the front matter. */
  body: string
  /** The place in the file of an offset in the body. */
  placeAt: PlaceAt
}

/**
 * Splits a Markdown file into its front matter, which is parsed, and its body.
 *
 * @returns undefined, with an error, when its lines `---` are missing or malformed, or the front matter is not right YAML
 */
export function splitFrontMatter(file: string, text: string, messages: Messages): MarkdownFile | undefined {
  const problem = frontMatterProblem(text)
  if (problem) {
    messages.error({ file, column: 1, rule: 'front-matter', ...problem })
    return undefined
  }
  let frontMatter: YamlText | undefined
  let isEmpty = true
  const parse = (yaml: string): object => {
    // The text begins with the line break after the opening `---`, so its first line is line 1.
    // With Windows line ends it ends with half of a line break, which YAML would read as text.
    isEmpty = false
    frontMatter = parseYaml(file, yaml.replace(/\r$/, ''), messages, 1)
    return {}
  }
  const { content } = matter(text, { language: 'yaml', engines: { yaml: parse } })
  if (isEmpty) frontMatter = parseYaml(file, '', messages, 2)
  if (!frontMatter) return undefined
  const start = text.length - content.length
  const placeAt = placesIn(text)
  return { file, frontMatter, body: content, placeAt: (offset) => placeAt(start + offset) }
}

/** Why a file cannot be split. */
function frontMatterProblem(text: string): Omit<Finding, 'rule'> | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd())
  const [first = ''] = lines
  if (first === '---') return endProblem(lines) ?? lengthProblem(lines.indexOf('---', 1))
  return {
    line: 1,
    reason: 'The file does not begin with three hyphens and its fields, which are read as YAML alone.',
    remedy:
      'Make the first line exactly ---, with nothing above it; below it the fields, --- again, and the text.',
    ...(isField(first) && { corrected: `---\n${first}` }),
  }
}

function lengthProblem(end: number): Omit<Finding, 'rule'> | undefined {
  if (end <= limits.frontMatter) return undefined
  return {
    line: limits.frontMatter + 1,
    reason: `There are ${end} lines up to the three hyphens that end the fields; more than ${limits.frontMatter} are not read.`,
    remedy: 'Write --- below the last field, or take out what was pasted by mistake.',
  }
}

const isField = (line = '') => /^[a-z]\w*:(\s|$)/i.test(line)
/** Whether a line was meant as `---`: more or fewer hyphens, dashes, other signs. */
const isNearly = (line = '') => line !== '---' && /^\s*(?:[-–—_*=] ?){1,20}$/.test(line)

function endProblem(lines: readonly string[]): Omit<Finding, 'rule'> | undefined {
  const end = lines.indexOf('---', 1)
  const isText = (line = '') => line !== '' && !isField(line) && !/^(\s|- |# |#$|---$)/.test(line)
  const text = lines.findIndex(
    (line, index) =>
      index > 0 &&
      isText(line) &&
      // Before the closing ---, such a line may be a mistake in a field, but not a heading or a separate paragraph.
      (end < 0 || (index < end && (/^##+ /.test(line) || lines[index - 1] === ''))),
  )
  if (text < 0 && end > 0) return undefined
  const below = text < 0 ? lines.length : text
  const near = lines.findIndex((line, index) => index > 0 && index <= below && isNearly(line))
  const last = lines.findLastIndex((line, index) => index < below && line !== '')
  if (last <= 0 && end > 0) return undefined
  const reason = 'The line of three hyphens that ends the fields is missing.'
  return near > 0
    ? { line: near + 1, reason, remedy: 'Make this line exactly ---.', corrected: '---' }
    : {
        line: last + 1,
        reason,
        remedy: 'Write --- on a line of its own below this field, and the text below that.',
        corrected: `${lines[last]}\n---`,
      }
}
