/** Lines of signs that other programs have between parts of a text. */

/** One sign again and again, or two in turn: `===`, `•••`, `— — —`, `-x-x-x-`. Markdown reads hyphens, stars and underscores. */
const signs = String.raw`={3,}|([•●▪◦○■–—―‒])(?: ?\1){2,}|([-=+*~.<>|^•–—])(?!\2)([-=+*~.<>|^•–—oOxX])(?:\2\3){1,40}\2?`

export const dividers = new RegExp(String.raw`(?<![^\n]\n(?==))^[ \t]*(?:${signs})[ \t]*$`, 'gm')
/** Whether the line at an offset is one. */
export const isDividerAt = (text: string, offset: number): boolean =>
  lineAt(text, offset).search(dividers) === 0

const startOfLine = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1
const lineAt = (text: string, offset: number) => text.slice(startOfLine(text, offset)).split('\n', 1)[0] ?? ''

/** What to write in place of a line that begins at an offset; undefined for one that is a part of something else. */
export function dividerFor(text: string, offset: number): string | undefined {
  const start = startOfLine(text, offset)
  if (text.slice(start, offset).trim() !== '' || !text.trim().includes('\n')) return undefined
  return lineAt(text, start - 1).trim() === '' || start === 0 ? '---' : '\n---'
}

export const dividerRemedy =
  'Delete it. A dividing line is made of three hyphens: ---, with an empty line above it.'
