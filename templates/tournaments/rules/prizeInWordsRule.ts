/** A prize that the text of a tournament says in words, such as “ten thousand rupees”. */
import type { RuleContext } from '../../../src/content/rules/context.ts'
import { tournamentsIn } from '../dates/dates.ts'

// biome-ignore format: in tens
const small = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine',
  'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const numbers = new Map([
  ...small.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
])
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['lakh', 100_000],
])
const sum = new RegExp(
  `(?<![\\w-])(${[...numbers.keys()].join('|')}) (${[...scales.keys()].join('|')}) (?:rupees|dollars|euros|pounds)\\b`,
  'gi',
)

/** Warns of sums in words that are neither the fee, the prize, nor a part of it. */
export function checkPrizesInWords({ content, warning }: RuleContext): void {
  const { money } = content.format
  for (const { entry, path } of tournamentsIn(content)) {
    const known = [entry.entry, entry.prize, ...(entry.prizeSplit ?? [])]
    for (const [written, number = '', scale = ''] of entry.text.text.matchAll(sum)) {
      const value = (numbers.get(number.toLowerCase()) ?? 0) * (scales.get(scale.toLowerCase()) ?? 0)
      if (known.includes(value)) continue
      warning('tournaments', [...path, 'text'], {
        rule: 'prize-in-words',
        reason: `The text of “${entry.name}” says “${written}”, but its prize is ${money(entry.prize)}.`,
        remedy: `Write a reference in place of the words, such as \${tournaments.${entry.id}.prize}; or correct the prize.`,
      })
    }
  }
}
