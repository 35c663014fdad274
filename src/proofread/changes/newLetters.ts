/** Things that labels call by a letter, such as “Centre E”, which the state that `--against` names had not. */

import { placesInWords } from '../../content/findInContent.ts'
import { letterAlone, letterIn } from '../../content/lettersInLabels.ts'
import { openYamlFiles } from '../../content/loadYamlFiles.ts'
import { shownTexts } from '../../content/shownTexts.ts'
import type { Source } from '../../content/source.ts'
import { Messages } from '../../diagnostics/messages.ts'
import type { RenderedSite } from '../../renderedSite.ts'
import { recordsIn } from '../../validate/walkSchema.ts'

type Compared = Pick<RenderedSite, 'definition' | 'source' | 'messages'>

/** Texts that name fewer may mean these alone. */
const leastNamed = 3

/** Warns of texts that name all others by their letters, “A, B, C and D” or “A to D”, and not one that is new in this change. */
export function reportNewLetters({ definition, source, messages }: Compared, earlier: Source): void {
  const before = lettersIn(earlier, definition)
  const texts = shownTexts(source)
  for (const { file, noun, letters } of lettersIn(source, definition)) {
    const old = before.find((one) => one.file === file && one.noun === noun)?.letters ?? []
    if (old.length < leastNamed) continue
    const ranges = [' to ', '–'].map((to) => `${old[0]}${to}${old.at(-1)}`)
    for (const letter of letters.filter((one) => !old.includes(one))) {
      const places = texts.filter(({ file: path, written }) => {
        const isNamed = (one: string) => letterAlone(one).test(written)
        return (
          path !== `${source.folder}/${file}.yaml` &&
          !isNamed(letter) &&
          (ranges.some((range) => written.includes(range)) || old.every(isNamed))
        )
      })
      if (places.length === 0) continue
      messages.warning({
        file: `${source.folder}/${file}.yaml`,
        rule: 'new-name',
        reason: `“${noun} ${letter}” is new in this change; these texts name all the others, and not this one: ${placesInWords(places)}.`,
        remedy: 'Add it there, if it belongs there. If not, nothing needs to be done.',
      })
    }
  }
}

/** The letters of each kind of thing in each data file, in order. */
function lettersIn(of: Source, { collections }: Compared['definition']) {
  return [...openYamlFiles(of, collections, new Messages())].flatMap(([file, opened]) => {
    const things = [...recordsIn(opened.written())].flatMap(({ record: { label } }) =>
      typeof label === 'string' ? (letterIn(label) ?? []) : [],
    )
    return [...new Set(things.map(({ noun }) => noun))].map((noun) => {
      const letters = things.flatMap((thing) => (thing.noun === noun ? thing.letter : []))
      return { file, noun, letters: [...new Set(letters)].sort() }
    })
  })
}
