/**
 * Fills the blanks of a text, such as `{package}`. Used by templates and by client scripts.
 *
 * @param values by the names of the blanks; a blank without a value stays as it is
 */
export const fillBlanks = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (blank, name: string) => values[name] ?? blank)
