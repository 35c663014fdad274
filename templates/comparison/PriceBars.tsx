/** A price as a bar. */
export interface Bar {
  name: string
  price: string
  /** In percent of the highest price. */
  share: number
}

export interface PricesOfBoth {
  feature: string
  /** Ours first. */
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
