/** Open points, which only the owner can settle: example values, which site.yaml lists, and questions. */
import type { VFileMessage } from 'vfile-message'
import { type Messages, openPointRules, type Problem } from '../../diagnostics/messages.ts'
import { linesOf, placeOf, writtenAt } from '../../diagnostics/positions.ts'
import { listed } from '../../diagnostics/words.ts'
import { counted } from '../../diagnostics/writers/format.ts'
import type { Collections } from '../collections.ts'
import { at, parseAgain, placeIn } from '../findInContent.ts'
import { exampleFieldOf } from '../placeholders.ts'
import type { Source } from '../source.ts'
import type { Content } from '../types.ts'
import { type Addresses, addressesIn, type Range, type RangeOf } from './questionAddresses.ts'
import { askOwner, type RuleInput } from './ruleContext.ts'

interface Options {
  check: boolean
  strict: boolean
}

/** Whether a question covers a warning about a value that it names. @param question its index */
export type IsCoveredByQuestion = (warning: VFileMessage, question: number) => boolean

/**
 * Reports placeholders and open questions, each question with the warnings that it covers: a build gives one line with
 * their number, a check one message for each at the line to edit, and a strict check errors. Beside errors, it only takes these
 * warnings away.
 *
 * @param isCoveredByQuestion by default, a question covers all warnings about the values that it names
 */
export function reportOpenPoints(
  checked: Pick<RuleInput, 'content' | 'collections' | 'source' | 'messages'>,
  { check, strict }: Options,
  isCoveredByQuestion: IsCoveredByQuestion = () => true,
): void {
  const { content, collections, source, messages } = checked
  if (messages.hasErrors && !strict) {
    hideCoveredWarnings(checked)
    return
  }
  const addresses = addressesIn(source, collections)
  const { rangeOf } = addresses
  const covered = takeCovered(content, source, messages, addresses, isCoveredByQuestion)
  const placeholders = content.site.placeholders.length
  const questions = content.questions.questions.length
  if (placeholders + questions === 0) return
  const points =
    check || strict
      ? [
          ...describePlaceholders(content, collections, source),
          ...describeQuestions(content, source, covered, rangeOf),
        ]
      : [
          {
            file: source.folder,
            rule: 'open-points',
            reason: `${sumOf(placeholders, questions)} left for the owner.`,
            remedy: 'npm run check lists them.',
          },
        ]
  for (const point of points) {
    if (strict) messages.error(point)
    else messages.warning(point)
  }
}

/** `1 example value is`, `2 example values and 1 open question are` */
function sumOf(placeholders: number, questions: number): string {
  const parts = [
    placeholders > 0 ? counted(placeholders, 'example value') : '',
    questions > 0 ? counted(questions, 'open question') : '',
  ]
  return `${listed(parts.filter(Boolean))} ${placeholders + questions === 1 ? 'is' : 'are'}`
}

function describePlaceholders({ site }: Content, collections: Collections, source: Source): Problem[] {
  const yaml = parseAgain(source, 'site.yaml')
  return site.placeholders.map(({ field, note }, index) => {
    const entry = ['placeholders', index]
    const rule = openPointRules.placeholder
    const itsEntry = `${linesOf(yaml, entry)}, its entry under placeholders`
    const { file, path } = exampleFieldOf(field, collections) ?? { file: 'site', path: field.split('.') }
    const itsFile = file === 'site' ? yaml : parseAgain(source, `${file}.yaml`)
    if (!itsFile.find(path)) {
      const remedy = `${note} Write the real value, then delete ${itsEntry}.`
      return { ...at(yaml, entry), rule, reason: `“${field}” is not filled in.`, remedy }
    }
    const written = writtenAt(itsFile, path)
    return {
      ...at(itsFile, path),
      rule,
      reason: `“${field}” is marked as an example${written ? `: ${written}` : '.'}`,
      remedy: `${note} If this is the real value by now, delete ${itsEntry}; else write the real one here first.`,
    }
  })
}

function describeQuestions(
  { questions: { questions } }: Content,
  source: Source,
  covered: ReturnType<typeof takeCovered>,
  rangeOf: RangeOf,
): Problem[] {
  const yaml = parseAgain(source, 'questions.yaml')
  return questions.map(({ id, topic, question, readings, published, answerIn }, index) => {
    const entry = ['questions', index]
    const places = answerIn.flatMap((written) => placeOfAnswer(written, source, rangeOf) ?? [])
    const where = places.length > 0 ? `in ${listed(places)}` : 'where it belongs'
    const answers = readings.map(({ says, where }) => `${where}: “${says}”.`)
    const warnings = (covered.get(id) ?? []).map(
      ({ file, line, reason }) => `The check at ${file}:${line}: ${reason}`,
    )
    return {
      file: yaml.file,
      ...placeOf(yaml, [...entry, 'question'], true),
      rule: openPointRules.question,
      reason: topic ? `${topic}: ${question}` : question,
      remedy: `${[...answers, ...warnings].join(' ')} Published meanwhile: ${published} Write the answer ${where}, then delete ${linesOf(yaml, entry)} here.`,
    }
  })
}

