/**
 * The grammar of content files, which is a small part of YAML. A line is a field, an entry of a list, a line of a text below `|`
 * or `>`, a comment, or blank; a value is on the line of its name, or begins with `|` or `>`. Every mistake is found on its own
 * line, before YAML would drop or change what is written, and all of them in one pass.
 */
import { limits } from '../limits.ts'
import type { LineContext } from './lineContext.ts'
import { type Line, readLine } from './lines.ts'
import { explainText, findInMarks, type MarkMistake } from './marks.ts'
import { countBeginnings, explainMisplaced } from './misplaced.ts'
import { goesOn, type LineMistake, nestedTooDeep, type YamlMistake } from './mistake.ts'
import { closeAt, enter, type Places, wholeFile } from './places.ts'
import { readLines } from './texts.ts'
import { countValues, explainUnlike, findTextWithoutBar, lineOfText } from './unlikelyPlaces.ts'
import { findInValue } from './values.ts'

/** Finds all mistakes in the writing of a text, in the order of its lines. */
export function findMistakes(text: string): YamlMistake[] {
  const found: YamlMistake[] = []
  const report = ({ start }: Line, { at, rule, reason, remedy, corrected }: LineMistake) => {
    found.push({ offset: start + at, rule, reason, remedy, corrected })
  }
  const lines = readLines(text, report)
  if (lines.length === 0 && found.length === 0) return [emptyFile]
  const beginnings = countBeginnings(lines)
  const values = countValues(lines)
  let places = wholeFile
  const history: (Places | undefined)[] = []
  /** After a line without a place, others are skipped up to one that has a place: they follow from it. */
  let isLost = false
  /** Several lines may have one mistake; those up to this one are explained. */
  let explained = 0
  /** Below a text without “|”, all lines that begin further to the right than its name are skipped. */
  let skippedFrom = Number.POSITIVE_INFINITY
  for (const [index, line] of lines.entries()) {
    if (found.length > limits.messages) break
    if (line.spaces > skippedFrom || line.number <= explained) continue
    skippedFrom = Number.POSITIVE_INFINITY
    const marks = findInMarks(line, lines[index + 1], places, beginnings)
    const meant = marks?.meant === undefined ? line : readLine(marks.meant, line.start, line.number)
    const hasPlace = !(marks && marks.meant === undefined) && !isText(meant)
    const next = hasPlace ? enter(meant, places) : undefined
    if (isLost && !next) continue
    const around = { lines, index, places, history, beginnings }
    const unlike = next && !marks ? explainUnlike(meant, around) : undefined
    const { at, mistake, below, lastLine } = unlike
      ? { at: line, mistake: unlike, below: unlike.next, lastLine: undefined }
      : next
        ? {
            at: line,
            mistake: marks ?? findInValue(meant, lines[index + 1]),
            below: next,
            lastLine: undefined,
          }
        : explainLine(line, meant, marks, around)
    if (below && below.open.length > limits.depth) return [{ offset: line.start, ...nestedTooDeep }]
    const text = mistake && !unlike ? findTextWithoutBar(lines, index, values) : undefined
    if (text) {
      report(text.line, {
        at: text.line.column,
        rule: 'yaml-bar',
        ...goesOn(text.line.name ?? ''),
        corrected: text.corrected,
      })
      skippedFrom = text.line.column
      places = closeAt(text.line, places)
      continue
    }
    if (mistake) report(at, mistake)
    // The lines of a text whose name has no colon are not known as such.
    if (marks && /[>|]-?$/.test(meant.line)) skippedFrom = meant.column
    explained = lastLine ?? explained
    isLost = !below || (mistake !== undefined && goOn.has(mistake.rule))
    if (!isLost) history[index] = places
    places = below ?? closeAt(line, places)
  }
  return found.sort((a, b) => a.offset - b.offset)
}

/** Whether a line is neither a field nor an entry. */
const isText = ({ isItem, name }: Line) => !isItem && name === undefined

/** Explains a line without a place. @returns also what is open below it, where that is certain */
function explainLine(
  line: Line,
  meant: Line,
  marks: MarkMistake | undefined,
  around: LineContext,
): { at: Line; mistake: LineMistake; below: Places | undefined; lastLine?: number | undefined } {
  const { lines, index } = around
  if (marks && marks.meant === undefined) return { at: line, mistake: marks, below: undefined }
  const wrong = isText(meant) ? undefined : explainMisplaced(meant, around)
  const ofText = isText(line) ? lineOfText(line, lines[index - 1], around) : undefined
  if (ofText) return { at: line, mistake: ofText, below: around.places }
  if (!wrong || (isText(line) && !wrong.next))
    return { at: line, mistake: explainText(line, lines[index - 1], lines[index + 1]), below: undefined }
  const mistake = marks && wrong.line === meant ? { ...marks, corrected: wrong.corrected } : wrong
  return { at: wrong.line, mistake, below: wrong.next, lastLine: wrong.lastLine }
}

const emptyFile = {
  offset: 0,
  rule: 'yaml-no-fields',
  reason: 'This file is empty.',
  remedy: 'Write each field as a name, a colon, a space and the value, such as “title: Pricing”.',
}

/** Values with these mistakes mostly go on below their line. */
const goOn: ReadonlySet<string> = new Set(['yaml-quote', 'yaml-bracket', 'yaml-bar', 'yaml-sign'])
