/** The last line of a check: what was found, and in which files. */
import type { VFileMessage } from 'vfile-message'
import { isOpenPoint } from '../openPoints.ts'
import { listed } from '../words.ts'

/** How many files are named; others are counted. */
const mostFiles = 3

/**
 * The result of a check in one line.
 *
 * @param pages how many pages were checked
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
  const names =
    files.length > mostFiles
      ? [...files.slice(0, mostFiles - 1), `${files.length - mostFiles + 1} more files`]
      : files
  const where = listed(names)
  return `${messages.length} ${noun}${messages.length === 1 ? '' : 's'} in ${where}`
}
