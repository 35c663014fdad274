/** The rules about tournaments. */
import type { ChangeRule, Rule } from '../../../src/content/rules/context.ts'
import { checkChangedHours } from './changedHoursRules.ts'
import { checkDaysOfTournaments } from './dayRules.ts'
import { checkDaysBeforeTournaments } from './daysBeforeTournamentRule.ts'
import { checkDeletedDates } from './deletedDateRule.ts'
import { checkExceptions } from './exceptionRules.ts'
import { checkHighestPrize } from './highestPrizeRule.ts'
import { checkNewResults } from './resultRules.ts'
import { checkOverlappingTournaments, checkPrizes, checkTournamentDates } from './tournamentRules.ts'

export const tournamentRules: readonly Rule[] = [
  checkPrizes,
  checkHighestPrize,
  checkOverlappingTournaments,
  checkTournamentDates,
  checkExceptions,
  checkDaysOfTournaments,
  checkChangedHours,
]

export const tournamentChangeRules: readonly ChangeRule[] = [
  checkNewResults,
  checkDeletedDates,
  checkDaysBeforeTournaments,
]
