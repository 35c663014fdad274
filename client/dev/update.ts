/**
 * Brings an open page up to date in place with idiomorph. Only what differs from the page as it was sent is changed, so that
 * fields, focus, open details and everything that scripts did stay as they are. A page has to be reloaded where a change
 * concerns its scripts: they attach to its elements once, when it is loaded.
 */
import { Idiomorph } from 'idiomorph'
import * as data from '../../templates/dataAttributes.ts'

const scriptAttributes = new Set<string>(Object.values(data).filter((name) => name.startsWith('data-')))
/** Elements that scripts look for, or that have a state of their own. */
const interactive = [
  ...[...scriptAttributes].map((name) => `[${name}]`),
  'script, noscript, template, iframe, object, form, dialog, input, select, textarea, details',
].join()
/** Attributes that scripts look for, or that only set the initial state of an element. */
const initialState = new Set(['id', 'value', 'checked', 'selected', 'open'])

/**
 * Follows a page from when it is parsed, before its scripts change it.
 *
 * @returns a function that makes the page equal to its next version, and returns false where the page has to be reloaded
 */
export function trackPage(page: Document): (next: Document) => boolean {
  /** Each node of the page that came from the server, with a copy as it was sent. */
  const sent = new WeakMap<Node, Node>()
  const remember = (node: Node, asSent: Node) => {
    sent.set(node, asSent)
    for (const [index, child] of node.childNodes.entries()) {
      const childAsSent = asSent.childNodes[index]
      if (childAsSent) remember(child, childAsSent)
    }
  }
  remember(page, page.cloneNode(true))

  return (next) => {
    let isComplete = true
    const needsReload = () => {
      isComplete = false
      return false
    }
    /** Changed nodes with their next versions. */
    const changed = new Map<Node, Node>()
    Idiomorph.morph(page.documentElement, next.documentElement, {
      head: { style: 'morph' },
      callbacks: {
        beforeNodeMorphed(node: Node, nextNode) {
          const asSent = sent.get(node)
          if (!asSent) return needsReload()
          if (asSent.isEqualNode(nextNode) || isNeverShown(node)) return false
          if (isScript(node) || isTouchedText(node, asSent) || isInFinder(node)) return needsReload()
          changed.set(node, nextNode)
          return true
        },
        beforeAttributeUpdated(name, element) {
          const [asSent, nextElement] = [sent.get(element), changed.get(element)]
          const [before, after] = [asSent, nextElement].map((node) => attributeOf(node, name))
          if (before === after) return false
          const isTouched = attributeOf(element, name) !== before
          return isTouched || scriptAttributes.has(name) || initialState.has(name) ? needsReload() : true
        },
        beforeNodeAdded: (nextNode) => (concernsScripts(nextNode) ? needsReload() : true),
        beforeNodeRemoved(node: Node) {
          const asSent = sent.get(node)
          if (!asSent) return false
          return concernsScripts(node) || !asSent.isEqualNode(node) ? needsReload() : true
        },
        afterNodeAdded: (node) => remember(node, node.cloneNode(true)),
      },
    })
    for (const [node, nextNode] of changed) sent.set(node, nextNode)
    return isComplete
  }
}

const attributeOf = (node: Node | undefined, name: string) =>
  node instanceof Element ? node.getAttribute(name) : null

/** The script of the dev server, and what is for browsers without script, where `next` has elements and the page a text. */
const isNeverShown = (node: Node) => node instanceof Element && node.matches('script[data-build], noscript')

/** JSON-LD is data. */
const isScript = (node: Node) =>
  node instanceof Element && node.matches('script:not([type="application/ld+json"]), template')

/** Whether a node is part of the price finder, whose script has made a sum and a message of its texts. */
const isInFinder = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest(`[${data.ticket}]`) != null

/** Whether a script has changed a text. */
const isTouchedText = (node: Node, asSent: Node) =>
  node instanceof CharacterData && asSent instanceof CharacterData && node.data !== asSent.data

/** Whether a node, something in it, or an element around it is interactive. Scripts find tabs by their ids. */
function concernsScripts(node: Node): boolean {
  if (node.parentElement?.closest(interactive)) return true
  if (!(node instanceof Element)) return false
  return node.matches(`[id], ${interactive}`) || node.querySelector(interactive) !== null
}
