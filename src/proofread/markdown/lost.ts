/** Signs that readers need, and that Markdown takes as its own: it would drop them, or change them, in silence. */
import type { Heading, List, Nodes, Parents } from 'mdast'
import type { ReportProblem } from '../../markdown/options.ts'

/** A node with its place in the source. */
interface Place {
  source: string
  start: number
  end: number
}

/** Reports the signs of a node that would be lost. */
export function checkLostSigns(
  node: Nodes,
  parent: Parents | undefined,
  place: Place,
  report: ReportProblem,
) {
  if (node.type === 'emphasis' || node.type === 'strong' || node.type === 'inlineCode')
    checkMarksOfWords(place, report)
  else if (node.type === 'blockquote') checkQuote(place, report)
  else if (node.type === 'heading') checkEndOfHeading(node, place, report)
  else if (node.type === 'list' && node.ordered) {
    checkTabs(node, place.source, report)
    checkZeros(node, place.source, report)
    checkNumbers(node, place.source, report)
  }
  if (node.type === 'list' && !node.ordered && parent?.type !== 'listItem')
    checkBullets(node, place.source, report)
}

const lost = (sign: string, mark: string) =>
  `“${sign}” is read as the mark of ${mark} here, and would not be shown.`
const escaped = (signs: string) => signs.replaceAll(/./g, '\\$&')
const withBackslash = (signs: string) => `To show it, write a backslash before it: ${escaped(signs)}.`

/** Reports marks within a word or a figure, such as `24*7`. Words with a bold part are meant. */
function checkMarksOfWords({ source, start, end }: Place, report: ReportProblem) {
  const written = source.slice(start, end)
  const [mark = ''] = /^(?:\*+|_+|`+)/.exec(written) ?? []
  if (/^__[a-z\d]+__$/i.test(written)) {
    const remedy = `For a bold word, write **${written.slice(2, -2)}**. To show them, write a backslash before each: ${escaped('__')}${written.slice(2, -2)}${escaped('__')}.`
    report(start, 'lost-sign', 'These underscores make a bold word, and would not be shown.', remedy)
    return
  }
  const isBetween = (offset: number, sign: RegExp) =>
    sign.test(source.slice(Math.max(0, offset - 2), offset)) &&
    sign.test([...source.slice(offset + mark.length, offset + mark.length + 2)].slice(0, 1).join(''))
  const last = end - mark.length
  const isLost = (offset: number, signs: readonly RegExp[]) => signs.some((sign) => isBetween(offset, sign))
  // Grave accents before two words, as in `90s and `00s.
  const areApostrophes = mark === '`' && /^`\S.*\s`$/s.test(written)
  // A word may end within another one, such as with the ending of a case, but it does not begin there.
  const begins = areApostrophes || isLost(start, mark.length === 1 ? [figure, letter, face] : [figure])
  if (begins) reportMark(start)
  if (areApostrophes || isLost(last, begins ? [figure, letter, face] : [figure, face])) reportMark(last)

  function reportMark(offset: number) {
    const reason = lost(mark, mark === '`' ? 'a name or a command' : 'slanted or bold words')
    if (mark === '`') report(offset, 'lost-sign', reason, 'The apostrophe is ’.', mark, '’')
    else if (mark === '*' && isBetween(offset, figure))
      report(offset, 'lost-sign', reason, 'Write × or x instead, as in 24×7.', mark, '×')
    else report(offset, 'lost-sign', reason, withBackslash(mark), mark, escaped(mark))
  }
}

const figure = /\p{N}$/u
const letter = /[\p{L}\p{M}\p{N}]$/u
/** What is around the middle of a face, such as `^_^`. */
const face = /[-^;.<>]$/

/** Reports `> 16 years`: a quote whose lines all begin with a figure. */
function checkQuote({ source, start, end }: Place, report: ReportProblem) {
  const lines = [...source.slice(start, end).matchAll(/^[ \t]*>.*/gm)]
  if (!lines.every(([line]) => /^[ \t]*>[ \t]*(?:=[ \t]*)?[\p{N}\p{Sc}]/u.test(line))) return
  for (const { 0: line, index } of lines) {
    const remedy = `${withBackslash('>')} A quote begins with a word or a quotation mark.`
    report(start + index + line.indexOf('>'), 'lost-sign', lost('>', 'a quote'), remedy, '>', '\\>')
  }
}

/** Reports `+ 16 guests` and `* Terms apply.`: a plus sign before figures, and a list of one line with another sign than a hyphen. */
function checkBullets({ children }: List, source: string, report: ReportProblem) {
  const items = children.map(({ position }) => position?.start.offset ?? 0)
  const sign = source[items[0] ?? 0] ?? ''
  const isOne = children.length === 1 && children[0]?.children.length === 1
  const areFigures = items.every((offset) =>
    /^\+[ \t]+[\p{N}\p{Sc}]/u.test(source.slice(offset, offset + 20)),
  )
  const [first = 0] = items
  const [minus] = /^- (?=[\d.,]+ ?(?:degrees?\b|[°º℃]))/.exec(source.slice(first, first + 20)) ?? []
  if (isOne && minus) {
    const remedy = 'A minus stands right before its figure: −5.'
    report(first, 'lost-sign', lost('-', 'a list'), remedy, minus, '−')
  }
  checkTwoSigns(children, source, report)
  if (sign === '-' || !(isOne || areFigures)) return
  const asItem = 'An item of a list begins with “- ” (hyphen, space).'
  const remedy = `${withBackslash(sign)} ${asItem}`
  const above = source.slice(0, first).trimEnd()
  const isBelowItem = /^[ \t]*-[ \t]/.test(above.slice(above.lastIndexOf('\n') + 1))
  for (const offset of items)
    if (isBelowItem && !areFigures)
      report(offset, 'lost-sign', 'This sign begins another list than the items above it.', asItem, sign, '-')
    else if (sign === '+') report(offset, 'lost-sign', lost(sign, 'a list'), remedy, sign, `\\${sign}`)
    else report(offset, 'lost-sign', lost(sign, 'a list'), remedy)
}

/** Reports `- - Tea`: an item that is a list, and nothing else. */
function checkTwoSigns(items: List['children'], source: string, report: ReportProblem) {
  for (const { children, position } of items) {
    const start = position?.start.offset ?? 0
    const [first] = children
    if (first?.type !== 'list' || first.ordered || first.position?.start.line !== position?.start.line)
      continue
    const signs = source.slice(start, (first.position?.start.offset ?? start) + 1)
    const reason = `“${signs}” makes a list with an empty item around another list.`
    report(start, 'lost-sign', reason, 'An item begins with one hyphen: delete the other one.', signs, '-')
  }
}

/** Reports `## Practise C #`: number signs at the end that do not close the heading. */
function checkEndOfHeading({ depth }: Heading, { source, start, end }: Place, report: ReportProblem) {
  const raw = source.slice(start, end).trimEnd()
  const signs = raw.length - raw.replace(/(?<=[ \t])#+$/, '').length
  if (signs === 0 || signs === depth || !raw.startsWith('#')) return
  const offset = start + raw.length - signs
  report(offset, 'lost-sign', lost('#', 'the end of a heading'), withBackslash('#'), '#', '\\#')
}

/** Reports numbers with a tab behind them, as Word copies them: a list below their words would begin too far to the left. */
function checkTabs({ children }: List, source: string, report: ReportProblem) {
  for (const { position } of children) {
    const start = position?.start.offset ?? 0
    const [mark] = /^\d+[.)]\t/.exec(source.slice(start, start + 12)) ?? []
    if (mark)
      report(
        start,
        'list-space',
        'There is a tab behind this number, so that lines below its words would not belong to it.',
        'Write a space instead.',
        mark,
        `${mark.trimEnd()} `,
      )
  }
}

/** Reports `01. Come`: lists have no zeros before their numbers. */
function checkZeros({ children }: List, source: string, report: ReportProblem) {
  for (const { position } of children) {
    const start = position?.start.offset ?? 0
    const [digits = ''] = /^0\d+(?=[.)])/.exec(source.slice(start, start + 12)) ?? []
    if (digits === '') continue
    const right = `${Number(digits)}.`
    const reason = `The number of an item has no zero before it: “${digits}.” would be shown as “${right}”.`
    const remedy = `Write ${right} instead. If this is no item of a list, write a backslash behind the figures: ${digits}\\.`
    report(start, 'lost-sign', reason, remedy, digits + source[start + digits.length], right)
  }
}

