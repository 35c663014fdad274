/** The status of the café: opening times, lowest prices, next tournaments. */
import { addDays } from '../../src/content/calendarDates.ts'
import type { Content } from '../../src/content/types.ts'
import { openingsFrom } from '../calendar/openings.ts'
import { usualHours } from '../parts/contact.ts'
import type { StatusProps } from '../parts/Status.tsx'
import { lowestPrices } from '../pricing/prices/lowestPrices.ts'
import { comingOf } from '../tournaments/dates/comingInStatus.ts'

/** How many days a page contains, so that it is still right some days after its build. */
const knownDays = 8

/** The props of the status on the day of the build. @param script the inline script that updates it */
export function statusOf(content: Content, today: string, script: string): StatusProps {
  const { site, words } = content
  return {
    openings: openingsFrom(content, addDays(today, -1), knownDays),
    words,
    hours: usualHours(site.hours, content).join(', '),
    prices: lowestPrices(content),
    coming: comingOf(content, today),
    script,
  }
}
