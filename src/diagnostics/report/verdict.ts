/** The last line of a run: whether all is well, and where to look if not. */
import type { VFileMessage } from 'vfile-message'
import { isOpenPoint } from '../../content/rules/openPoints.ts'

/** How many files are named; more are counted. */
const mostFiles = 3

/**
 * What a check found, in one line.
 *
 * @param pages how many were checked
 */
export function verdictOfCheck(messages: readonly VFileMessage[], pages: number): string {
  const open = messages.filter(isOpenPoint)
  const found = messages.filter((message) => !isOpenPoint(message))
  const errors = found.filter(({ fatal }) => fatal)
  if (errors.length > 0) return `Not right yet: ${counted(errors, 'error')}, see above.`
  const warnings = found.length > 0 ? `${counted(found, 'warning')}, see above` : 'nothing is wrong'
  const things = open.length === 1 ? 'one thing' : `${open.length} things`
  if (open.some(({ fatal }) => fatal))
    return `Not ready for a release: ${things} left for the owner to settle.`
  const left = open.length > 0 ? ` The owner has ${things} left to settle.` : ''
  return `Checked ${pages} pages, no errors: ${warnings}.${left}`
}

/** `2 errors in content/faq.yaml and content/site.yaml` */
function counted(messages: readonly VFileMessage[], noun: string): string {
  const files = [...new Set(messages.map(({ file }) => file ?? ''))].sort()
  const named =
    files.length > mostFiles
      ? [...files.slice(0, mostFiles - 1), `${files.length - mostFiles + 1} more files`]
      : files
  const where = [named.slice(0, -1).join(', '), named.at(-1)].filter(Boolean).join(' and ')
  return `${messages.length} ${noun}${messages.length === 1 ? '' : 's'} in ${where}`
}
