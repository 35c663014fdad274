/** What a match says at a moment: the one function behind pages, client script and tests. */

/** A state of a date of a tournament; `unknown` is what pages without script show. */
export type MatchState = 'unknown' | 'opens' | 'open' | 'closed' | 'on' | 'over' | 'sold-out' | 'cancelled'

/** The moments of a date, in milliseconds since 1970 (UTC), so that the visitor's time zone does not matter. */
export interface Moments {
  status: 'planned' | 'moved' | 'sold-out' | 'cancelled'
  /** From when to when one can enter; undefined where the content does not say. */
  opens: number | undefined
  closes: number | undefined
  starts: number
  ends: number
}

/** The state of a date. @param now in milliseconds since 1970 (UTC) */
export function stateAt(now: number, { status, opens, closes, starts, ends }: Moments): MatchState {
  if (now >= ends) return 'over'
  if (status === 'cancelled') return status
  if (now >= starts) return 'on'
  if (status === 'sold-out') return status
  if (opens !== undefined && now < opens) return 'opens'
  return closes === undefined || now < closes ? 'open' : 'closed'
}

/** Whether one can enter now or later. */
export const canBeEntered = (state: MatchState): boolean => state === 'opens' || state === 'open'
