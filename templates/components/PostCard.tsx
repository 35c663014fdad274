import { Photo, type Picture } from './Picture.tsx'

export interface PostCardProps {
  slug: string
  title: string
  description: string
  category: string
  /** At most the first three (spec section 2, "Blog list"). */
  tags: readonly string[]
  date: { iso: string; printed: string }
  readTime: string
  picture: Picture | undefined
}

interface Props {
  post: PostCardProps
  readMore: string
  /** The level of its heading. */
  level?: 2 | 3
}

export function PostCard({ post, readMore, level = 2 }: Props) {
  const Heading = `h${level}` as const
  const { slug, title, description, category, tags, date, readTime, picture } = post
  return (
    <li className="post-card">
      <a href={`/blog/${slug}`}>
        {picture && (
          <Photo picture={picture} sizes="(min-width: 72rem) 22rem, (min-width: 45rem) 50vw, 100vw" />
        )}
        <span className="badge">{category}</span>
        <Heading className="post-card__title">{title}</Heading>
        <p className="post-card__description">{description}</p>
        <ul className="tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <p className="post-card__meta">
          <time dateTime={date.iso}>{date.printed}</time> · {readTime}
        </p>
        <span className="post-card__more">{readMore}</span>
      </a>
    </li>
  )
}
