/** The signs that make a line a field or an entry, and what is often written instead of them. */

import type { Beginnings } from './lineContext.ts'
import { type Line, readLine } from './lines.ts'
import { asText, goesOn, type LineMistake, noSpaceAfterColon, tabAsIndent } from './mistake.ts'
import { enter, type Places } from './places.ts'

/** A mistake in the signs of a line, whatever is around it. */
export interface MarkMistake extends LineMistake {
  /** The line as it was meant, where that is certain enough to read on. */
  meant?: string | undefined
}

/** A hyphen without a space at the beginning of an entry; another sign instead of the hyphen, or a number. */
const tightHyphen = /^( *)-(?:\t+|(?=[^\s-]))/
const otherSign =
  /^( *)(?:[–—−•·▪●◦‣→»›]\s*(?=\S)|(?:-{2,}|[+_]|\d{1,2}[.)])\s+(?=\S)|\*+(?:\s+(?=\S)|(?=[^\s*])(?!.*\*)))/

/** Finds signs instead of the spaces, the hyphen or the colon that make a field or an entry. */
export function findInMarks(
  line: Line,
  below: Line | undefined,
  places: Places,
  beginnings: Beginnings,
): MarkMistake | undefined {
  const tab = line.line.search(/(?<=^ *)\t/)
  if (tab >= 0) return { ...tabAsIndent(tab), ...withoutTab(line, below, places, beginnings) }
  if (/^(?:-{3}|\.{3})$|^\.{3}\s/.test(line.line)) {
    return {
      at: 0,
      rule: 'yaml-end',
      reason: 'A line of three hyphens or three dots ends the file early.',
      remedy: 'Delete that line.',
    }
  }
  if (line.line.startsWith('%')) {
    const reason = 'A line cannot begin with “%”.'
    return { at: 0, rule: 'yaml-sign', reason, remedy: 'Take the “%” away.' }
  }
  return findInHyphen(line) ?? findInColon(line, below) ?? findMissingColon(line, beginnings)
}

/** A line with spaces in place of its tabs, where lines of its field begin in only one way that is possible here. */
function withoutTab(line: Line, below: Line | undefined, places: Places, beginnings: Beginnings) {
  const { name, column, line: written } = readLine(line.line.trimStart(), line.start, line.number)
  const meant = [...(beginnings.get(name ?? '')?.keys() ?? [])]
    .filter((beginning) => beginning.includes('-') === column > 0)
    .map((beginning) => beginning + written.slice(column))
    .filter((one) => {
      const next = enter(readLine(one, line.start, line.number), places)
      return next && (!below || /^ *\t/.test(below.line) || enter(below, next))
    })
  return meant.length === 1 ? { corrected: meant[0], meant: meant[0] } : undefined
}

/** The name of a field and its value without a colon, where at least two other lines of that field begin as this one does. */
function findMissingColon({ line, column, name }: Line, beginnings: Beginnings): MarkMistake | undefined {
  const [, word = '', value = ''] = /^([A-Za-z][\w-]*) +([^\s:].*)$/.exec(line.slice(column)) ?? []
  if (name !== undefined || (beginnings.get(word)?.get(line.slice(0, column)) ?? 0) < 2) return undefined
  const meant = `${line.slice(0, column)}${word}: ${value}`
  return { at: column, rule: 'yaml-colon', ...noSpaceAfterColon, reason: noColon, corrected: meant, meant }
}

const noSpaceAfterHyphen = {
  reason: 'There is no space after the hyphen, so no entry begins here.',
  remedy: 'Begin the entry with “- ” (hyphen, space).',
}
const otherBullet = {
  reason: 'This sign was copied from another program, and does not make a list.',
  remedy: 'Begin each line of a list with “- ” (hyphen, space).',
}

function findInHyphen({ line, spaces }: Line): MarkMistake | undefined {
  const sign = [tightHyphen, otherSign].find((pattern) => pattern.test(line))
  if (!sign) return undefined
  const meant = line.replace(sign, '$1- ')
  return {
    at: spaces,
    rule: 'yaml-hyphen',
    ...(sign === tightHyphen ? noSpaceAfterHyphen : otherBullet),
    // Before a figure, a hyphen may be a minus sign.
    corrected: /^ *[-–—−][\d.]/.test(line) ? undefined : meant,
    meant,
  }
}

const noColon = 'There is no colon after the name of the field.'

/** A colon without a space, or another sign instead of a colon. */
function findInColon({ line, column, isItem, name }: Line, below: Line | undefined): MarkMistake | undefined {
  if (name !== undefined && /^[\w-]+$/.test(name)) return undefined
  const [, word, sign, value = ''] =
    /^([A-Za-z][\w-]*)(:| *-?[=>] *| *[;；﹔：﹕꞉∶] *)([^\s=>:/].*|>-?|)$/.exec(line.slice(column)) ?? []
  if (word === undefined || (sign === ':' && value === '') || /^(?:mailto|tel)$/.test(word)) return undefined
  // An entry may be such a text, unless further fields of it are below.
  if (isItem && (!below || below.isItem || below.column !== column)) return undefined
  const meant = `${line.slice(0, column)}${word}: ${value}`.trimEnd()
  return {
    at: column,
    rule: 'yaml-colon',
    ...noSpaceAfterColon,
    ...(sign !== ':' && { reason: noColon }),
    corrected: meant,
    meant,
  }
}

/** Explains a line that is neither a field nor an entry. */
export function explainText(line: Line, above: Line | undefined, below: Line | undefined): LineMistake {
  const { spaces, number } = line
  const rule = 'yaml-text'
  if (line.line.startsWith('//', spaces)) {
    return {
      at: spaces,
      rule,
      reason: 'This line is no comment: a comment begins with “# ” (number sign, space).',
      remedy: 'Begin it so, or delete it.',
      corrected: line.line.replace(/\/\/ */, '# '),
    }
  }
  const isEntry = (near: Line | undefined) => near?.isItem && near.name === undefined
  const follows = above && isEntry(above) && above.spaces <= spaces && above.number === number - 1
  if (follows || (isEntry(below) && below?.spaces === spaces)) {
    return {
      at: spaces,
      rule,
      reason: 'This line has no “- ” before it, as the other entries of its list have.',
      remedy:
        'Begin it with “- ” (hyphen, space); or, if it belongs to the entry above, put it at the end of that line.',
    }
  }
  if (above?.name !== undefined && spaces > above.column) return { at: spaces, rule, ...goesOn(above.name) }
  return {
    at: spaces,
    rule,
    reason: 'This line has no colon after its field name, or belongs to the text above it.',
    remedy: `Write a field as “name: value”. ${asText}`,
  }
}
