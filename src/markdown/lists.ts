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

/** A line of an address or a poem is not longer. */
const shortLine = 40

/**
 * Keeps the ends of short lines, such as those of an address. Programs that wrap lines end one where the next word does not fit;
 * where it would have, a person did.
 */
export function keepShortLines(tree: Root, source: string) {
  visit(tree, 'paragraph', (paragraph) => {
    const { start, end } = paragraph.position ?? {}
    const lines = source.slice(start?.offset, end?.offset).split('\n')
    const lengths = lines.map((line) => line.trim().length)
    const longest = Math.max(...lengths)
    if (lines.length < 3 || longest > shortLine) return
    const isWrapped = lines.every((line, index) => {
      const [word = ''] = /\S+/.exec(lines[index + 1] ?? '') ?? []
      return word === '' || line.trim().length + 1 + word.length > longest
    })
    if (!isWrapped) endLines(paragraph)
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
