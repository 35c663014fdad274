/** The first element with an attribute, or undefined where a page has none. */
export const one = <Found extends HTMLElement>(
  attribute: string,
  type: abstract new () => Found,
  within: ParentNode = document,
): Found | undefined => {
  const found = within.querySelector(`[${attribute}]`)
  return found instanceof type ? found : undefined
}
