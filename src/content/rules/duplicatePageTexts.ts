import type { RuleContext } from './context.ts'
import { guidePath, guidesOldestFirst } from './guideIds.ts'

/**
 * No two pages have the same title or description: search engines and chats use them to distinguish pages. Of two guides,
 * the newer one is reported.
 */
export function checkDuplicatePageTexts(context: RuleContext): void {
  const { files, source, messages } = context
  const texts = files.flatMap(({ file, summary }) =>
    summary.pageTexts.map((pageText) => ({ file, ...pageText })),
  )
  const keyOf = ({ field, text }: (typeof texts)[number]) => `${field}: ${text}`
  if (new Set(texts.map(keyOf)).size === texts.length) return
  const order = guidesOldestFirst(context).map((post) => `${source.folder}/${guidePath(post)}`)
  const places = new Map<string, string>()
  for (const pageText of texts.sort((a, b) => order.indexOf(a.file) - order.indexOf(b.file))) {
    const { file, field, text, place } = pageText
    const other = places.get(keyOf(pageText))
    if (other === undefined) {
      places.set(keyOf(pageText), `${file}:${place.line}`)
      continue
    }
    messages.error({
      file,
      ...place,
      rule: `duplicate-${field}`,
      reason: `The ${field} “${text}” is also that of ${other}.`,
      remedy: `Each page needs a different ${field}: of the two, change the one that you edited.`,
    })
  }
}
