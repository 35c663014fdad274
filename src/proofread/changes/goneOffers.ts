/** Sentences that still promise what an entry without a price offered that is gone: a discount at the desk, a kind of equipment. */
import { openYamlFiles } from '../../content/loadYamlFiles.ts'
import type { Source } from '../../content/source.ts'
import { Messages } from '../../diagnostics/messages.ts'
import type { SiteDefinition } from '../../siteDefinition.ts'
import { recordsIn } from '../../validate/walkSchema.ts'
import type { Score } from './likelihood.ts'
import { otherFiles } from './namesInTexts.ts'
import { stemsIn, wordsOf } from './namesOfThings.ts'
import type { Sentence } from './sentences.ts'

interface Offer {
  id: string
  title: string
  text: string
  /** Those in all of its fields. */
  references: readonly string[]
}

/** A word in more sentences says nothing about one offer. */
const mostSentences = 25

/** Finds, for each offer that is gone, sentences with a reference of its text, the words of its id, or two rare words of its title and text. */
export function promisesOfGone(
  earlier: Source,
  now: Source,
  { collections }: SiteDefinition,
  sentences: readonly Sentence[],
): Score[] {
  const stems = sentences.map(({ text }) => stemsIn(text))
  const countOf = (word: string) => stems.filter((words) => words.has(word)).length
  const left = offersIn(now, collections)
  const isLeft = ({ title, text }: Offer) => left.some((one) => one.title === title || one.text === text)
  return offersIn(earlier, collections)
    .filter((offer) => !isLeft(offer))
    .map(({ id, title, text, references }): Score => {
      const ofId = [...wordsOf([id.replaceAll('-', ' ')])]
      const rare = [...wordsOf([title, text])].filter(
        (word) => word.length > 4 && countOf(word) <= mostSentences,
      )
      return (sentence) => {
        const said = stemsIn(sentence.text)
        if (ofId.length > 0 && ofId.every((word) => said.has(word))) return 3
        const isAbout = references.some((reference) => sentence.text.includes(reference))
        return isAbout || rare.filter((word) => said.has(word)).length >= 2 ? 2 : 0
      }
    })
}

/** The entries with a title and a text, but without a figure; entries with figures are compared by these. */
const offersIn = (source: Source, collections: SiteDefinition['collections']): Offer[] =>
  [...openYamlFiles(source, collections, new Messages())].flatMap(([file, opened]) =>
    otherFiles.includes(file)
      ? []
      : [...recordsIn(opened.written())].flatMap(
          ({ record: { id = '', name, title = name, text, ...others } }) =>
            typeof title === 'string' &&
            typeof text === 'string' &&
            typeof id === 'string' &&
            !Object.values(others).some((value) => typeof value === 'number')
              ? [{ id, title, text, references: referencesIn({ text, others }) }]
              : [],
        ),
  )

const referencesIn = (fields: object) => JSON.stringify(fields).match(/\$\{[^${}]+\}/g) ?? []
