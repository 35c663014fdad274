/** What is measured of a page. These functions run in the page, so they cannot use anything from this module. */

/** A visible element. */
export interface Box {
  /** Its place in the document: the number of each ancestor among its siblings. */
  path: string
  /** For readers. */
  name: string
  /** Distance from the element around it; of what stays in its place on the screen, from the viewport. */
  x: number
  y: number
  width: number
  height: number
}

/** Waits until the page stands still in its display face, which browsers may leave out of a first visit. */
export async function standStill(): Promise<void> {
  for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
    if (!(rule instanceof CSSFontFaceRule)) continue
    const [family, source, weight] = ['font-family', 'src', 'font-weight'].map((name) =>
      rule.style.getPropertyValue(name),
    )
    if (!family || !source?.includes('url(')) continue
    document.fonts.add(await new FontFace(family, source, { weight: weight || 'normal' }).load())
  }
  await document.fonts.ready
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
}

/** The lines of each headline, as a visitor reads them. */
export function headlines(): string[][] {
  const linesOf = (element: Element) => {
    const lines: string[] = []
    let bottom = Number.NEGATIVE_INFINITY
    let block: Element | null = element
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('.visually-hidden')) continue
      // The boxes of large letters overlap those of the next block.
      const ownBlock = text.parentElement?.closest('small, strong') ?? element
      if (ownBlock !== block) bottom = Number.NEGATIVE_INFINITY
      block = ownBlock
      for (const { 0: word, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const box = range.getBoundingClientRect()
        const isNext = box.top + box.height / 2 > bottom
        if (isNext) lines.push(word)
        else lines.push(`${lines.pop() ?? ''} ${word}`)
        bottom = isNext ? box.bottom : Math.max(bottom, box.bottom)
      }
    }
    return lines
  }
  return [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
    .map(linesOf)
}

/**
 * Makes equal what engines may do differently, and no visitor minds. This is the list of accepted differences:
 *
 * - WebKit rounds the height of lines down to whole pixels, also on phones. All lines have such a height.
 * - Where `text-wrap: balance` and `pretty` break lines is up to each engine (CSS Text 4, 6.4.1). Lines are filled.
 * - How wide the columns of a table are is up to each engine (CSS 2.2, 17.5.2.2). Columns are of one width, and cells of one
 *   line.
 * - Engines differ in the distance of letters from a blank, so that a line may end with another word. `visibleBoxes` leaves
 *   out what stands within a line of text.
 */
export async function levelEngines(): Promise<void> {
  const style = new CSSStyleSheet()
  style.replaceSync(
    '* { text-wrap-style: auto !important } table { table-layout: fixed !important; white-space: nowrap !important }',
  )
  document.adoptedStyleSheets.push(style)
  // All are read before any is written, because a changed style makes reading the next one slow.
  const styles = [...document.body.querySelectorAll<HTMLElement>('*')].map((element) => {
    const { lineHeight } = getComputedStyle(element)
    return { element, lineHeight: Math.floor(Number.parseFloat(lineHeight)) }
  })
  for (const { element, lineHeight } of styles) if (lineHeight) element.style.lineHeight = `${lineHeight}px`
  await new Promise(requestAnimationFrame)
}

/** The boxes of all visible elements, in the order of the document. */
export function visibleBoxes(): Box[] {
  const pathOf = (element: Element): string => {
    const parent = element.parentElement
    return parent && element !== document.body
      ? `${pathOf(parent)}/${[...parent.children].indexOf(element)}`
      : ''
  }
  const nameOf = ({ localName, id, classList }: Element) =>
    localName + (id && `#${id}`) + [...classList].map((name) => `.${name}`).join('')
  /** Where the distance of an element is measured from. */
  const originOf = (element: Element): { x: number; y: number } => {
    const parent = element.parentElement
    if (!parent || getComputedStyle(element).position === 'fixed') return { x: 0, y: 0 }
    return getComputedStyle(parent).display === 'contents' ? originOf(parent) : parent.getBoundingClientRect()
  }
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    if (element.closest('.visually-hidden') || element.parentElement?.closest('svg')) return []
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    const { x, y, width, height } = element.getBoundingClientRect()
    const origin = originOf(element)
    if (width === 0 || height === 0 || getComputedStyle(element).display === 'inline') return []
    return [{ path: pathOf(element), name: nameOf(element), x: x - origin.x, y: y - origin.y, width, height }]
  })
}
