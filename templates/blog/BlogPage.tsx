import { FirstScreenEnd } from '../../src/render/FirstScreen.tsx'
import type { Pages } from '../content.ts'
import { type FrameProps, PageFrame } from '../layout/PageFrame.tsx'
import { PostCard, type PostCardProps } from './PostCard.tsx'
import { Search } from './Search.tsx'

interface BlogPageProps {
  frame: FrameProps
  page: Pages['blog']
  categories: readonly string[]
  /** The addresses of the search script and of its index. */
  search: { script: string; index: string }
  cards: readonly PostCardProps[]
}

/** All guides, newest first (spec section 2, "Blog list"). A page without a photograph has that of the newest. A script filters the list. */
export function BlogPage({ frame, page, categories, search, cards }: BlogPageProps) {
  return (
    <PageFrame frame={frame}>
      <div className="section guides">
        {cards.length > 0 ? (
          <Search labels={page.search} categories={categories} {...search} />
        ) : (
          <p className="empty">{page.emptyText}</p>
        )}
        <FirstScreenEnd />
        {cards.length > 0 && (
          <ul className="posts posts--all">
            {cards.map((post, index) => (
              <PostCard
                key={post.slug}
                post={post}
                readMore={page.readMoreLabel}
                isMain={index === 0 && !frame.picture}
              />
            ))}
          </ul>
        )}
      </div>
    </PageFrame>
  )
}
