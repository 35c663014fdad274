/**
 * The amount in a printed price: `₹1,230` → 1230. Prices are in whole units, so every other sign groups digits.
 *
 * @returns undefined where the text has no number, or more than one
 */
export function amountIn(printed: string): number | undefined {
  const [number, ...others] = printed.match(/\d+(?:[.,’'\s]\d{2,3})*/g) ?? []
  if (number === undefined || others.length > 0) return undefined
  return Number(number.replaceAll(/\D/g, ''))
}
