import type { Data } from '../content.ts'
import * as data from './attributes.ts'
import type { Opening } from './openState.ts'

export interface StatusProps {
  /** For some days. */
  openings: readonly Opening[]
  words: Pick<Data['words'], 'openTill' | 'opens' | 'openHours'>
  /** Those of a usual week, for a browser without script. */
  hours: string
  /** The lowest prices. */
  prices: ReadonlyArray<{ label: string; value: string }>
  /** The next tournaments, with the instants at which they are over. */
  coming: ReadonlyArray<{ name: string; href: string | undefined; label: string; until: string }>
  /** Of `CurrentState`. */
  script: string
}

interface Props extends StatusProps {
  className?: string
  /** Further entries. */
  children?: React.ReactNode
}

/** Whether the café is open, what an hour costs, and what is next. */
export const Status = ({ className = '', openings, words, hours, prices, coming, children }: Props) => (
  <ul className={`status ${className}`.trim()} {...{ [data.openings]: JSON.stringify(openings) }}>
    <li className="status__open">
      <span {...{ [data.openLabel]: words.openTill, [data.closedLabel]: words.opens }}>
        {words.openHours}
      </span>{' '}
      <strong {...{ [data.openTime]: '' }}>{hours}</strong>
    </li>
    {prices.map(({ label, value }) => (
      <li key={label} className="status__price">
        <span>{label}</span> <strong>{value}</strong>
      </li>
    ))}
    {coming.map(({ name, href, label, until }, index) => (
      <li key={until + name} className="status__next" hidden={index > 0} {...{ [data.until]: until }}>
        <span>{label}</span> <strong>{href ? <a href={href}>{name}</a> : name}</strong>
      </li>
    ))}
    {children}
  </ul>
)

/** The script that brings the status up to date before it is painted. It comes after all elements that depend on the time. */
export const CurrentState = ({ script }: Pick<StatusProps, 'script'>) => (
  <script dangerouslySetInnerHTML={{ __html: script }} />
)
