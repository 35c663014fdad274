/** Continues parsing after syntax errors, so that one run reports all of them. */
import { type Document, isScalar, parseDocument, visit, YAMLParseError } from 'yaml'
import { parserOptions } from '../../diagnostics/yaml/indentation.ts'
import { lineAt } from '../../diagnostics/yaml/lines.ts'
import type { YamlMistake } from '../../diagnostics/yaml/sentences.ts'
import { findSyntaxMistakes } from '../../diagnostics/yaml/syntax.ts'
import { limits } from '../../limits.ts'
import { findCurlyQuotes } from './silentMistakes.ts'

interface Read {
  document: Document.Parsed
  /** The text with corrected lines; the number of lines stays the same. */
  text: string
  /** All mistakes, with their offsets in this text. */
  mistakes: YamlMistake[]
}

/**
 * The document of a text, with its errors. `yaml` would compare each name with all others of its group, which takes quadratic
 * time; here a name that is there already is found in one step.
 */
export function parseOnly(text: string): Document.Parsed {
  const document = parseDocument(text, { ...parserOptions, uniqueKeys: false })
  visit(document, {
    Map(_key, { items }) {
      const names = new Set<unknown>()
      for (const { key } of items) {
        if (!isScalar(key) || names.size !== names.add(key.value).size) continue
        const start = key.range?.[0] ?? 0
        document.errors.push(new YAMLParseError([start, start + 1], 'DUPLICATE_KEY', 'Names must differ'))
      }
    },
  })
  return document
}

/** How often a text is parsed again at most; each time takes as long as the first. */
const mostTimes = 4

/**
 * Parses a text; where a line is broken and its correction is known, it is replaced and the text parsed again.
 *
 * @param document the parsed text
 * @returns the final document and all errors found; errors prevent publishing
 */
export function readOn(text: string, document: Document.Parsed): Read {
  const read: Read = { document, text, mistakes: [] }
  for (let times = 0; times < mostTimes; times++) {
    const start = ({ offset }: YamlMistake) => lineAt(read.text, offset).start
    const known = new Set(read.mistakes.map(start))
    const found = [
      ...findSyntaxMistakes(read.document, read.text),
      ...findCurlyQuotes(read.document, read.text),
    ]
      .filter((mistake) => known.size !== known.add(start(mistake)).size)
      .slice(0, limits.messages)
    read.mistakes.push(...found)
    const before = read.text
    for (const mistake of found) correct(read, mistake)
    if (read.text === before || read.mistakes.length >= limits.messages) break
    read.document = parseOnly(read.text)
  }
  read.mistakes.sort((a, b) => a.offset - b.offset)
  return read
}

/** Replaces the line of a mistake by its probable correction. */
function correct(read: Read, { offset, corrected, readAs = corrected }: YamlMistake): void {
  if (readAs === undefined) return
  const { start, line } = lineAt(read.text, offset)
  const end = start + line.length
  read.text = read.text.slice(0, start) + readAs + read.text.slice(end)
  for (const other of read.mistakes) if (other.offset > end) other.offset += readAs.length - line.length
}
