import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import type { Pages } from '../content.ts'
import { type FrameProps, PageFrame } from '../layout/PageFrame.tsx'
import { GuideCard, type GuideCardProps } from './GuideCard.tsx'
import { Search } from './Search.tsx'

interface GuidesPageProps {
  frame: FrameProps
  page: Pages['blog']
  categories: readonly string[]
  /** The addresses of the search script and of its index. */
  search: { script: string; index: string }
  cards: readonly GuideCardProps[]
}

/** All guides, newest first (spec section 2, "Blog list"). A page without a photograph has that of the newest. A script filters the list. */
export function GuidesPage({ frame, page, categories, search, cards }: GuidesPageProps) {
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
          <ul className="guide-cards guide-cards--all">
            {cards.map((guide, index) => (
              <GuideCard
                key={guide.slug}
                guide={guide}
                readMore={page.readMoreLabel}
                isMain={index === 0 && !frame.picture}
                isSecond={index === 1}
              />
            ))}
          </ul>
        )}
      </div>
    </PageFrame>
  )
}
