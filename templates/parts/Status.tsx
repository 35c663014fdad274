import type { Data } from '../content.ts'
import * as data from './attributes.ts'
import type { Opening } from './openState.ts'

/** A tournament to come: when it is, in words, and from when to when in milliseconds since 1970 (UTC). */
export interface Coming {
  name: string
  href: string | undefined
  label: string
  starts: number
  ends: number
  /** In the status: how many hours before it begins entries close; infinite if it is sold out. */
  early?: number | undefined
  /** The words while it is on, and when it begins soon, with the blank `{time}`. */
  onNow: string
  startsIn: string
}

export interface StatusProps {
  /** For some days. */
  openings: readonly Opening[]
  words: Pick<Data['words'], 'openTill' | 'opens' | 'openHours'>
  /** Those of a usual week, for a browser without script. */
  hours: string
  /** The lowest prices. */
  prices: ReadonlyArray<{ label: string; value: string }>
  /** The next tournaments. */
  coming: ReadonlyArray<Coming>
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
    {coming.map((each, index) => (
      <ComingCell key={each.starts + each.name} className="status__next" hidden={index > 0} {...each} />
    ))}
    {children}
  </ul>
)

/** A cell with a tournament, which says when it is on. */
const ComingCell = ({ name, href, label, ...props }: Coming & { className?: string; hidden?: boolean }) => {
  const { starts, ends, early, onNow, startsIn, className, hidden } = props
  return (
    <li
      className={className}
      hidden={hidden}
      {...{ [data.starts]: starts, [data.ends]: ends, [data.early]: early }}
    >
      <span {...{ [data.onNow]: onNow, [data.startsIn]: startsIn }}>{label}</span>{' '}
      <strong>{href ? <a href={href}>{name}</a> : name}</strong>
    </li>
  )
}

/** Tournaments of the next days beside each other, as wide as the page. */
export const Strip = ({ nights }: { nights: readonly Coming[] }) => (
  <ul className="strip">
    {nights.map((night) => (
      <ComingCell key={night.starts + night.name} {...night} />
    ))}
  </ul>
)

/** The script that brings the status up to date before it is painted. It comes after all elements that depend on the time. */
export const CurrentState = ({ script }: Pick<StatusProps, 'script'>) => (
  <script dangerouslySetInnerHTML={{ __html: script }} />
)
