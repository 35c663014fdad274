/**
 * Characters that were not typed on purpose: invisible ones, and those that a program garbled by reading the text in a
 * wrong encoding. A field with such a character looks right and is wrong.
 */
import type { Finding } from './messages.ts'

/** Spaces of other widths: no-break, thin, ideographic and the like. */
const oddSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
/** Ends of lines of Word and other programs: between words they stand for a space. */
const lineBreak = /[\v\f\x85\u2028\u2029]/
const betweenWords = new RegExp(`(?<=\\S)${lineBreak.source}+(?=\\S)`, 'g')
/**
 * Characters that cannot be seen: controls, hyphens for the end of a line, noncharacters (which XML forbids), and those that change the direction of the text
 * (UTS #39). Joiners and direction marks are allowed after letters of scripts that need them, and inside emoji; tags after
 * a flag.
 */
const unseen = [
  /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/u,
  /[\u00ad\u115f\u1160\u180e\u200b\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffc]/u,
  /(?<!\P{ASCII})[\u061c\u200c-\u200f]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,6})[\u{e0000}-\u{e007f}]/u,
]
const invisible = new RegExp(unseen.map(({ source }) => source).join('|'), 'gu')
/** What an escape of YAML or Markdown must not stand for: an invisible, half or lost character. */
export const unshowable = new RegExp(`${invisible.source}|\\p{Cs}|\ufffd`, 'gu')
export const invisibleCode = {
  rule: 'invisible-character',
  reason: 'The code here stands for an invisible character.',
  remedy: 'Delete the code.',
}
/** How Windows-1252 shows the bytes of a character in UTF-8 that follow its first one, from 0x80 to 0xBF. */
const following =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ' +
  String.fromCharCode(...Array.from({ length: 32 }, (_, index) => 0xa0 + index))
/** Characters whose UTF-8 bytes were read as Windows-1252 and saved again: â‚¹ of ₹, Ã© of é, à¤… of अ. */
const anyGarbled = new RegExp(`[ÂÃ][${following}]|[âà][${following}]{2}|ð[${following}]{3}`, 'g')
const originalOf = (garbled: string) =>
  new TextDecoder().decode(
    Uint8Array.from(garbled, (sign, index) =>
      index === 0 ? sign.charCodeAt(0) : 0x80 + following.indexOf(sign),
    ),
  )
/**
 * Letters and figures of other programs that only look bold or slanted: screen readers skip them, searches do not find them. In
 * between, the block of letters leaves those out that are elsewhere.
 */
const styledLetters = /[\u{1d400}-\u{1d7ff}][\u{1d400}-\u{1d7ff}ℂℊ-ℎℐ-ℓℕℙ-ℝℤℬℭℯ-ℱℳℴ]*/gu
/** A number in raised figures: `₹¹⁰⁹⁹`. Behind a letter or a figure, and alone, such a figure is right: m², 10¹². */
const raisedNumber = /(?<![\p{L}\p{N})])[⁰¹²³⁴-⁹]{2,20}|[⁰¹²³⁴-⁹](?<=\p{Sc} ?[⁰¹²³⁴-⁹])[⁰¹²³⁴-⁹]*/gu
/** Letters in circles, squares and brackets, and wide ones. White ones on squares are emoji alone: 🅿. */
const framedLetters = /[⒜-ⓩ\u{1f110}-\u{1f169}]+|[\u{1f170}-\u{1f189}]{2,30}|[Ａ-Ｚａ-ｚ]{2,30}/gu
/** Capitals as small as other letters, from A to Z; such an s or x is an ordinary one. */
const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡ\0ʏᴢ'
const small = `[${smallCapitals.replace('\0', '')}]`
/** Letters that a PDF joins: ﬁ, ﬂ. */
const ligatures = /[\ufb00-\ufb06]+/gu
const styled = new RegExp(
  `${[styledLetters, raisedNumber, framedLetters, ligatures].map(({ source }) => source).join('|')}|${small}(?:[sx]?${small})+`,
  'gu',
)
/** The ordinary letters and figures; Unicode has none for white letters and small capitals. */
const plainOf = (text: string) =>
  [...text]
    .map((sign) => {
      const [white, place] = [(sign.codePointAt(0) ?? 0) - 0x1f150, smallCapitals.indexOf(sign)]
      if (white >= 0 && white < 0x3a) return String.fromCharCode(0x41 + (white % 0x20))
      return place >= 0 ? String.fromCharCode(0x61 + place) : sign.normalize('NFKC')
    })
    .join('')
