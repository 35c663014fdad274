/** Holds a parsed file against its schema, and puts what zod finds into plain sentences with their places. */
import { closest, distance } from 'fastest-levenshtein'
import { z } from 'zod'
import type { Messages, Problem } from '../messages.ts'
import { type Hint, listItems } from './schema/hints.ts'
import { expectedAt, hintAt, inner, schemaAt } from './schema/walk.ts'
import {
  keyOffsetOf,
  linesOf,
  offsetInside,
  offsetOf,
  type Place,
  placeOf,
  writtenAt,
  type YamlText,
} from './yaml.ts'
import { lostParagraphs } from './yamlErrors.ts'
import { correctedLine, lineAt, quoted, withQuotesAround, withValue } from './yamlLine.ts'

type Issue = z.core.$ZodIssue

/**
 * Checks the values of a file and gives them their final form.
 *
 * A wrong value is reported and then replaced by an example of its kind, so that the later checks still run and one
 * run shows every mistake; nothing is written once there is an error.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  yaml: YamlText,
  messages: Messages,
): z.output<Schema> {
  const value = yaml.toValue()
  const result = schema.safeParse(value)
  const issues = result.error?.issues ?? []
  if (yaml.sound && (issues.length > 0 || yaml.doubts.length > 0)) {
    // A value between quotes that are wrong, say, is told by itself.
    const told = new Set(
      messages.all
        .filter(({ file, ruleId }) => file === yaml.file && ruleId?.startsWith('yaml-'))
        .map(({ line }) => line),
    )
    const said = new Set<string>()
    for (const problem of [
      ...describeDoubts(schema, value, issues, yaml),
      ...describe(schema, value, issues, yaml),
    ]) {
      const key = `${problem.line} ${problem.reason}`
      if (told.has(problem.line) || said.has(key)) continue
      said.add(key)
      messages.error(problem)
    }
  }
  if (result.success) return result.data

  const repaired = schema.safeParse(repair(schema, value, result.error.issues))
  return repaired.success ? repaired.data : schema.parse(example(schema))
}

/** What YAML would change without a word, where it matters: a price with zeros before it, paragraphs that run together. */
function* describeDoubts(
  schema: z.ZodType,
  value: unknown,
  issues: Issue[],
  yaml: YamlText,
): Generator<Problem> {
  const wrong = new Set(issues.map(({ path }) => path.join('/')))
  for (const { kind, path } of yaml.doubts) {
    const found = schemaAt(schema, path, value)
    if (!found || wrong.has(path.join('/'))) continue
    const field = fieldName(path)
    const written = writtenAt(yaml, path) ?? ''
    const at = { file: yaml.file, ...placeOf(yaml, path) }
    if (kind === 'number' && inner(found) instanceof z.ZodNumber) {
      const number = String(valueAt(value, path))
      const wanted = expectedAt(schema, path, value)
      yield {
        ...at,
        rule: 'number-form',
        reason: `“${field}” is written as ${written}, which is read as ${number}.`,
        remedy: wanted ? `Write ${number} (${wanted}).` : `Write ${number}.`,
        corrected: /^\+?\d+(\.0+)?$/.test(written) ? withValueAt(yaml, path, number) : undefined,
      }
    }
    if (kind === 'paragraphs' && z.globalRegistry.get(inner(found))?.markup === 'markdown') {
      const [reason, remedy] = lostParagraphs(field)
      yield { ...at, rule: 'lost-paragraphs', reason, remedy, corrected: asBlock(yaml, path) }
    }
  }
}

