interface Stat {
  value: string
  /** For screen readers, instead of the value. */
  spoken?: string | undefined
  label: string
}

interface Props {
  stats: readonly Stat[]
  /** Below a photograph, as wide as the page. */
  isBand?: boolean
}

/** Figures in a row, each followed by its label, in reading order. */
export function Stats({ stats, isBand = false }: Props) {
  return (
    <ul className={isBand ? 'band' : 'stats'}>
      {stats.map(({ value, spoken, label }) => (
        <li key={label} className="stats__item">
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
