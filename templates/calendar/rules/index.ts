/** The rules about days and hours. */
import type { ChangeRule, Rule } from '../../../src/content/rules/context.ts'
import { checkDatesInTexts } from './checkDatesInTexts.ts'
import { checkDeletedDays } from './checkDeletedDays.ts'
import { checkDaysOff, checkEveryDay, checkFooterHours, checkSaidDaysOff } from './daysOff.ts'
import {
  checkFormerDays,
  checkFormerHours,
  checkMovedDates,
  checkNewDaysOff,
  checkOldFooterHours,
} from './formerDays.ts'
import {
  checkClosedNotices,
  checkClosures,
  checkDaysInNames,
  checkOpeningHours,
  checkShortSlots,
} from './openingHours.ts'
import { checkFarDates, checkLongClosures, checkPastDates } from './wrongYears.ts'

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
  checkMovedDates,
  checkNewDaysOff,
  checkFormerHours,
  checkOldFooterHours,
]
