/** The rules about tournaments. */
import type { ChangeRule, Rule } from '../../../src/content/rules/context.ts'
import { checkChangedHours } from './checkChangedHours.ts'
import { checkDatesInTournaments } from './checkDatesInTournaments.ts'
import { checkDaysBeforeTournaments } from './checkDaysBeforeTournaments.ts'
import { checkDaysOfTournaments } from './checkDaysOfTournaments.ts'
import { checkDeletedDates } from './checkDeletedDates.ts'
import { checkExceptions } from './checkExceptions.ts'
import { checkHighestPrize } from './checkHighestPrize.ts'
import { checkNewResults } from './checkNewResults.ts'
import { checkTournamentsOnDaysOff } from './checkTournamentsOnDaysOff.ts'
import { checkOverlappingTournaments, checkPrizes, checkTournamentDates } from './tournaments.ts'

export const tournamentRules: readonly Rule[] = [
  checkPrizes,
  checkHighestPrize,
  checkOverlappingTournaments,
  checkTournamentDates,
  checkExceptions,
  checkDaysOfTournaments,
  checkChangedHours,
  checkTournamentsOnDaysOff,
  checkDatesInTournaments,
]

export const tournamentChangeRules: readonly ChangeRule[] = [
  checkNewResults,
  checkDeletedDates,
  checkDaysBeforeTournaments,
]
