import type { Messages } from '../../diagnostics/messages.ts'
import { scalarsIn } from '../yaml/nodes.ts'
import type { YamlText } from '../yaml/parse.ts'

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
