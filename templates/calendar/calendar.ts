/** Closed days, other hours and notices. It has no page: bars, status and structured data show them. */
import type { Subject } from '../parts/subject.ts'
import { calendarChangeRules, calendarRules } from './rules/index.ts'

export const calendar: Subject = { rules: calendarRules, changeRules: calendarChangeRules }
