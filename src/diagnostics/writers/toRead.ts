/** The list of sentences to read again after a change: no messages, since most are still true. */

/** A sentence that a change may have made untrue, with its whole line. */
export interface TextToRead {
  file: string
  line: number
  text: string
  whole: string
}

/** How many sentences are printed; a longer list is not read. */
const mostPrinted = 20
const mostCharacters = 400

const headingToRead = 'Read these lines too'
const explanation = 'They compare, rank or describe what you changed. What is still true can stay.'

/** @param texts the likeliest first @returns for the terminal; an empty text when there are none */
export function toReadReport(texts: readonly TextToRead[]): string {
  if (texts.length === 0) return ''
  const files = byFile(texts.slice(0, mostPrinted)).map(
    ([file, ofFile]) =>
      `  ${file}\n${ofFile.map((text) => `${String(text.line).padStart(7)}  ${shortened(text)}\n`).join('')}`,
  )
  return `${headingToRead}. ${explanation}\n\n${files.join('')}${rest(texts, '\n  ')}`
}

/** @param cell escapes a text @returns the same as lines of Markdown */
export const toReadTable = (texts: readonly TextToRead[], cell: (text: string) => string): string[] =>
  texts.length === 0
    ? []
    : [
        ...['', `### ${headingToRead}`, '', explanation, ''],
        ...['| Where | Sentence |', '| --- | --- |'],
        ...byFile(texts.slice(0, mostPrinted)).flatMap(([file, ofFile]) =>
          ofFile.map((text) => `| ${cell(`${file}:${text.line}`)} | ${cell(shortened(text))} |`),
        ),
        ...['', rest(texts, '')],
      ]

function byFile(texts: readonly TextToRead[]) {
  const files = [...new Set(texts.map(({ file }) => file))].sort()
  return files.map((file) => {
    const ofFile = texts.filter((text) => text.file === file)
    return [file, ofFile.toSorted((a, b) => a.line - b.line)] as const
  })
}

/** The places of the sentences that are not printed. */
function rest(texts: readonly TextToRead[], before: string): string {
  const left = byFile(texts.slice(mostPrinted)).map(
    ([file, ofFile]) => `${file}:${[...new Set(ofFile.map(({ line }) => line))].join(', ')}`,
  )
  return left.length === 0 ? '' : `${before}Perhaps also: ${left.join('; ')}.\n`
}

/** The line; of a long one, the likeliest sentence and what follows. */
function shortened({ text, whole }: TextToRead): string {
  if (whole.length <= mostCharacters) return whole
  const start = Math.max(0, whole.indexOf(text))
  const from = start === 0 ? whole : `… ${whole.slice(start)}`
  const short = from.slice(0, mostCharacters)
  return short === from ? from : `${short.slice(0, short.lastIndexOf(' '))} …`
}