/** Takes the warnings away that a question covers, where there are errors as well: questions are not reported then. */
export function hideCoveredWarnings({
  content,
  collections,
  source,
  messages,
}: Pick<RuleInput, 'content' | 'collections' | 'source' | 'messages'>): void {
  const { rangeOf } = addressesIn(source, collections)
  for (const { covers = [] } of content.questions.questions)
    for (const range of covers.map(rangeOf)) messages.takeWarnings((warning) => isIn(range, warning))
}

const isIn = (range: ReturnType<RangeOf>, { file, line = 0 }: VFileMessage) =>
  range !== undefined && file === range.file && line >= range.first && line <= range.last

/** Takes the warnings out of the messages that a question covers, and warns of addresses that cover none (any more). */
function takeCovered(
  { questions }: Content,
  source: Source,
  messages: Messages,
  { rangeOf, nearestTo }: Addresses,
  isCoveredByQuestion: IsCoveredByQuestion,
) {
  const covered = new Map<string, VFileMessage[]>()
  const stale: Problem[] = []
  for (const [index, { id, covers = [], answerIn }] of questions.questions.entries()) {
    const place = (...path: PropertyKey[]) => placeIn(source, 'questions.yaml', ['questions', index, ...path])
    for (const [entry, written] of answerIn.entries()) {
      if (placeOfAnswer(written, source, rangeOf)) continue
      stale.push({
        ...place('answerIn', entry),
        rule: 'no-place-for-answer',
        reason: `There is no value and no file “${written}” for the answer.`,
        remedy:
          'Write an address of a value such as site.hours, a file such as faq.yaml, or a folder such as posts.',
      })
    }
    const taken = covers.flatMap((address, entry) => {
      const range = rangeOf(address)
      // The warnings of a misspelt address would follow from its mistake.
      const near = range ? undefined : nearestTo(address)
      const meant = near === undefined ? range : rangeOf(near)
      const taken = messages.takeWarnings(
        (warning) => isIn(meant, warning) && isCoveredByQuestion(warning, index),
      )
      const others = messages.all.filter((warning) => !warning.fatal && isIn(meant, warning))
      for (const warning of others) {
        const { file, line } = place('covers', entry)
        const remedy = warning.note?.replace(askOwner(address), '').trimEnd()
        warning.note = `${remedy} The question at ${file}:${line} is about what was there before this change: if only the owner knows, write into it what is new.`
      }
      const problem = { ...place('covers', entry), rule: 'covers-nothing' }
      if (!range)
        stale.push({
          ...problem,
          reason: `There is no value with the address “${address}”.`,
          remedy: near
            ? `Did you mean ${near}? Correct the address, or ${deleteLine}.`
            : `Correct the address, or ${deleteLine}.`,
        })
      else if (taken.length + others.length === 0)
        stale.push({
          ...problem,
          reason: `There is no warning about ${address} that this question could cover.`,
          remedy: `Look first whether it is right now: ${writtenIn(range, source)}. A mistyped value has no warning either. If it is right, ${deleteLine}.`,
        })
      return taken
    })
    covered.set(id, taken)
  }
  // An error may hide the warning, and wrong opening hours are one warning for all times.
  const mayHide = messages.all.some(({ ruleId }) => ruleId === 'wrong-hours')
  if (!mayHide) for (const problem of stale) messages.warning(problem)
  return covered
}

/** A list without a line is an error. */
const deleteLine = 'delete this line, and “covers:” too if no line is left below it'

/** The lines of a value with their place: `content/packages.yaml:71, “start: 21:00”`. */
function writtenIn({ file, first, last }: Range, { files, folder }: Source): string {
  const text = new TextDecoder().decode(files.get(file.slice(folder.length + 1)))
  const lines = text
    .split(/\r?\n/)
    .slice(first - 1, last)
    .map((line) => `“${line.trim()}”`)
  return [`${file}:${first}`, ...lines.slice(0, mostLines)].join(', ')
}

/** How many lines of a value are shown. */
const mostLines = 4

/** A file or a folder of the content, or the line of a value; undefined for what does not exist. */
function placeOfAnswer(written: string, { files, folder }: Source, rangeOf: RangeOf): string | undefined {
  const isThere = [...files.keys()].some((path) => path === written || path.startsWith(`${written}/`))
  const range = rangeOf(written)
  return isThere ? `${folder}/${written}` : range && `${range.file}:${range.first}`
}
