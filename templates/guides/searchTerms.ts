/**
 * The terms of texts and queries for the search of the guides. The build and the browser share them, so that a query finds a
 * word in whichever way it is typed.
 */

/** A run of letters or of figures. */
interface Word {
  text: string
  isFigure: boolean
  /** Whether it begins as names do: with a capital, or with a figure. */
  isNameLike: boolean
  /** What is between it and the word before: no blank, a single one, or more. */
  separator: 'none' | 'blank' | 'wide'
}

/** How many words a term may join, as in “Call of Duty”. */
const longestTerm = 3

/**
 * The terms by which a text is found: its words, and neighbours that others write as one word. Those are words without a blank
 * between them (“CS:GO” is also csgo) and, with single blanks, a figure and its neighbour (“360 Hz”) and what begins and ends
 * like a name (“Free Fire”, “Call of Duty”).
 */
export function termsOf(text: string): string[] {
  const terms: string[] = []
  const words = wordsOf(text)
  for (const [start, first] of words.entries()) {
    let term = first.text
    let hasBlank = false
    terms.push(term)
    for (let next = start + 1; next < start + longestTerm; next += 1) {
      const last = words[next]
      if (!last || last.separator === 'wide') break
      const isMeasure = next === start + 1 && (first.isFigure || last.isFigure)
      term += last.text
      hasBlank ||= last.separator === 'blank'
      if (!hasBlank || isMeasure || (first.isNameLike && last.isNameLike)) terms.push(term)
    }
  }
  return terms
}

/**
 * The terms of a query.
 *
 * @returns for each word its alternatives; a text must have one of them. The word itself comes first, then the words that it
 * makes with its neighbours
 */
export function alternativesOf(query: string): string[][] {
  const words =
    fold(query)
      .toLowerCase()
      .replaceAll(currencyBefore, '$1 ')
      .replaceAll(currencyAfter, '$1 ')
      // 8.30 is one figure, whose parts alone find texts about others.
      .replaceAll(/(\d{1,9})[.,:'’](\d{1,9})(?:[.,:'’](\d{1,9}))?/g, ' $1$2$3 ')
      .match(/(?:[\p{L}\p{M}]+|\d+){1,3}/gu) ?? []
  const alternatives = words.map((word) => [word])
  for (const start of words.keys()) {
    for (let end = start + 2; end <= Math.min(start + longestTerm, words.length); end += 1) {
      const term = words.slice(start, end).join('')
      for (const terms of alternatives.slice(start, end)) terms.push(term)
    }
  }
  return alternatives
}

/** The names of the rupee beside a figure, where texts have its sign. */
const rupees = '(?:rs|inr|rupees?|रु|रुपये|रुपए)'
const currencyBefore = new RegExp(`(^|[^\\p{L}\\p{M}])${rupees}[^\\p{L}\\p{M}\\d]*(?=\\d)`, 'gu')
const currencyAfter = new RegExp(`(\\d)[^\\p{L}\\p{M}\\d]*${rupees}(?![\\p{L}\\p{M}])`, 'gu')

function wordsOf(text: string): Word[] {
  // What is between words, and the words, in turn. Most letters are ASCII, and \p{…} is slow.
  const parts = fold(text).split(/((?:[a-zA-Z]|(?=\P{ASCII})[\p{L}\p{M}])+|\d+)/u)
  const words: Word[] = []
  for (let at = 1; at < parts.length; at += 2) {
    const [between = '', word = ''] = [parts[at - 1], parts[at]]
    const text = word.toLowerCase()
    const isFigure = word < ':'
    words.push({
      text,
      isFigure,
      isNameLike: isFigure || word[0] !== text[0],
      separator: between === ' ' || between === '\n' ? 'blank' : /\s/.test(between) ? 'wide' : 'none',
    })
  }
  return words
}

/**
 * Makes equal what differs in writing alone: accents, nuktas and full-width letters (Unicode Standard Annex 15, NFKD),
 * invisible characters such as joiners, the figures of other scripts, and separators of thousands (1,099 and 2,25,000).
 */
const fold = (text: string): string =>
  text
    .replaceAll(/\P{ASCII}+/gu, (characters) =>
      characters
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036f\u093c]|\p{Default_Ignorable_Code_Point}/gu, '')
        .normalize('NFC')
        .replaceAll(/(?=\P{ASCII})\p{Nd}/gu, latinFigure),
    )
    .replaceAll(/\d{1,3}(?:[,.'’]\d{2,3}){0,6}[,.'’]\d{3}(?!\d)/g, (figure) => figure.replaceAll(/\D/g, ''))

/** The figure as 0 to 9. In Unicode the ten figures of a script are in one row. */
function latinFigure(figure: string): string {
  let before = (figure.codePointAt(0) ?? 0) - 1
  let value = 0
  for (; /\p{Nd}/u.test(String.fromCodePoint(before)); before -= 1) value += 1
  return String(value % 10)
}
