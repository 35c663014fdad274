/** A list, a group of fields, a text or nothing, where the field takes another of these. */
import { z } from 'zod'
import { listItems } from '../hints/numbers.ts'
import { nameOffsetOf, offsetOf, type TextWithPositions } from '../positions.ts'
import { inner, isRequired, metaOf } from '../schema.ts'
import { fieldName, listed, shown } from '../words.ts'
import { lineAt, linesBelow, quoted } from '../yaml/lines.ts'
import { takenAsComment } from '../yaml/sentences.ts'
import { fieldWithLines, itemWithFields, quotedItem } from './corrections.ts'

/** What is wrong, what to write, and the corrected lines. */
export interface ShapeExplanation {
  reason: string
  remedy: string
  corrected?: string | undefined
}

/** The required fields of a group with at most five, none of them a group; undefined for anything else. */
function fieldsOfGroup(schema: z.core.$ZodType | undefined): [name: string, z.core.$ZodType][] | undefined {
  const group = schema && inner(schema)
  if (!(group instanceof z.ZodObject)) return undefined
  const fields = Object.entries(group.shape).filter(([, field]) => isRequired(field))
  const isSmall = fields.length <= 5 && fields.every(([, field]) => !(inner(field) instanceof z.ZodObject))
  return isSmall ? fields : undefined
}

/** What to write below the name of a small group, in words. */
export const wantedFields = (schema: z.core.$ZodType | undefined): string | undefined => {
  const names = fieldsOfGroup(schema)?.map(([name]) => name)
  return names && `${listed(names)}, each on a line of its own below the name`
}

