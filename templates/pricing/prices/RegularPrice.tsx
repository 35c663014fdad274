interface Props {
  price: string
  /** What screen readers read, with a blank for the price: `was {price}`. */
  words: string
}

/** The price without a discount, struck through, before what is on the same line. */
export function RegularPrice({ price, words }: Props) {
  const [before, after] = words.split('{price}', 2)
  return (
    <>
      <s className="regular-price">
        {before && <span className="visually-hidden">{before}</span>}
        {price}
        {after && <span className="visually-hidden">{after}</span>}
      </s>{' '}
    </>
  )
}
