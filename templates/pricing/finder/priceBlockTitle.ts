/** What the prices of the price finder are for, in words, for readers of the page without its styles. */

import type { Content } from '../../../src/content/types.ts'
import type { PriceBlock, PriceFinderProps } from './PriceFinder.tsx'

type Choices = Pick<PriceFinderProps, 'words' | 'starts' | 'players'>

/**
 * Says what a block is for, up to the hours: `PRO MAX · Mon–Thu · 8–11 AM · Hours:`. A choice that may be any is left out.
 *
 * @param screen its name, and whether it is a console, which has controllers instead of players
 */
export function priceBlockTitle(
  block: Pick<PriceBlock, 'days' | 'starts' | 'players'>,
  screen: Pick<PriceFinderProps['screens'][number], 'name' | 'isConsole'>,
  { words, starts, players }: Choices,
  format: Content['format'],
): string {
  const namesOfStarts = starts.filter(({ id }) => block.starts?.includes(id)).map(({ name }) => name)
  const counts = players.filter(({ value }) => block.players?.includes(value)).map(({ label }) => label)
  const unit = screen.isConsole ? words.controllersLabel : words.playersLabel
  return [
    screen.name,
    block.days && format.dayList(block.days),
    namesOfStarts.join(', '),
    counts.length > 0 && `${unit} ${counts.join(', ')}`,
    `${words.hoursLabel}:`,
  ]
    .filter(Boolean)
    .join(' · ')
}
