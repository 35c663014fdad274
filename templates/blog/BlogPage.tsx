import type { Pages } from '../../src/content/types.ts'
import { FirstScreenEnd } from '../layout/FirstScreen.tsx'
import { type FrameProps, PageFrame } from '../layout/PageFrame.tsx'
import { Search } from './Search.tsx'

interface BlogPageProps {
  frame: FrameProps
  page: Pages['blog']
  categories: readonly string[]
  /** The addresses of the search script and of its index. */
  search: { script: string; index: string }
  /** A placeholder for the cards, which are rendered with each guide; false without guides. */
  cards: string | false
}

/** All guides, newest first (spec section 2, "Blog list"). A script filters the list. */
export function BlogPage({ frame, page, categories, search, cards }: BlogPageProps) {
  return (
    <PageFrame frame={frame}>
      <div className="section">
        {cards ? (
          <Search labels={page.search} categories={categories} {...search} />
        ) : (
          <p className="empty">{page.emptyText}</p>
        )}
        <FirstScreenEnd />
        {cards && <ul className="posts posts--all" dangerouslySetInnerHTML={{ __html: cards }} />}
      </div>
    </PageFrame>
  )
}
