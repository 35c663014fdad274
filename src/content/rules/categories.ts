import { nearest } from '../../diagnostics/nearest.ts'
import type { RuleContext } from './context.ts'

/** Warns of a category that differs from that of other guides only in capitals, punctuation or very few letters. */
export function checkCategories({ content, files, source, messages }: RuleContext): void {
  const categories = new Map(files.map(({ file, summary }) => [file, summary.category]))
  const guides = new Map<string, { file: string; line: number; column: number }[]>()
  for (const { slug } of content.posts) {
    const file = `${source.folder}/posts/${slug}.md`
    const category = categories.get(file)
    if (!category) continue
    const places = guides.get(category.name) ?? []
    places.push({ file, ...category.place })
    guides.set(category.name, places)
  }
  const reported = new Set<string>()
  // The category with fewer guides, or else that of the newest guide, is the misspelt one.
  for (const [category, places] of [...guides].sort(([, a], [, b]) => a.length - b.length)) {
    const near = [...guides.keys()].find(
      (other) => other !== category && !reported.has(other) && isNearly(category, other),
    )
    if (!near) continue
    reported.add(category)
    for (const place of places) {
      messages.warning({
        ...place,
        rule: 'category-slip',
        reason: `The category “${category}” is nearly the same as “${near}” of other guides; both would be listed.`,
        remedy: `Write “${near}”, unless another one is meant.`,
      })
    }
  }
}

function isNearly(name: string, other: string) {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
  const isLong = letters(name).length > 5
  return (
    letters(name) === letters(other) || (isLong && nearest(letters(name), [letters(other)]) !== undefined)
  )
}
