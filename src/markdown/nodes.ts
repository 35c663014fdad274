/** The nodes of a parsed text as a list, because many checks look at all of them, and each walk through the tree takes time. */
import type { Nodes, Parents, Root } from 'mdast'
import { visit } from 'unist-util-visit'

export interface NodeInTree {
  node: Nodes
  /** Where it is in its parent. Both are undefined for the root. */
  index: number | undefined
  parent: Parents | undefined
}

/** Every node of a text, in its order, parents before their children. */
export function nodesOf(tree: Root): NodeInTree[] {
  const nodes: NodeInTree[] = []
  visit(tree, (node, index, parent) => {
    nodes.push({ node, index, parent })
  })
  return nodes
}
