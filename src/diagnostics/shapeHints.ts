/** What to write where a list, a group of fields or a text was written in the place of another of these. */
import { z } from 'zod'
import { listItems } from '../content/schema/hints.ts'
import { inner } from '../content/schema/walk.ts'
import type { YamlText } from '../content/yaml/yaml.ts'
import { lineAt, quoted, withQuotesAround } from '../content/yaml/yamlLine.ts'
import { keyOffsetOf, offsetOf, writtenAt } from '../content/yaml/yamlNodes.ts'
import { fieldName, listed, shown } from './inWords.ts'

/** Whether a field must be written. */
export const isRequired = (field: z.core.$ZodType) => !z.safeParse(field, undefined).success

/** The fields of a small group in words; undefined for anything else. */
function fieldsOfGroup(schema: z.core.$ZodType | undefined): [name: string, z.core.$ZodType][] | undefined {
  const group = schema && inner(schema)
  if (!(group instanceof z.ZodObject)) return undefined
  const fields = Object.entries(group.shape).filter(([, field]) => isRequired(field))
  const isSmall = fields.length <= 4 && fields.every(([, field]) => !(inner(field) instanceof z.ZodObject))
  return isSmall ? fields : undefined
}

/** What to write below the name of a small group of fields, in words. */
export const wantedFields = (schema: z.core.$ZodType | undefined) => {
  const names = fieldsOfGroup(schema)?.map(([name]) => name)
  return names && `${listed(names)}, each on a line of its own below the name`
}

/** A value that begins with “#”, and so is a comment: the line with the value in quotes. */
export function commentHint(path: readonly PropertyKey[], yaml: YamlText) {
  const offset = offsetOf(yaml, path) ?? keyOffsetOf(yaml, path)
  const { line } = lineAt(yaml.text, offset ?? 0)
  const [, before, comment] = /^(\s*(?:- +)*(?:[\w-]+: +)?)(#\S.*)$/.exec(line) ?? []
  return before?.trim() && comment
    ? {
        reason: `Everything from “#” on is taken as a comment and lost: “${comment}”.`,
        remedy: 'Put the whole value in double quotes, or take the “#” away.',
        corrected: before + quoted(comment),
      }
    : undefined
}

/** What stands between the parts of a value that was meant for several fields: `19:00 - 23:00`, `18.59, 73.76`. */
const arrow = /\s*(?:[-=]+>|→)\s*/
const betweenParts = /\s*(?:[,;–—]|\b(?:to|till|until)\b|(?<=\S)\s*-)\s*/i

/**
 * One value where a few fields belong: the lines to write, with those parts of the value that fit.
 *
 * @param written undefined where nothing is written
 */
export function groupHint(
  schema: z.core.$ZodType | undefined,
  written: unknown,
  path: readonly PropertyKey[],
  yaml: YamlText,
): { reason: string; remedy: string; corrected: string | undefined } | undefined {
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
    return isRight ? part : (z.globalRegistry.get(inner(field))?.hint?.(part)?.value ?? '…')
  })
  const names = listed(fields.map(([name]) => name))
  const lines = fields.map(([name], index) => `${name}: ${values[index]}`)
  const open = values.includes('…') ? ' “…” stands for what is missing.' : ''
  const field = fieldName(path)
  if (typeof path.at(-1) === 'number') {
    return {
      reason: `This entry of “${field}” is ${shown(written)}, but it is made of ${names}.`,
      remedy: `Write ${names} on lines of their own, the first behind “- ”, the others below it.${open}`,
      corrected: asEntry(yaml, path, lines),
    }
  }
  return {
    reason: `“${field}” is ${shown(written)}, but it is made of ${names}.`,
    remedy: `Write ${names} on lines of their own below “${field}”, each two spaces further to the right.${open}`,
    corrected: withLinesBelow(yaml, path, '', lines),
  }
}

/** The lines of an entry of a list whose value stands behind its hyphen. */
function asEntry(
  yaml: YamlText,
  path: readonly PropertyKey[],
  fields: readonly string[],
): string | undefined {
  const offset = offsetOf(yaml, path)
  if (offset === undefined) return undefined
  const { start, line } = lineAt(yaml.text, offset)
  const before = line.slice(0, offset - start)
  return fields.map((field, index) => (index === 0 ? before : ' '.repeat(before.length)) + field).join('\n')
}

