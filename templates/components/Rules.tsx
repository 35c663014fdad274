import type { Data } from '../../src/content/types.ts'
import { Prose } from './Prose.tsx'

/** The rules of all tournaments. */
export function Rules({ rules }: { rules: Readonly<Data['tournaments']['rules']> }) {
  return (
    <ul className="rules">
      {rules.map(({ id, title, text }) => (
        <li key={id}>
          <strong>{title}</strong>
          <Prose text={text} />
        </li>
      ))}
    </ul>
  )
}
