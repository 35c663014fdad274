import type { Data } from '../content.ts'
import { Prose } from '../parts/Prose.tsx'

interface HouseRulesProps {
  rules: Readonly<Data['tournaments']['rules']>
  /** Of one tournament, or of all. */
  tournaments: ReadonlyArray<Pick<Data['tournaments']['tournaments'][number], 'free'>>
}

/** The rules of some tournaments, in the order of time; those about the fee only if one of them has a fee. */
export function HouseRules({ rules, tournaments }: HouseRulesProps) {
  const shown = tournaments.every(({ free }) => free) ? rules.filter(({ aboutFee }) => !aboutFee) : rules
  return (
    <ol className="rules">
      {shown.map(({ id, when, title, text }) => (
        <li key={id}>
          {when && <p className="rules__when">{when}</p>}
          <h3>{title}</h3>
          <Prose text={text} />
        </li>
      ))}
    </ol>
  )
}
