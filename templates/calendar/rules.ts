/** The rules about days and hours. */
import type { ChangeRule, Rule } from '../../src/content/rules/context.ts'
import { checkDatesInTexts } from './datesInTextRules.ts'
import { checkDaysOff, checkEveryDay, checkFooterHours, checkSaidDaysOff } from './dayOffRules.ts'
import { checkDeletedDays } from './deletedDayRules.ts'
import {
  checkFormerDays,
  checkFormerHours,
  checkNewDaysOff,
  checkOldFooterHours,
} from './formerDaysInTextRules.ts'
import {
  checkClosedNotices,
  checkClosures,
  checkDaysInNames,
  checkOpeningHours,
  checkShortSlots,
} from './openingHoursRules.ts'
import { checkFarDates, checkLongClosures, checkPastDates } from './wrongYearRules.ts'

export const calendarRules: readonly Rule[] = [
  checkOpeningHours,
  checkShortSlots,
  checkClosures,
  checkClosedNotices,
  checkFarDates,
  checkLongClosures,
  checkDatesInTexts,
  checkDaysInNames,
  checkDaysOff,
  checkEveryDay,
  checkSaidDaysOff,
  checkFooterHours,
]

export const calendarChangeRules: readonly ChangeRule[] = [
  checkPastDates,
  checkDeletedDays,
  checkFormerDays,
  checkNewDaysOff,
  checkFormerHours,
  checkOldFooterHours,
]
