/** Rules over one YAML file or front matter. */
import type { Messages } from '../../diagnostics/messages.ts'
import { isRecord, recordsIn } from '../records.ts'
import { scalarsIn } from '../yaml/nodes.ts'
import type { YamlText } from '../yaml/parse.ts'
import { at } from './context.ts'
import { findWrongDates } from './weekdayOfDate.ts'

/** Ids are unique in a file, because they are part of the addresses of references, and anchors in pages. */
export function checkDuplicateIds(yaml: YamlText, messages: Messages): void {
  const root = yaml.toValue()
  const lines = new Map<string, number>()
  for (const { record, path } of recordsIn(root)) {
    const { id } = record
    if (typeof id !== 'string') continue
    const problem = { ...at(yaml, [...path, 'id']), rule: 'duplicate-id' }
    if (isRecord(root) && Object.hasOwn(root, id)) {
      messages.error({
        ...problem,
        reason: `The id “${id}” is the name of a field of this file, so that a reference could mean either.`,
        remedy: 'Give this entry another id.',
      })
    }
    const earlier = lines.get(id)
    if (earlier === undefined) lines.set(id, problem.line)
    else
      messages.error({
        ...problem,
        reason: `The id “${id}” is taken by the entry on line ${earlier}.`,
        remedy:
          'Give the newer of the two another id; or, if the id of one was overwritten, the id that it had before: references in texts still name it.',
      })
  }
}

/** Whether two entries have the same id, so that a reference could mean either. */
export function hasDuplicateIds(value: unknown): boolean {
  const ids = [...recordsIn(value)].flatMap(({ record }) =>
    typeof record.id === 'string' ? [record.id] : [],
  )
  return new Set(ids).size < ids.length
}

/** Dates in texts exist, and are on the weekday beside them. */
export function checkWeekdaysOfDates(yaml: YamlText, messages: Messages): void {
  for (const { value, range } of scalarsIn(yaml.contents)) {
    if (!range || typeof value !== 'string') continue
    const [from, to] = range
    for (const { offset, ...problem } of findWrongDates(yaml.text.slice(from, to))) {
      const place = { file: yaml.file, ...yaml.placeAt(from + offset) }
      const isReported = messages.all.some(({ file, line }) => file === place.file && line === place.line)
      if (!isReported) messages.error({ ...place, ...problem })
    }
  }
}

/** Quotes whose number in a value is even, in values of the second pattern. */
const quotes: readonly [quote: RegExp, values: RegExp][] = [
  // After a digit, it is the sign for inches.
  [/"/g, /^(?!.*\d")/s],
  [/[“„”]/g, /./],
  // Between letters or after one, it is an apostrophe.
  [/(?<!\p{L})'|'(?!\p{L})/gu, /[^\p{L}\d\s]'$/u],
]

/** Reports a quote without its partner in values of one paragraph: it would be shown. */
export function checkUnbalancedQuotes(yaml: YamlText, messages: Messages): void {
  for (const { value, range, type } of yaml.sound ? scalarsIn(yaml.contents) : []) {
    if (typeof value !== 'string' || !range || type?.startsWith('BLOCK')) continue
    const odd = quotes
      .map(([quote, values]) => (values.test(value) ? [...value.matchAll(quote)] : []))
      .find(({ length }) => length % 2 === 1)
    const last = odd?.at(-1)
    if (!last) continue
    const [from, to] = range
    const at = yaml.text.slice(from, to).lastIndexOf(last[0], to - from - (type === 'PLAIN' ? 0 : 2))
    messages.error({
      file: yaml.file,
      ...yaml.placeAt(from + Math.max(0, at)),
      rule: 'unbalanced-quote',
      reason: 'This quote has no partner in the same value, so it would be shown.',
      remedy: 'Write one at the other end as well, or take this one away.',
    })
  }
}
