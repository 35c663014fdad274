import { textOf } from '../siteFiles.ts'
import type { Source } from './source.ts'

/** A field of YAML, or a paragraph of Markdown. */
export interface ShownText {
  file: string
  /** Its first line. */
  line: number
  /** As it is written; of YAML with the name of the field. */
  written: string
}

/**
 * The texts of all files that visitors see: each field of YAML and each paragraph of Markdown. Those of questions.yaml are not
 * shown, and README.md explains references.
 */
export function shownTexts({ folder, files }: Source): ShownText[] {
  const paths = [...files.keys()].filter(
    (path) =>
      /\.(yaml|md)$/.test(path) && !/README\.md$/.test(path) && /^(?!questions\.yaml$)[a-z]/.test(path),
  )
  return paths.flatMap((path) => {
    const text = textOf(files.get(path)).replaceAll('\r', '')
    const whole = { file: `${folder}/${path}`, line: 1, written: text }
    return path.endsWith('.yaml') ? yamlFields(whole) : parts(whole, betweenParagraphs)
  })
}

/** An empty line; and the end of the front matter, which needs none. */
const betweenParagraphs = /\n(?=\n)|(?<=\n---)\n/

/** The fields and the items of a text in YAML, without comments. */
export const yamlFields = (text: ShownText): ShownText[] =>
  parts({ ...text, written: text.written.replaceAll(/^ *#.*/gm, '') }, /\n(?= *(?:- +)*[\w-]+:(?:\s|$)| *- )/)

function parts({ file, line: first, written: text }: ShownText, between: RegExp): ShownText[] {
  let line = first
  return text.split(between).map((part) => {
    const written = part.replace(/^\n+/, '')
    const start = line + part.length - written.length
    line += part.split('\n').length
    return { file, line: start, written }
  })
}
