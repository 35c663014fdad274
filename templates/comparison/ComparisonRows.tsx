import type { Data } from '../content.ts'

type Row = Data['comparison']['tabs'][number]['rows'][number]

/** A price as a bar. */
export interface Bar {
  name: string
  price: string
  /** In percent of the highest price of the table. */
  share: number
}

export interface ComparedRow extends Pick<Row, 'feature' | 'ours' | 'others' | 'advantage'> {
  /** Whether anything is known about the others. */
  isKnown: boolean
  /** Ours first; undefined for a row without prices of both sides. */
  bars: readonly Bar[] | undefined
}

interface ComparedRowsProps {
  name: string
  columns: Data['comparison']['columns']
  /** In the column of the others, beside the rows where only our side is known. */
  askOthers: string
  /** Those where both sides are known come first. */
  rows: readonly ComparedRow[]
}

/** One table of both sides. Prices are bars on one scale. */
export function ComparedRows({ name, columns, askOthers, rows }: ComparedRowsProps) {
  const firstUnknown = rows.findIndex(({ isKnown }) => !isKnown)
  return (
    <table className="comparison__table">
      <caption className="visually-hidden">{name}</caption>
      <thead className={rows.every(({ bars }) => bars) ? 'visually-hidden' : undefined}>
        <tr>
          <th scope="col">{columns.feature}</th>
          <th scope="col">{columns.ours}</th>
          <th scope="col">{columns.others}</th>
          <th scope="col">{columns.advantage}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ feature, ours, others, advantage, bars, isKnown }, index) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            {bars ? (
              <td colSpan={2}>
                <RateBars bars={bars} />
                {others}
              </td>
            ) : (
              <td data-label={columns.ours}>{ours}</td>
            )}
            {!bars && isKnown && <td data-label={columns.others}>{others}</td>}
            {index === firstUnknown && (
              <td data-label={columns.others} rowSpan={rows.length - firstUnknown}>
                {askOthers}
              </td>
            )}
            <td>{advantage}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Prices of both sides for the same thing. */
export const RateBars = ({ bars }: { bars: readonly Bar[] }) => (
  <dl className="rates">
    {bars.map(({ name, price, share }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <svg width={`${share}%`} height="0" aria-hidden="true" />
          {price}
        </dd>
      </div>
    ))}
  </dl>
)
