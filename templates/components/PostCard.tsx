import { guide, preview } from '../dataAttributes.ts'
import { Photo, type Picture } from './Picture.tsx'
import { Tags, topicPath } from './Tags.tsx'

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
  /** Set where visitors do not see the guide yet. */
  mark: string | undefined
}

interface Props {
  post: PostCardProps
  readMore: string
  /** The level of its heading. */
  level?: 2 | 3
}

/** A guide in a list. Its headline is the link, and covers the card; category and tags are links above it. */
export function PostCard({ post, readMore, level = 2 }: Props) {
  const Heading = `h${level}` as const
  const { slug, title, description, category, tags, date, readTime, picture, mark } = post
  return (
    <li className="post-card" data-picture={slug} {...{ [guide]: slug }}>
      {picture && (
        <Photo picture={picture} sizes="(min-width: 72rem) 22rem, (min-width: 45rem) 50vw, 100vw" />
      )}
      <a className="badge" href={topicPath('category', category)}>
        {category}
      </a>
      {mark && <span className="badge">{mark}</span>}
      <Heading className="post-card__title">
        <a href={`/blog/${slug}`} {...(mark && { [preview]: '' })}>
          {title}
        </a>
      </Heading>
      <p className="post-card__description">{description}</p>
      <Tags tags={tags} />
      <p className="post-card__meta">
        <time dateTime={date.iso}>{date.printed}</time> · {readTime}
      </p>
      <span className="post-card__more" aria-hidden="true">
        {readMore}
      </span>
    </li>
  )
}
