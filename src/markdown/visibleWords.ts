/** What readers see of a text: its words without addresses, comments and the marks of lists; and the text without markup. */
import type { Nodes as HastNodes } from 'hast'
import type { Box } from './lists.ts'
import type { NodeInTree } from './nodes.ts'

interface Range {
  from: number
  to: number
}

/** A text with spaces in place of what readers do not see: addresses, comments, notes, the marks of items and their boxes. */
export interface VisibleSource {
  /** With the code between backticks. */
  words: string
  /** Without it: code may have any signs. */
  wordsWithoutCode: string
}

export function visibleSource(
  nodes: readonly NodeInTree[],
  source: string,
  boxes: readonly Box[],
): VisibleSource {
  const hidden: Range[] = boxes.map(({ text }) => {
    const from = text.position?.start.offset ?? 0
    return { from, to: from + boxLength }
  })
  const code: Range[] = []
  for (const { node } of nodes) {
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
    if (node.type === 'code' || node.type === 'inlineCode') code.push({ from, to })
    else if (node.type === 'html' || (node.type === 'definition' && !node.identifier.startsWith('^')))
      hidden.push({ from, to })
    else if (node.type === 'listItem')
      hidden.push({ from, to: node.children[0]?.position?.start.offset ?? to })
    else if (node.type === 'image') hidden.push({ from: from + source.slice(from, to).lastIndexOf(']('), to })
    else if (node.type === 'linkReference' && node.referenceType === 'full')
      hidden.push({ from: node.children.at(-1)?.position?.end.offset ?? from, to })
    else if (node.type === 'link') {
      // An address between angle brackets is its own text.
      if (source[from] === '<') code.push({ from, to })
      else hidden.push({ from: node.children.at(-1)?.position?.end.offset ?? from, to })
    }
  }
  const words = blanked(source, hidden)
  return { words, wordsWithoutCode: blanked(words, code) }
}

/** Of `[ ]`. */
const boxLength = 3

/** A text with spaces in place of some ranges, which may be inside each other. */
function blanked(text: string, ranges: readonly Range[]): string {
  const parts: string[] = []
  let end = 0
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const start = Math.max(from, end)
    if (start >= to) continue
    parts.push(text.slice(end, start), text.slice(start, to).replaceAll(/[^\n]/g, ' '))
    end = to
  }
  return parts.join('') + text.slice(end)
}

/** The text of a tree without markup, with the numbers of its lists. */
export function textWithNumbers(node: HastNodes): string {
  if (!('children' in node)) return node.type === 'text' ? node.value : ''
  if (node.type !== 'element' || node.tagName !== 'ol') return node.children.map(textWithNumbers).join('')
  let number = Number(node.properties.start ?? 1) - 1
  return node.children
    .map((child) => {
      if (child.type !== 'element') return textWithNumbers(child)
      number = Number(child.properties.value ?? number + 1)
      return `${number}. ${textWithNumbers(child).trimStart()}`
    })
    .join('')
}

/** The first letter or figure of the words that is not shown; undefined if each of them is. */
export function firstLostLetter(words: string, shown: string): number | undefined {
  // Most texts lose none, and comparing whole texts is ten times faster.
  if (lettersIn(shown).startsWith(lettersIn(words))) return undefined
  const letters = shown.matchAll(letterOrFigure)
  for (const { 0: sign, index } of words.matchAll(letterOrFigure))
    if (letters.next().value?.[0] !== sign) return index
  return undefined
}

const letterOrFigure = /[\p{L}\p{M}\p{N}]/gu
const lettersIn = (text: string) => text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
