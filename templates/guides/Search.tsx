import { guidesPath } from '../../src/content/guideAddresses.ts'
import type { Pages } from '../content.ts'
import * as data from './attributes.ts'
import { topicPath } from './Tags.tsx'

interface Props {
  labels: Pages['blog']['search']
  categories: readonly string[]
  /** The addresses of the search script and of its index. */
  script: string
  index: string
}

/** The search of the guides; a script filters the list. */
export function Search({ labels, categories, script, index }: Props) {
  const statusTexts = {
    [data.searchOne]: labels.one,
    [data.searchMany]: labels.many,
    [data.searchNone]: labels.none,
  }
  return (
    <search className="search needs-script">
      <form
        className="search__form"
        action={guidesPath}
        {...{ [data.search]: script, [data.searchIndex]: index }}
      >
        <input
          className="field"
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          aria-label={labels.label}
          placeholder={labels.label}
        />
      </form>
      <nav aria-label={labels.filterLabel}>
        <ul className="search__topics">
          {[{ name: labels.all, href: guidesPath }, ...categories.map(topic)].map(({ name, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === guidesPath || undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="search__status" role="status" {...statusTexts} />
    </search>
  )
}

const topic = (name: string) => ({ name, href: topicPath('category', name) })
