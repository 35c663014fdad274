/** The rules about days and hours. Some ask each subject what it has on them. */
import type { ChangeRule, Rule } from '../../../src/content/rules/context.ts'
import type { DatedSubject } from '../datedSubject.ts'
import { checkDatesInTexts } from './checkDatesInTexts.ts'
import { checkDeletedDays } from './checkDeletedDays.ts'
import { checkEveryDay, checkFooterHours, checkSaidDaysOff } from './daysOffInTexts.ts'
import { checkFormerDays, checkFormerHours, checkNewDaysOff, checkOldFooterHours } from './formerDays.ts'
import { checkClosedNotices, checkClosures, checkOpeningHours } from './openingHours.ts'
import { checkFarDates, checkLongClosures, checkPastDates } from './wrongYears.ts'

export const calendarRules = (subjects: readonly DatedSubject[]): readonly Rule[] => [
  (context) => checkOpeningHours(context, subjects),
  checkClosures,
  checkClosedNotices,
  (context) => checkFarDates(context, subjects),
  checkLongClosures,
  (context) => checkDatesInTexts(context, subjects),
  checkEveryDay,
  checkSaidDaysOff,
  checkFooterHours,
]

export const calendarChangeRules = (subjects: readonly DatedSubject[]): readonly ChangeRule[] => [
  (context, before) => checkPastDates(context, before, subjects),
  checkDeletedDays,
  (context, before) => checkFormerDays(context, before, subjects),
  checkNewDaysOff,
  checkFormerHours,
  checkOldFooterHours,
]
