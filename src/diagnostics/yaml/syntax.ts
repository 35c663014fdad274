/**
 * Explains the errors of the YAML parser. The parser names the place where it stumbled, which is often not where the
 * mistake is, so the lines around it are searched for the cause.
 */
import { type Document, type ErrorCode, isMap, isSeq, type ParsedNode, visit } from 'yaml'
import {
  fieldsWithoutName,
  fieldTooFarRight,
  lineNotInBlock,
  missingColon,
  spaceBeforeField,
  tabNear,
  textWithoutBar,
  unclosedQuote,
} from './fields.ts'
import { contentBefore, type Line, lineAt, valueOffset, withQuotes } from './lines.ts'
import { listBelowItsItems, misplacedItem, wrongBullet } from './listItems.ts'
import {
  beginsWith,
  curlyQuotes,
  type Explanation,
  losesFirstWord,
  misplaced,
  missingName,
  openBracket,
  sentencesOf,
  unusedSyntax,
  type YamlMistake,
} from './sentences.ts'
import { writtenTwice } from './writtenTwice.ts'

/** Gives the line of an offset. */
type LineOf = (offset: number) => number

/** The mistakes that caused the errors of the parser, at most one for each line. */
export function findSyntaxMistakes(document: Document.Parsed, text: string, lineOf: LineOf): YamlMistake[] {
  const { contents } = document
  const quote = document.errors.length > 0 ? unclosedQuoteOverFields(document, text) : undefined
  if (quote !== undefined)
    return [{ rule: 'yaml-quote', offset: quote, ...unclosedQuote(lineAt(text, quote)) }]
  const start = contents && isSeq(contents) ? startOf(contents) : undefined
  const above = start === undefined ? undefined : listBelowItsItems(text, start)
  if (start !== undefined && above) return [{ offset: start, rule: 'yaml-above-name', ...above }]
  const found = new Map<string, YamlMistake>()
  let explained = 0
  for (const { code, message, pos } of firstOfEachLine(document, lineOf)) {
    if (pos[0] < explained) continue
    const { until, ...explanation } = explain(code, message, text, pos[0], lineOf)
    explained = until ?? explained
    const rule = `yaml-${code.toLowerCase().replaceAll('_', '-')}`
    const mistake = { offset: pos[0], rule, ...explanation }
    const key = `${mistake.offset} ${mistake.reason}`
    if (!found.has(key)) found.set(key, mistake)
  }
  const mistakes = [...found.values()]
  // What only says that something is misplaced follows from the mistake before it.
  return mistakes.filter(({ reason }, index) => index === 0 || reason !== misplaced.reason)
}

/** The mistake of a text without other mistakes that does not consist of fields. */
export function findRootMistake({ contents }: Document.Parsed, text: string): YamlMistake[] {
  if (isMap(contents)) return []
  if (contents && isSeq(contents)) {
    const offset = startOf(contents)
    return [{ offset, rule: 'yaml-no-name', ...missingName(lineAt(text, offset), 0, 'this list') }]
  }
  const first = text.search(/^[^\s#]/m)
  return [
    {
      offset: 0,
      rule: 'yaml-no-fields',
      reason: first < 0 ? 'This file is empty.' : 'This file holds no fields.',
      remedy: 'Write each field as a name, a colon, a space and the value, such as “title: Pricing”.',
      ...(first < 0 ? undefined : missingColon(text, lineAt(text, first))),
    },
  ]
}

const startOf = (node: ParsedNode) => node.range[0]

/**
 * The opening quote of a text that runs over the fields below it. The parser only reports where that text ends, or fields
 * that it lacks.
 */
function unclosedQuoteOverFields(document: Document.Parsed, text: string): number | undefined {
  let opening: number | undefined
  visit(document, {
    Scalar(_key, { type, range }) {
      if ((type !== 'QUOTE_DOUBLE' && type !== 'QUOTE_SINGLE') || !range) return
      if (!/\n\s*(- )?[\w-]+:(\s|$)/.test(text.slice(range[0], range[1]))) return
      opening = range[0]
      return visit.BREAK
    },
  })
  return opening
}

/** The first error of each line; after an unclosed bracket or quote the first of all, because the others follow from it. */
function firstOfEachLine(document: Document.Parsed, lineOf: LineOf) {
  const found = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0])
  if (found.some(({ code }) => code === 'BLOCK_IN_FLOW' || code === 'MISSING_CHAR')) return found.slice(0, 1)
  const lines = new Set<number>()
  return found.filter(({ pos }) => {
    const line = lineOf(pos[0])
    return lines.size !== lines.add(line).size
  })
}

