/** Values that YAML would drop, change or read as something else, found on their line. */
import { findInBrackets } from './brackets.ts'
import { beginsText, findLostWords, type Line, quoted, readQuotes, valueColumn, withQuotes } from './lines.ts'
import { beginsWith, goesOn, inQuotes, type LineMistake, openQuote, takenAsComment } from './mistake.ts'

/** Finds what is wrong in the value of a field or an entry. */
export function findInValue(line: Line, below: Line | undefined): LineMistake | undefined {
  const { value, name } = line
  if (value === '' || beginsText(value)) return undefined
  const at = valueColumn(line)
  if (/^["']/.test(value)) return findInQuotes(line, below)
  if (/^[[{]/.test(value)) return findInBrackets(line)
  if (/^[“”„‘].*[“”’]$/.test(value) && quoted(value)) {
    return {
      at,
      rule: 'yaml-curly-quotes',
      reason:
        'The quotes around this value are curly; they would be shown, and do not protect what is inside.',
      remedy: 'Write straight quotes instead: "…".',
      corrected: withQuotes(line),
    }
  }
  const [bar] = /^(?:\|[+-]?|>[+-])/.exec(value) ?? []
  if (bar !== undefined) {
    const remedy =
      'Begin the text on the next line, two spaces further to the right than the name of the field.'
    return { at, rule: 'yaml-bar', reason: `The line must end after “${bar}”.`, remedy }
  }
  if (/^-(\s|$)/.test(value)) {
    return {
      at,
      rule: 'yaml-list',
      reason: `A list cannot begin on the line of ${name === undefined ? 'another entry' : 'its name'}, and a text cannot begin with “- ”.`,
      remedy:
        'For a list, put each entry on a line of its own below; for a text, put it in double quotes: "…".',
    }
  }
  return findSign(line) ?? findColon(line) ?? findComment(line)
}

/** A sign at the beginning of a value that has a meaning in YAML. */
function findSign(line: Line): LineMistake | undefined {
  const [sign] = /^(?:[&*!%@`,\]}|>]|\?(?=\s|$))/.exec(line.value) ?? []
  if (sign === undefined) return undefined
  if (/^[&*][\w-]+$/.test(line.value))
    return {
      ...beginsWith(sign, valueColumn(line)),
      remedy: `Delete “${line.value}”, and write the fields or the value itself: one place cannot stand for another here.`,
    }
  return { ...beginsWith(sign, valueColumn(line)), corrected: sign === '@' ? undefined : withQuotes(line) }
}

function findColon(line: Line): LineMistake | undefined {
  const { name, value } = line
  const colon = value.search(/:(?:\s|$)/)
  const comment = value.search(/\s#/)
  if (colon < 0 || (comment >= 0 && comment < colon)) return undefined
  // Behind a figure, a quote is the sign for inches.
  if (/^[^"]*[^\d"]"$/.test(value))
    return {
      at: valueColumn(line),
      rule: 'yaml-quote',
      reason: 'This value ends with a quote, and does not begin with one.',
      remedy: 'Write the quote at its beginning as well.',
      corrected: `${line.line.slice(0, valueColumn(line))}"${value}`,
    }
  // Two fields on a line, or a text whose first words are taken as the name of its field.
  const areMore = /^\S+, *[a-z]\w*:\s/.test(value) || !/^[\w-]*$/.test(name ?? '')
  return {
    at: valueColumn(line),
    rule: 'yaml-colon-in-value',
    reason: 'This value contains a colon followed by a space, which looks like another field.',
    remedy: `${inQuotes} If two fields are meant, write each on a line of its own.`,
    corrected: areMore ? undefined : withQuotes(line),
  }
}

function findComment(line: Line): LineMistake | undefined {
  const { value } = line
  const lost = findLostWords(value)
  if (lost < 0) return undefined
  const comment = value.slice(lost)
  const mistake = takenAsComment(comment, valueColumn(line) + lost)
  // Behind other words, only a figure is certainly a part of the text.
  if (lost > 0) return { ...mistake, corrected: /^#\d/.test(comment) ? withQuotes(line) : undefined }
  if (/^#\d+$/.test(value)) return { ...mistake, remedy: takeSignAway }
  const isColour = /^#[\da-f]{6}$/i.test(value)
  return { ...mistake, ...(!isColour && { remedy: takeSignAway }), corrected: withQuotes(line) }
}

const takeSignAway =
  'Take the “#” away, or put the whole value in double quotes; for a comment, leave a space after “#”.'

function findInQuotes(line: Line, below: Line | undefined): LineMistake | undefined {
  const { value, name, column } = line
  const at = valueColumn(line)
  const rule = 'yaml-quote'
  const whole = readQuotes(value)
  if (whole === undefined) {
    const isText = below && !below.isItem && below.name === undefined && below.spaces > column
    if (isText && name !== undefined) return { at, rule, ...goesOn(name) }
    const isOnly = !isText && /^.[^"'“”‘’]*$/.test(value)
    return { ...openQuote(at), corrected: isOnly ? line.line + value.charAt(0) : undefined }
  }
  const rest = value.slice(whole.length)
  if (rest === '') return undefined
  if (/^\s+#/.test(rest)) {
    const lost = findLostWords(rest)
    return lost < 0 ? undefined : takenAsComment(rest.slice(lost), at + whole.length + lost)
  }
  return {
    at: at + whole.length + rest.search(/\S/),
    rule,
    reason: 'The value ends at its second quote, but more follows.',
    remedy: 'Put the whole value in double quotes, and write a quote inside it as \\".',
    corrected: withQuotes(line),
  }
}
