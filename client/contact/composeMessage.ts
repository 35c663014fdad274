import { fillBlanks } from '../../templates/parts/blanks.ts'

/**
 * The message that arrives in the chat.
 *
 * @param template with a blank for each field; a line whose blanks all stay empty is left out
 */
export const composeMessage = (template: string, fields: Readonly<Record<string, string>>) =>
  template
    .split('\n')
    .filter((line) => {
      const blanks = [...line.matchAll(/\{(\w+)\}/g)]
      return blanks.length === 0 || blanks.some(([, name = '']) => fields[name]?.trim())
    })
    .map((line) => fillBlanks(line, fields))
    .join('\n')
    .trim()
