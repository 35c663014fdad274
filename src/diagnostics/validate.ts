/** Holds a parsed file against its schema, and puts what zod finds into plain sentences with their places. */
import { z } from 'zod'
import type { Hint } from '../content/schema/hints.ts'
import { expectedAt, hintAt, inner, schemaAt } from '../content/schema/walk.ts'
import type { Place, YamlText } from '../content/yaml/yaml.ts'
import { correctedLine, lineAt, quoted, withValue } from '../content/yaml/yamlLine.ts'
import {
  keyOffsetOf,
  linesOf,
  offsetInside,
  offsetOf,
  placeOf,
  writtenAt,
} from '../content/yaml/yamlNodes.ts'
import { lostParagraphs } from '../content/yaml/yamlSentences.ts'
import { fieldName, listed, named, shown } from './inWords.ts'
import type { Messages, Problem } from './messages.ts'
import { nearest, startsAlike } from './nearest.ts'
import { example, repair, valueAt } from './repair.ts'
import {
  asBlock,
  commentHint,
  groupHint,
  isRequired,
  linesBelow,
  shapeHint,
  wantedFields,
} from './shapeHints.ts'

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

  for (const issue of issues) {
    // What is missing in a group may stand beside it.
    const path = valueAt(value, issue.path) === undefined ? issue.path.slice(0, -1) : issue.path
    const fields = fieldsBeside(schema, value, path)
    const group = path.slice(0, -1)
    const [first = ''] = fields ?? []
    if (!fields || strayed.has([...group, first].join('/'))) continue
    const places = fields.flatMap((name) => [
      [...group, name],
      [...path, name],
    ])
    for (const place of [path, ...places]) strayed.add(place.join('/'))
    yield at(
      [...group, first],
      'stray-fields',
      `${listed(fields.map((name) => `“${name}”`))} ${fields.length === 1 ? 'belongs' : 'belong'} to “${fieldName(path)}”, but ${fields.length === 1 ? 'does' : 'do'} not stand further to the right.`,
      `Begin ${fields.length === 1 ? 'the line' : 'each of their lines'} with two more spaces.`,
      {
        ...placeOf(yaml, [...group, first], true),
        corrected: fields
          .map((name) => `  ${lineAt(yaml.text, keyOffsetOf(yaml, [...group, name]) ?? 0).line}`)
          .join('\n'),
      },
    )
  }

  for (const issue of issues.filter((issue) => issue.code === 'unrecognized_keys')) {
    const object = inner(schemaAt(schema, issue.path, value) ?? schema, valueAt(value, issue.path))
    const allowed = object instanceof z.ZodObject ? Object.keys(object.shape) : []
    for (const key of issue.keys) {
      if (strayed.has([...issue.path, key].join('/'))) continue
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
              ? correctedLine(yaml.text, { offset, from: key, to: near })
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
    if (strayed.has(path.join('/'))) continue
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
      const isEntry = typeof path.at(-1) === 'number'
      const shape = groupHint(here, undefined, path, yaml)
      const comment = commentHint(path, yaml)
      yield at(
        path,
        'empty-field',
        comment?.reason ??
          (isEntry ? `This entry of “${field}” is empty.` : `The field “${field}” has no value.`),
        comment?.remedy ??
          `${shape?.remedy ?? remedy ?? 'Write one, or delete the field.'}${isEntry ? ' Or delete the line.' : ''}${mayBeEmptyList(here) ? ` For none, write “${field}: []”.` : ''}`,
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
                ? correctedLine(yaml.text, { offset: inside, ...replace })
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

const mayBeEmptyList = (schema: z.core.$ZodType | undefined) =>
  schema !== undefined && inner(schema) instanceof z.ZodArray && z.safeParse(schema, []).success

/** What an entry of a list is known by. */
const nameOf = (entry: object): unknown =>
  ['name', 'question', 'title', 'label', 'id', 'file', 'field', 'from']
    .map((key): unknown => Reflect.get(entry, key))
    .find((name) => typeof name === 'string' && name !== '')

/** Fields that a group lacks, all of them or some, and which stand beside its name instead of below it. */
function fieldsBeside(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[],
): string[] | undefined {
  const here = schemaAt(schema, path, value)
  const group = here && inner(here)
  const held = valueAt(value, path)
  const isGroup = typeof held === 'object' && !Array.isArray(held) && typeof path.at(-1) === 'string'
  if (!isGroup || !(group instanceof z.ZodObject)) return undefined
  const parent = inner(
    schemaAt(schema, path.slice(0, -1), value) ?? schema,
    valueAt(value, path.slice(0, -1)),
  )
  const isStray = (name: string) =>
    Object.hasOwn(group.shape, name) &&
    !Object.hasOwn(held ?? {}, name) &&
    !(parent instanceof z.ZodObject && Object.hasOwn(parent.shape, name))
  const names = Object.keys(Object(valueAt(value, path.slice(0, -1))))
  const behind = names.slice(names.indexOf(String(path.at(-1))) + 1)
  const end = behind.findIndex((name) => !isStray(name))
  const fields = end < 0 ? behind : behind.slice(0, end)
  return fields.length > 0 ? fields : undefined
}

const choices = (schema: z.core.$ZodType | undefined) => {
  const found = schema && inner(schema)
  return found instanceof z.ZodEnum ? `one of ${found.options.join(', ')}` : undefined
}

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
