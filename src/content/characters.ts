/**
 * Characters that nobody typed on purpose: they cannot be seen, or came from a program that read the text in a wrong
 * encoding. Left alone they make fields that look right and are not (research 1.2).
 */
import type { Problem } from '../diagnostics/messages.ts'

/** Spaces of other widths: no-break, thin, ideographic and the like. */
const oddSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
/** Nothing at all to see. Joiners are kept behind letters of the scripts that need them, and inside emoji. */
const invisible =
  /(?![\t\n\r])\p{Cc}|[\u200b\u2060\ufeff\u2028\u2029\u202a-\u202e\u2066-\u2069]|(?<!\P{ASCII})[\u200c\u200d]/gu
/** UTF-8 that was read as Windows-1252 and saved again, and what it was. */
const garbled: Record<string, string> = {
  'â‚¹': '₹',
  'â€™': '’',
  'â€˜': '‘',
  'â€œ': '“',
  'â€\u009d': '”',
  'â€“': '–',
  'â€”': '—',
  'â€¦': '…',
  'Ã©': 'é',
  'Â°': '°',
}
const anyGarbled = new RegExp(Object.keys(garbled).join('|'), 'g')
/** What stands where a character was lost. */
const lost = '\ufffd'
/** Any character that is looked at more closely; most lines have none. */
const suspicious =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are looked for, and naming them is four times as fast as \p{Cc}
  /[\0-\x08\v\f\x0e-\x1f\x7f-\xa0ÂÃâ\u1680\u2000-\u200d\u2028-\u202f\u205f-\u2069\u3000\ufeff\ufffd]/
/** No paragraph has a tenth of it; a longer line is a picture or a program that was pasted as text. */
const longestLine = 5000

type Finding = Omit<Problem, 'file'>

/**
 * Finds characters that cannot have been meant, one message for each line and kind; comments of YAML may hold them.
 *
 * @returns what is wrong, and the text without these characters, so that nothing else is blamed for them
 */
export function checkCharacters(text: string): { findings: Finding[]; text: string } {
  if (!suspicious.test(text) && !text.includes('\r') && !hasLongLine(text)) return { findings: [], text }
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

function hasLongLine(text: string): boolean {
  if (text.length <= longestLine) return false
  for (let start = 0, end = 0; end >= 0; start = end + 1) {
    end = text.indexOf('\n', start)
    if ((end < 0 ? text.length : end) - start > longestLine) return true
  }
  return false
}

function findingOf(line: string): Omit<Finding, 'line'> | undefined {
  if (line.length > longestLine) {
    return {
      column: longestLine + 1,
      rule: 'long-line',
      reason: `This line has ${line.length} characters; more than ${longestLine} are not read.`,
      remedy:
        'Divide it into paragraphs with an empty line between them, or take out what was pasted by mistake.',
    }
  }
  if (!suspicious.test(line) && !line.includes('\r')) return undefined
  if (line.includes('\r')) {
    return {
      column: line.indexOf('\r') + 1,
      rule: 'line-end',
      reason:
        'A line ends here in a way that old Mac programs used, and which is not read as the end of a line.',
      remedy: 'Save the file again with line ends of the kind LF or CRLF.',
    }
  }
  if (line.includes(lost)) {
    return {
      column: line.indexOf(lost) + 1,
      rule: 'lost-character',
      reason: `A character was lost here: another program could not read it, and left “${lost}” in its place.`,
      remedy: 'Type the right character again.',
    }
  }
  const wrong = line.search(anyGarbled)
  if (wrong >= 0) {
    const [sign = ''] = line.slice(wrong).match(anyGarbled) ?? []
    return {
      column: wrong + 1,
      rule: 'garbled-character',
      reason: `“${sign}” is what another program made of “${garbled[sign]}”.`,
      remedy: `Write “${garbled[sign]}”.`,
      corrected: cleaned(line),
    }
  }
  const shown = line.replace(/(^\s*#(?!#)|\s#\s).*$/, '')
  const space = shown.search(oddSpace)
  const nothing = shown.search(invisible)
  if (space < 0 && nothing < 0) return undefined
  const isSpace = nothing < 0 || (space >= 0 && space < nothing)
  return {
    column: (isSpace ? space : nothing) + 1,
    rule: isSpace ? 'odd-space' : 'invisible-character',
    reason: isSpace
      ? 'The space here is not an ordinary one; it came along from another page or program.'
      : 'There is a character here that cannot be seen; it came along from another page or program.',
    remedy: isSpace
      ? 'Delete it and type a space.'
      : 'Delete it: put the cursor behind it and press the backspace key.',
    corrected: cleaned(line),
  }
}

const cleaned = (line: string) =>
  line
    .slice(0, longestLine)
    .replaceAll(anyGarbled, (sign) => garbled[sign] ?? sign)
    .replaceAll(oddSpace, ' ')
    .replaceAll(invisible, '')
