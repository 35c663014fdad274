import { Messages } from '../diagnostics/messages.ts'
import { type Path, placeOf } from '../diagnostics/positions.ts'
import { memoizeLast } from '../memoize.ts'
import { textOf } from '../siteFiles.ts'
import { occurrencesOf } from '../text.ts'
import { parseOnce, type YamlText, yamlText } from '../yaml/parse.ts'
import { splitFrontMatter } from './frontMatter.ts'
import type { Source } from './source.ts'

/**
 * Parses a YAML file or the front matter of a guide again, without messages: for checks that have the content but not its
 * files.
 */
export function parseAgain(source: Source, path: string): YamlText {
  const file = `${source.folder}/${path}`
  const text = textOf(source.files.get(path))
  const markdown = path.endsWith('.md') ? splitFrontMatter(file, text, new Messages()) : undefined
  return markdown?.frontMatter ?? yamlText(parseOnce(file, text))
}

/** README.md and FIELDS.md explain the content, and are no part of it. */
export const isContent = (path: string): boolean =>
  /\.(yaml|md)$/.test(path) && !/(?:^|\/)(?:README|FIELDS)\.md$/.test(path)

/** The lines of all texts, in the form in which they are read; a hundred broken links are searched in the same ones. */
const linesOfTexts = memoizeLast((files: Source['files']) =>
  [...files]
    .filter(([path]) => isContent(path))
    .map(([path, bytes]) => ({ path, lines: textOf(bytes).normalize('NFC').split('\n') })),
)

/** All that a search finds on the lines of all texts: its place, what is found, and the line. */
export const findInTexts = (
  { folder, files }: Source,
  search: (line: string) => Iterable<{ 0: string; index: number }>,
) =>
  linesOfTexts(files).flatMap(({ path, lines }) =>
    lines.flatMap((text, index) =>
      [...search(text)].map(({ 0: found, index: start }) => ({
        place: { file: `${folder}/${path}`, line: index + 1, column: start + 1 },
        found,
        text,
      })),
    ),
  )

/** Whether a line is a comment: in Markdown, it is a heading. */
export const isComment = (file: string, line: string): boolean => file.endsWith('.yaml') && /^\s*#/.test(line)

/** The same on the lines that visitors see: not in comments, nor in questions.yaml. */
export const findInShownTexts = (...search: Parameters<typeof findInTexts>) =>
  findInTexts(...search).filter(
    ({ place: { file }, text }) => !file.endsWith('questions.yaml') && !isComment(file, text),
  )

/** The lines that visitors see with any of some references or beginnings of them, such as `${packages.day-pass.` */
export const findReferences = (source: Source, references: readonly string[]) =>
  findInShownTexts(source, (line) => references.flatMap((one) => [...occurrencesOf(one, line)]))

/**
 * What a pattern finds in the texts that visitors see, also across lines, but not in comments.
 *
 * @param words what each match has: only texts with these words are searched; an empty text searches all
 */
export const findAcrossLines = ({ folder, files }: Source, words: string, pattern: RegExp) =>
  linesOfTexts(files).flatMap(({ path, lines }) => {
    if (path === 'questions.yaml' || !lines.some((line) => line.includes(words))) return []
    const text = lines.map((line) => (isComment(path, line) ? '' : line)).join('\n')
    return [...text.matchAll(pattern)].map((match) => {
      const before = text.slice(0, match.index).split('\n')
      const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
      return { place: { file: `${folder}/${path}`, ...place }, match, text }
    })
  })

/** Places as a message lists them: `content/faq.yaml:3, 12; content/seo/home.md:5` */
export function placesInWords(places: readonly { file: string; line: number }[]): string {
  const files = new Map<string, Set<number>>()
  for (const { file, line } of places) files.set(file, (files.get(file) ?? new Set()).add(line))
  return [...files].map(([file, lines]) => `${file}:${[...lines].join(', ')}`).join('; ')
}

/** File, line and column of a value. */
export const at = (yaml: YamlText, keys: Path) => ({
  file: yaml.file,
  ...placeOf(yaml, keys),
})

/** The same in a YAML file or a guide of the source. */
export const placeIn = (source: Source, path: string, keys: Path) => at(parseAgain(source, path), keys)
