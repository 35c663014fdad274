/** Figures that a change typed in place of references. */

import { isContent, parseAgain } from '../../content/findInContent.ts'
import { printValue } from '../../content/referableValues.ts'
import type { ChangeContext } from '../../content/rules/ruleContext.ts'
import { textOf } from '../../siteFiles.ts'
import { findAmounts } from '../amounts/findAmounts.ts'
import { type MoneyPatterns, moneyPatternsOf } from '../amounts/moneyPatterns.ts'
import { isDatedAt, mustReferToAmounts } from '../amounts/typedAmounts.ts'

interface Context extends Pick<ChangeContext, 'content' | 'references' | 'messages'> {
  money: MoneyPatterns
}

/** How many changed lines of a file are compared, each with all that are gone. */
const mostLines = 100

/**
 * Warns when a change typed a figure into a line that had a reference before. The remedy is the earlier reference, because it
 * identifies the value even if the sentence or the heading of the column does not. A number without its currency counts as well.
 */
export function checkReplacedReferences({ source, earlier, ...changed }: ChangeContext): void {
  const context = { ...changed, money: moneyPatternsOf(changed.content) }
  for (const [path, bytes] of source.files) {
    if (!isContent(path) || !mustReferToAmounts(path) || !earlier.files.has(path)) continue
    const [now, before] = [bytes, earlier.files.get(path)].map((file) => textOf(file).split(/\r?\n/))
    if (!now || !before) continue
    const [kept, had] = [new Set(before), new Set(now)]
    const gone = changedLines(before, (line) => line.includes('${') && !had.has(line))
    if (gone.length === 0) continue
    for (const [index, line] of changedLines(now, (line) => !kept.has(line))) {
      const isInPlace = (at: number) => before[at - 1] === now[index - 1] || before[at + 1] === now[index + 1]
      const [found, ...others] = gone.flatMap(([at, old]) => {
        const { replaced, hasKept } = replacedIn(old, line)
        return replaced.length > 0 && (hasKept || isInPlace(at)) ? [{ old, replaced }] : []
      })
      // Of two lines, either may have been this one.
      if (!found || others.length > 0) continue
      const start = now.slice(0, index).join('\n').length + 1
      if (path.endsWith('.yaml') && isDatedAt(parseAgain(source, path), start)) continue
      for (const replaced of found.replaced)
        report({ file: `${source.folder}/${path}`, line: index + 1, old: found.old, ...replaced }, context)
    }
  }
}

const changedLines = (lines: readonly string[], isChanged: (line: string) => boolean) =>
  [...lines.entries()].filter(([, line]) => isChanged(line)).slice(0, mostLines)

interface Replaced {
  /** `facts.ps5-share-2` */
  address: string
  typed: string
  /** From 0. */
  column: number
}

/** What a line has in place of references of an earlier one, and whether it still has another; nothing if other words changed too. */
function replacedIn(before: string, line: string): { replaced: readonly Replaced[]; hasKept: boolean } {
  const none = { replaced: [], hasKept: false }
  let hasKept = false
  const now = withoutQuotes(line)
  const [first = '', ...parts] = withoutQuotes(before).split(/\$\{([^{}\n]*)\}/)
  const replaced: Replaced[] = []
  if (!now.startsWith(first)) return none
  let column = first.length
  for (let at = 0; at < parts.length; at += 2) {
    const [address = '', words = ''] = parts.slice(at, at + 2)
    const reference = `\${${address}}`
    const isKept = now.startsWith(reference + words, column)
    const isLast = at + 2 === parts.length
    const next = isLast ? (now.endsWith(words) ? now.length - words.length : -1) : now.indexOf(words, column)
    const end = isKept ? column + reference.length : next
    if (end < column) return none
    const typed = now.slice(column, end).trim()
    hasKept ||= isKept
    if (!isKept) replaced.push({ address: address.trim(), typed, column: line.indexOf(typed, column) })
    column = end + words.length
  }
  return column === now.length ? { replaced, hasKept } : none
}

/** The line of a field without the quotes around its value: `figure: "75"` → `figure: 75` */
const withoutQuotes = (line: string) => line.replace(/^(\s*(?:- )?[\w-]+: )(["'])(.*)\2$/, '$1$3')

interface Place extends Replaced {
  file: string
  line: number
  /** The line as it was. */
  old: string
}

function report({ file, line, old, address, typed, column }: Place, context: Context) {
  const { content, references, money, messages } = context
  const value = references.values.get(address)
  const printed = value && printValue(value, content.format)
  const isFigure = /^\p{Nd}[\p{Nd},.]{0,12}$/u.test(typed) || findAmounts(typed, money)[0]?.written === typed
  if (!printed || !/\p{Nd}/u.test(printed) || !isFigure) return
  // What may be meant is certain now.
  messages.takeWarnings(
    ({ ruleId = '', file: other, line: at, reason }) =>
      ['typed-figure', 'unknown-figure'].includes(ruleId) &&
      `${other}:${at}` === `${file}:${line}` &&
      reason.startsWith(`“${typed}”`),
  )
  const [name] = address.split('.')
  messages.warning({
    ...{ file, line, column: column + 1 },
    rule: 'replaced-reference',
    reason: `“${typed}” is typed here in place of \${${address}} (${printed}), so it will not follow when the figure changes.`,
    remedy: `Write the reference again. If the figure itself has changed, correct it in ${name}.yaml. If another figure is meant here, and right, add an entry for it to facts.yaml, and write the reference to that.`,
    corrected: old,
  })
}
