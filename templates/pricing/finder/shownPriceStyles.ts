/** Styles that show what is chosen in the price finder: as many rules as this café has choices. */
import type { Content } from '../../../src/content/types.ts'
import { shortWeekdays } from '../../../src/content/weekdays.ts'
import * as data from '../attributes.ts'
import { hoursOffered, playersOffered, startsOf } from './finderProps.ts'

/** Everything that belongs to another choice is hidden. A browser without `:has` shows the price lists only. */
export function shownPriceStyles({ packages }: Content): string {
  if (!packages) return ''
  const { tiers, consoles } = packages
  const hidden = [
    ...numbered(tiers.length + (consoles ? 1 : 0)).map((index) =>
      others(`[name=screen][${data.index}="${index}"]`, data.forScreens, index),
    ),
    ...shortWeekdays.map((day) => others(`[value=${day}]`, data.forDays, day)),
    ...numbered(startsOf(packages).length).map((index) =>
      others(`[name=start][${data.index}="${index}"]`, data.forStarts, index),
    ),
    ...hoursOffered.map(
      (hours) =>
        `.ticket:has([name=hours][value="${hours}"]:checked) [${data.forScreens}] li:not(:nth-child(${hours}))`,
    ),
    ...hoursOffered.map((hours) => others(`[name=hours][value="${hours}"]`, data.forHours, hours)),
    ...playersOffered.map((players) =>
      others(`[name=players][value="${players}"]`, data.forPlayers, players),
    ),
  ]
  return `@layer components{@supports selector(:has(*)){${hidden.join(',')}{display:none}}}`
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** What is for other values of a choice. */
const others = (choice: string, attribute: string, value: string | number) =>
  `.ticket:has(${choice}:checked) [${attribute}]:not([${attribute}~="${value}"])`
