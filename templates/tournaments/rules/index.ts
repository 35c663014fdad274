/** The rules about tournaments: those about data are here, those that read sentences in `proofread/`. */
import type { Rule } from '../../../src/content/rules/ruleContext.ts'
import type { SubjectChangeRule } from '../../parts/subject.ts'
import { checkDatesInTournamentTexts } from '../proofread/checkDatesInTournamentTexts.ts'
import { checkDaysInTournamentTexts } from '../proofread/checkDaysInTournamentTexts.ts'
import { checkFreeTournaments } from '../proofread/checkFreeTournaments.ts'
import { checkHighestPrize } from '../proofread/checkHighestPrize.ts'
import { checkMovedDates } from '../proofread/checkMovedDates.ts'
import { checkPastTournamentsInTexts } from '../proofread/checkPastTournamentsInTexts.ts'
import { checkDatesWithOtherHours } from './checkDatesWithOtherHours.ts'
import { checkDeletedDates } from './checkDeletedDates.ts'
import { checkExceptions } from './checkExceptions.ts'
import { checkNewResults } from './checkNewResults.ts'
import { checkTournamentsOnDaysOff } from './checkTournamentsOnDaysOff.ts'
import { checkOverlappingTournaments, checkPrizes, checkTournamentDates } from './tournaments.ts'

export const tournamentRules: readonly Rule[] = [
  checkPrizes,
  checkHighestPrize,
  checkFreeTournaments,
  checkOverlappingTournaments,
  checkTournamentDates,
  checkExceptions,
  checkDaysInTournamentTexts,
  checkDatesWithOtherHours,
  checkTournamentsOnDaysOff,
  checkDatesInTournamentTexts,
  checkPastTournamentsInTexts,
]

export const tournamentChangeRules: readonly SubjectChangeRule[] = [
  checkNewResults,
  checkDeletedDates,
  checkMovedDates,
]
