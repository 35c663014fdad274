/** Entries whose id is a figure, such as 500hz, above all that the state which `--against` names had. */

import { placesInWords } from '../content/findInContent.ts'
import { openYamlFiles } from '../content/loadYamlFiles.ts'
import { type ShownText, shownTexts } from '../content/shownTexts.ts'
import type { Source } from '../content/source.ts'
import { Messages } from '../diagnostics/messages.ts'
import type { RenderedSite } from '../renderedSite.ts'
import { listsOfNames, otherFiles } from './namesInTexts.ts'

type Compared = Pick<RenderedSite, 'definition' | 'source' | 'messages'>

/** `360Hz`, or a reference to an entry; with “up to” before it or not. */
const figures = /(\bup to )?(?:\$\{(\w+\.\w+)\.[^{}\n]*\}|\b(\d+[a-z]+)\b)/gi
const highest = /\b(?:fastest|quickest|highest)\b/i

/** Warns of texts that call the highest figure of a list so, “Fastest display: 360Hz”, once a change adds a higher one. */
export function reportNewHighest({ definition, source, messages }: Compared, earlier: Source): void {
  const before = highestIn(earlier, definition)
  const texts = shownTexts(source)
  for (const { file, path, unit, figure } of highestIn(source, definition)) {
    const old = before.find((one) => one.path === path && one.unit === unit)
    if (!old || old.figure >= figure) continue
    const id = `${old.figure}${unit}`
    const places = texts.filter((text, index) => {
      const named = [...text.written.matchAll(figures)].filter(
        ([, , entry, typed]) => entry === `${file}.${id}` || typed?.toLowerCase() === id,
      )
      const isHighest = highest.test(text.written) || isBelow(text, texts[index - 1], highest)
      return named.some(([, upTo]) => isHighest || upTo)
    })
    if (places.length === 0) continue
    messages.warning({
      file: `${source.folder}/${file}.yaml`,
      rule: 'new-highest',
      reason: `“${figure}${unit}” is new in this change and above “${id}”, but texts still call that the highest: ${placesInWords(places)}.`,
      remedy: 'Correct it there. If it is still true, nothing needs to be done.',
    })
  }
}

/** Whether a text is the next field of the same entry as one with some words, such as the value below a name. */
const isBelow = (text: ShownText, above: ShownText | undefined, words: RegExp) =>
  above?.file === text.file && !/^\s*- /.test(text.written) && words.test(above.written)

/** The highest figure of each unit among the ids of each list. */
function highestIn(of: Source, { collections }: Compared['definition']) {
  return [...openYamlFiles(of, collections, new Messages())]
    .filter(([file]) => !file.startsWith('pages/') && !otherFiles.includes(file))
    .flatMap(([file, opened]) =>
      [...listsOfNames(opened.written(), false)].flatMap(([path, names]) => {
        const ofIds = names.flatMap(({ id = '' }) => {
          const [, figure, unit] = /^(\d+)([a-z]+)$/.exec(id) ?? []
          return figure === undefined || unit === undefined ? [] : { figure: Number(figure), unit }
        })
        return [...new Set(ofIds.map(({ unit }) => unit))].map((unit) => ({
          ...{ file, path: `${file}${path}`, unit },
          figure: Math.max(...ofIds.flatMap((one) => (one.unit === unit ? one.figure : []))),
        }))
      }),
    )
}
