/** Offers that are shown on some days only. */
import type * as z from 'zod'
import { checkOrder, date } from '../../../src/content/schema/numbersAndTimes.ts'

/** The days on which an offer is shown, `YYYY-MM-DD` in the site's time zone. Without a day, it has no beginning or no end. */
export interface Period {
  from?: string | undefined
  /** The last day. */
  until?: string | undefined
}

/** Whether it is shown on a day. */
export const isOn = ({ from, until }: Period, day: string): boolean =>
  (from === undefined || from <= day) && (until === undefined || day <= until)

/** The days on which something is on offer, for entries of other files; each may be left out. */
export const periodFields = {
  from: date.optional().describe('The first day on which it is shown.'),
  until: date.optional().describe('The last day on which it is shown; the day is printed.'),
}

/** Reports an offer that ends before it begins. */
export const checkPeriod = (entry: { from?: unknown; until?: unknown }, context: z.core.$RefinementCtx) =>
  checkOrder(entry, 'from', 'until', context)
