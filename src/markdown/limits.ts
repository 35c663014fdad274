/** The size limits of Markdown texts. Within them, hostile texts take 0.23 s at most, so none needs a worker with a timeout. */
import { limits } from '../limits.ts'
import type { MarkdownProblem } from './options.ts'

/** The limit that a text exceeds, if any. */
export function overLimits(source: string): MarkdownProblem | undefined {
  const tooLong = (what: string, most: number, offset: number) => ({
    offset,
    rule: 'text-too-long',
    reason: `This text has ${what}; more than ${most} are not read.`,
    remedy: 'Split it into several texts.',
  })
  const { characters, lines: mostLines } = limits.markdown
  if (source.length > characters) return tooLong(`${source.length} characters`, characters, 0)
  const lines = source.split('\n')
  if (lines.length > mostLines) return tooLong(`${lines.length} lines`, mostLines, startOf(mostLines, lines))
  const wide = lines.findIndex((text) => text.split('|').length > limits.markdown.cells + 2)
  if (wide >= 0)
    return tooLong(
      `${limits.markdown.cells + 1} or more columns in a table`,
      limits.markdown.cells,
      startOf(wide, lines),
    )
  const deep = lines.findIndex((text) => nestingOf(text) > limits.depth)
  return deep >= 0 ? tooDeep(startOf(deep, lines)) : tooManySigns(lines)
}

/** The offset at which a line begins. */
const startOf = (index: number, lines: readonly string[]) =>
  lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0)

/** Only signs that may open a mark count: the parser searches the whole paragraph for their partners. */
function tooManySigns(lines: readonly string[]): MarkdownProblem | undefined {
  let first = 0
  let signs = 0
  let before = 0
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') {
      first = index + 1
      before += signs
      signs = 0
    }
    signs += line.match(/[*_[\]<&`!\\]/g)?.length ?? 0
    const isText = before + signs > limits.markdown.signs
    if (signs <= limits.markdown.signsTogether && !isText) continue
    const [what, most] = isText
      ? ['This text', limits.markdown.signs]
      : ['This paragraph', limits.markdown.signsTogether]
    return {
      offset: startOf(first, lines),
      rule: 'too-many-signs',
      reason: `${what} has more than ${most} stars, brackets and other signs of Markdown.`,
      remedy: 'Divide it with an empty line, or take out what was pasted by mistake.',
    }
  }
  return undefined
}

export const tooDeep = (offset: number): MarkdownProblem => ({
  offset,
  rule: 'nesting-too-deep',
  reason: `Lists, quotes or emphasis are nested more than ${limits.depth} deep here.`,
  remedy: 'Use fewer levels.',
})

/** How many lists and quotes a line opens; a line of stars or hyphens alone is a rule. */
function nestingOf(line: string): number {
  if (/^[ \t]*(?:\*[ \t]*|-[ \t]*|_[ \t]*)+$/.test(line.slice(0, 200)) && line.length <= 200) return 0
  const marker = /[ \t]*(?:[-*+>]|\d{1,9}[.)])(?=[ \t]|$|>)[ \t]*/y
  let depth = 0
  while (marker.test(line)) depth++
  return depth
}