function* describe(schema: z.ZodType, value: unknown, issues: Issue[], yaml: YamlText): Generator<Problem> {
  const misspelt = new Set<string>()
  const strayed = new Set<string>()
  const at = (
    path: PropertyKey[],
    rule: string,
    reason: string,
    remedy?: string,
    more?: Partial<Place> & { corrected?: string | undefined },
  ): Problem => ({ file: yaml.file, ...placeOf(yaml, path), rule, reason, remedy, ...more })

  for (const issue of issues.filter((issue) => issue.code === 'unrecognized_keys')) {
    const object = inner(schemaAt(schema, issue.path, value) ?? schema, valueAt(value, issue.path))
    const allowed = object instanceof z.ZodObject ? Object.keys(object.shape) : []
    for (const key of issue.keys) {
      const home = emptyGroupOf(key, object, valueAt(value, issue.path))
      if (home) {
        strayed.add([...issue.path, home].join('/'))
        const place = placeOf(yaml, [...issue.path, key], true)
        const line = lineAt(yaml.text, keyOffsetOf(yaml, [...issue.path, key]) ?? 0).line
        yield at(
          [...issue.path, key],
          'unknown-field',
          `“${key}” belongs to “${home}”, but does not stand further to the right.`,
          'Begin the line with two more spaces.',
          { ...place, corrected: `  ${line}` },
        )
        continue
      }
      const alike = nearest(key, allowed)
      const near = alike ?? otherNameOf(key, issue, object)
      if (near) misspelt.add([...issue.path, near].join('/'))
      const path = [...issue.path, key]
      const offset = keyOffsetOf(yaml, path)
      // A field that is there already is not written once more, and which of two is which only the writer knows.
      const isSure =
        near && (alike || issue.keys.length === 1) && !Object.hasOwn(Object(valueAt(value, issue.path)), near)
      yield at(
        path,
        'unknown-field',
        `There is no field “${key}” here.`,
        near ? `Did you mean “${near}”?` : `The fields are: ${allowed.join(', ')}.`,
        {
          ...placeOf(yaml, path, true),
          corrected:
            isSure && offset !== undefined
              ? correctedLine(yaml.text, offset, { from: key, to: near })
              : undefined,
        },
      )
    }
  }

  /**
   * The field that an unknown one stands in for: as many are unknown in this group as are missing, none of them looks
   * like another one, and the value is one that the field takes.
   */
  function otherNameOf(key: string, { path, keys }: Issue & { keys: string[] }, object: z.core.$ZodType) {
    if (!(object instanceof z.ZodObject)) return undefined
    const group = valueAt(value, path)
    const fields: [string, z.core.$ZodType][] = Object.entries(object.shape)
    const names = fields.map(([name]) => name)
    const lacking = fields.filter(
      ([name, field]) => isRequired(field) && valueAt(group, [name]) === undefined,
    )
    if (lacking.length !== keys.length || keys.some((key) => nearest(key, names))) return undefined
    const [name, field] = lacking[keys.indexOf(key)] ?? []
    return field && z.safeParse(field, valueAt(group, [key])).success ? name : undefined
  }

  const missing = new Map<string, { path: PropertyKey[]; wanted: string | undefined }[]>()
  const swallowing = new Set<string>()
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') continue
    const path = [...issue.path]
    const found = valueAt(value, path)
    const field = fieldName(path)
    const written = writtenAt(yaml, path)
    const here = schemaAt(schema, path, value)
    const wanted =
      expectedAt(schema, path, value) ??
      wantedFields(here) ??
      choices(here) ??
      (issue.code === 'invalid_type' ? named(issue.expected) : undefined)
    const isLong = here !== undefined && z.globalRegistry.get(inner(here))?.markup !== undefined
    const below = isLong ? undefined : linesBelow(written)
    // With lines that belong elsewhere, a value may be wrong in several ways; one is enough to find them.
    if (below && swallowing.size === swallowing.add(path.join('/')).size) continue
    // YAML has read 19.00 as 19: what counts is what was written.
    const meant = typeof found === 'number' ? (written ?? found) : found
    const hint = meant === undefined || meant === null ? undefined : hintAt(schema, path, value)?.(meant)
    const remedy =
      below ??
      hint?.remedy ??
      (wanted && `Write ${hint?.value === undefined ? wanted : `${hint.value} (${wanted})`}.`)
    const corrected = hint?.value === undefined ? undefined : withValueAt(yaml, path, hint.value)

    if (found === undefined) {
      if (misspelt.has(path.join('/'))) continue
      const group = path.slice(0, -1).join('/')
      missing.set(group, [...(missing.get(group) ?? []), { path, wanted }])
    } else if (found === null) {
      if (strayed.has(path.join('/'))) continue
      const isEntry = typeof path.at(-1) === 'number'
      const shape = groupHint(here, undefined, path, yaml)
      const comment = commentHint(path, yaml)
      yield at(
        path,
        'empty-field',
        comment?.reason ??
          (isEntry ? `This entry of “${field}” is empty.` : `The field “${field}” has no value.`),
        comment?.remedy ??
          `${shape?.remedy ?? remedy ?? 'Write one, or delete the field.'}${isEntry ? ' Or delete the line.' : ''}`,
        { corrected: comment?.corrected ?? shape?.corrected },
      )
    } else if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof found !== 'object') {
      const fits = here !== undefined && z.safeParse(inner(here), written).success
      yield at(
        path,
        'number-for-text',
        fits
          ? `“${field}” is a text, but ${written} without quotes is a ${typeof found === 'number' ? 'number' : 'yes-or-no value'}.`
          : `“${field}” cannot be ${written}.`,
        fits ? `Put it in quotes: "${written}".` : remedy,
        { corrected: fits ? withValueAt(yaml, path, quoted(written ?? '')) : corrected },
      )
    } else if (issue.code === 'invalid_type') {
      const shape = shapeHint(found, issue.expected, path, yaml) ?? groupHint(here, meant, path, yaml)
      yield at(
        path,
        'wrong-type',
        shape?.reason ?? `“${field}” is ${shown(found)}, but it must be ${named(issue.expected)}.`,
        shape?.remedy ?? remedy,
        { corrected: shape ? shape.corrected : corrected },
      )
    } else if (issue.code === 'too_big' || issue.code === 'too_small') {
      yield at(
        path,
        issue.code === 'too_big' ? 'too-large' : 'too-small',
        sizeReason(field, found, issue),
        below ?? tooLong(found, issue) ?? remedy,
      )
    } else if (issue.code === 'invalid_value') {
      const choices = issue.values.map(String)
      const near = nearest(String(found), choices)
      yield at(
        path,
        'unknown-value',
        `“${field}” cannot be ${shown(found)}.`,
        `${near ? `Did you mean “${near}”? ` : ''}Allowed: ${choices.join(', ')}.`,
        { corrected: near && startsAlike(String(found), near) ? withValueAt(yaml, path, near) : undefined },
      )
    } else if (issue.code === 'invalid_format') {
      const own = issue.message.startsWith('Invalid') ? undefined : issue.message
      const reason = hint?.reason ?? `“${field}” cannot be ${shown(found)}.`
      yield at(path, 'wrong-form', reason, hint?.remedy ?? own ?? remedy, { corrected })
    } else if (issue.code === 'custom') {
      yield custom(issue, found, remedy, hint)
    } else {
      yield at(path, 'wrong-value', `“${field}” cannot be ${shown(found)}.`, remedy)
    }
  }
  for (const fields of missing.values()) yield missingFields(fields)

  /** What is missing in one group or entry of a list, together; of an entry, what is left can go as well. */
  function missingFields(fields: { path: PropertyKey[]; wanted: string | undefined }[]): Problem {
    const path = fields[0]?.path ?? []
    const parent = path.slice(0, -1)
    const entry = typeof parent.at(-1) === 'number' ? valueAt(value, parent) : undefined
    const names = listed(fields.map(({ path }) => `“${fieldName(path)}”`))
    const are = fields.length === 1 ? `The field ${names} is missing` : `The fields ${names} are missing`
    const name = entry && nameOf(entry)
    const what = fields
      .map(({ path, wanted = 'its value' }) => `“${fieldName(path)}: …”: ${wanted}`)
      .join('; ')
    const rest = entry
      ? ` Or, if this entry should go, delete all that is left of it, ${linesOf(yaml, parent)}.`
      : ''
    const add = fields.length > 3 ? 'Add them as a neighbouring entry has them' : `Add ${what}`
    return at(path, 'missing-field', `${are}${name ? ` in the entry ${shown(name)}` : ''}.`, `${add}.${rest}`)
  }

  function custom(
    issue: z.core.$ZodIssueCustom,
    found: unknown,
    remedy: string | undefined,
    hint: Hint | undefined,
  ): Problem {
    const path = [...issue.path]
    const { choices, remedy: own, rule, field, line, column, replace } = issue.params ?? {}
    const near = Array.isArray(choices) ? nearest(String(found), choices.map(String)) : undefined
    const guess = near ? `Did you mean “${near}”? ${remedy ?? ''}`.trim() : remedy
    const inside =
      typeof line === 'number' && typeof column === 'number' && typeof found === 'string'
        ? offsetInside(yaml, path, offsetIn(found, { line, column }))
        : undefined
    const reason = near || choices ? `${issue.message.replace(/\.$/, '')}: ${shown(found)}.` : issue.message
    return at(
      typeof field === 'string' ? [...path, field] : path,
      typeof rule === 'string' ? rule : 'wrong-value',
      hint?.reason ?? reason,
      typeof own === 'string' ? own : guess,
      inside === undefined
        ? undefined
        : {
            ...yaml.placeAt(inside),
            // At the beginning of a value without quotes, a sign of Markdown would be one of YAML.
            corrected:
              isReplacement(replace) && (inside !== offsetOf(yaml, path) || /^[\p{L}\p{N}]/u.test(replace.to))
                ? correctedLine(yaml.text, inside, replace)
                : undefined,
          },
    )
  }
}

