/** The size limits of Markdown texts. */
import type { MarkdownProblem } from './options.ts'

/**
 * The largest text that is rendered. micromark's time grows with the square of the signs in one paragraph and of the
 * lines in one text (micromark, "Security"); within these limits the worst text takes less than a second, and the largest
 * real one has a tenth of each.
 */
export const markdownLimits = {
  characters: 40_000,
  lines: 1500,
  signs: 4000,
  signsTogether: 400,
  nesting: 20,
}

/** The limit that a text exceeds, if any. */
export function overLimits(source: string): MarkdownProblem | undefined {
  const tooLong = (what: string, most: number, offset: number) => ({
    offset,
    rule: 'text-too-long',
    reason: `This text has ${what}; more than ${most} are not read.`,
    remedy: 'Split it into several texts.',
  })
  const { characters, lines: mostLines, nesting } = markdownLimits
  if (source.length > characters) return tooLong(`${source.length} characters`, characters, 0)
  const lines = source.split('\n')
  if (lines.length > mostLines) return tooLong(`${lines.length} lines`, mostLines, startOf(mostLines, lines))
  const deep = lines.findIndex((text) => nestingOf(text) > nesting)
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
    const isText = before + signs > markdownLimits.signs
    if (signs <= markdownLimits.signsTogether && !isText) continue
    const [what, most] = isText
      ? ['This text', markdownLimits.signs]
      : ['This paragraph', markdownLimits.signsTogether]
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
  reason: `Lists, quotes or emphasis are nested more than ${markdownLimits.nesting} deep here.`,
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
