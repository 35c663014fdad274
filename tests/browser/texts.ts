/** Whether every text is readable. Each function runs in the page, so it cannot use anything from this module. */

/** The distances between letters, words and lines that a page has to bear (WCAG 2.2, 1.4.12). */
export const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** A page that scrolls sideways, texts that are wider than their box, and controls outside of the page. */
export function boxFaults(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden')
  // Rows that scroll sideways, such as tables.
  const isInRow = (element: Element): boolean =>
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && isInRow(element.parentElement)))
  const nameOf = (element: Element) =>
    element.textContent?.trim().slice(0, 40) || element.outerHTML.slice(0, 40)
  for (const element of document.querySelectorAll('h1, h2, h3, h4, .button, .price, dd')) {
    const isBlock = getComputedStyle(element).display !== 'inline'
    if (isSeen(element) && isBlock && element.scrollWidth > element.clientWidth + 1)
      faults.push(`wider than its box: ${nameOf(element)}`)
  }
  for (const control of document.querySelectorAll('a, button, summary, input, textarea')) {
    const { left, right } = control.getBoundingClientRect()
    if (isSeen(control) && !isInRow(control) && (left < -1 || right > clientWidth + 1))
      faults.push(`outside of the page: ${nameOf(control)}`)
  }
  return faults
}

/** Texts that are cut off or overlap. */
export function lineFaults(): string[] {
  const faults: string[] = []
  const lines: { text: string; from: Element; left: number; right: number; top: number; bottom: number }[] =
    []
  const boxes = new Map<
    Element,
    { isExempt: boolean; cutsX: boolean; cutsY: boolean; clamps: boolean; edge: DOMRect }
  >()
  /** What matters of an element around a text. Most are around many texts. */
  const boxOf = (element: Element) => {
    const known = boxes.get(element)
    if (known) return known
    const { clipPath, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
    const box = {
      // Texts for screen readers only, rows that scroll, and a crumb that the headline repeats in full.
      isExempt: clipPath !== 'none' || /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis',
      cutsX: /hidden|clip/.test(overflowX),
      cutsY: /hidden|clip/.test(overflowY),
      clamps: webkitLineClamp !== 'none',
      edge: element.getBoundingClientRect(),
    }
    boxes.set(element, box)
    return box
  }
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const from = node.parentElement
    const text = node.textContent?.trim().slice(0, 40)
    if (!from || !text || !from.checkVisibility({ visibilityProperty: true })) continue
    // It stays at the bottom of the window, over the content.
    if (from.closest('.thumb-bar')) continue
    const around: ReturnType<typeof boxOf>[] = []
    for (let element: Element | null = from; element; element = element.parentElement)
      around.push(boxOf(element))
    if (around.some(({ isExempt }) => isExempt)) continue
    range.selectNodeContents(node)
    const size = Number.parseFloat(getComputedStyle(from).fontSize)
    // Descriptions of guides end after three lines (spec section 2).
    const end = around.find(({ clamps }) => clamps)?.edge.bottom
    for (const box of range.getClientRects()) {
      // The height of letters, not that of the line, which may be less.
      const middle = (box.top + box.bottom) / 2
      const [top, bottom] = [middle - 0.35 * size, middle + 0.35 * size]
      if (end !== undefined && bottom > end) continue
      const isCut = around.some(
        ({ cutsX, cutsY, edge }) =>
          (cutsX && (box.left < edge.left - 1 || box.right > edge.right + 1)) ||
          (cutsY && (top < edge.top - 1 || bottom > edge.bottom + 1)),
      )
      if (isCut) faults.push(`cut off: ${text}`)
      lines.push({ text, from, left: box.left, right: box.right, top, bottom })
    }
  }
  lines.sort((a, b) => a.top - b.top)
  for (const [index, a] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next++) {
      const b = lines[next]
      if (!b || b.top > a.bottom - 2) break
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      if (a.from !== b.from && width > 2) faults.push(`on each other: ${a.text} / ${b.text}`)
    }
  }
  return faults
}

/** Texts that are too light for white paper: their contrast is less than 4.5. */
export function paleTexts(): string[] {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
      const share = Number(channel) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.textContent?.trim())
    const isSeen =
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden')
    const isPale = 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5
    return hasText && isSeen && isPale ? [element.textContent ?? ''] : []
  })
}

/** Links outside sentences that are less high than WCAG 2.2 asks for (2.5.8). */
export function lowLinks(): string[] {
  const isInSentence = (link: Element) =>
    [...(link.parentElement?.childNodes ?? [])].some(
      (node) => node instanceof Text && /\p{L}{2}/u.test(node.data),
    )
  return [...document.querySelectorAll('main a')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }) && !isInSentence(link))
    .filter((link) => link.getBoundingClientRect().height < 24)
    .map((link) => link.outerHTML.slice(0, 120))
}

/** Parts of the trail that are cut off. The headline says the title of a guide in full. */
export const cutCrumbs = () =>
  [...document.querySelectorAll('.breadcrumbs li')]
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    .map(({ textContent }) => textContent)
    .filter((words) => words !== document.querySelector('h1')?.textContent)