const isReplacement = (value: unknown): value is { from: string; to: string } =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  'to' in value &&
  typeof value.from === 'string' &&
  typeof value.to === 'string'

/** The offset of a line and column, both from 1, in a text. */
const offsetIn = (text: string, { line, column }: Place) =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((offset, before) => offset + before.length + 1, column - 1)

/** The line of a value with another value on it; undefined for a value of several lines. */
function withValueAt(yaml: YamlText, path: readonly PropertyKey[], value: string): string | undefined {
  const written = writtenAt(yaml, path)
  const offset = offsetOf(yaml, path)
  if (written === undefined || offset === undefined) return undefined
  return withValue(yaml.text, offset, written, value)
}

/** `a, b and c` */
const listed = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ')

/** Whether a field must be written. */
const isRequired = (field: z.core.$ZodType) => !z.safeParse(field, undefined).success

/** What an entry of a list is known by. */
const nameOf = (entry: object): unknown =>
  ['name', 'question', 'title', 'label', 'id', 'file', 'field', 'from']
    .map((key): unknown => Reflect.get(entry, key))
    .find((name) => typeof name === 'string' && name !== '')

/** The fields of a small group in words; undefined for anything else. */
function fieldsOfGroup(schema: z.core.$ZodType | undefined): [name: string, z.core.$ZodType][] | undefined {
  const group = schema && inner(schema)
  if (!(group instanceof z.ZodObject)) return undefined
  const fields = Object.entries(group.shape).filter(([, field]) => isRequired(field))
  const isSmall = fields.length <= 4 && fields.every(([, field]) => !(inner(field) instanceof z.ZodObject))
  return isSmall ? fields : undefined
}

