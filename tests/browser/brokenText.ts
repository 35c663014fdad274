/** What a visitor cannot read on a page. These functions run in the page, so they cannot use anything from this module. */

/**
 * Finds words and figures that lie on two lines, figures of a large size that something else covers or cuts off, and whether the
 * page scrolls sideways.
 *
 * @param selector what is looked at; everything below it
 * @returns a line for each, the same one once
 */
export function unreadableIn(selector: string): string[] {
  /** From this size on, in pixels, a figure is one that the page is made for. */
  const large = 24
  const found = new Set<string>()
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.add(`scrolls sideways by ${scrollWidth - clientWidth} px`)

  const whereIs = (element: Element) => {
    const named = element.closest('[id], [class]')
    return named
      ? `${named.localName}${named.id ? `#${named.id}` : `.${named.classList[0]}`}`
      : element.localName
  }
  /** The boxes of a word are one for each line. They overlap where lines are close, so their tops count. */
  const linesOf = (range: Range) => {
    const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
    return tops.filter((top, index) => index === 0 || Math.abs(top - (tops[index - 1] ?? 0)) > 2).length
  }
  const clipped = new Map<Element, boolean>()
  /** Whether it is for screen readers only. */
  const isClipped = (element: Element | null): boolean => {
    if (!element) return false
    const known = clipped.get(element)
    if (known !== undefined) return known
    const found = getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement)
    clipped.set(element, found)
    return found
  }
  const isCovered = (element: Element, box: DOMRect) => {
    const points = [0.1, 0.5, 0.9].map(
      (part) => [box.left + box.width * part, box.top + box.height / 2] as const,
    )
    return points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      // A radio button lies over its label.
      const label = top instanceof HTMLInputElement ? top.closest('label') : undefined
      return !top || !(top.contains(element) || element.contains(top) || label?.contains(element))
    })
  }

  const range = document.createRange()
  for (const root of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element || element.closest('script, style, .visually-hidden, [hidden]')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // Along a path, every letter has a box of its own, and no line can break.
      if (element instanceof SVGTextPathElement) continue
      if (isClipped(element)) continue
      const { fontSize } = getComputedStyle(element)
      const isLarge = Number.parseFloat(fontSize) >= large
      range.selectNodeContents(text)
      // Most texts are on one line, where no word can be broken.
      const isOnOneLine = linesOf(range) <= 1
      if (isOnOneLine && !isLarge) continue
      // A line may end after a hyphen or a slash between letters.
      for (const { 0: word, index } of text.textContent?.matchAll(
        /[^\s/–—-]+(?:[/–-](?=\d)[^\s/–—-]+)*[/–—-]?/g,
      ) ?? []) {
        if (/^(https?:|www\.)|@/.test(word)) continue
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (!isOnOneLine && linesOf(range) > 1) found.add(`“${word}” is broken in ${whereIs(element)}`)
        if (!isLarge || !/\d/.test(word)) continue
        let box = range.getBoundingClientRect()
        if (box.width === 0) continue
        if (box.top < 0 || box.bottom > innerHeight) {
          scrollTo({ top: scrollY + box.top - innerHeight / 2, behavior: 'instant' })
          box = range.getBoundingClientRect()
        }
        if (isCovered(element, box)) found.add(`“${word}” is covered in ${whereIs(element)}`)
      }
    }
  }
  return [...found]
}