/** A value that begins with “#”, which makes it a comment; undefined for a field that is really empty. */
export function commentHint(
  schema: z.core.$ZodType | undefined,
  path: readonly PropertyKey[],
  text: TextWithPositions,
): ShapeExplanation | undefined {
  const offset = offsetOf(text, path) ?? nameOffsetOf(text, path)
  const { line } = lineAt(text.text, offset ?? 0)
  const [, before, comment] = /^(\s*(?:- +)*(?:[\w-]+: +)?)(#\S.*)$/.exec(line) ?? []
  if (!before?.trim() || !comment) return undefined
  return schema && z.safeParse(schema, comment).success
    ? {
        ...takenAsComment(comment),
        remedy: 'Put the whole value in double quotes, or take the “#” away.',
        corrected: before + quoted(comment),
      }
    : { ...takenAsComment(comment), remedy: 'Take the “#” away.' }
}

/** The separators of a value that was meant for several fields: `19:00 - 23:00`, `18.59, 73.76`. */
const arrow = /\s*(?:[-=]+>|→)\s*/
const betweenParts = /\s*(?:[,;–—]|\b(?:to|till|until)\b|(?<=\S)\s*-)\s*/i

/**
 * Explains one value where a few fields belong, with the lines to write and those parts of the value that fit.
 *
 * @param written undefined where nothing is written
 */
export function explainGroup(
  schema: z.core.$ZodType | undefined,
  written: unknown,
  path: readonly PropertyKey[],
  text: TextWithPositions,
): ShapeExplanation | undefined {
  const fields = fieldsOfGroup(schema)
  if (!fields || (typeof written === 'object' && written !== null && !Array.isArray(written)))
    return undefined
  const parts = Array.isArray(written)
    ? written.map(String)
    : written === undefined
      ? []
      : String(written)
          .trim()
          .split(arrow.test(String(written)) ? arrow : betweenParts)
  const values = fields.map(([, field], index) => {
    const part = parts.length <= fields.length ? parts[index] : undefined
    if (part === undefined) return '…'
    const isRight = [part, Number(part)].some((value) => z.safeParse(field, value).success)
    return isRight ? part : (metaOf(field, 'hint')?.(part)?.value ?? '…')
  })
  const names = listed(fields.map(([name]) => name))
  const lines = fields.map(([name], index) => `${name}: ${values[index]}`)
  const open = values.includes('…') ? ' Replace “…” with what is missing.' : ''
  const field = fieldName(path)
  if (typeof path.at(-1) === 'number') {
    return {
      reason: `This entry of “${field}” is ${shown(written)}, but it is made of ${names}.`,
      remedy: `Write ${names} on lines of their own, the first after “- ”, the others below it.${open}`,
      corrected: itemWithFields(text, path, lines),
    }
  }
  return {
    reason: `“${field}” is ${shown(written)}, but it is made of ${names}.`,
    remedy: `Write ${names} on lines of their own below “${field}”, each two spaces further to the right.${open}`,
    corrected: fieldWithLines(text, path, lines),
  }
}

/** The remedy for lines that are read as a part of the value above; undefined for a value of one line. */
export const linesReadAsPart = (written = ''): string | undefined =>
  /^["'|>]/.test(written) || !written.includes('\n')
    ? undefined
    : `The ${written.split('\n').length - 1} lines below it are read as a part of it: delete what is left over, or write the name of the field that they belong to.`

/**
 * Explains a value of another shape than its field has; most often a hyphen is missing or superfluous.
 *
 * @param expected the type that zod expects
 */
export function explainShape(
  found: unknown,
  expected: string,
  path: readonly PropertyKey[],
  text: TextWithPositions,
): ShapeExplanation | undefined {
  if (expected === 'array') return explainMissingList(found, path, text)
  if (expected === 'object') return explainMissingGroup(found, path)
  const field = fieldName(path)
  if (expected === 'string' && Array.isArray(found)) {
    return {
      reason: `“${field}” is a list, but it must be one text.`,
      remedy:
        'Write the text after the colon; take brackets and “- ” away, or put a text that needs them in double quotes.',
    }
  }
  if (!['string', 'number', 'int'].includes(expected) || !isGroup(found)) return undefined
  const [name] = Object.keys(found)
  const value = typeof path.at(-1) === 'number' ? `This entry of “${field}”` : `“${field}”`
  const reason = `${value} is read as a group of fields because of the colon after “${name}”.`
  if (expected !== 'string') return { reason, remedy: 'Write the number alone.' }
  const remedy = 'If it is a text, put all of it in double quotes: "…".'
  return { reason, remedy, corrected: quotedItem(text, path) }
}

function explainMissingList(
  found: unknown,
  path: readonly PropertyKey[],
  text: TextWithPositions,
): ShapeExplanation | undefined {
  const field = fieldName(path)
  if (isGroup(found)) {
    const comment = commentedItem(path, text)
    return {
      reason: `“${field}” must be a list, but the “- ” before its first field is missing.`,
      remedy: comment
        ? `Line ${comment.line} still begins with “#”: take the “#” away.`
        : 'Begin the first line of each entry with “- ” (hyphen, space), and the other lines two spaces further in.',
    }
  }
  if (typeof found === 'object') return undefined
  const items = listItems(found)?.map((item) => `- ${item}`)
  return {
    reason: `“${field}” is ${shown(found)}, but it must be a list.`,
    remedy: 'Put each entry on a line of its own below the name, beginning with “- ” (hyphen, space).',
    corrected: items && fieldWithLines(text, path, items),
  }
}

/** The place of a comment right below the name of a list that is the first line of an entry: its “#” was forgotten. */
function commentedItem(path: readonly PropertyKey[], text: TextWithPositions) {
  const offset = nameOffsetOf(text, path)
  const [below] = offset === undefined ? [] : linesBelow(text.text, lineAt(text.text, offset))
  return below && /^\s*#\s*- +[\w-]+:/.test(below.line) ? text.placeAt(below.start) : undefined
}

function explainMissingGroup(found: unknown, path: readonly PropertyKey[]): ShapeExplanation | undefined {
  if (Array.isArray(found) && found.some(isGroup)) {
    return {
      reason: `“${fieldName(path)}” is a list, but it must be one group of fields.`,
      remedy: 'Take the “- ” at the beginning of its lines away.',
    }
  }
  if (typeof found === 'string' && /^[a-z][\w-]*:\S/i.test(found)) {
    return {
      reason: `There is no space after the colon of “${found.slice(0, 40)}”.`,
      remedy: 'Write the name, a colon, a space, and the value.',
    }
  }
  return undefined
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
