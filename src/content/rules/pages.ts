/** Rules about pages: titles, descriptions, dates of guides. */
import { guideFile } from '../collections.ts'
import { placeIn } from '../findInContent.ts'
import { type RuleContext, repeatedIn } from './ruleContext.ts'

/**
 * No two pages have the same title or description: search engines and chats use them to distinguish pages. No two guides
 * have the same id. Of two guides, the newer one is reported: its texts were copied from the older one.
 */
export function checkDuplicatePageTexts({ content, files, source, messages }: RuleContext): void {
  const texts = files.flatMap(({ file, summary }) =>
    summary.pageTexts.map((pageText) => ({ file, ...pageText })),
  )
  const keyOf = ({ field, text }: (typeof texts)[number]) => `${field}: ${text}`
  if (repeatedIn(texts, keyOf).length === 0) return
  const oldestFirst = content.guides.toReversed()
  const order = oldestFirst.map((guide) => `${source.folder}/${guideFile(guide.slug)}`)
  texts.sort((a, b) => order.indexOf(a.file) - order.indexOf(b.file))
  for (const { entry, first } of repeatedIn(texts, keyOf)) {
    const { file, field, text, place } = entry
    messages.error({
      file,
      ...place,
      rule: `duplicate-${field}`,
      reason: `The ${field} “${text}” is also that of ${first.file}:${first.place.line}.`,
      remedy: `Each page needs a different ${field}: of the two, change the one that you edited.`,
    })
  }
}

/** How many characters search engines show (issue "Found and shared", item 1). */
const shownLength = { title: { least: 15, most: 65 }, description: { least: 70, most: 165 } }

/** A long title or description is cut off in search results; a short one is not informative. */
export function checkPageTextLengths({ files, messages }: RuleContext): void {
  const hasError = (path: string, at: number) =>
    messages.all.some(({ fatal, file, line }) => fatal && file === path && line === at)
  for (const { file, summary } of files) {
    for (const { field, text, place } of summary.pageTexts) {
      if (field === 'id') continue
      const { least, most } = shownLength[field]
      const length = [...text].length
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

/** A guide was not changed in the future. */
export function checkUpdatedGuides({ content, source, today, messages }: RuleContext): void {
  for (const guide of content.guides) {
    if (today === undefined || guide.updated === undefined || guide.updated <= today) continue
    messages.error({
      ...placeIn(source, guideFile(guide.slug), ['updated']),
      rule: 'updated-in-future',
      reason: `The guide was changed on ${guide.updated}, which is after today, ${today}.`,
      remedy:
        'Write the day on which its text was last changed. A guide that waits for its day needs only “date”.',
    })
  }
}
