/** Figures of tables that are drawn as bars. */
import type { Emphasis, Table, TableCell } from 'mdast'
import type { NodeInTree } from './nodes.ts'

/** Draws the last column of each table in which it has nothing but figures in italics: `*₹90 an hour*`, or `*5/6*`. */
export function drawBars(nodes: readonly NodeInTree[]) {
  for (const { node } of nodes) {
    if (node.type !== 'table') continue
    const figures = lastColumnOf(node).map(figureIn)
    const largest = Math.max(...figures.map((figure) => figure?.amount ?? Number.NaN))
    if (!(largest > 0)) continue
    for (const figure of figures) if (figure) drawBar(figure, figure.outOf ?? largest)
  }
}

const lastColumnOf = ({ children: [_head, ...rows] }: Table) =>
  rows.flatMap(({ children }) => children.at(-1) ?? [])

interface Figure {
  emphasis: Emphasis
  amount: number
  /** Set for a score such as 5/6. */
  outOf: number | undefined
}

/** The figure of a cell that has nothing but one in italics; its amount is the first number in it, without its grouping. */
function figureIn({ children: [emphasis, ...others] }: TableCell): Figure | undefined {
  if (emphasis?.type !== 'emphasis' || others.length > 0) return undefined
  const [words] = emphasis.children
  if (words?.type !== 'text') return undefined
  const [number] = /\d[\d,]*(?:\.\d+)?/.exec(words.value) ?? []
  const [, outOf] = /^\d{1,2}\/(\d{1,2})$/.exec(words.value) ?? []
  if (number === undefined) return undefined
  const [amount, points] = [Number(number.replaceAll(',', '')), Number(outOf)]
  return { emphasis, amount, outOf: points >= amount ? points : undefined }
}

/** Puts the bar before the figure. A score has a slash for each point. */
function drawBar({ emphasis, amount, outOf }: Figure, whole: number) {
  const width = `${Math.round((100 * amount) / whole)}%`
  const bar: Emphasis = {
    type: 'emphasis',
    children: [],
    data: {
      hName: 'svg',
      hProperties: { width, height: 0, ariaHidden: 'true', ...(outOf && { className: [`for-${amount}`] }) },
    },
  }
  emphasis.data = { hName: 'span', hProperties: { className: ['bar'] } }
  emphasis.children.unshift(bar)
}
