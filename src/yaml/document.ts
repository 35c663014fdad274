/** What only a parsed document shows: fields that are written twice, escapes, and the errors that are left to the parser. */
import type { Document, ErrorCode } from 'yaml'
import { invisibleCode, unshowable } from '../diagnostics/characters.ts'
import type { YamlMistake } from './mistake.ts'
import { groupsIn, textsIn, type YamlGroup, type YamlNode } from './nodes.ts'

/** Finds the mistakes in a document whose lines are right. */
export const findInDocument = (
  document: Document.Parsed,
  contents: YamlNode | null,
  text: string,
): YamlMistake[] => [
  ...explainErrors(document, text),
  ...findRepeatedNames(contents),
  ...findUnshowable(contents, text),
]

const sentences: Partial<Record<ErrorCode, Pick<YamlMistake, 'reason' | 'remedy'>>> = {
  BAD_DQ_ESCAPE: {
    reason: 'Between double quotes, a backslash changes the meaning of the character after it.',
    remedy: 'Write two backslashes, or take it out.',
  },
}
/** The lines are right, so that only brackets are left. */
const inBrackets = {
  reason: 'What is in these brackets cannot be read.',
  remedy:
    'Write one comma between two values, and put a text with a comma, colon, bracket or quote in it in double quotes.',
}

/** One mistake for each line. */
function explainErrors({ errors, warnings }: Document.Parsed, text: string): YamlMistake[] {
  const lines = new Set<number>()
  return [...errors, ...warnings].flatMap(({ code, pos: [offset] }) => {
    if (lines.size === lines.add(text.lastIndexOf('\n', offset)).size) return []
    const rule = `yaml-${code.toLowerCase().replaceAll('_', '-')}`
    return [{ offset, rule, ...(sentences[code] ?? inBrackets) }]
  })
}

/** The first name that a group has twice: those after it mostly belong to the same entry. In the file itself, all of them. */
const findRepeatedNames = (contents: YamlNode | null): YamlMistake[] =>
  [...groupsIn(contents)].flatMap((group) => {
    const repeated = repeatedNames(group)
    return group === contents ? repeated : repeated.slice(0, 1)
  })

function repeatedNames({ fields }: YamlGroup): YamlMistake[] {
  const names = new Set<unknown>()
  return fields.flatMap(({ name }, index) => {
    if (names.size !== names.add(name.value).size) return []
    const empty = fields.slice(0, index).findLast(({ value }) => isEmpty(value))?.name.value
    const below = `If it belongs to “${empty}”, above it, begin all lines of “${empty}” two spaces further to the right than that name. `
    return [
      {
        offset: name.from,
        rule: 'yaml-duplicate-key',
        reason: `The field “${name.value}” is written twice in one entry.`,
        remedy: `${empty === undefined ? '' : below}If a new entry begins here, begin its first line with “- ” (hyphen, space). If it is left over from an entry that you deleted, delete all its lines. If both are lists, put their entries together. Otherwise delete one of the two.`,
      },
    ]
  })
}

const isEmpty = (node: YamlNode | null) => node === null || ('value' in node && node.value === null)

/** Escapes such as `\ud83c`, half of a surrogate pair, which cannot be encoded in UTF-8, or `\u202e`, which is invisible. */
const findUnshowable = (contents: YamlNode | null, text: string): YamlMistake[] =>
  [...textsIn(contents, text)].flatMap(({ value, written, from }) => {
    const [sign] = (written.startsWith('"') && value.match(unshowable)) || []
    if (sign === undefined) return []
    const offset = from + Math.max(0, written.search(/\\[^"\\/nrt ]/))
    if (!/\p{Cs}/u.test(sign)) return [{ offset, ...invisibleCode }]
    const reason = 'This code is one half of a character, which cannot be shown.'
    const remedy = 'Write the character itself, such as 🎮, instead of its code.'
    return [{ offset, rule: 'yaml-half-character', reason, remedy }]
  })
