/**
 * Brings an open page up to date in its place: only what is another in the new page than in the old one is changed, so
 * that fields, focus and open parts stay as they are, and nothing is drawn twice. Where scripts of the page may have made
 * something of what changed, the page has to be loaded.
 */
import * as hooks from '../../templates/hooks.ts'

/**
 * @param shown the document in the window, with what scripts made of it
 * @param before the same as it was sent
 * @param after the new one as it was sent
 * @returns false where the page has to be loaded; then nothing was changed
 */
export function bringUpToDate(shown: Document, before: Document, after: Document): boolean {
  const steps: Step[] = []
  const isKnown = follow(shown.documentElement, before.documentElement, after.documentElement, steps)
  if (isKnown) for (const step of steps) step()
  return isKnown
}

type Step = () => void

/** Elements that do something with what is in them, or hold it in another way than others. */
const inert = 'script, noscript, template, iframe, object, form, dialog, input, select, textarea, details'

/** Takes down how to make one node of the other; false where that is not known. */
function follow(shown: Node, before: Node, after: Node, steps: Step[]): boolean {
  if (before.isEqualNode(after)) return true
  if (before.nodeName !== after.nodeName || before.nodeName !== shown.nodeName) return false
  if (shown instanceof CharacterData && before instanceof CharacterData && after instanceof CharacterData) {
    if (shown.data !== before.data) return false
    const { data } = after
    steps.push(() => {
      shown.data = data
    })
    return true
  }
  if (!(shown instanceof Element && before instanceof Element && after instanceof Element)) return false
  if (isScript(before)) return isSameScript(before, after) || followData(shown, before, after, steps)
  if (before.matches('noscript, template')) return false
  return followAttributes(shown, before, after, steps) && followChildren(shown, before, after, steps)
}

const isScript = (element: Element) => element.nodeName.toLowerCase() === 'script'

/** But for the build: the preview's own script names it, those of the page have it behind their address. */
function isSameScript(before: Element, after: Element): boolean {
  const withoutBuild = ({ outerHTML }: Element) =>
    outerHTML.replace(/ data-build="[^"]*"/, '').replace(/(?<= src="[^"?]*)\?[^"]*/, '')
  return withoutBuild(before) === withoutBuild(after)
}

/** What is in a script element may be data, which nothing runs. */
const followData = (shown: Element, before: Element, after: Element, steps: Step[]) =>
  [before, after].every((script) => script.getAttribute('type') === 'application/ld+json') &&
  followChildren(shown, before, after, steps)

const hookNames = new Set<string>(Object.values(hooks))
const hasHook = (element: Element) => element.getAttributeNames().some((name) => hookNames.has(name))

/** Where an attribute is only how something begins: scripts look for ids, and a field goes its own way once it is used. */
const beginnings = new Set(['id', 'value', 'checked', 'selected', 'open'])

function followAttributes(shown: Element, before: Element, after: Element, steps: Step[]): boolean {
  const names = new Set([...before.getAttributeNames(), ...after.getAttributeNames()])
  for (const name of names) {
    const value = after.getAttribute(name)
    const old = before.getAttribute(name)
    if (value === old) continue
    if (hookNames.has(name) || beginnings.has(name) || shown.getAttribute(name) !== old) return false
    steps.push(() => (value === null ? shown.removeAttribute(name) : shown.setAttribute(name, value)))
  }
  return true
}

function followChildren(shown: Element, before: Element, after: Element, steps: Step[]): boolean {
  const [old, now] = [[...before.childNodes], [...after.childNodes]]
  const places = placesOf(old, [...shown.childNodes])
  if (!places) return false
  const isSame = (one: Node | undefined, other: Node | undefined) =>
    one !== undefined && other !== undefined && one.isEqualNode(other)
  let start = 0
  while (isSame(old[start], now[start])) start++
  let behind = 0
  while (
    behind < Math.min(old.length, now.length) - start &&
    isSame(old.at(-1 - behind), now.at(-1 - behind))
  )
    behind++
  const end = old.length - behind
  const gone = old.slice(start, end)
  const come = now.slice(start, now.length - behind)
  if (gone.length === come.length && gone.every(({ nodeName }, at) => nodeName === come[at]?.nodeName)) {
    return gone.every((node, at) => {
      const [place, next] = [places[start + at], come[at]]
      return place !== undefined && next !== undefined && follow(place, node, next, steps)
    })
  }
  const leaving = places.slice(start, end)
  const isUntouched = leaving.every((place, at) => isSame(place, gone[at]))
  if (!isUntouched || shown.closest(inert) || isOfScripts(shown) || [...leaving, ...come].some(isWatched))
    return false
  const next = places[end] ?? places.at(-1)?.nextSibling ?? null
  steps.push(() => {
    for (const node of come) shown.insertBefore(shown.ownerDocument.importNode(node, true), next)
    for (const place of leaving) place.remove()
  })
  return true
}

/** The nodes that are shown for those that were sent; scripts may have put others between them. */
function placesOf(sent: readonly Node[], shown: readonly ChildNode[]): ChildNode[] | undefined {
  let at = 0
  const places = sent.flatMap((node) => {
    while (at < shown.length && !isAlike(shown[at], node)) at++
    return shown[at++] ?? []
  })
  return places.length === sent.length ? places : undefined
}

const isAlike = (shown: Node | undefined, sent: Node) =>
  shown?.nodeName === sent.nodeName &&
  (!(shown instanceof Element && sent instanceof Element) ||
    (shown.id === sent.id && shown.getAttribute('class') === sent.getAttribute('class')))

/** Whether scripts look at an element, or at one around it. */
function isOfScripts(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) if (hasHook(one)) return true
  return false
}

/** Whether scripts may have taken note of a node or of something in it. */
const isWatched = (node: Node): boolean =>
  node instanceof Element &&
  [node, ...node.querySelectorAll('*')].some((element) => element.matches(inert) || hasHook(element))
