/** Lines with the address of a link or a picture: `[name]: address`. */
import type { Definition } from 'mdast'
import type { NodeInTree } from '../../markdown/nodes.ts'
import type { ReportProblem } from '../../markdown/options.ts'
import { checkLink, photograph } from './links.ts'

/** The definitions of a text, by the name that links have. The first one counts (CommonMark, 4.7). */
export type Definitions = ReadonlyMap<string, Definition>

export function definitionsIn(nodes: readonly NodeInTree[]): Definitions {
  const found = new Map<string, Definition>()
  for (const { node } of nodes)
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node)
  return found
}

/** Checks the links of definitions, and reports definitions that no link uses. */
export function checkDefinitions(
  nodes: readonly NodeInTree[],
  definitions: Definitions,
  report: ReportProblem,
) {
  const used = new Map<string, 'link' | 'picture'>()
  for (const { node } of nodes) {
    if (node.type === 'imageReference') used.set(node.identifier, 'picture')
    if (node.type === 'linkReference') used.set(node.identifier, 'link')
  }
  for (const [name, { url, position }] of definitions) {
    const start = position?.start.offset ?? 0
    if (name.startsWith('^') || used.get(name) === 'picture') continue
    if (used.has(name)) checkLink(url, start, report)
    else if (url.startsWith('data:') || photograph.test(url)) {
      const reason = `This line has the file of a picture, “${name}”, that no text shows.`
      const inText = ` A guide shows the photograph as ![What it shows](${url}), in a paragraph of its own.`
      report(start, 'hidden-line', reason, `Delete this line.${url.startsWith('data:') ? '' : inText}`)
    } else {
      const reason = `This line is read as the address of a link “${name}” that no text uses, and is not shown.`
      const remedy =
        'For a link, write [words](address). For a text, do not begin it with words in square brackets and a colon.'
      report(start, 'hidden-line', reason, remedy)
    }
  }
}
