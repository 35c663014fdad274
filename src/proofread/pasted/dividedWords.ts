/** Words that a PDF or a newspaper divides at the end of a line: pasted, they would be shown as “tourna- ment”. */

/** The line goes on with a small letter, but not as in “one- or two-player”. */
const divided = /\p{Ll}-\n[ \t]*(?!(?:and|or|to|nor|but)\b)\p{Ll}/gu

/** The offsets of the hyphens. */
export const hyphensOfDividedWords = (text: string): number[] =>
  [...text.matchAll(divided)].map(({ index }) => index + 1)

export const dividedWord = {
  rule: 'divided-word',
  reason: 'A word goes on in the next line, and would be shown with a space behind its hyphen.',
  remedy: 'Write the whole word on one of the two lines; without the hyphen, if it has none elsewhere.',
}
