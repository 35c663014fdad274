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
  /** Above the rows where only our side is known, and in their column of the others. */
  unknown: string
  askOthers: string
  rows: readonly ComparedRow[]
}

/** One table of both sides, first the rows where both are known. Prices are bars on one scale. */
export const ComparedRows = ({ name, columns, unknown, askOthers, rows }: ComparedRowsProps) => (
  <table className="comparison__table">
    <caption className="visually-hidden">{name}</caption>
    <thead className={rows.every(({ isKnown, bars }) => bars || !isKnown) ? 'visually-hidden' : undefined}>
      <tr>
        <th scope="col">{columns.feature}</th>
        <th scope="col">{columns.ours}</th>
        <th scope="col">{columns.others}</th>
        <th scope="col">{columns.advantage}</th>
      </tr>
    </thead>
    {[true, false].map((isKnown) => (
      <Group
        key={String(isKnown)}
        heading={isKnown ? undefined : unknown}
        askOthers={askOthers}
        columns={columns}
        rows={rows.filter((row) => row.isKnown === isKnown)}
      />
    ))}
  </table>
)

interface GroupProps extends Pick<ComparedRowsProps, 'columns' | 'askOthers' | 'rows'> {
  /** Of rows where only our side is known. */
  heading: string | undefined
}

const Group = ({ heading, columns, askOthers, rows }: GroupProps) =>
  rows.length > 0 && (
    <tbody className={heading && 'comparison__ours'}>
      {heading && (
        <tr>
          <th scope="rowgroup" colSpan={4}>
            {heading}
          </th>
        </tr>
      )}
      {rows.map(({ feature, ours, others, advantage, bars }, index) => (
        <tr key={feature}>
          <th scope="row">{feature}</th>
          {bars ? (
            <td colSpan={2}>
              <Bars bars={bars} />
              {others}
            </td>
          ) : (
            <>
              <td data-label={columns.ours}>{ours}</td>
              {!heading && <td data-label={columns.others}>{others}</td>}
              {heading && index === 0 && (
                <td className="comparison__ask" rowSpan={rows.length}>
                  {askOthers}
                </td>
              )}
            </>
          )}
          <td>{advantage}</td>
        </tr>
      ))}
    </tbody>
  )

/** Prices of both sides for the same thing. */
export const Bars = ({ bars }: { bars: readonly Bar[] }) => (
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
