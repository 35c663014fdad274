/**
 * Explains the errors of the YAML parser. The parser names the place where it stumbled, which is often not where the
 * mistake is, so the lines around it are searched for the cause.
 */
import { type Document, type ErrorCode, isMap, visit, type YAMLError } from 'yaml'
import { lineBesideText, misplaced, textOrItem } from './indentation.ts'
import {
  type Line,
  lineAfter,
  lineAt,
  lineBefore,
  valueOffset,
  withColonAndSpace,
  withQuotes,
} from './lines.ts'
import type { Explanation, YamlMistake } from './sentences.ts'
import * as say from './sentences.ts'

/** How many errors of the parser are explained; after a few, others follow from them. */
const mostExplained = 50

/** The mistakes that caused the errors of the parser, at most one for each line. */
export function findSyntaxMistakes(document: Document.Parsed, text: string): YamlMistake[] {
  const { errors, warnings } = document
  const quote = errors.length > 0 ? unclosedQuoteOverFields(document, text) : undefined
  if (quote !== undefined) return [{ rule: 'yaml-quote', ...openQuoteOn(lineAt(text, quote)), offset: quote }]
  const found = new Map<number, YamlMistake>()
  const stumbled = [...errors, ...warnings].sort((a, b) => a.pos[0] - b.pos[0])
  // After an unclosed bracket or quote, the others follow from it.
  const isOpen = stumbled.some(({ code }) => code === 'BLOCK_IN_FLOW' || code === 'MISSING_CHAR')
  let explained = 0
  for (const error of stumbled.slice(0, isOpen ? 1 : mostExplained)) {
    const { code, message, pos } = error
    const line = lineAt(text, pos[0])
    const here = line.spaces < 0 ? (lineAfter(text, line) ?? line) : line
    // What comes after the end of the fields follows from the mistake that ended them.
    if (here.start < explained || (found.size > 0 && message.includes('in YAML stream'))) continue
    const follows = ['DUPLICATE_KEY', 'MULTILINE_IMPLICIT_KEY', 'BAD_INDENT'].includes(code)
    explained = follows ? endOfEntry(text, here) : here.start + 1
    // A further line that is misplaced mostly follows from the first mistake.
    const explanation = explain(error, text, here) ?? (found.size === 0 ? misplaced(text, here) : undefined)
    if (!explanation) continue
    const mistake = { offset: pos[0], rule: ruleOf(code), ...explanation }
    const { start } = lineAt(text, mistake.offset)
    if (!found.has(start)) found.set(start, mistake)
  }
  return [...found.values()]
}

const ruleOf = (code: ErrorCode) => `yaml-${code.toLowerCase().replaceAll('_', '-')}`