/** The lines of a field whose value stands below its name, two spaces further in. */
function withLinesBelow(
  yaml: YamlText,
  path: readonly PropertyKey[],
  mark: string,
  values: readonly string[],
): string | undefined {
  const offset = keyOffsetOf(yaml, path)
  if (offset === undefined) return undefined
  const { start, line } = lineAt(yaml.text, offset)
  const before = line.slice(0, offset - start)
  const indent = ' '.repeat(before.length + 2)
  return [`${before}${fieldName(path)}:${mark}`, ...values.map((value) => value && indent + value)].join('\n')
}

/** A value without quotes that goes on over several lines, as a text with paragraphs is written. */
export function asBlock(yaml: YamlText, path: readonly PropertyKey[]): string | undefined {
  const written = writtenAt(yaml, path) ?? ''
  const lines = written.split('\n').map((line) => line.trim())
  return /^["']/.test(written) ? undefined : withLinesBelow(yaml, path, ' |', lines)
}

/** A remedy where lines are taken for a part of the value that begins above them. */
export const linesBelow = (written = '') =>
  /^["'|>]/.test(written) || !written.includes('\n')
    ? undefined
    : `The ${written.split('\n').length - 1} lines below it are read as a part of it: delete what is left over, or write the name of the field that they belong to.`

/** A list where none belongs, or none where one belongs: nearly always a dash too few or too many. */
export function shapeHint(found: unknown, expected: string, path: readonly PropertyKey[], yaml: YamlText) {
  const field = fieldName(path)
  if (expected === 'array' && isGroup(found)) {
    return {
      reason: `“${field}” must be a list, but the “- ” before its first field is missing.`,
      remedy:
        'Begin the first line of each entry with “- ” (hyphen, space), and the other lines two spaces further in.',
    }
  }
  if (expected === 'array') {
    if (typeof found === 'object') return undefined
    const items = listItems(found)
    return {
      reason: `“${field}” is ${shown(found)}, but it must be a list.`,
      remedy: 'Put each entry on a line of its own below the name, beginning with “- ” (hyphen, space).',
      corrected:
        items &&
        withLinesBelow(
          yaml,
          path,
          '',
          items.map((item) => `- ${item}`),
        ),
    }
  }
  if (expected === 'object' && Array.isArray(found) && found.some(isGroup)) {
    return {
      reason: `“${field}” is a list, but it must be one group of fields.`,
      remedy: 'Take the “- ” at the beginning of its lines away.',
    }
  }
  if (expected === 'object' && typeof found === 'string' && /^[a-z][\w-]*:\S/i.test(found)) {
    return {
      reason: `There is no space after the colon of “${found.slice(0, 40)}”.`,
      remedy: 'Write the name, a colon, a space, and the value.',
    }
  }
  if (expected === 'string' && Array.isArray(found)) {
    return {
      reason: `“${field}” is a list, but it must be one text.`,
      remedy:
        'Write the text behind the colon; take brackets and “- ” away, or put a text that needs them in double quotes.',
    }
  }
  if (['string', 'number', 'int'].includes(expected) && isGroup(found)) {
    const [name] = Object.keys(found)
    return {
      reason: `${typeof path.at(-1) === 'number' ? `This entry of “${field}”` : `“${field}”`} is read as a group of fields because of the colon after “${name}”.`,
      ...(expected === 'string'
        ? {
            remedy: 'If it is a text, put all of it in double quotes: "…".',
            corrected: quotedEntry(yaml, path),
          }
        : { remedy: 'Write the number alone.', corrected: undefined }),
    }
  }
  return undefined
}

/** `- Cup: final` → `- "Cup: final"`; only for an entry of one line. */
function quotedEntry(yaml: YamlText, path: readonly PropertyKey[]): string | undefined {
  const offset = offsetOf(yaml, path)
  return offset !== undefined && typeof path.at(-1) === 'number'
    ? withQuotesAround(yaml.text, offset)
    : undefined
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
