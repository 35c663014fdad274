interface Stat {
  value: string
  /** For screen readers, instead of the value. */
  spoken?: string | undefined
  label: string
}

interface Props {
  stats: readonly Stat[]
  /** Whether they are in a band as wide as the page. */
  isBand?: boolean
  /** An entry of the list before them. */
  children?: React.ReactNode
}

/** Figures in a row, each followed by its label, in reading order. */
export function Stats({ stats, isBand = false, children }: Props) {
  return (
    <ul className={isBand ? 'band band--figures' : 'stats'}>
      {children}
      {stats.map(({ value, spoken, label }) => (
        <li key={label} className={isBand ? undefined : 'stats__item'}>
          {spoken ? (
            <b>
              <span aria-hidden="true">{value}</span> <span className="visually-hidden">{spoken}</span>
            </b>
          ) : (
            <b>{value}</b>
          )}{' '}
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}
