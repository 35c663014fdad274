import { type FrameProps, PageFrame } from '../components/PageFrame.tsx'
import { PostCard, type PostCardProps } from '../components/PostCard.tsx'

export interface BlogPageProps {
  frame: FrameProps
  posts: readonly PostCardProps[]
  readMore: string
}

/** All guides, newest first (spec section 2, "Blog list"). */
export function BlogPage({ frame, posts, readMore }: BlogPageProps) {
  return (
    <PageFrame frame={frame}>
      <ul className="posts section">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} readMore={readMore} />
        ))}
      </ul>
    </PageFrame>
  )
}
