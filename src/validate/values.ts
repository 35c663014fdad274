/** Explains wrong values: one function for each issue code of zod, and one for values that YAML changed. */
import * as z from 'zod'
import type { Finding } from '../diagnostics/messages.ts'
import { nearest, startsAlike } from '../diagnostics/nearest.ts'
import { placeOf, writtenAt } from '../diagnostics/positions.ts'
import { fieldName, shown, typeName } from '../diagnostics/words.ts'
import { capitalized } from '../text.ts'
import { correctedLine } from '../yaml/lines.ts'
import { noSpaceAfterColon } from '../yaml/mistake.ts'
import { explainCustom } from './customChecks.ts'
import { inner, isRecord, isRequired, listOption, metaOf, visitLeaves } from './walkSchema.ts'
import {
  type Issue,
  pathKey,
  type Validation,
  type WrongValue,
  withValueAt,
  wrongValueOf,
} from './wrongValue.ts'

type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>

/** Explains all issues about single values; gives fields without a value apart. */
export function explainValues(validation: Validation): { problems: Finding[]; missing: WrongValue[] } {
  const { text } = validation
  const problems: Finding[] = []
  const missing: WrongValue[] = []
  for (const issue of validation.issues) {
    if (issue.code === 'unrecognized_keys') continue
    const wrong = wrongValueOf(issue, validation)
    if (wrong.found === undefined) missing.push(wrong)
    else problems.push({ ...placeOf(text, wrong.path), ...explain(issue, wrong) })
  }
  return { problems, missing }
}

function explain(issue: Issue, wrong: WrongValue): Finding {
  if (wrong.found === null) return explainEmpty(wrong)
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'string' && typeof wrong.found !== 'object'
        ? explainNumberForText(wrong)
        : { rule: 'wrong-type', corrected: wrong.corrected, ...explainType(issue.expected, wrong) }
    case 'too_big':
    case 'too_small':
      return explainSize(issue, wrong)
    case 'invalid_value':
      return explainChoice(issue.values.map(String), wrong)
    case 'invalid_format':
      return explainFormat(issue, wrong)
    case 'custom':
      return explainCustom(issue, wrong)
    default:
      if (wrong.kinds) return explainChoice(wrong.kinds, wrong)
      return { rule: 'wrong-value', reason: cannotBe(wrong), remedy: wrong.remedy }
  }
}

const cannotBe = ({ field, found }: WrongValue) => `“${field}” cannot be ${shown(found)}.`

/** A field or an item without a value. */
function explainEmpty({ path, field, schema, remedy }: WrongValue): Finding {
  const rule = 'empty-field'
  const write = remedy ?? 'Write one, or delete the field.'
  if (typeof path.at(-1) === 'number')
    return { rule, reason: `This entry of “${field}” is empty.`, remedy: `${write} Or delete the line.` }
  const canBeEmptyList = schema && inner(schema) instanceof z.ZodArray && z.safeParse(schema, []).success
  const orDelete = schema && !isRequired(schema) ? ' Or delete the line: the field is optional.' : ''
  const other = canBeEmptyList ? ` For none, write “${field}: []”.` : orDelete
  return { rule, reason: `The field “${field}” has no value.`, remedy: write + other }
}

/** `1099` or `true` in a field for text. */
function explainNumberForText(wrong: WrongValue): Finding {
  const { text, path, field, schema, found, written = '', hint, remedy, corrected } = wrong
  const rule = 'number-for-text'
  // true and false are answers to another question than the one of a text.
  const isRightInQuotes =
    typeof found === 'number' && schema !== undefined && z.safeParse(inner(schema), written).success
  if (!isRightInQuotes)
    return { rule, reason: hint?.reason ?? `“${field}” cannot be ${written}.`, remedy, corrected }
  const inQuotes = `put it in quotes: "${written}".`
  const isCertain = written.length >= 4
  return {
    rule,
    reason: `“${field}” is a text, but ${written} without quotes is a number.`,
    // A short one may lack a sign, such as 5%.
    remedy: isCertain
      ? capitalized(inQuotes)
      : `Write its sign or its unit with it. If the number alone is right, ${inQuotes}`,
    corrected: isCertain ? withValueAt(text, path, JSON.stringify(written)) : undefined,
  }
}

/** `{site.name}`: YAML reads its address as the name of a field. */
function explainBraces({ text, path, field, found }: WrongValue) {
  const [address = '', ...others] = Object.keys(Object(found))
  const { from = 0, to } = text.find(path)?.value ?? {}
  const written = text.text.slice(from, to).trim()
  if (others.length > 0 || !/^\{\s*[a-z][\w-]*(?:\.[a-z\d][\w-]*)+\s*\}$/.test(written)) return undefined
  return {
    reason: `“${field}” is read as a group of fields because of its brackets.`,
    remedy: `For a reference, write a dollar sign before them: \${${address}}.`,
    corrected: correctedLine(text.text, { offset: from, from: written, to: `\${${address}}` }),
  }
}