/** The group without any value that has a field of this name: the field stands beside it instead of below. */
function emptyGroupOf(key: string, schema: z.core.$ZodType, value: unknown): string | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined
  return Object.keys(schema.shape).find((name) => {
    const group = inner(schema.shape[name])
    return valueAt(value, [name]) === null && group instanceof z.ZodObject && Object.hasOwn(group.shape, key)
  })
}

const choices = (schema: z.core.$ZodType | undefined) => {
  const found = schema && inner(schema)
  return found instanceof z.ZodEnum ? `one of ${found.options.join(', ')}` : undefined
}

const wantedFields = (schema: z.core.$ZodType | undefined) => {
  const names = fieldsOfGroup(schema)?.map(([name]) => name)
  return names && `${listed(names)}, each on a line of its own below the name`
}

/** A value that begins with “#”, and so is a comment: the line with the value in quotes. */
function commentHint(path: readonly PropertyKey[], yaml: YamlText) {
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
function groupHint(
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
function asBlock(yaml: YamlText, path: readonly PropertyKey[]): string | undefined {
  const written = writtenAt(yaml, path) ?? ''
  const lines = written.split('\n').map((line) => line.trim())
  return /^["']/.test(written) ? undefined : withLinesBelow(yaml, path, ' |', lines)
}

/** A remedy where lines are taken for a part of the value that begins above them. */
const linesBelow = (written = '') =>
  /^["'|>]/.test(written) || !written.includes('\n')
    ? undefined
    : `The ${written.split('\n').length - 1} lines below it are read as a part of it: delete what is left over, or write the name of the field that they belong to.`

/** A list where none belongs, or none where one belongs: nearly always a dash too few or too many. */
function shapeHint(found: unknown, expected: string, path: readonly PropertyKey[], yaml: YamlText) {
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

/** Whether a word is another form of a name: its beginning, or the name with an ending. */
const startsAlike = (word: string, name: string) =>
  word.length > 2 &&
  name.length > 2 &&
  (name.startsWith(word.toLowerCase()) || word.toLowerCase().startsWith(name))

function sizeReason(field: string, found: unknown, issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall) {
  const limit = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`
  if (typeof found === 'string') {
    return found === ''
      ? `“${field}” is empty.`
      : `“${field}” has ${found.length} characters; it may have ${limit}.`
  }
  if (Array.isArray(found)) return `“${field}” has ${found.length} entries; it must have ${limit}.`
  return `“${field}” is ${shown(found)}; it must be ${limit}.`
}

/** How much of a text is too much. */
const tooLong = (found: unknown, issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall) =>
  typeof found === 'string' && issue.code === 'too_big'
    ? `Take out ${found.length - Number(issue.maximum)} or more.`
    : undefined

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: lines that begin with “- ”',
  object: 'a group of fields, indented below it',
  record: 'a group of fields, indented below it',
}
const named = (type: string) => typeNames[type] ?? type

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  if (typeof value === 'string') return `“${value.length > 60 ? `${value.slice(0, 60)}…` : value}”`
  return String(value)
}

/** The name a person knows a value by: its field, or for an entry of a list the list's. */
const fieldName = (path: readonly PropertyKey[]) =>
  String(path.findLast((key) => typeof key === 'string') ?? 'this file')

/** The nearest name, if it is near enough to be a slip of the fingers. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const plainName = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '')
  const same = known.find((other) => plainName(other) === plainName(name))
  if (same !== undefined) return same
  const alike = known.filter((other) => startsAlike(name, other))
  if (alike.length === 1) return alike[0]
  const near = closest(name, [...known])
  const slips = distance(name, near)
  return slips < name.length && slips <= Math.max(name.length > 3 ? 2 : 1, Math.floor(name.length / 3))
    ? near
    : undefined
}

/** The value at a path of plain data; undefined when the path leads nowhere. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let here = value
  for (const key of path) {
    if (here === null || typeof here !== 'object') return undefined
    here = Reflect.get(here, key)
  }
  return here
}

/** A copy in which every wrong value is an example of what belongs there, and unknown fields are gone. */
function repair(schema: z.ZodType, value: unknown, issues: Issue[]): unknown {
  const copy: unknown = structuredClone(value)
  for (const issue of issues) {
    const path = [...issue.path]
    if (issue.code === 'unrecognized_keys') {
      const owner = valueAt(copy, path)
      if (owner && typeof owner === 'object') for (const key of issue.keys) Reflect.deleteProperty(owner, key)
      continue
    }
    const last = path.pop()
    const owner = valueAt(copy, path)
    const target = schemaAt(schema, issue.path, value)
    if (last !== undefined && owner && typeof owner === 'object' && target) {
      Reflect.set(owner, last, example(target))
    }
  }
  return copy
}

/** A value that a schema takes. */
function example(outer: z.core.$ZodType): unknown {
  if (outer instanceof z.ZodOptional) return undefined
  const schema = inner(outer)
  const given = z.globalRegistry.get(schema)?.examples
  if (Array.isArray(given) && given.length > 0) return given[0]
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [key, example(field)]))
  }
  if (schema instanceof z.ZodArray)
    return schema.safeParse([]).success ? [] : [1, 2, 3].map(() => example(schema.element))
  if (schema instanceof z.ZodRecord) return {}
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodLiteral) return schema.value
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodNumber) return z.safeParse(schema, 0).success ? 0 : 1
  return '…'
}
