import { type FrameProps, PageFrame } from '../components/PageFrame.tsx'
import { PostCard, type PostCardProps } from '../components/PostCard.tsx'

export interface BlogPageProps {
  frame: FrameProps
  posts: readonly PostCardProps[]
  readMore: string
  /** Stands in for the list while there is nothing to list. */
  emptyText: string
}

/** All guides, newest first (spec section 2, "Blog list"). */
export function BlogPage({ frame, posts, readMore, emptyText }: BlogPageProps) {
  return (
    <PageFrame frame={frame}>
      {posts.length === 0 && <p className="empty section">{emptyText}</p>}
      {posts.length > 0 && (
        <ul className="posts section">
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} readMore={readMore} />
          ))}
        </ul>
      )}
    </PageFrame>
  )
}