/** A list, a group of fields, a text or a number, where the field takes another of these. */
function explainType(type: string, wrong: WrongValue): Omit<Finding, 'rule'> {
  const { path, field, found, remedy } = wrong
  const name = typeof path.at(-1) === 'number' ? `This entry of “${field}”` : `“${field}”`
  if (isRecord(found) && type === 'array')
    return {
      reason: `“${field}” must be a list, but the “- ” before its first field is missing.`,
      remedy:
        'Begin the first line of each entry with “- ” (hyphen, space), and the other lines two spaces further in. A line that begins with “#” is not read.',
    }
  const braces = isRecord(found) ? explainBraces(wrong) : undefined
  if (braces) return braces
  if (isRecord(found))
    return {
      reason: `${name} is read as a group of fields because of the colon after “${Object.keys(found)[0]}”.`,
      remedy:
        type === 'string'
          ? 'If it is a text, put all of it in double quotes: "…".'
          : 'Write the value alone.',
    }
  if (type === 'object' && typeof found === 'string' && /^[a-z][\w-]*:\S/i.test(found))
    return noSpaceAfterColon
  // The value may be a group of fields, or a list of groups with other fields.
  const list = Array.isArray(found) && wrong.schema ? listOption(wrong.schema) : undefined
  if (list)
    return {
      reason: `The entries of “${field}” are not groups of fields as they must be.`,
      remedy: `Write ${metaOf(list, 'expects')}.`,
    }
  const remedies: Record<string, string> = {
    array: 'Put each entry on a line of its own below the name, beginning with “- ” (hyphen, space).',
    ...(Array.isArray(found) && {
      string:
        'Write the text after the colon; take brackets and “- ” away, or put a text that needs them in double quotes.',
    }),
    ...(Array.isArray(found) && { object: groupInPlaceOf(found, wrong) }),
  }
  return {
    reason: `${name} is ${shown(found)}, but it must be ${typeName(type)}.`,
    remedy: remedies[type] ?? remedy,
  }
}

/** What to write in place of a list where a group belongs: its fields, if they are in it, each once. */
function groupInPlaceOf(list: readonly unknown[], { schema, remedy = '' }: WrongValue): string {
  const names = list.flatMap((item) => (isRecord(item) ? Object.keys(item) : []))
  const isGroup = names.length > 0 && new Set(names).size === names.length && list.every(isRecord)
  const instead = schema && metaOf(schema, 'instead')?.['']
  const isRight = !instead || z.safeParse(inner(schema), Object.assign({}, ...list)).success
  return isGroup && isRight ? 'Take the “- ” at the beginning of its lines away.' : (instead ?? remedy)
}

/** A text, list or number that is too long, too short, too large or too small. */
function explainSize(issue: IssueOf<'too_big'> | IssueOf<'too_small'>, wrong: WrongValue): Finding {
  const { field, found, expected, remedy } = wrong
  const isTooBig = issue.code === 'too_big'
  const limit = isTooBig
    ? `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`
    : `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`
  const rule = isTooBig ? 'too-large' : 'too-small'
  if (typeof found === 'string' && found !== '') {
    const shorten = isTooBig ? `Take out ${found.length - Number(issue.maximum)} or more.` : remedy
    const reason = `“${field}” has ${found.length} characters; it may have ${limit}.`
    return { rule, reason, remedy: shorten }
  }
  if (Array.isArray(found))
    return { rule, reason: `“${field}” has ${found.length} entries; it must have ${limit}.`, remedy }
  if (found === '') return { rule, reason: `“${field}” is empty.`, remedy }
  const reason = `“${field}” is ${shown(found)}; it must be ${limit}.`
  return { rule, reason, remedy: expected && `Write ${expected}, ${limit}.` }
}

function explainChoice(choices: readonly string[], wrong: WrongValue): Finding {
  const { text, path, found, hint } = wrong
  const near = nearest(String(found), choices)
  return {
    rule: 'unknown-value',
    reason: cannotBe(wrong),
    remedy: hint?.remedy ?? `${near ? `Did you mean “${near}”? ` : ''}Allowed: ${choices.join(', ')}.`,
    corrected:
      near && !hint?.remedy && startsAlike(String(found), near) ? withValueAt(text, path, near) : undefined,
  }
}

function explainFormat({ message }: IssueOf<'invalid_format'>, wrong: WrongValue): Finding {
  const { hint, remedy, corrected } = wrong
  const messageOfSchema = message.startsWith('Invalid') ? undefined : message
  return {
    rule: 'wrong-format',
    reason: hint?.reason ?? cannotBe(wrong),
    remedy: hint?.remedy ?? messageOfSchema ?? remedy,
    corrected,
  }
}

/** Explains numbers that YAML reads otherwise than they are written, in fields that are otherwise right: `098`, `1.10`. */
export function explainChangedNumbers({ schema: root, text, value, issues }: Validation): Finding[] {
  const wrong = new Set(issues.map(({ path }) => pathKey(path)))
  const problems: Finding[] = []
  visitLeaves(root, value, ({ path, schema, value: found }) => {
    if (typeof found !== 'number' || wrong.has(pathKey(path))) return
    const written = writtenAt(text, path)
    if (written === undefined || written === String(found)) return
    // 10.000 is read as 10, but may be ten thousand; 2.50 as two and a half, but may be 2 hours 50.
    const hint = metaOf(schema, 'hint')?.(written, { file: value })
    const expected = metaOf(schema, 'expects')
    problems.push({
      ...placeOf(text, path),
      rule: 'number-format',
      reason: `“${fieldName(path)}” is written as ${written}, which is read as ${found}.`,
      remedy: hint?.remedy ?? `Write ${hint?.value ? `${hint.value} (${expected})` : expected}.`,
      corrected: hint?.value && withValueAt(text, path, hint.value),
    })
  })
  return problems
}
