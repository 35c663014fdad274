/** Figures in a row, each with what it counts. */
export function Stats({ stats }: { stats: ReadonlyArray<{ value: string; label: string }> }) {
  return (
    <dl className="stats">
      {stats.map(({ value, label }) => (
        <div key={label} className="stats__item">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
