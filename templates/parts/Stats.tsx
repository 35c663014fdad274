interface Stat {
  value: string
  /** For screen readers, instead of the value. */
  spoken?: string | undefined
  label: string
}

interface Props {
  stats: readonly Stat[]
}

/** Figures in a row, each followed by its label, in reading order. */
export function Stats({ stats }: Props) {
  return (
    <ul className="stats">
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
