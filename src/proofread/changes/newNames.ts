/** Entries that the state which `--against` names had not, and that texts with all the others do not name. */

import { placesInWords } from '../../content/findInContent.ts'
import { openYamlFiles } from '../../content/loadYamlFiles.ts'
import type { Source } from '../../content/source.ts'
import { Messages } from '../../diagnostics/messages.ts'
import type { RenderedSite } from '../../renderedSite.ts'
import { textOf } from '../../siteFiles.ts'
import {
  isAddress,
  linesWith,
  listsOfNames,
  type Named,
  otherFiles,
  placeOfName,
  type WordsOfText,
  wordsOfTexts,
} from './namesInTexts.ts'

/** A text that names fewer entries may mean these alone. */
const leastNamed = 4
/** An id that texts name an entry by, such as 360Hz: two of these name a whole kind. */
const figure = /^\d+[a-z]+$/
const leastOfFigures = 2

/** Warns of texts that name all other entries of a list, or all of its kind, and not one that is new in this change. */
export function reportNewNames(
  { definition, source, messages }: Pick<RenderedSite, 'definition' | 'source' | 'messages'>,
  earlier: Source,
): void {
  const listsIn = (of: Source) =>
    new Map(
      [...openYamlFiles(of, definition.collections, new Messages())].flatMap(([file, opened]) =>
        file.startsWith('pages/') || otherFiles.includes(file)
          ? []
          : [...listsOfNames(opened.written(), false)].map(
              ([path, names]) => [`${file}${path}`, { file, names }] as const,
            ),
      ),
    )
  const before = listsIn(earlier)
  const texts = wordsOfTexts(source)
  for (const [path, { file, names }] of listsIn(source)) {
    const known = before.get(path)?.names ?? []
    const isKnown = (one: Named) => known.some(({ name, id }) => name === one.name || (id && id === one.id))
    const entries = names.filter(({ name }) => !isAddress(name))
    const [old, added] = [entries.filter(isKnown), entries.filter((one) => !isKnown(one))]
    for (const one of added) {
      const kinds = one.fields.map((field) => old.filter(({ fields }) => fields.includes(field)))
      const places = texts.flatMap((text) => {
        const lines = (named: Named) => linesOf(named, file, text, source)
        const own = lines(one)
        const isMissing = (group: readonly Named[]) => {
          // A text that names the kinds by figures may speak of fewer elsewhere.
          const areFigures = group.every(({ id }) => figure.test(id ?? ''))
          if (areFigures && own.length > 0) return false
          return (
            group.length >= (areFigures ? leastOfFigures : leastNamed) &&
            group.every((named) => lines(named).length > 0)
          )
        }
        const group = text.path === `${file}.yaml` ? undefined : [old, ...kinds].find(isMissing)
        return group
          ? linesOfAll(group.map(lines), own).map((line) => ({
              file: `${source.folder}/${text.path}`,
              line,
            }))
          : []
      })
      if (places.length === 0) continue
      messages.warning({
        ...placeOfName(one, file, source),
        rule: 'new-name',
        reason: `“${one.name}” is new in this change; these texts name all the others, and not this one: ${placesInWords(places)}.`,
        remedy: 'Add it there, if it belongs there. If not, nothing needs to be done.',
      })
    }
  }
}

/** The lines of a text that name an entry or refer to it; but for words for search engines. */
function linesOf({ name, id }: Named, file: string, text: WordsOfText, source: Source): number[] {
  const lines = textOf(source.files.get(text.path)).split('\n')
  const isFigure = id !== undefined && figure.test(id)
  const named = text.words.filter(({ word }) => isFigure && word.toLowerCase() === id)
  return [
    ...linesWith(name, text),
    ...named.map(({ line }) => line),
    ...lines.flatMap((line, index) => (id && line.includes(`\${${file}.${id}.`) ? [index + 1] : [])),
  ].filter((line) => !/^ *keywords:/.test(lines[line - 1] ?? ''))
}

/**
 * The lines that have all other entries, and the first lines of lists and tables that have all; in a text without the new one and
 * without these, the first line of those with most.
 *
 * @param lines those of each other entry
 * @param own those of the new one: what has it is complete
 */
function linesOfAll(lines: readonly number[][], own: readonly number[]): number[] {
  const count = (line: number) => lines.filter((some) => some.includes(line)).length
  const known = [...new Set(lines.flat())].toSorted((a, b) => a - b)
  const whole = known.filter((line) => count(line) === lines.length)
  const others = known.filter((line) => !whole.includes(line))
  const first = [...known].sort((a, b) => count(b) - count(a) || a - b)[0] ?? 1
  const found = [
    ...whole.filter((line) => !own.includes(line)),
    ...startsOfLists(others, lines).filter(
      (start) => !own.some((line) => line >= start && line < start + lines.length + mostBetween),
    ),
  ].toSorted((a, b) => a - b)
  return found.length > 0 || own.length > 0 ? found : [first]
}

/** Lines that other text is between, in a list of entries. */
const mostBetween = 2

/** The first of some lines that follow each other, one or more for each entry, and have all. */
function startsOfLists(known: readonly number[], lines: readonly number[][]): number[] {
  const starts: number[] = []
  let end = 0
  for (const start of known) {
    const window = (line: number) => line >= start && line < start + lines.length + mostBetween
    if (start <= end || !lines.every((some) => some.some((line) => window(line) && known.includes(line))))
      continue
    starts.push(start)
    end = start + lines.length + mostBetween - 1
  }
  return starts
}
