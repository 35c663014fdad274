/** Sums of money in words: “one hundred and ten rupees”, “a hundred bucks”, “5 thousand rupees”, “5 हजार रुपये”. */

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
  // Of Marathi and Hindi, those that people write most.
  ...['एक', 'दोन', 'तीन', 'चार', 'पाच', 'सहा', 'सात', 'आठ', 'नऊ', 'दहा'].map(
    (word, index) => [word, index + 1] as const,
  ),
  ...([
    ['दो', 2],
    ['पांच', 5],
    ['पाँच', 5],
    ['छह', 6],
    ['नौ', 9],
    ['दस', 10],
  ] as const),
])
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['k', 1000],
  ['lakh', 100_000],
  ['lakhs', 100_000],
  ['lac', 100_000],
  ['lacs', 100_000],
  ['crore', 10_000_000],
  ['crores', 10_000_000],
])
const scalesInDevanagari = new Map([
  ['हजार', 1000],
  ['हज़ार', 1000],
  ['लाख', 100_000],
  ['कोटी', 10_000_000],
  ['करोड़', 10_000_000],
])

/** All scales, for a regular expression; in Devanagari with the endings of cases. */
export const scale = `(?:${[...scales.keys()].join('|')}|(?:${[...scalesInDevanagari.keys()].join('|')})[\\u0900-\\u097f]{0,8})`

/** The value of a scale such as “lakh” or “हजारांचे”; undefined for any other word. */
export function scaleOf(written: string): number | undefined {
  const word = written.toLowerCase()
  return scales.get(word) ?? [...scalesInDevanagari].find(([name]) => word.startsWith(name))?.[1]
}

/** Words before a scale that make it no certain sum: “a few hundred rupees”, “पंचवीस हजार रुपये”. */
const uncertain = /^(?:few|couple|some|several|many|of)$|^[\u0900-\u097f]/
/** The hundreds of Marathi and Hindi, before any number. */
const hundreds = /शे$|^सौ$/
/** How far the words of a sum reach. */
const reach = 80

/** The sums in words before the name of the currency, with their places. */
export function sumsInWords(
  text: string,
  names: RegExp,
): { written: string; value: number; index: number }[] {
  return [...text.matchAll(names)].flatMap(({ 0: name, index }) => {
    const before = text.slice(Math.max(0, index - reach), index)
    const [last = ''] = before.split(/[.,](?!\d)|[^a-z\u0900-\u097f\d\s.,-]/i).slice(-1)
    const words = [...last.matchAll(/[a-z]+|[\u0900-\u097f]+|\d[\d,]*(?:\.\d+)?/gi)]
    const begin = words.findLastIndex(([word]) => !isNumber(word)) + 1
    const sum = words.slice(begin)
    const [first] = sum[0]?.[0].toLowerCase() === 'and' ? sum.slice(1) : sum
    const wordBefore = words[begin - 1]?.[0] ?? ''
    if (!first || /^\d/.test(sum.at(-1)?.[0] ?? '') || /^k$/i.test(first[0])) return []
    if (hundreds.test(wordBefore) || (scaleOf(first[0]) && uncertain.test(wordBefore))) return []
    const start = index - last.length + first.index
    const value = sumOf(sum.map(([word]) => word.toLowerCase()))
    return value > 1 ? [{ written: text.slice(start, index + name.length), value, index: start }] : []
  })
}

const isNumber = (word: string) =>
  /^\d|^and$/i.test(word) || numbers.has(word.toLowerCase()) || scaleOf(word) !== undefined

/** “one fifty” is 150, as people say it. */
function sumOf(words: readonly string[]): number {
  let [total, current] = [0, 0]
  for (const word of words) {
    const times = scaleOf(word) ?? 0
    const number = numbers.get(word) ?? (Number(word.replaceAll(',', '')) || 0)
    if (times >= 1000) [total, current] = [total + Math.round((current || 1) * times), 0]
    else if (times > 0) current = (current || 1) * times
    else current = (current > 0 && current < 10 && number >= 10 ? current * 100 : current) + number
  }
  return total + current
}
