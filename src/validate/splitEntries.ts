/** Entries of a list that a “- ” too many divides in two. */
import * as z from 'zod'
import type { Finding } from '../diagnostics/messages.ts'
import { nameOffsetOf, type Path, type TextWithPositions } from '../diagnostics/positions.ts'
import { correctedLine } from '../yaml/lines.ts'
import { isRecord, schemaAt, valueAt } from './walkSchema.ts'
import { type Issue, pathKey, type Validation } from './wrongValue.ts'

/** The parts of an entry: their paths, and all that is written in them. */
interface Parts {
  paths: Path[]
  whole: Record<string, unknown>
}

/**
 * Finds entries that lack the field with which their list begins, and others, and have only fields that the entry above lacks:
 * together, the two lack none.
 *
 * @returns one problem for each such beginning, and the issues that do not follow from them
 */
export function findSplitEntries({ schema, text, value, issues }: Validation): {
  problems: Finding[]
  otherIssues: Validation['issues']
} {
  const isLacking = (issue: Issue) =>
    issue.code !== 'unrecognized_keys' && valueAt(value, issue.path) === undefined
  const lacking = new Map(
    issues
      .filter(isLacking)
      .map(({ path }) => [pathKey(path.slice(0, -1)), path.slice(0, -1)] as const)
      .filter(([, entry]) => typeof entry.at(-1) === 'number'),
  )
  const lists = new Map(
    [...lacking.values()].map((entry) => [pathKey(entry.slice(0, -1)), entry.slice(0, -1)]),
  )
  const split = [...lists.values()].flatMap((list) => {
    const entries = partsOf(list, valueAt(value, list), (path) => lacking.has(pathKey(path)))
    return entries.filter(({ paths: [first, ...others], whole }) => {
      const element = first && others.length > 0 && schemaAt(schema, first, value)
      return element && isComplete(element, whole) && others.every((path) => isPlainItem(text, path))
    })
  })
  const isIn = ({ path }: Issue, entry: Path) => pathKey([...path, '']).startsWith(pathKey([...entry, '']))
  return {
    problems: split.flatMap(({ paths, whole }) =>
      paths.slice(1).map((path) => withoutHyphen(text, path, Object.keys(whole)[0] ?? '')),
    ),
    otherIssues: issues.filter(
      (issue) => !split.some(({ paths }) => paths.some((entry) => isIn(issue, entry))),
    ),
  }
}

/** The entries of a list, each with those below it that may be parts of it. */
function partsOf(list: Path, items: unknown, isLacking: (path: Path) => boolean): Parts[] {
  const found: Parts[] = []
  const [begin] = Object.keys(Object(Object(items)[0]))
  for (const [index, item] of Array.isArray(items) ? items.entries() : []) {
    const path = [...list, index]
    const above = found.at(-1)
    const written = isRecord(item) ? item : {}
    const names = Object.keys(written)
    const isPart =
      names.length > 0 &&
      isLacking(path) &&
      !names.includes(begin ?? '') &&
      names.every((name) => above && !Object.hasOwn(above.whole, name))
    if (above && isPart) {
      above.paths.push(path)
      Object.assign(above.whole, written)
    } else found.push({ paths: [path], whole: { ...written } })
  }
  return found
}

/** Whether an entry lacks no field, and has none that is unknown. */
function isComplete(element: z.core.$ZodType, whole: Parts['whole']): boolean {
  const issues = z.safeParse(element, whole).error?.issues ?? []
  return issues.every(({ code, path }) => code !== 'unrecognized_keys' && valueAt(whole, path) !== undefined)
}

/** The offset of the first name of an entry. */
const beginOf = (text: TextWithPositions, path: Path) =>
  nameOffsetOf(text, [...path, Object.keys(Object(valueAt(text.toValue(), path)))[0] ?? ''])

/** Whether an entry begins with “- ” and a name, on a line of its own. */
function isPlainItem(text: TextWithPositions, path: Path): boolean {
  const offset = beginOf(text, path)
  return offset !== undefined && /(?:^|\n) *- +["']?$/.test(text.text.slice(0, offset))
}

function withoutHyphen(text: TextWithPositions, path: Path, first: string): Finding {
  const offset = beginOf(text, path) ?? 0
  const line = text.text.lastIndexOf('\n', offset - 1) + 1
  const hyphen = text.text.indexOf('-', line)
  return {
    ...text.placeAt(hyphen),
    rule: 'split-entry',
    reason: `This line begins an entry, but entries of this list begin with “${first}:”.`,
    remedy: 'Write two spaces in place of “- ” (hyphen, space), if it belongs to the entry above.',
    corrected: correctedLine(text.text, { offset: hyphen, from: '- ', to: '  ' }),
  }
}
