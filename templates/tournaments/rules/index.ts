/** The rules about tournaments. */
import type { Rule } from '../../../src/content/rules/ruleContext.ts'
import type { SubjectChangeRule } from '../../parts/subject.ts'
import { checkDatesInTournamentTexts } from './checkDatesInTournamentTexts.ts'
import { checkDatesWithOtherHours } from './checkDatesWithOtherHours.ts'
import { checkDaysInTournamentTexts } from './checkDaysInTournamentTexts.ts'
import { checkDeletedDates } from './checkDeletedDates.ts'
import { checkExceptions } from './checkExceptions.ts'
import { checkHighestPrize } from './checkHighestPrize.ts'
import { checkMovedDates } from './checkMovedDates.ts'
import { checkNewResults } from './checkNewResults.ts'
import { checkTournamentsOnDaysOff } from './checkTournamentsOnDaysOff.ts'
import { checkOverlappingTournaments, checkPrizes, checkTournamentDates } from './tournaments.ts'

export const tournamentRules: readonly Rule[] = [
  checkPrizes,
  checkHighestPrize,
  checkOverlappingTournaments,
  checkTournamentDates,
  checkExceptions,
  checkDaysInTournamentTexts,
  checkDatesWithOtherHours,
  checkTournamentsOnDaysOff,
  checkDatesInTournamentTexts,
]

export const tournamentChangeRules: readonly SubjectChangeRule[] = [
  checkNewResults,
  checkDeletedDates,
  checkMovedDates,
]
