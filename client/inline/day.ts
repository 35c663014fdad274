/** Runs inside the page, right after the price finder, so that it is painted once. */
import { showNow } from '../clock.ts'
import { chooseToday } from '../pricing/finderDay.ts'

showNow(() => chooseToday())
