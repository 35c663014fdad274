import type { Content } from '../../../src/content/types.ts'
import type { Pages } from '../../content.ts'
import { fillBlanks } from '../../parts/blanks.ts'
import { hasOtherHours, type Tournament, type TournamentDate } from './dates.ts'

type Labels = Pick<Pages['tournaments'], 'movedLabel' | 'allDayLabel'>

/**
 * What is not as usual on a date that takes place, in words: the day from which it was moved, or its other hours.
 *
 * @returns undefined for a date as planned
 */
export function changeOf(
  date: TournamentDate,
  tournament: Pick<Tournament, 'repeats' | 'time'>,
  { movedLabel, allDayLabel }: Labels,
  { words, format }: Pick<Content, 'words' | 'format'>,
): string | undefined {
  const { status, plannedOn } = date
  if (status === 'moved') return fillBlanks(movedLabel, { date: format.date(plannedOn, 'day') })
  if (status === 'cancelled' || !hasOtherHours(date, tournament)) return undefined
  const [time, usual] = [date.time, tournament.time].map((hours) =>
    hours ? format.timeRange(hours) : allDayLabel,
  )
  return fillBlanks(words.otherTime, { time: time ?? '', usual: usual ?? '' })
}
