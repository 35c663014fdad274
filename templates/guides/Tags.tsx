import { guidesPath } from '../../src/content/guideAddresses.ts'

/** The address of the list of guides, narrowed to a category or a tag. */
export const topicPath = (type: 'category' | 'tag', name: string) =>
  `${guidesPath}?${type}=${encodeURIComponent(name)}`

/** The tags of a guide; each links to the guides with this tag. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={topicPath('tag', tag)}>{tag}</a>
        </li>
      ))}
    </ul>
  )
}
