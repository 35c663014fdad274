/** Runs inside the page, right after the price finder, so that it is painted once. */
import { showNow } from '../now.ts'
import { chooseToday } from '../today.ts'

showNow(() => chooseToday())
