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
    const isYaml = path.endsWith('.yaml')
    const text = textOf(files.get(path)).replaceAll('\r', '')
    const shown = isYaml ? text.replaceAll(/^ *#.*/gm, '') : text
    let line = 1
    return shown.split(isYaml ? /\n(?= *(?:- +)*[\w-]+:(?:\s|$)| *- )/ : /\n(?=\n)/).map((part) => {
      const written = part.replace(/^\n+/, '')
      const first = line + part.length - written.length
      line += part.split('\n').length
      return { file: `${folder}/${path}`, line: first, written }
    })
  })
}
