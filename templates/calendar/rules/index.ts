/** The rules about days and hours. Some look at what all subjects have on them. */
import type { SubjectChangeRule, SubjectRule } from '../../parts/subject.ts'
import { checkDatesInTexts } from './checkDatesInTexts.ts'
import { checkDeletedDays } from './checkDeletedDays.ts'
import { checkEveryDay, checkFooterHours, checkSaidDaysOff } from './daysOffInTexts.ts'
import { checkFormerDays, checkFormerHours, checkNewDaysOff, checkOldFooterHours } from './formerDays.ts'
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
