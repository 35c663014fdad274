/** Texts that need no name to be about an entry: its own, and those below the same heading as a reference to it. */
import { isDeepStrictEqual } from 'node:util'
import type { ChangedThing } from './changedThings.ts'
import type { Score } from './likelihood.ts'
import type { Sentence } from './sentences.ts'

/** Finds the texts of an entry with other figures. */
export function ownTexts({ change, address, fields, became = {} }: ChangedThing): Score {
  const [file = '', id = ''] = address.split('.')
  const changed = Object.keys({ ...fields, ...became }).filter(
    (field) => !/^(?:from|until)$/.test(field) && !isDeepStrictEqual(fields[field], became[field]),
  )
  const says = (field: string) => aboutOf[field]?.test(` ${changed.join(' ')} `)
  return (sentence) =>
    change === 'figures' &&
    sentence.file.endsWith(`/${file}.yaml`) &&
    says(sentence.field ?? '') &&
    sentence.around.split('\n').some((line) => line.replace(/^[ -]+/, '') === `id: ${id}`)
      ? 3
      : 0
}

/** The figures that a text of an entry may speak of, by its field: a title has no price. */
const aboutOf: Readonly<Record<string, RegExp>> = {
  ...{ text: /\S/, description: /\S/ },
  ...{ title: / (?:time|repeats) /, format: / entryPer / },
}

/** Finds what shares a section with a reference to an entry that is gone, gets a last day, or offers something else. */
export function sectionsOf(
  { change, address, fields, became }: ChangedThing,
  sentences: readonly Sentence[],
): Score {
  const isEnded = became?.until !== undefined && fields.until === undefined
  const isOther = became !== undefined && ofOffers.some((field) => fields[field] !== became[field])
  const [own = ''] = address.split('.')
  if (own === 'facts' || !(change === 'gone' || isEnded || isOther)) return () => 0
  const references = [`\${${address}.`, `\${${address}}`]
  const refers = ({ text }: Sentence) => references.some((reference) => text.includes(reference))
  const found = sentences.filter(refers)
  const headings = found.map(sectionOf)
  const sections = new Set(found.filter((sentence) => !isItem(sentence)).map(sectionOf))
  return (sentence) => {
    if (sentence.section === undefined || isItem(sentence)) return 0
    if (sentence.field !== undefined && !/^(?:title|label)$/.test(sentence.field)) return 0
    if (sentence.file.endsWith(`/${own}.yaml`)) return 0
    const key = sectionOf(sentence)
    const isHeading =
      sentence.text.startsWith('#') && headings.some((other) => `${other}\n`.startsWith(`${key}\n`))
    return sections.has(key) ? 3 : isHeading ? 2 : 0
  }
}

/** What sums in texts are calculated with. */
const ofOffers = ['afterHours', 'freeHours', 'percentOff']

/** Rows of tables and items of lists speak of something else than the one beside them. */
const isItem = ({ text }: Sentence) => /^(?:\||- |\d+\. )/.test(text)

/** Others with the same are nearby. */
export const sectionOf = ({ file, section }: Sentence) => `${file} ${section}`
