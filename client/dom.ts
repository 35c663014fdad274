/** The first element with an attribute, or undefined where a page has none. Its kind is what the template made. */
export const one = <Found extends HTMLElement>(
  attribute: string,
  within: ParentNode = document,
): Found | undefined => within.querySelector<Found>(`[${attribute}]`) ?? undefined

/** What screen readers read out when it changes. */
export const statusIn = (part: ParentNode | null) => part?.querySelector<HTMLElement>('[role=status]')

/** All elements with an attribute. */
export const all = (attribute: string, within: ParentNode = document) =>
  within.querySelectorAll<HTMLElement>(`[${attribute}]`)

/** Changes a text that is another one; screen readers and translators take every change for a new text. */
export function setText(element: Element | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text
}

/** Says what is true now, or what the page came with, which is right whenever the script knows no better. */
export function setTextNow(element: HTMLElement | null | undefined, text: string | null | undefined) {
  if (!element) return
  element.dataset.usual ??= element.textContent ?? ''
  setText(element, text ?? element.dataset.usual)
}

/** Runs a part of the scripts. If it fails, the error is in the console, and the other parts go on. */
export function attempt(part: () => void) {
  try {
    part()
  } catch (error) {
    console.error(error)
  }
}

/** Whether the visitor's device asks for less motion (WCAG 2.2, 2.3.3). */
export const prefersLessMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
