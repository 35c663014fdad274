/** Lists and lines as they are typed. */
import type { Element } from 'hast'
import type { ListItem, Paragraph, PhrasingContent, Text } from 'mdast'
import type { NodeInTree } from './nodes.ts'

/** Markdown counts on from the first number of a list. A countdown, a tie and stops keep theirs; “1.” on each line is a habit. */
export function keepNumbers(nodes: readonly NodeInTree[], source: string) {
  for (const { node } of nodes) {
    if (node.type !== 'list' || !node.ordered) continue
    const { children } = node
    const typed = children.map(({ position }) => {
      const start = position?.start.offset ?? 0
      return Number.parseInt(source.slice(start, start + 12), 10)
    })
    if (typed.every((number) => number === 1)) continue
    for (const [index, item] of children.entries()) {
      const [before, number] = [typed[index - 1], typed[index]]
      if (before !== undefined && number !== before + 1)
        item.data = { hProperties: { value: String(number) } }
    }
  }
}

/** No program wraps lines so early: who ends three lines before, means lines, such as those of an address or a menu. */
const shortLine = { characters: 40, atLeast: 3 }
/** Two lines are enough where the second one does not go on with a small letter; then others may be longer. */
const longestLine = 60
const goesOn = /^[^\p{L}\p{N}]*\p{Ll}/u
const linkAlone = /^(?:<[^<>\s]+>|\[[^[\]]*\]\([^()\s]*\))$/

/** Keeps the ends of short lines, and of lines with a link or a label each. */
export function keepShortLines(nodes: readonly NodeInTree[], source: string) {
  for (const { node } of nodes) {
    if (node.type !== 'paragraph') continue
    const { start, end } = node.position ?? {}
    const lines = source.slice(start?.offset, end?.offset).split('\n')
    const areLinks = lines.length > 1 && lines.every((line) => linkAlone.test(line.trim()))
    if (areLinks || areLabelled(lines) || areShort(lines)) endLines(node)
  }
}

function areShort(lines: readonly string[]): boolean {
  const lengths = lines.map((line) => line.trim().length)
  const [longest, earliest] = [Math.max(...lengths), Math.min(...lengths.slice(0, -1))]
  if (longest <= shortLine.characters && lines.length >= shortLine.atLeast) return true
  const areSeparate = !lines.slice(1).some((line) => goesOn.test(line))
  return areSeparate && longest <= longestLine && earliest <= shortLine.characters
}

const label =
  /^\*{0,2}(?:(?=[^:]{1,26}:)\p{L}[\p{L}\p{M}\p{Nd}]*(?: [\p{L}\p{M}\p{Nd}]+){0,2}:|(?:\p{L}[\p{L}\p{M}]{0,11} )?\p{Nd}{1,2} [–-]|\p{L}[\p{L}\p{M}]{0,11} \p{Nd}{1,2}[.)])\*{0,2}(?:\s|$)/u

/** Whether each of several lines begins with a label of up to three words: “Step 1: …”, “Friday: …”. */
export const areLabelled = (lines: readonly string[]): boolean =>
  lines.length > 1 && lines.every((line) => label.test(line.trim()))

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

/**
 * Marks lists without empty lines whose items all begin with a name: with numbers, they are drawn as steps; without numbers, but
 * with a figure before each name, as tickets.
 */
export function markNamedLists(nodes: readonly NodeInTree[]) {
  for (const { node } of nodes) {
    if (node.type !== 'list' || node.spread || !node.children.every(beginsWithName)) continue
    if (node.ordered) node.data = { hProperties: { className: ['steps'] } }
    else if (node.children.every(beginsWithFigure)) node.data = { hProperties: { className: ['tickets'] } }
  }
}

/** Whether an item begins with bold words, or with an emphasized figure and bold words: `*48 hours* **The roster is final.** …` */
function beginsWithName(item: ListItem): boolean {
  const [first, between, second] = firstWordsOf(item)
  return (
    first?.type === 'strong' ||
    (first?.type === 'emphasis' &&
      between?.type === 'text' &&
      between.value.trim() === '' &&
      second?.type === 'strong')
  )
}

const beginsWithFigure = (item: ListItem) => firstWordsOf(item)[0]?.type === 'emphasis'

const firstWordsOf = ({ children: [paragraph] }: ListItem): readonly PhrasingContent[] =>
  paragraph?.type === 'paragraph' ? paragraph.children : []

/** An item that begins with a box to tick, `- [ ] text`. */
export interface Box {
  item: ListItem
  text: Text
}

const box = '[ ] '
const boxClass = 'check'

/** The boxes of a text: items of one paragraph, in lists without empty lines. */
export function boxesIn(nodes: readonly NodeInTree[]): Box[] {
  const boxes: Box[] = []
  for (const { node } of nodes) {
    if (node.type !== 'list' || node.spread) continue
    for (const item of node.children) {
      const [paragraph, ...others] = item.children
      const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
      if (others.length === 0 && text?.type === 'text' && text.value.startsWith(box))
        boxes.push({ item, text })
    }
  }
  return boxes
}

/** Takes the brackets away, and marks the items. */
export function markBoxes(boxes: readonly Box[]) {
  for (const { item, text } of boxes) {
    text.value = text.value.slice(box.length)
    item.data = { ...item.data, hProperties: { className: [boxClass] } }
  }
}

/** Makes a label with a native box of a marked item, which works without script. */
export function labelBox(item: Element) {
  const { className } = item.properties
  if (!Array.isArray(className) || !className.includes(boxClass)) return
  item.children = [
    elementOf('label', [elementOf('input', [], { type: 'checkbox' }), elementOf('span', item.children)]),
  ]
}

const elementOf = (
  tagName: string,
  children: Element['children'],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children })
