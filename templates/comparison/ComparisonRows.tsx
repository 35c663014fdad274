import type { Data } from '../content.ts'

type Row = Data['comparison']['tabs'][number]['rows'][number]

export interface ComparedRow extends Row {
  /** Whether anything is known about the others. */
  isKnown: boolean
}

interface ComparedRowsProps {
  name: string
  columns: Data['comparison']['columns']
  /** In the column of the others, beside the rows where only our side is known. */
  askOthers: string
  /** Those where both sides are known come first. */
  rows: readonly ComparedRow[]
}

/** One table of both sides. */
export function ComparedRows({ name, columns, askOthers, rows }: ComparedRowsProps) {
  const firstUnknown = rows.findIndex(({ isKnown }) => !isKnown)
  return (
    <table className="comparison__table">
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.feature}</th>
          <th scope="col">{columns.ours}</th>
          <th scope="col">{columns.others}</th>
          <th scope="col">{columns.advantage}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ feature, ours, others, rates, advantage, isKnown }, index) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            <td>{ours}</td>
            {isKnown && (
              <td>
                {rates?.map(({ name, price }) => (
                  <div key={name}>
                    <strong>{price}</strong> {name}
                  </div>
                ))}
                {others}
              </td>
            )}
            {index === firstUnknown && <td rowSpan={rows.length - firstUnknown}>{askOthers}</td>}
            <td>{advantage}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