/** The replacement character, U+FFFD, and its UTF-8 bytes read as Windows-1252. */
const lost = /\ufffd|ï¿½/
/** A quick test: most files have none of these characters. */
const suspicious =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: four times as fast as \p{Cc}
  /[\0-\x08\v-\x1f\x7f-\xa0\xad\xb2\xb3\xb9ÂÃâàïð\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2070\u2074-\u2079\u249c-\u24e9\u3000\u3164\udffe\udfff\udb40\ud835\ud83c\uff21-\uff5aɢʜɪʟɴʀʏʙᴀ-ᴢꜰꜱꞯ\ufb00-\ufb06\ufdd0-\ufdef\ufeff\uffa0\ufff9-\uffff]/
/**
 * Finds characters that were not typed on purpose, at most one problem for each line. Spaces and invisible characters in
 * YAML comments are allowed.
 *
 * @returns the problems, and the text without these characters, so that they cause no further messages
 */
export function checkCharacters(text: string): { findings: Finding[]; text: string } {
  if (!suspicious.test(text)) return { findings: [], text }
  const findings: Finding[] = []
  const lines = text.split('\n').map((whole, index) => {
    const end = whole.endsWith('\r') ? '\r' : ''
    const line = end ? whole.slice(0, -1) : whole
    const found = findingOf(line)
    if (found) findings.push({ line: index + 1, ...found })
    return cleaned(line) + end
  })
  return { findings, text: lines.join('\n') }
}

const copied = 'it was copied from another page or program.'

function findingOf(line: string): Omit<Finding, 'line'> | undefined {
  const at = (index: number) => ({ column: index + 1 })
  if (line.includes('\r'))
    return {
      ...at(line.indexOf('\r')),
      rule: 'line-end',
      reason: 'A line ends here as in old Mac programs (CR), which is not read as the end of a line.',
      remedy: 'Save the file again with the line ends LF or CRLF.',
    }
  const [sign] = lost.exec(line) ?? []
  if (sign !== undefined)
    return {
      ...at(line.indexOf(sign)),
      rule: 'lost-character',
      reason: `A character was lost here: another program could not read it, and left “${sign}” in its place.`,
      remedy: 'Type the right character again.',
    }
  const corrected = cleaned(line)
  const wrong = line.search(anyGarbled)
  if (wrong >= 0) {
    const [garbled = ''] = line.slice(wrong).match(anyGarbled) ?? []
    const original = originalOf(garbled)
    const reason = `“${garbled}” is what another program made of “${original}”.`
    return { ...at(wrong), rule: 'garbled-character', reason, remedy: `Write “${original}”.`, corrected }
  }
  const comment = line.search(/^\s*#(?!#)|\s#\s/)
  const shown = comment < 0 ? line : line.slice(0, comment)
  const space = shown.search(oddSpace)
  const nothing = shown.search(invisible)
  const [words] = shown.match(styled) ?? []
  if (space >= 0 && (nothing < 0 || space < nothing)) {
    const reason = `The space here is not an ordinary one; ${copied}`
    return { ...at(space), rule: 'unusual-space', reason, remedy: 'Delete it and type a space.', corrected }
  }
  if (nothing < 0 && words !== undefined) {
    const reason = `“${words}” only looks like ordinary letters or figures: searches and screen readers do not know its signs.`
    const remedy = 'Type it again on the keyboard. Bold words of a text have two stars around them.'
    return { ...at(shown.indexOf(words)), rule: 'styled-letters', reason, remedy, corrected }
  }
  if (nothing < 0) return undefined
  const remedy = lineBreak.test(line[nothing] ?? '')
    ? 'Delete it and type a space.'
    : 'Delete it: put the cursor after it and press the backspace key.'
  const reason = `There is an invisible character here; ${copied}`
  return { ...at(nothing), rule: 'invisible-character', reason, remedy, corrected }
}

const cleaned = (line: string) =>
  line
    .replaceAll(anyGarbled, originalOf)
    .replaceAll(styled, plainOf)
    .replaceAll(oddSpace, ' ')
    .replaceAll(betweenWords, ' ')
    .replaceAll(/ \ufffc(?= )/g, '')
    .replaceAll(invisible, '')