/** The mistake of a text that is valid YAML but does not consist of fields. */
export function findRootMistake({ contents }: Document.Parsed, text: string): YamlMistake[] {
  if (isMap(contents)) return []
  const first = text.search(/^ *[^\s#]/m)
  const remedy = 'Write each field as a name, a colon, a space and the value, such as “title: Pricing”.'
  if (first < 0) return [{ offset: 0, rule: 'yaml-no-fields', reason: 'This file is empty.', remedy }]
  const here = lineAt(text, first)
  if (!here.isItem) {
    const mistake = missingColon(text, here) ?? { offset: 0, reason: 'This file holds no fields.', remedy }
    return [{ rule: 'yaml-no-fields', ...mistake }]
  }
  return [
    {
      offset: first + here.spaces,
      rule: 'yaml-no-name',
      reason: 'The line with the name of this list is missing above this one.',
      remedy:
        'Write it again as it was, without spaces before it and with a colon after it, such as “items:”; the history of the file and FIELDS.md have the name.',
    },
  ]
}

/**
 * The opening quote of a text that runs over the fields below it. The parser only reports where that text ends, or fields
 * that it lacks.
 */
function unclosedQuoteOverFields(document: Document.Parsed, text: string): number | undefined {
  let opening: number | undefined
  visit(document, {
    Scalar(_key, { type, range }) {
      if ((type !== 'QUOTE_DOUBLE' && type !== 'QUOTE_SINGLE') || !range) return
      if (!/\n[ \t]*(- )?[\w-]+:(\s|$)/.test(text.slice(range[0], range[1]))) return
      opening = range[0]
      return visit.BREAK
    },
  })
  return opening
}

/** Where the entry around a field ends; after a field of the file itself, other mistakes are independent. */
function endOfEntry(text: string, field: Line): number {
  let below: Line | undefined = field
  while (below && below.spaces >= field.indent) below = field.indent > 0 ? lineAfter(text, below) : undefined
  return below?.start ?? (field.indent > 0 ? text.length : field.start + 1)
}

/** @returns undefined for a line that is misplaced */
function explain({ code, message, pos }: YAMLError, text: string, here: Line): Explanation | undefined {
  const [offset] = pos
  const sign = text[offset] ?? ''
  const corrected = withQuotes(text, offset)
  const tab = [here, lineAfter(text, here), lineBefore(text, here)].find((line) =>
    /^ *\t/.test(line?.line ?? ''),
  )
  if (tab) {
    const beside = lineBefore(text, tab)?.indent ?? 0
    const readAs = ' '.repeat(beside) + tab.line.trimStart()
    return { ...say.tabAsIndent, readAs, offset: tab.start + tab.line.indexOf('\t') }
  }
  const cause = wrongBullet(here) ?? lineBesideText(text, here)
  if (cause) return cause
  switch (code) {
    case 'DUPLICATE_KEY':
      return say.writtenTwice(/^["']?([\w-]+)/.exec(text.slice(offset))?.[1])
    case 'BAD_ALIAS':
      return { ...say.beginsWith(sign === '*' ? '*' : '&'), corrected }
    case 'BAD_SCALAR_START':
      return { ...say.beginsWith(sign), corrected: sign === '@' ? undefined : corrected }
    case 'TAG_RESOLVE_FAILED':
      return { ...say.losesFirstWord, corrected }
    case 'MULTILINE_IMPLICIT_KEY':
      return missingColon(text, here) ?? textOrItem(text, here)
    case 'MISSING_CHAR':
      if (/[[{]/.test(message)) return say.openBracket
      return (
        missingColon(text, here) ?? (message.includes('quote') ? openQuoteOn(here) : textOrItem(text, here))
      )
    case 'BLOCK_AS_IMPLICIT_KEY':
      return missingColon(text, here) ?? colonInValue(text, here)
    case 'BAD_INDENT':
      return openBracketNear(text, here) ?? textOrItem(text, here)
    case 'IMPOSSIBLE':
      return undefined
    case 'UNEXPECTED_TOKEN':
      if (here.name && /^-(\s|$)/.test(here.value)) return say.listBesideName
      return offset <= here.start + here.indent ? textOrItem(text, here) : moreAfterValue(here, corrected)
    default:
      return say.sentencesOf[code] ?? say.unusedSyntax
  }
}

/** A hyphen without a space at the beginning of an item; another sign instead of the hyphen, or a number. */
const tightHyphen = /^(\s*)-(?=[^\s-])/
const otherSign =
  /^(\s*)(?:[–—−•·▪●◦‣→»›]\s*(?=\S)|(?:-{2,}|[+_]|\d{1,2}[.)])\s+(?=\S)|\*+(?:\s+(?=\S)|(?=[^\s*])(?!.*\*)))/

/** An item that does not begin with “- ”. Before a figure, a hyphen may be a minus sign: then no line is suggested. */
export function wrongBullet({ line, start, spaces }: Line): (Explanation & { offset: number }) | undefined {
  const sign = [tightHyphen, otherSign].find((pattern) => pattern.test(line))
  return (
    sign && {
      ...(sign === tightHyphen ? say.noSpaceAfterHyphen : say.otherBullet),
      offset: start + spaces,
      corrected: /^\s*[-–—−][\d.]/.test(line) ? undefined : line.replace(sign, '$1- '),
    }
  )
}

/** A colon without a space, or another sign instead of a colon, on this line or the one above. */
export function missingColon(text: string, here: Line): (Explanation & { offset: number }) | undefined {
  for (const near of [here, lineBefore(text, here) ?? here]) {
    const corrected = withColonAndSpace(near.line)
    if (!corrected) continue
    const hasColon = /^\s*(?:- +)*[\w-]+:/.test(near.line)
    const { reason, remedy } = say.noSpaceAfterColon
    return {
      reason: hasColon ? reason : 'There is no colon after the name of the field.',
      remedy,
      offset: near.start + near.indent,
      corrected,
    }
  }
  return undefined
}

/** A quote at the beginning of a value; the corrected line closes it when there is no other quote. */
function openQuoteOn(here: Line): Explanation {
  const isOnly = /^(["'])(?!.*\1)(?!.*["'“”‘’]\s*$)/.test(here.value)
  const corrected = isOnly ? here.line.trimEnd() + here.value.charAt(0) : undefined
  return { ...say.openQuote, corrected, ...(/^["']/.test(here.value) && { offset: valueOffset(here) }) }
}

/** A bracket on this line or the one above that is never closed. */
function openBracketNear(text: string, here: Line): Explanation | undefined {
  const open = [here, lineBefore(text, here)].find((near) => near && /^[[{][^\]}]*$/.test(near.value))
  return open && { ...say.openBracket, offset: valueOffset(open) }
}

/** `title: Cup: final`; undefined for a line with one colon, whose field is at a wrong place. */
function colonInValue(text: string, here: Line): Explanation | undefined {
  const corrected = withQuotes(text, here.start)
  if (/^[“”„‘’]/.test(here.value)) return { ...say.curlyQuotes, corrected }
  if (here.value.startsWith('? ')) return { ...say.beginsWith('?'), corrected }
  const [, after] = /^[^:]+:\s(.*)/s.exec(here.line) ?? []
  if (after === undefined || !/:(\s|$)/.test(after)) return undefined
  const areTwo = /^\S+, *[a-z]\w*:\s/.test(here.value)
  return { ...say.colonInValue, corrected: areTwo ? undefined : corrected }
}

/** `"PS5" night`, `| words`, and values that begin with a sign of YAML. */
function moreAfterValue(here: Line, corrected: string | undefined): Explanation | undefined {
  const offset = valueOffset(here)
  if (/^\w/.test(here.value)) return undefined
  if (/^["']/.test(here.value)) return { ...say.textAfterQuote, corrected }
  if (/^\|[+-]? /.test(here.value)) return { ...say.textBesideBar, offset }
  return { ...say.beginsWith(here.value[0] ?? ''), corrected, offset }
}
