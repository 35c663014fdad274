import type { Pages } from '../../src/content/types.ts'
import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { Icon } from '../components/Icon.tsx'
import { type FrameProps, PageFrame } from '../components/PageFrame.tsx'
import { topicPath } from '../components/Tags.tsx'
import * as data from '../dataAttributes.ts'

export interface BlogPageProps {
  frame: FrameProps
  page: Pages['blog']
  categories: readonly string[]
  /** The addresses of the script that searches, and of what it searches in. */
  search: { script: string; index: string }
  /** The HTML of the cards, rendered with each guide; empty where there are none. */
  cards: string
}

/** All guides, newest first (spec section 2, "Blog list"). The script finds and filters; without it the list is whole. */
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

interface SearchProps {
  labels: Pages['blog']['search']
  categories: readonly string[]
  script: string
  index: string
}

function Search({ labels, categories, script, index }: SearchProps) {
  const statusTexts = {
    [data.searchOne]: labels.one,
    [data.searchMany]: labels.many,
    [data.searchNone]: labels.none,
  }
  return (
    <search className="search needs-script">
      <form className="search__form" action="/blog" {...{ [data.search]: script, [data.searchIndex]: index }}>
        <label>
          {labels.label}
          <input className="field" type="search" name="q" maxLength={100} autoComplete="off" />
        </label>
        <button className="button button--secondary" type="submit">
          <Icon name="search" />
          {labels.submit}
        </button>
      </form>
      <nav aria-label={labels.filterLabel}>
        <ul className="search__topics">
          {[{ name: labels.all, href: '/blog' }, ...categories.map(topic)].map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="search__status" role="status" {...{ [data.searchStatus]: '' }} {...statusTexts} />
    </search>
  )
}

const topic = (name: string) => ({ name, href: topicPath('category', name) })