/** Reports numbers that are items of lists by mistake: `3. 2. 1. Go!`, and numbers on lines of their own. */
function checkNumbers({ children }: List, source: string, report: ReportProblem) {
  for (const { children: parts, position } of children) {
    const start = position?.start.offset ?? 0
    // The list around these numbers is reported.
    const isInside = /\d[.)][ \t]+$/.test(source.slice(Math.max(0, start - 8), start))
    if (isInside) continue
    const [number = ''] = /^\d+[.)]/.exec(source.slice(start, start + 12)) ?? []
    const withBackslash = `${number.slice(0, -1)}\\${number.slice(-1)}`
    const [first] = parts
    if (!first) {
      const reason = `There are no words behind “${number}”, so it is read as an empty item of a list.`
      const remedy = `Write the words on the same line, or delete the number. To count down, write commas: 5, 4, 3, 2, 1. A number that begins no item has a backslash: “${withBackslash}”.`
      report(start, 'lost-sign', reason, remedy)
      return
    }
    if (first.type !== 'list' || first.position?.start.line !== position?.start.line) continue
    const reason = `“${number}” and what follows it are read as the beginnings of two lists, one in the other.`
    const remedy = first.ordered
      ? `To count down, write commas instead of full stops: 5, 4, 3, 2, 1. Where both belong to a text, write a backslash: “${withBackslash}”. In a list, delete one of the two.`
      : 'An item begins with a number or with a hyphen: delete one of the two.'
    const isAlone = first.ordered && children.length === 1
    report(start, 'lost-sign', reason, remedy, isAlone ? number : undefined, withBackslash)
  }
}
