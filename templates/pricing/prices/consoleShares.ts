import type { Content } from '../../../src/content/types.ts'
import type { Data } from '../../content.ts'

type Rates = NonNullable<Data['packages']['consoles']>['rates']

/** What each player pays for an hour, the lowest price first, as bars on one scale. Rounded down, as all shares are. */
export function consoleShares(rates: Rates, format: Content['format']) {
  const shares = rates.map(({ name, price, controllers }) => ({ name, each: price / controllers }))
  const highest = Math.max(...shares.map(({ each }) => each))
  return shares
    .sort((a, b) => a.each - b.each)
    .map(({ name, each }) => ({
      name,
      price: format.money(Math.floor(each)),
      share: Math.round((each / highest) * 100),
    }))
}