/** Explains an error: first by causes that occur with several codes, then by its code. */
function explain(
  code: ErrorCode,
  message: string,
  text: string,
  offset: number,
  lineOf: LineOf,
): Explanation {
  const here = lineAt(text, offset)
  return (
    tabNear(text, here) ??
    wrongBullet(here) ??
    spaceBeforeField(code, text, here) ??
    lineNotInBlock(text, here) ??
    textWithoutBar(text, here) ??
    explainCode(code, message, text, offset, lineOf) ??
    sentencesOf[code] ??
    unusedSyntax
  )
}

function explainCode(
  code: ErrorCode,
  message: string,
  text: string,
  offset: number,
  lineOf: LineOf,
): Explanation | undefined {
  const here = lineAt(text, offset)
  const corrected = withQuotes(text, offset)
  const misplacedLine = () => misplacedItem(text, here) ?? fieldsWithoutName(text, here) ?? misplaced
  switch (code) {
    case 'MULTILINE_IMPLICIT_KEY':
      return missingColon(text, here)
    case 'MISSING_CHAR':
      if (message.includes('quote')) return missingColon(text, here) ?? unclosedQuote(here)
      return missingColon(text, here) ?? (/[[{]/.test(message) ? undefined : misplacedLine())
    case 'BLOCK_AS_IMPLICIT_KEY':
      return missingColon(text, here) ?? colonInValue(text, here) ?? misplacedLine()
    case 'DUPLICATE_KEY':
      return writtenTwice(text, offset, lineOf)
    case 'BAD_ALIAS':
      return { ...beginsWith(text[offset] === '*' ? '*' : '&'), corrected }
    case 'BAD_INDENT':
      return unclosedBracket(text, here) ?? misplacedLine()
    case 'IMPOSSIBLE':
      return misplacedLine()
    case 'UNEXPECTED_TOKEN':
      // The error is before the value when the line is beside a list.
      if (here.name && /^-(\s|$)/.test(here.value)) {
        return {
          reason: 'A list cannot begin on the line of its name, and a text cannot begin with “- ”.',
          remedy:
            'For a list, put each entry on a line of its own below; for a text, put it in double quotes: "…".',
        }
      }
      return offset <= here.start + here.indent ? misplacedLine() : moreAfterValue(here, corrected)
    case 'BAD_SCALAR_START':
      return { ...beginsWith(text[offset] ?? ''), corrected: text[offset] === '@' ? undefined : corrected }
    case 'TAG_RESOLVE_FAILED':
      return { ...losesFirstWord, corrected }
    default:
      return undefined
  }
}

/** `title: Cup: final`; undefined for a line with one colon, whose field is at a wrong place. */
function colonInValue(text: string, here: Line): Explanation | undefined {
  const corrected = withQuotes(text, here.start)
  if (/^[“”„‘’]/.test(here.value)) return { ...curlyQuotes, corrected }
  if (here.value.startsWith('? ')) return { ...beginsWith('?'), corrected }
  if (/^\S+, *[a-z]\w*:\s/.test(here.value)) {
    return {
      reason: 'There are two fields on this line, or a text with a colon.',
      remedy: 'Write each field on a line of its own; put a text in double quotes: "…".',
    }
  }
  if (/^\s*(- )?[^:]+:\s.*:(\s|$)/.test(here.line)) {
    return {
      reason: 'This value contains a colon followed by a space, which looks like another field.',
      remedy: 'Put the whole value in double quotes: "…".',
      corrected,
    }
  }
  return fieldTooFarRight(text, here)
}

/** A bracket on this line or the one above that is never closed. */
function unclosedBracket(text: string, here: Line): Explanation | undefined {
  const open = [here, contentBefore(text, here)].find((near) => near && /^[[{][^\]}]*$/.test(near.value))
  return open && { ...openBracket, offset: valueOffset(open) }
}

/** `"PS5" night`, `| words`, and values that begin with a sign of YAML. */
function moreAfterValue(here: Line, corrected: string | undefined): Explanation {
  if (/^["']/.test(here.value)) {
    return {
      reason: 'The value ends at its second quote, but more follows.',
      remedy: 'Put the whole value in double quotes, and write a quote inside it as \\".',
      // A single quote without a partner may be an apostrophe, or one that was typed in vain.
      corrected: /^'.*[^'"”’]$/.test(here.value) ? undefined : corrected,
    }
  }
  const offset = valueOffset(here)
  if (!/^\|[+-]? /.test(here.value)) return { ...beginsWith(here.value[0] ?? ''), corrected, offset }
  return {
    offset,
    reason: 'The line must end after “|”.',
    remedy: 'Begin the text on the next line, two spaces further to the right than the name of the field.',
  }
}
