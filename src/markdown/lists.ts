/** Lists and lines as they are typed. */
import type { Paragraph, PhrasingContent, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** Markdown counts on from the first number of a list. A countdown, a tie and stops keep theirs; “1.” on each line is a habit. */
export function keepNumbers(tree: Root, source: string) {
  visit(tree, 'list', ({ ordered, children }) => {
    if (!ordered) return
    const typed = children.map(({ position }) => {
      const start = position?.start.offset ?? 0
      return Number.parseInt(source.slice(start, start + 12), 10)
    })
    if (typed.every((number) => number === 1)) return
    for (const [index, item] of children.entries()) {
      const [before, number] = [typed[index - 1], typed[index]]
      if (before !== undefined && number !== before + 1)
        item.data = { hProperties: { value: String(number) } }
    }
  })
}

/** No program wraps lines so early: who ends three lines before, means lines, such as those of an address or a menu. */
const shortLine = { characters: 40, atLeast: 3 }
const linkAlone = /^(?:<[^<>\s]+>|\[[^[\]]*\]\([^()\s]*\))$/

/** Keeps the ends of short lines, and of lines with a link each. */
export function keepShortLines(tree: Root, source: string) {
  visit(tree, 'paragraph', (paragraph) => {
    const { start, end } = paragraph.position ?? {}
    const lines = source.slice(start?.offset, end?.offset).split('\n')
    const areShort = lines.every((line) => line.trim().length <= shortLine.characters)
    const areLinks = lines.length > 1 && lines.every((line) => linkAlone.test(line.trim()))
    if (areLinks || (areShort && lines.length >= shortLine.atLeast)) endLines(paragraph)
  })
}

function endLines(paragraph: Paragraph) {
  paragraph.children = paragraph.children.flatMap((child): PhrasingContent[] =>
    child.type !== 'text'
      ? [child]
      : child.value
          .split('\n')
          .flatMap((value, index): PhrasingContent[] => [
            ...(index > 0 ? [{ type: 'break' as const }] : []),
            { type: 'text', value },
          ]),
  )
}
