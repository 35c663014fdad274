/** The state of a date at an instant. Pages, client script and tests share this function. */

/** A state of a date of a tournament; `unknown` is what pages without script show. */
export type DateState = 'unknown' | 'opens' | 'open' | 'closed' | 'on' | 'over' | 'sold-out' | 'cancelled'

/** The moments of a date, in milliseconds since 1970 (UTC), so that the visitor's time zone does not matter. */
export interface Moments {
  status: 'planned' | 'moved' | 'sold-out' | 'cancelled'
  /** When registration opens and closes; undefined without a rule in the content. */
  opens: number | undefined
  closes: number | undefined
  starts: number
  ends: number
}

/** The state of a date. @param now in milliseconds since 1970 (UTC) */
export function stateAt(now: number, { status, opens, closes, starts, ends }: Moments): DateState {
  if (now >= ends) return 'over'
  if (status === 'cancelled') return status
  if (now >= starts) return 'on'
  if (status === 'sold-out') return status
  if (opens !== undefined && now < opens) return 'opens'
  return closes === undefined || now < closes ? 'open' : 'closed'
}

/** Whether registration is open, or opens later. */
export const canBeEntered = (state: DateState): boolean => state === 'opens' || state === 'open'
