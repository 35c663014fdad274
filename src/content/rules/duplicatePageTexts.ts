import type { RuleContext } from './context.ts'

/** No two pages have the same title or description: search engines and chats use them to distinguish pages. */
export function checkDuplicatePageTexts({ files, messages }: RuleContext): void {
  const places = new Map<string, string>()
  for (const { file, summary } of files) {
    for (const { field, text, place } of summary.pageTexts) {
      const key = `${field}: ${text}`
      const earlier = places.get(key)
      if (earlier) {
        messages.error({
          file,
          ...place,
          rule: `duplicate-${field}`,
          reason: `The ${field} “${text}” is also that of ${earlier}.`,
          remedy: `Each page needs a different ${field}: of the two, change the one that you edited.`,
        })
      } else places.set(key, `${file}:${place.line}`)
    }
  }
}
