/** Headings, paragraphs and HTML of Markdown texts. */
import type { Heading } from 'mdast'
import { newPictureRemedy, pictureRemedy, videoRemedy } from '../../markdown/figures.ts'
import type { ReportProblem } from '../../markdown/options.ts'
import { dividedWord, hyphensOfDividedWords } from '../pasted/dividedWords.ts'
import { type Around, checkLists } from '../pasted/listMarks.ts'

/**
 * Reports headings that are underlined, of level 1, or more than one level below the heading before; and any in a field.
 *
 * @param level the level of the heading before; 0 for a text that is a field, which has a title of its own or none
 * @param isAboveText whether a text begins on the next line
 */
export function checkHeading(
  { depth, children }: Heading,
  raw: string,
  start: number,
  level: number,
  isAboveText: boolean,
  report: ReportProblem,
) {
  const isField = level === 0
  if (children.length === 0) {
    const remedy = 'Write its words after the signs, or delete the line.'
    report(start, 'empty-heading', 'This heading has no words.', remedy)
  } else if (/^(?:[\w-]+:(?:[ \t].*)?\n)+-+$/.test(raw)) {
    const reason =
      'These lines are the settings of a file of another program, and would be shown as a heading.'
    report(start, 'underlined-heading', reason, 'Delete them, and the lines of hyphens above and below them.')
  } else if (!raw.startsWith('#')) {
    // The begin of the signature of a mail is reported as such.
    if (/\n[> \t]*--[ \t]*$/.test(raw)) return
    const heading = isField
      ? 'Delete that line'
      : 'For a heading, begin the text with ## and delete that line'
    const remedy = `${heading}; for a dividing line, leave an empty line above it.`
    const reason = 'The line of hyphens or equals signs below makes a heading of this text.'
    report(start, 'underlined-heading', reason, remedy)
  } else if (/^#[ \t]+\p{N}/u.test(raw)) {
    const reason = '“#” makes a heading here, and would not be shown.'
    const heading = isField ? '' : ' For a heading, begin it with ##.'
    const remedy = `If it belongs to the figure, write both together: #1.${heading}`
    report(start, 'heading-level', reason, remedy)
  } else if (depth === 1 && isField) {
    const reason = 'In a text, “#” makes a heading, and no comment.'
    const remedy =
      'Delete the line, or write the comment above the name of the field. Bold words are written as **words**.'
    report(start, 'heading-level', reason, remedy)
  } else if (isField) {
    const words = raw
      .replace(/^#+[ \t]+/, '')
      .replace(/(?<=[ \t])#+$/, '')
      .trimEnd()
    const bold = words.includes('**') ? words : `**${words}**`
    const remedy = 'Write bold words in a paragraph of their own instead.'
    report(start, 'field-heading', noHeadings, remedy, raw, isAboveText ? `${bold}\n` : bold)
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

const noHeadings = 'A field has no headings: its page or its entry has one already.'

/** Reports tabs, and the marks of headings, lists and dividing lines, in a field of one line, which has none. */
export function checkLine(line: string, report: ReportProblem) {
  const tab = line.trimEnd().indexOf('\t')
  if (tab >= 0) report(tab, 'invisible-character', 'There is a tab here.', 'Write a space instead.')
  const [sign] =
    /^(?:#{1,6}(?=[ \t]+[^\s\d])|(?:[-=]+>|[☐-☒])(?=\s)|(?:[-*_=~]{3,}|`{3}[^`]*)$)/.exec(line.trim()) ?? []
  if (sign === undefined) return
  const remedy = 'Take the sign away: a text of one line has no headings, lists and dividing lines.'
  const reason = `This text begins with “${sign}”, which would be shown.`
  report(line.search(/\S/), 'line-sign', reason, remedy)
}

/**
 * Reports paragraphs that were meant as headings or lists, and words that are divided at the end of a line.
 *
 * @param around where it is, as `checkLists` takes it
 */
export function checkParagraph(raw: string, start: number, around: Around, report: ReportProblem) {
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
  const { rule, reason, remedy } = dividedWord
  for (const offset of hyphensOfDividedWords(raw)) report(start + offset, rule, reason, remedy)
  const reported = new Set<number>()
  checkLists(raw, start, around, (offset, ...message) => {
    reported.add(linesBefore(raw, offset - start))
    report(offset, ...message)
  })
  if (around.isItem) checkLineBelowItem(raw, start, around.indent, reported, report)
}

const linesBefore = (text: string, offset: number) =>
  text.slice(0, Math.max(0, offset)).split('\n').length - 1

/** A line of a text that an editor wraps is longer. */
const shortLine = 50
/** Nor does anybody end a line before so few characters, where the next one begins with a small letter. */
const shortestLine = 40

/** The first letter or figure of a line, behind quotation marks, brackets and marks of Markdown; or a picture. */
const firstSign = /^(?:\p{So}|[^\p{L}\p{N}\p{So}]*[\p{L}\p{N}])/u
/** What a sentence goes on after. */
const unfinished =
  /[,;:–—-]$|\b(?:an?|the|and|or|but|of|to|in|on|at|by|for|from|with|till|until|is|are|our|your)$/i

/**
 * Reports a line below an item that is not below its words, and reads as a text of its own: Markdown makes it a part of the item. A
 * line below a long line goes on with the sentence, and so does one below a comma or a word such as “and”.
 *
 * @param reported the lines that were meant as items
 */
function checkLineBelowItem(
  raw: string,
  start: number,
  indent: number,
  reported: ReadonlySet<number>,
  report: ReportProblem,
) {
  const lines = raw.split('\n')
  const isSmall = (line: string) => /\p{Ll}$/u.test(firstSign.exec(line)?.[0] ?? '')
  let offset = start
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    const [spaces = ''] = /^ */.exec(line) ?? []
    const isCapital = /^ *[\p{Lu}\p{Lo}\p{So}]/u.test(line)
    const most = !isCapital && isSmall(line) ? shortestLine : shortLine
    const goesOn = !isCapital && unfinished.test(above?.trimEnd() ?? '')
    const isOwn = spaces.length < indent && firstSign.test(line) && !goesOn && !reported.has(index)
    if (above !== undefined && above.length < most && isOwn)
      report(
        offset + spaces.length,
        'below-item',
        'This line is right below an item of a list, so it becomes a part of that item.',
        'Leave an empty line above it; or, if it is a part of the item, begin it right below its words.',
      )
    offset += line.length + 1
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

/** Reports HTML. Complete comments and closing tags are dropped by the renderer and not reported. */
export function checkHtml(html: string, start: number, mayHaveFigures: boolean, report: ReportProblem) {
  if (/^(<!--(?:(?!-->)[\s\S])*-->|<\/[^>]*>)$/.test(html.trim())) return
  if (html.trim().startsWith('<!--') && !html.includes('-->')) {
    const reason = 'A comment begins here and does not end, so the text below it is lost.'
    return report(start, 'unclosed-comment', reason, 'Write --> at its end.')
  }
  const words = (html.length > 40 ? `${html.slice(0, 40)}…` : html).replaceAll('\n', ' ')
  report(start, 'raw-html', `HTML is not allowed in a text: ${words}`, remedyFor(html.trim(), mayHaveFigures))
}

function remedyFor(html: string, mayHaveFigures: boolean): string {
  if (/<(?:img|picture|figure|svg)\b/i.test(html))
    return `${mayHaveFigures ? newPictureRemedy : pictureRemedy} Delete what is here.`
  if (/^<(?:iframe|video|embed|object)\b/i.test(html))
    return (
      videoRemedy(html, mayHaveFigures) ??
      'A text does not show other sites or files inside it. Delete it, and write a link instead: [words](address).'
    )
  if (/^<(?:Media omitted|This message was|attached:)/.test(html))
    return 'This was copied from a chat: delete it.'
  return /<\/?[a-z]+:[a-z]|\bmso|<(span|font)\b|\sstyle=/i.test(html)
    ? 'This was copied from Word or a web page: delete it, and paste the text without formatting.'
    : 'Take it out, or write it as Markdown: **bold**, *slanted*, [words](/page), ## before a heading, “- ” before each line of a list, an empty line between paragraphs.'
}
