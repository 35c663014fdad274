import { type Bar, RateBars } from './ComparisonRows.tsx'

export interface PricesOfBoth {
  feature: string
  bars: readonly Bar[]
}

/** What the same thing costs on both sides, without the words of the table. */
export const PriceBars = ({ rows }: { rows: readonly PricesOfBoth[] }) => (
  <ul className="price-bars">
    {rows.map(({ feature, bars }) => (
      <li key={feature}>
        <p>{feature}</p>
        <RateBars bars={bars} />
      </li>
    ))}
  </ul>
)
