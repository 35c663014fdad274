/**
 * Sentences that a change may have made untrue, though no rule can tell: they compare, rank or count what it changed. They are not
 * warnings: who proposes the change reads them, and what is still true stays.
 */
import { dirname } from 'node:path/posix'
import { guideFile } from '../../content/collections.ts'
import { guidesPath } from '../../content/guideAddresses.ts'
import type { Source } from '../../content/source.ts'
import type { TextToRead } from '../../diagnostics/writers/toRead.ts'
import type { RenderedSite } from '../../renderedSite.ts'
import { type ChangedThing, changedThings, thingsIn } from './changedThings.ts'
import { type Score, scoreFor } from './likelihood.ts'
import { type Sentence, sentencesIn } from './sentences.ts'

/** After more changes at once, every sentence would be listed. */
const mostChanged = 60

type Compared = Pick<RenderedSite, 'definition' | 'source' | 'messages'>

/** Below this, a sentence only happens to have the words. */
const leastScore = 2

/** @returns the sentences, the likeliest first; without those that the change wrote, and those whose lines a message names */
export function textsToRead({ definition, source, messages }: Compared, earlier: Source): TextToRead[] {
  const things = thingsIn(earlier, definition)
  const changed = changedThings(things, thingsIn(source, definition)).filter((thing) => !isTidiedUp(thing))
  if (changed.length > mostChanged) return []
  const sentences = sentencesIn(earlier)
  const scores = [
    ...changed.map((thing) => scoreFor(thing, [...things.values()], sentences)),
    ...(hasGuideGone(source, earlier) ? [promisesGuides] : []),
  ]
  if (scores.length === 0) return []
  const now = new Map(sentencesIn(source).map((sentence) => [keyOf(sentence, source.folder), sentence]))
  const named = linesNamedIn(messages.all.map(({ reason }) => reason))
  const found = new Map<string, TextToRead & { score: number }>()
  for (const sentence of sentences) {
    const still = now.get(keyOf(sentence, earlier.folder))
    const score = Math.max(...scores.map((scoreOf) => scoreOf(sentence)))
    if (!still || score < leastScore) continue
    const { file, line, text } = still
    const place = `${file}:${line}`
    if (!named.has(place) && score > (found.get(place)?.score ?? 0))
      found.set(place, { score, file, line, text })
  }
  return [...found.values()].toSorted((a, b) => b.score - a.score)
}

/** Notices and closed days are deleted once they are over. */
const isTidiedUp = ({ change, isPriced, fields }: ChangedThing) =>
  change === 'gone' && !isPriced && ['until', 'date', 'from'].some((field) => fields[field] !== undefined)

const hasGuideGone = (now: Source, earlier: Source) =>
  [...earlier.files.keys()].some((file) => isGuide(file) && !now.files.has(file))

const isGuide = (file: string) => file.startsWith(dirname(guideFile('')))

/** Whether a sentence is one of those that say on the list of guides what they are about. */
const promisesGuides: Score = ({ file, around }) =>
  file.endsWith(`pages${guidesPath}.yaml`) && /^(?:description|intro):/.test(around) ? 3 : 0

const keyOf = ({ file, text }: Sentence, folder: string) => `${file.slice(folder.length)} ${text}`

/** `content/faq.yaml:3, 12` → content/faq.yaml:3, content/faq.yaml:12 */
function linesNamedIn(reasons: readonly string[]): ReadonlySet<string> {
  const places = new Set<string>()
  for (const reason of reasons) {
    let file = ''
    for (const word of reason.split(/[\s();]/)) {
      const [path = '', line = ''] = word.split(':')
      if (line) file = path
      places.add(`${file}:${Number.parseInt(line || word, 10)}`)
    }
  }
  return places
}
