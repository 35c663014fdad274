/**
 * The rules about days and hours: those about data are here, those that read sentences in `proofread/`. Some look at what all
 * subjects have on them.
 */
import type { SubjectChangeRule, SubjectRule } from '../../parts/subject.ts'
import { checkDatesInTexts } from '../proofread/checkDatesInTexts.ts'
import {
  checkAroundTheClock,
  checkEveryDay,
  checkFooterHours,
  checkSaidDaysOff,
  checkSaidOpenDays,
} from '../proofread/daysOffInTexts.ts'
import {
  checkFormerDays,
  checkFormerHours,
  checkNewDaysOff,
  checkOldFooterHours,
} from '../proofread/formerDays.ts'
import { checkDeletedDays } from './checkDeletedDays.ts'
import { checkClosedNotices, checkClosures, checkOpeningHours } from './openingHours.ts'
import { checkFarDates, checkLongClosures, checkPastDates } from './wrongYears.ts'

export const calendarRules: readonly SubjectRule[] = [
  checkOpeningHours,
  checkClosures,
  checkClosedNotices,
  checkFarDates,
  checkLongClosures,
  checkDatesInTexts,
  checkEveryDay,
  checkAroundTheClock,
  checkSaidOpenDays,
  checkSaidDaysOff,
  checkFooterHours,
]

export const calendarChangeRules: readonly SubjectChangeRule[] = [
  checkPastDates,
  checkDeletedDays,
  checkFormerDays,
  checkNewDaysOff,
  checkFormerHours,
  checkOldFooterHours,
]
