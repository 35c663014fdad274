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

/** How many guides are before the search. */
const leads = 2

/**
 * All guides, newest first (spec section 2, "Blog list"). A page without a photograph has that of the newest. A script filters
 * them, and shows what it finds below the search.
 */
export function GuidesPage({ frame, page, categories, search, cards }: GuidesPageProps) {
  return (
    <PageFrame frame={frame}>
      <div className="section guides">
        {cards.length === 0 && <p className="empty">{page.emptyText}</p>}
        {cards.length > 0 && (
          <ul className="guide-cards guide-cards--lead">
            {cards.slice(0, leads).map((guide, index) => (
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
        <FirstScreenEnd />
        {cards.length > 0 && (
          <>
            <Search labels={page.search} categories={categories} {...search} />
            {cards.length > leads && (
              <ul className="guide-cards guide-cards--all">
                {cards.slice(leads).map((guide) => (
                  <GuideCard key={guide.slug} guide={guide} readMore={page.readMoreLabel} />
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </PageFrame>
  )
}
