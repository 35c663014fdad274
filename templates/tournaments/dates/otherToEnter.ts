import type { PrintedDate, TournamentCardProps } from '../card/TournamentCard.tsx'
import { stateAt } from './states.ts'

/**
 * The first tournament that one can enter all the time between the end of entries for a date and its start; undefined if there is
 * none, or if one can enter until the start.
 */
export function otherToEnter(
  { moments: { closes, starts } }: PrintedDate,
  tournaments: readonly TournamentCardProps[],
): TournamentCardProps | undefined {
  if (closes === undefined) return undefined
  return tournaments
    .filter(({ date }) => [closes, starts - 1].every((moment) => stateAt(moment, date.moments) === 'open'))
    .sort((a, b) => a.date.moments.starts - b.date.moments.starts)[0]
}
