/** Sums of money in words: “one hundred and ten rupees”, “a hundred bucks”, “5 thousand rupees”. */

// biome-ignore format: in tens
const small = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine',
  'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const numbers = new Map([
  ...small.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  ['a', 1],
])
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['lakh', 100_000],
  ['lakhs', 100_000],
])
/** Words before a scale that make it no certain sum: “a few hundred rupees”. */
const uncertain = /^(?:few|couple|some|several|many|of)$/
/** How far the words of a sum reach. */
const reach = 80

/** The sums in words before the name of the currency, with their places. */
export function sumsInWords(
  text: string,
  names: RegExp,
): { written: string; value: number; index: number }[] {
  return [...text.matchAll(names)].flatMap(({ 0: name, index }) => {
    const before = text.slice(Math.max(0, index - reach), index)
    const [last = ''] = before.split(/[^a-z\d\s-]/i).slice(-1)
    const words = [...last.matchAll(/[a-z]+|\d+/gi)]
    const begin = words.findLastIndex(([word]) => !isNumber(word)) + 1
    const sum = words.slice(begin)
    const [first] = sum[0]?.[0].toLowerCase() === 'and' ? sum.slice(1) : sum
    if (!first || /^\d+$/.test(sum.at(-1)?.[0] ?? '')) return []
    if (scales.has(first[0].toLowerCase()) && uncertain.test(words[begin - 1]?.[0] ?? '')) return []
    const start = index - last.length + first.index
    const value = sumOf(sum.map(([word]) => word.toLowerCase()))
    return value > 1 ? [{ written: text.slice(start, index + name.length), value, index: start }] : []
  })
}

const isNumber = (word: string) =>
  /^(?:\d+|and)$/i.test(word) || numbers.has(word.toLowerCase()) || scales.has(word.toLowerCase())

/** “one fifty” is 150, as people say it. */
function sumOf(words: readonly string[]): number {
  let [total, current] = [0, 0]
  for (const word of words) {
    const scale = scales.get(word) ?? 0
    const number = numbers.get(word) ?? (Number(word) || 0)
    if (scale >= 1000) [total, current] = [total + (current || 1) * scale, 0]
    else if (scale > 0) current = (current || 1) * scale
    else current = (current > 0 && current < 10 && number >= 10 ? current * 100 : current) + number
  }
  return total + current
}
