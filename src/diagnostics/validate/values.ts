/** Explains wrong values: one function for each issue code of zod, and one for values that YAML changed. */
import { z } from 'zod'
import type { Problem } from '../messages.ts'
import { nearest, startsAlike } from '../nearest.ts'
import { placeOf, writtenAt } from '../positions.ts'
import { inner, metaOf, schemaAt, valueAt } from '../schema.ts'
import { fieldName, shown, typeName } from '../words.ts'
import { quoted } from '../yaml/lines.ts'
import { lostParagraphs } from '../yaml/sentences.ts'
import { asBlock, withValueAt } from './corrections.ts'
import { explainCustom } from './customRules.ts'
import { commentHint, explainGroup, explainShape, linesReadAsPart, wantedFields } from './shapes.ts'
import { type Explanation, pathKey, type Validation, type WrongValue } from './validation.ts'

type Issue = z.core.$ZodIssue
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>

/**
 * Explains all issues about single values.
 *
 * @param explained paths that another problem explains
 * @returns the problems, and the fields without a value
 */
export function explainValues(
  validation: Validation,
  explained: ReadonlySet<string>,
): { problems: Problem[]; missing: WrongValue[] } {
  const { text } = validation
  const problems: Problem[] = []
  const missing: WrongValue[] = []
  const swallowing = new Set<string>()
  for (const issue of validation.issues) {
    const key = pathKey(issue.path)
    if (issue.code === 'unrecognized_keys' || explained.has(key)) continue
    const wrong = wrongValueOf(issue, validation)
    // A value that swallowed the lines below it may be wrong in several ways; one message is enough to find it.
    if (swallowedLines(wrong) && swallowing.size === swallowing.add(key).size) continue
    if (wrong.found === undefined) missing.push(wrong)
    else problems.push({ file: text.file, ...placeOf(text, wrong.path), ...explain(issue, wrong) })
  }
  return { problems, missing }
}

function wrongValueOf(issue: Issue, { schema: root, text, value }: Validation): WrongValue {
  const path = [...issue.path]
  const schema = schemaAt(root, path, value)
  const found = valueAt(value, path)
  const written = writtenAt(text, path)
  const expected =
    (schema && metaOf(schema, 'expects')) ??
    wantedFields(schema) ??
    choicesOf(schema) ??
    (issue.code === 'invalid_type' ? typeName(issue.expected) : undefined)
  // YAML reads 19.00 as 19: hints need the value as it is written.
  const meant = typeof found === 'number' ? (written ?? found) : found
  const hint = schema && meant !== undefined && meant !== null ? metaOf(schema, 'hint')?.(meant) : undefined
  const wrong = { text, path, field: fieldName(path), schema, found, written, expected, hint }
  return {
    ...wrong,
    remedy:
      swallowedLines(wrong) ??
      hint?.remedy ??
      (expected && `Write ${hint?.value === undefined ? expected : `${hint.value} (${expected})`}.`),
    corrected: hint?.value === undefined ? undefined : withValueAt(text, path, hint.value),
  }
}

/** The remedy for a field that swallowed the lines below it; fields with mark-up may have several lines. */
const swallowedLines = ({ schema, written }: Pick<WrongValue, 'schema' | 'written'>) =>
  schema && metaOf(schema, 'markup') ? undefined : linesReadAsPart(written)

function explain(issue: Issue, wrong: WrongValue): Explanation {
  if (wrong.found === null) return explainEmpty(wrong)
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'string' && typeof wrong.found !== 'object'
        ? explainNumberForText(wrong)
        : explainType(issue, wrong)
    case 'too_big':
    case 'too_small':
      return explainSize(issue, wrong)
    case 'invalid_value':
      return explainChoice(issue, wrong)
    case 'invalid_format':
      return explainFormat(issue, wrong)
    case 'custom':
      return explainCustom(issue, wrong)
    default:
      return { rule: 'wrong-value', reason: cannotBe(wrong), remedy: wrong.remedy }
  }
}

const cannotBe = ({ field, found }: WrongValue) => `“${field}” cannot be ${shown(found)}.`

/** A field or an item without a value. */
function explainEmpty({ text, path, field, schema, remedy }: WrongValue): Explanation {
  const isItem = typeof path.at(-1) === 'number'
  const comment = commentHint(schema, path, text)
  if (comment) return { rule: 'empty-field', ...comment }
  const group = explainGroup(schema, undefined, path, text)
  const isOptional = !isItem && schema !== undefined && z.safeParse(schema, undefined).success
  const canBeEmptyList = schema && inner(schema) instanceof z.ZodArray && z.safeParse(schema, []).success
  const remedies = [
    group?.remedy ?? remedy ?? 'Write one, or delete the field.',
    isItem ? 'Or delete the line.' : '',
    canBeEmptyList ? `For none, write “${field}: []”.` : '',
    isOptional && !canBeEmptyList ? 'Or delete the line: the field is optional.' : '',
  ]
  return {
    rule: 'empty-field',
    reason: isItem ? `This entry of “${field}” is empty.` : `The field “${field}” has no value.`,
    remedy: remedies.filter(Boolean).join(' '),
    corrected: group?.corrected,
  }
}

