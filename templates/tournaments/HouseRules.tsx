import type { Data } from '../content.ts'
import { Prose } from '../parts/Prose.tsx'

/** The rules of all tournaments, in the order of time. */
export function HouseRules({ rules }: { rules: Readonly<Data['tournaments']['rules']> }) {
  return (
    <ol className="rules">
      {rules.map(({ id, when, title, text }) => (
        <li key={id}>
          {when && <p className="rules__when">{when}</p>}
          <h3>{title}</h3>
          <Prose text={text} />
        </li>
      ))}
    </ol>
  )
}
