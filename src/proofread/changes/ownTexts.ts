/** Texts that need no name to be about an entry: its own, and those below the same heading as a reference to it. */
import type { ChangedThing, Thing } from './changedThings.ts'
import { compares } from './claims.ts'
import { isWhole, onlyOnesLike, type Score, siblingsOf } from './likelihood.ts'
import type { Sentence } from './sentences.ts'

/** Finds the texts of an entry with other figures; its titles and labels have no price. */
export function ownTexts({ change, address, name, hasOtherTerms }: ChangedThing): Score {
  const [file = '', id = ''] = address.split('.')
  return (sentence) =>
    change === 'figures' &&
    sentence.file.endsWith(`/${file}.yaml`) &&
    (isWhole.test(sentence.text) || (hasOtherTerms && sentence.text !== name)) &&
    sentence.around.split('\n').some((line) => line.replace(/^[ -]+/, '') === `id: ${id}`)
      ? 3
      : 0
}

/**
 * Finds what shares a section with a reference to an entry that is gone, gets a last day, or has other hours; or to the
 * only one that a new entry is like. A section that refers to others of its list too is about all of them; there, what compares them.
 */
export function sectionsOf(
  thing: ChangedThing,
  things: readonly Thing[],
  sentences: readonly Sentence[],
): Score {
  const { change, address, fields, became, hasOtherCounts } = thing
  const isEnded = became?.until !== undefined && fields.until === undefined
  const about = change === 'gone' || isEnded || hasOtherCounts ? [thing] : onlyOnesLike(thing, things)
  // A figure with a label is no offer.
  if (about.length === 0 || fields.value !== undefined) return () => 0
  const others = siblingsOf(thing, things).filter((one) => !about.includes(one))
  const shared = sectionsWith(others, sentences)
  const all = sectionsWith(about, sentences)
  const sections = [...all].filter((key) => !shared.has(key))
  const [own = ''] = address.split('.')
  return (sentence) => {
    if (sentence.section === undefined || isItem(sentence)) return 0
    // Headings and labels stay true beside a new one.
    if (change === 'new' && !isWhole.test(sentence.text)) return 0
    if (sentence.field !== undefined && !/^(?:title|label)$/.test(sentence.field)) return 0
    if (sentence.file.endsWith(`/${own}.yaml`)) return 0
    const key = sectionOf(sentence)
    // “Cheaper than that one evening” may compare another one with what is gone.
    if (change === 'gone' && shared.has(key) && all.has(key) && compares.test(sentence.text)) return 2
    const isAbove = sections.some((other) => `${other}\n`.startsWith(`${key}\n`))
    return sections.includes(key) ? 3 : isAbove && sentence.text.startsWith('#') ? 2 : 0
  }
}

/** The sections that refer to one of some entries. */
const sectionsWith = (things: readonly Thing[], sentences: readonly Sentence[]) => {
  const references = things.flatMap(({ address }) => [`\${${address}.`, `\${${address}}`])
  const found = sentences.filter(({ text }) => references.some((reference) => text.includes(reference)))
  return new Set(found.map(sectionOf))
}

/** Rows of tables and items of lists speak of something else than the one beside them. */
const isItem = ({ text }: Sentence) => /^(?:\||- |\d+\. )/.test(text)

/** Others with the same are nearby. */
export const sectionOf = ({ file, section }: Sentence) => `${file} ${section}`
