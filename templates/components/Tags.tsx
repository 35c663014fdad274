/** The address of the list of guides, narrowed to a category or a tag. */
export const topicPath = (type: 'category' | 'tag', name: string) =>
  `/blog?${type}=${encodeURIComponent(name)}`

/** What a guide is about; each leads to the guides that share it. */
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
