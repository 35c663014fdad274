import type { Messages } from '../../diagnostics/messages.ts'
import { scalarsIn } from '../yaml/nodes.ts'
import type { YamlText } from '../yaml/parse.ts'

/** How a value looks that may lack a quote, and the quotes whose number must be even. */
const quotes: readonly [atEnd: RegExp, all: RegExp][] = [
  // After a digit, it is the sign for inches.
  [/^"|[^\d\s]"$/, /"/g],
  [/^[“„]|”$/, /[“„”]/g],
  // Between letters or after one, it is an apostrophe.
  [/[^\p{L}\d\s]'$/u, /(?<!\p{L})'|'(?!\p{L})/gu],
]

/** Reports a quote at the beginning or the end of a value without its partner: it would be shown. */
export function checkUnbalancedQuotes(yaml: YamlText, messages: Messages): void {
  for (const { value, range, type } of yaml.sound ? scalarsIn(yaml.contents) : []) {
    if (typeof value !== 'string' || !range || type?.startsWith('BLOCK')) continue
    if (!quotes.some(([atEnd, all]) => atEnd.test(value) && (value.match(all)?.length ?? 0) % 2 === 1))
      continue
    const [from, to] = range
    messages.error({
      file: yaml.file,
      ...yaml.placeAt(/^["“„]/.test(value) ? from : to - 1),
      rule: 'unbalanced-quote',
      reason: 'This quote has no partner in the same value, so it would be shown.',
      remedy: 'Write one at the other end as well, or take this one away.',
    })
  }
}
