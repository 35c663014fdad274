/** Rules over one YAML file or front matter. */
import type { Messages } from '../../diagnostics/messages.ts'
import type { Path } from '../../diagnostics/positions.ts'
import { isRecord, recordsIn } from '../../validate/walkSchema.ts'
import type { YamlText } from '../../yaml/parse.ts'
import { at } from '../findInContent.ts'
import { repeatedIn } from './ruleContext.ts'
import { findWrongDates } from './weekdayOfDate.ts'

/** Ids are unique in a file, because they are part of the addresses of references, and anchors in pages. */
export function checkDuplicateIds(yaml: YamlText, messages: Messages): void {
  const root = yaml.toValue()
  const ids = idsIn(root)
  const placeOfId = (path: Path) => at(yaml, [...path, 'id'])
  for (const { id, path } of ids) {
    if (!isRecord(root) || !Object.hasOwn(root, id)) continue
    messages.error({
      ...placeOfId(path),
      rule: 'duplicate-id',
      reason: `The id “${id}” is the name of a field of this file, so that a reference could mean either.`,
      remedy: 'Give this entry another id.',
    })
  }
  for (const { entry, first } of repeatedIn(ids, ({ id }) => id)) {
    messages.error({
      ...placeOfId(entry.path),
      rule: 'duplicate-id',
      reason: `The id “${entry.id}” is taken by the entry on line ${placeOfId(first.path).line}.`,
      remedy:
        'Give the newer of the two another id; or, if the id of one was overwritten, the id that it had before: references in texts still name it.',
    })
  }
}

/** The ids of all entries, with the paths of the entries. */
const idsIn = (root: unknown) =>
  [...recordsIn(root)].flatMap(({ record: { id }, path }) => (typeof id === 'string' ? [{ id, path }] : []))

/** Dates in texts exist, and are on the weekday beside them. */
export function checkWeekdaysOfDates(yaml: YamlText, messages: Messages): void {
  for (const { written, from } of yaml.texts()) {
    for (const { offset, ...problem } of findWrongDates(written)) {
      const place = { file: yaml.file, ...yaml.placeAt(from + offset) }
      const isReported = messages.all.some(({ file, line }) => file === place.file && line === place.line)
      if (!isReported) messages.error({ ...place, ...problem })
    }
  }
}

/** Quotes that come in pairs, in values that match the second pattern. */
const quotes: readonly [quote: RegExp, values: RegExp][] = [
  // After a digit, it is the sign for inches.
  [/"/g, /^(?!.*\d")/s],
  [/[“„”]/g, /./],
  // Between letters or after one, it is an apostrophe.
  [/(?<!\p{L})'|'(?!\p{L})/gu, /[^\p{L}\d\s]'$/u],
]

/** Reports a quote without its partner in values of one paragraph: it would be shown. */
export function checkUnbalancedQuotes(yaml: YamlText, messages: Messages): void {
  for (const { value, written, from } of yaml.texts()) {
    if (/^[|>]/.test(written)) continue
    const odd = quotes
      .map(([quote, values]) => (values.test(value) ? [...value.matchAll(quote)] : []))
      .find(({ length }) => length % 2 === 1)
    const last = odd?.at(-1)
    if (!last) continue
    const at = written.lastIndexOf(last[0], written.length - (/^["']/.test(written) ? 2 : 0))
    messages.error({
      file: yaml.file,
      ...yaml.placeAt(from + Math.max(0, at)),
      rule: 'unbalanced-quote',
      reason: 'This quote has no partner in the same value, so it would be shown.',
      remedy: 'Write one at the other end as well, or take this one away.',
    })
  }
}
