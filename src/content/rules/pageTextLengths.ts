import type { RuleContext } from './context.ts'

/** How many characters search engines show (issue "Found and shared", item 1). */
const shownLength = { title: { least: 15, most: 65 }, description: { least: 70, most: 165 } }

/** A long title or description is cut off in search results; a short one is not informative. */
export function checkPageTextLengths({ files, messages }: RuleContext): void {
  const hasError = (path: string, at: number) =>
    messages.all.some(({ fatal, file, line }) => fatal && file === path && line === at)
  for (const { file, summary } of files) {
    for (const { field, text, place } of summary.pageTexts) {
      const { least, most } = shownLength[field]
      const length = [...text].length
      // “…” stands for a value that is wrong itself.
      if (messages.hasErrors && text.includes('…')) continue
      if ((length >= least && length <= most) || hasError(file, place.line)) continue
      messages.warning({
        file,
        ...place,
        rule: `${field}-length`,
        reason: `This ${field} has ${length} characters with everything filled in; search engines show ${field}s of ${least} to ${most} best.`,
        remedy:
          length > most
            ? `Take out ${length - most} or more, and put the most important words first; the rest may be cut off.`
            : `Add ${least - length} or more: what is on the page, where, for whom.`,
      })
    }
  }
}
