/**
 * Explains the errors of the YAML parser. The parser names the place where it stumbled, which is often not where the
 * mistake is, so the lines around it are searched for the cause.
 */
import { type Document, type ErrorCode, isMap, isSeq, type ParsedNode, visit } from 'yaml'
import { fieldTooFarRight, missingColon, unclosedQuote, writtenTwice } from './fields.ts'
import { lineNotInBlock, spaceBeforeField, tabNear, textWithoutBar } from './indentation.ts'
import { indentOf, lineAt, lineBefore, valueIn, withQuotes } from './lines.ts'
import { listBelowItsItems, misplacedItem, wrongBullet } from './listItems.ts'
import {
  beginsWith,
  curlyQuotes,
  type Explanation,
  listBesideName,
  listWithoutName,
  misplaced,
  openQuote,
  type Sentences,
  sentencesOf,
  textBesideBar,
  type YamlMistake,
} from './sentences.ts'

/**
 * The mistakes behind the errors of the parser, at most one for each line.
 *
 * @param lineOf gives the line of an offset
 */
export function findSyntaxMistakes(
  document: Document.Parsed,
  text: string,
  lineOf: (offset: number) => number,
): YamlMistake[] {
  const { contents } = document
  const quote = document.errors.length > 0 ? unclosedQuoteOverFields(document, text) : undefined
  if (quote !== undefined) return [{ offset: quote, rule: 'yaml-quote', ...openQuote }]
  const start = contents && isSeq(contents) ? startOf(contents) : undefined
  const above = start === undefined ? undefined : listBelowItsItems(text, start)
  if (start !== undefined && above) return [{ offset: start, rule: 'yaml-above-name', ...above }]
  const found = new Map<string, YamlMistake>()
  for (const { code, message, pos } of firstOfEachLine(document, lineOf)) {
    const explanation = explain(code, message, text, pos[0])
    const rule = `yaml-${code.toLowerCase().replaceAll('_', '-')}`
    const mistake = { offset: pos[0], rule, ...explanation }
    const key = `${mistake.offset} ${mistake.reason}`
    if (!found.has(key)) found.set(key, mistake)
  }
  return [...found.values()]
}

/** The mistake of a text without other mistakes that does not consist of fields. */
export function findRootMistake({ contents }: Document.Parsed, text: string): YamlMistake[] {
  if (isMap(contents)) return []
  if (contents && isSeq(contents))
    return [{ offset: startOf(contents), rule: 'yaml-no-name', ...listWithoutName }]
  const first = text.search(/^[^\s#]/m)
  return [
    {
      offset: 0,
      rule: 'yaml-no-fields',
      reason: first < 0 ? 'This file is empty.' : 'This file holds no fields.',
      remedy: 'Write each field as a name, a colon, a space and the value, such as “title: Pricing”.',
      ...(first < 0 ? undefined : missingColon(text, first)),
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
function firstOfEachLine(document: Document.Parsed, lineOf: (offset: number) => number) {
  const found = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0])
  if (found.some(({ code }) => code === 'BLOCK_IN_FLOW' || code === 'MISSING_CHAR')) return found.slice(0, 1)
  const lines = new Set<number>()
  return found.filter(({ pos }) => {
    const line = lineOf(pos[0])
    return lines.size !== lines.add(line).size
  })
}

/** Explains an error: first by causes that occur with several codes, then by its code. */
function explain(code: ErrorCode, message: string, text: string, offset: number): Explanation {
  const { start } = lineAt(text, offset)
  return (
    tabNear(text, start) ??
    wrongBullet(text, start) ??
    spaceBeforeField(code, text, start) ??
    lineNotInBlock(text, start) ??
    textWithoutBar(text, start) ??
    explainCode(code, message, text, offset)
  )
}

function explainCode(code: ErrorCode, message: string, text: string, offset: number): Explanation {
  const { start, line } = lineAt(text, offset)
  const inQuotes = (sentences: Sentences) => ({ ...sentences, corrected: withQuotes(text, start) })
  const misplacedLine = () => misplacedItem(text, start) ?? misplaced
  switch (code) {
    case 'MULTILINE_IMPLICIT_KEY':
      return missingColon(text, start) ?? sentencesOf[code]
    case 'MISSING_CHAR':
      return (
        missingColon(text, start) ??
        (message.includes('quote')
          ? unclosedQuote(text, start)
          : /[[{]/.test(message)
            ? sentencesOf[code]
            : misplacedLine())
      )
    case 'BLOCK_AS_IMPLICIT_KEY':
      return missingColon(text, start) ?? colonInValue(text, start) ?? misplacedLine()
    case 'DUPLICATE_KEY':
      return writtenTwice(text, offset)
    case 'BAD_ALIAS':
      return inQuotes(beginsWith(text[offset] === '*' ? '*' : '&'))
    case 'BAD_INDENT':
      return openBracket(text, start) ?? misplacedLine()
    case 'IMPOSSIBLE':
      return misplacedLine()
    case 'UNEXPECTED_TOKEN':
      // The error is before the value when something stands beside a list.
      if (/^\s*[\w-]+:\s+-(\s|$)/.test(line)) return listBesideName
      return offset <= start + indentOf(line) ? misplacedLine() : moreAfterValue(text, start)
    case 'BAD_SCALAR_START':
      return inQuotes(beginsWith(text[offset] ?? ''))
    case 'TAG_RESOLVE_FAILED':
      return inQuotes(sentencesOf[code])
    default:
      return sentencesOf[code] ?? {
        reason: 'This line cannot be read.',
        remedy: 'Compare it with the ones around it.',
      }
  }
}

/** `title: Cup: final`; undefined for a line with one colon, whose field stands at a wrong place. */
function colonInValue(text: string, start: number): Explanation | undefined {
  const { line } = lineAt(text, start)
  const inQuotes = (sentences: Sentences) => ({ ...sentences, corrected: withQuotes(text, start) })
  if (/^\s*(?:- +)*(?:[\w-]+ *: +)?[“”„‘’]/.test(line)) return inQuotes(curlyQuotes)
  if (/^\? /.test(valueIn(line))) return inQuotes(beginsWith('?'))
  if (/^\s*(- )?[^:]+:\s.*:(\s|$)/.test(line)) return inQuotes(sentencesOf.BLOCK_AS_IMPLICIT_KEY)
  return fieldTooFarRight(text, start)
}

/** A bracket on this line or the one above that is never closed. */
function openBracket(text: string, start: number): Explanation | undefined {
  const open = [lineAt(text, start), lineBefore(text, start)].find(
    (near) => near && /^[[{][^\]}]*$/.test(valueIn(near.line)),
  )
  if (!open) return undefined
  return { ...sentencesOf.BLOCK_IN_FLOW, offset: open.start + open.line.length - valueIn(open.line).length }
}

/** `"PS5" night`, `| words`, and values that begin with a sign of YAML. */
function moreAfterValue(text: string, start: number): Explanation {
  const { line } = lineAt(text, start)
  const value = valueIn(line)
  const offset = start + line.length - value.length
  const corrected = withQuotes(text, start)
  if (/^["']/.test(value)) return { ...sentencesOf.UNEXPECTED_TOKEN, corrected }
  if (/^\|[+-]? /.test(value)) return { ...textBesideBar, offset }
  return { ...beginsWith(value[0] ?? ''), corrected, offset }
}