/** `1099` or `true` in a field for text. */
function explainNumberForText({
  text,
  path,
  field,
  schema,
  found,
  written,
  remedy,
  corrected,
}: WrongValue): Explanation {
  const rule = 'number-for-text'
  const isRightInQuotes = schema !== undefined && z.safeParse(inner(schema), written).success
  if (!isRightInQuotes) return { rule, reason: `“${field}” cannot be ${written}.`, remedy, corrected }
  const type = typeof found === 'number' ? 'number' : 'yes-or-no value'
  return {
    rule,
    reason: `“${field}” is a text, but ${written} without quotes is a ${type}.`,
    remedy: `Put it in quotes: "${written}".`,
    corrected: withValueAt(text, path, quoted(written ?? '')),
  }
}

function explainType({ expected: type }: IssueOf<'invalid_type'>, wrong: WrongValue): Explanation {
  const { text, path, field, schema, found, written, remedy, corrected } = wrong
  const meant = typeof found === 'number' ? (written ?? found) : found
  const shape = explainShape(found, type, path, text) ?? explainGroup(schema, meant, path, text)
  if (shape) return { rule: 'wrong-type', ...shape, remedy: shape.remedy ?? remedy }
  const reason = `“${field}” is ${shown(found)}, but it must be ${typeName(type)}.`
  return { rule: 'wrong-type', reason, remedy, corrected }
}

/** A text, list or number that is too long, too short, too large or too small. */
function explainSize(issue: IssueOf<'too_big'> | IssueOf<'too_small'>, wrong: WrongValue): Explanation {
  const { field, found, expected, remedy } = wrong
  const isTooBig = issue.code === 'too_big'
  const limit = limitOf(issue)
  const rule = isTooBig ? 'too-large' : 'too-small'
  if (typeof found === 'string') {
    const reason =
      found === ''
        ? `“${field}” is empty.`
        : `“${field}” has ${found.length} characters; it may have ${limit}.`
    const surplus = isTooBig ? found.length - Number(issue.maximum) : undefined
    const shorten = surplus === undefined ? undefined : `Take out ${surplus} or more.`
    return { rule, reason, remedy: swallowedLines(wrong) ?? shorten ?? remedy }
  }
  if (Array.isArray(found))
    return { rule, reason: `“${field}” has ${found.length} entries; it must have ${limit}.`, remedy }
  const reason = `“${field}” is ${shown(found)}; it must be ${limit}.`
  return { rule, reason, remedy: expected && `Write ${expected}, ${limit}.` }
}

function limitOf(issue: IssueOf<'too_big'> | IssueOf<'too_small'>): string {
  if (issue.code === 'too_big')
    return `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`
  return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`
}

function explainChoice({ values }: IssueOf<'invalid_value'>, wrong: WrongValue): Explanation {
  const { text, path, found, hint } = wrong
  const choices = values.map(String)
  const near = nearest(String(found), choices)
  return {
    rule: 'unknown-value',
    reason: cannotBe(wrong),
    remedy: hint?.remedy ?? `${near ? `Did you mean “${near}”? ` : ''}Allowed: ${choices.join(', ')}.`,
    corrected: near && startsAlike(String(found), near) ? withValueAt(text, path, near) : undefined,
  }
}

function explainFormat({ message }: IssueOf<'invalid_format'>, wrong: WrongValue): Explanation {
  const { hint, remedy, corrected } = wrong
  const messageOfSchema = message.startsWith('Invalid') ? undefined : message
  return {
    rule: 'wrong-format',
    reason: hint?.reason ?? cannotBe(wrong),
    remedy: hint?.remedy ?? messageOfSchema ?? remedy,
    corrected,
  }
}

const choicesOf = (schema: z.core.$ZodType | undefined) => {
  const found = schema && inner(schema)
  return found instanceof z.ZodEnum ? `one of ${found.options.join(', ')}` : undefined
}

/** Explains values that YAML changed, in fields that are otherwise right: `098` for a number, paragraphs that run together. */
export function explainSilentChanges({ schema, text, value, issues }: Validation): Problem[] {
  const wrong = new Set(issues.map(({ path }) => pathKey(path)))
  return text.silentChanges.flatMap(({ type, path }): Problem[] => {
    const fieldSchema = schemaAt(schema, path, value)
    if (!fieldSchema || wrong.has(pathKey(path))) return []
    const place = { file: text.file, ...placeOf(text, path) }
    if (type === 'number' && inner(fieldSchema) instanceof z.ZodNumber) {
      const number = String(valueAt(value, path))
      const written = writtenAt(text, path) ?? ''
      const expected = metaOf(fieldSchema, 'expects')
      const hint = metaOf(fieldSchema, 'hint')?.(written)
      // 10.000 is read as 10, but may be ten thousand; 2.50 as two and a half, but may be 2 hours 50.
      const isCertain = hint ? hint.value !== undefined : /^\d+(\.00?)?$/.test(written)
      return [
        {
          ...place,
          rule: 'number-format',
          reason: `“${fieldName(path)}” is written as ${written}, which is read as ${number}.`,
          remedy: hint?.remedy ?? `Write ${isCertain ? `${number} (${expected})` : expected}.`,
          corrected: isCertain ? withValueAt(text, path, number) : undefined,
        },
      ]
    }
    if (type !== 'paragraphs' || !metaOf(fieldSchema, 'markup')) return []
    return [
      {
        ...place,
        rule: 'lost-paragraphs',
        ...lostParagraphs(fieldName(path)),
        corrected: asBlock(text, path),
      },
    ]
  })
}
