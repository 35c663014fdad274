/** Headings, paragraphs and HTML of Markdown texts. */
import type { Heading } from 'mdast'
import type { ReportProblem } from '../options.ts'

/**
 * Reports headings that are underlined, of level 1, or more than one level below the heading before.
 *
 * @param level the level of the heading before; 0 for the first one of a text that is a field
 */
export function checkHeading(
  { depth, children }: Heading,
  raw: string,
  start: number,
  level: number,
  report: ReportProblem,
) {
  if (children.length === 0) {
    const remedy = 'Write its words after the signs, or delete the line.'
    report(start, 'empty-heading', 'This heading has no words.', remedy)
  } else if (!raw.startsWith('#')) {
    const remedy =
      'For a heading, begin the text with ## and delete that line; for a dividing line, leave an empty line above it.'
    const reason = 'The line of hyphens or equals signs below makes a heading of this text.'
    report(start, 'underlined-heading', reason, remedy)
  } else if (depth === 1 && level === 0) {
    const reason = 'In a text, “#” makes a heading, and no comment.'
    const remedy =
      'Delete the line, or write the comment above the name of the field. If it is a heading, begin it with ##.'
    report(start, 'heading-level', reason, remedy)
  } else if (depth === 1) {
    const remedy = 'Begin this heading with ## instead of #.'
    report(start, 'heading-level', 'The page has its headline already.', remedy, '#', '##')
  } else if (level > 0 && depth > level + 1) {
    const right = '#'.repeat(level + 1)
    const reason =
      level === 1
        ? `The first heading is of level ${depth}, but a text begins with level 2.`
        : `This heading is of level ${depth} below one of level ${level}; there is none between them.`
    report(start, 'heading-jump', reason, `Begin it with ${right}.`, '#'.repeat(depth), right)
  }
}

/**
 * Reports paragraphs that were meant as headings or lists.
 *
 * @param isItem whether it is the text of an item, before which a second hyphen is one too many
 */
export function checkParagraph(raw: string, start: number, isItem: boolean, report: ReportProblem) {
  // A single # within a text or before a single word may be a hashtag.
  const isHeadline = /^#\p{L}[^\s#]* [^\n#]*[^\s.!?:,]$/u.test(raw)
  const heading = isHeadline ? /^#/.exec(raw) : /^#{2,6}(?=[^\s#])/m.exec(raw)
  if (heading) {
    report(
      start + heading.index,
      'heading-space',
      'There is no space after the number signs, so this is not read as a heading.',
      isHeadline ? 'Begin it with “## ”.' : 'Write a space after them.',
      heading[0],
      isHeadline ? '## ' : `${heading[0]} `,
    )
  }
  const lines = raw.split('\n').length
  for (const { pattern, least, rule, reason, isNumbered } of listMarks) {
    const found = [...raw.matchAll(pattern)]
    if (found.length < (least === 'all' ? Math.max(2, lines) : least)) continue
    for (const { 0: whole, 1: mark = '', index } of found) {
      const offset = start + index + whole.length - mark.length
      if (isNumbered)
        report(offset, rule, reason, remedyForNumbers, mark, `${Number.parseInt(mark, 10) || 1}. `)
      else report(offset, rule, reason, remedyForBullets, mark, isItem && index === 0 ? '' : '- ')
    }
  }
}

/** Reports slanted words with one more star at one end, which is shown. @param around the words with a sign at each end */
export function checkStars(around: string, start: number, report: ReportProblem) {
  if (!/^\*\*|\*\*$/.test(around)) return
  report(
    around.startsWith('**') ? start - 1 : start,
    'unequal-stars',
    `“${around.trim()}” has one star at one end and two at the other, so a star would be shown.`,
    'Write as many at both ends: two for bold words, one for slanted ones.',
  )
}

const remedyForBullets = 'Begin each line of a list with “- ” (hyphen, space).'
const remedyForNumbers = 'Begin each line with its number, a full stop and a space: “1. ”.'
const otherSign = {
  rule: 'list-marker',
  reason: 'This sign was copied from another program, and does not make a list.',
}
const noSpace = (sign: string) => ({
  rule: 'list-space',
  reason: `There is no space after the ${sign}, so this is not read as a list.`,
})

interface ListMark {
  /** Its first group is the mark. */
  pattern: RegExp
  /** How many lines of a paragraph must have it; `all` means every line, and at least two. */
  least: number | 'all'
  rule: string
  reason: string
  isNumbered?: boolean
}

/** Marks at the beginning of lines that were meant as lists; some mean something else on a single line. */
const listMarks: readonly ListMark[] = [
  // Symbol fonts of word processors are in the private use area; letters before a tab are bullets of Word.
  { pattern: /^[ \t]*([•·▪●◦‣\p{Co}]\s*|[o§vqüØ➢✓]\t\s*)/gmu, least: 1, ...otherSign },
  { pattern: /^[ \t]*([–—§»›→\p{So}][\ufe0f]? +|--+ +|-+> +)/gmu, least: 2, ...otherSign },
  { pattern: /^[ \t]*([-+])(?=\p{L})/gmu, least: 1, ...noSpace('hyphen') },
  { pattern: /^[ \t]*(\*)(?=[^\s*][^*\n]*$)/gm, least: 'all', ...noSpace('star') },
  { pattern: /^[ \t]*(\d{1,2}[.)])(?=\p{L})/gmu, least: 1, ...noSpace('number'), isNumbered: true },
  {
    pattern: /^[ \t]*(\([a-h1-9]\) +|[a-h][.)] +)/gim,
    least: 2,
    rule: 'list-marker',
    reason: 'Letters and brackets do not make a list, so these lines would run together.',
    isNumbered: true,
  },
]

/** Reports HTML. Complete comments and closing tags are dropped by the renderer and not reported. */
export function checkHtml(html: string, start: number, report: ReportProblem) {
  if (/^(<!--(?:(?!-->)[\s\S])*-->|<\/[^>]*>)$/.test(html.trim())) return
  if (html.trim().startsWith('<!--') && !html.includes('-->')) {
    const reason = 'A comment begins here and does not end, so the text below it is lost.'
    return report(start, 'unclosed-comment', reason, 'Write --> at its end.')
  }
  const isFromWord = /<\/?[a-z]+:[a-z]|\bmso|<(span|font)\b|\sstyle=/i.test(html)
  const words = (html.length > 40 ? `${html.slice(0, 40)}…` : html).replaceAll('\n', ' ')
  report(
    start,
    'raw-html',
    `HTML is not allowed in a text: ${words}`,
    isFromWord
      ? 'This was copied from Word or a web page: delete it, and paste the text without formatting.'
      : 'Take it out, or write it as Markdown: **bold**, *slanted*, [words](/page), ## before a heading, “- ” before each line of a list, an empty line between paragraphs.',
  )
}
