/** Runs inside the page, right after the price finder, so that it is painted once. */
import { chooseToday } from './today.ts'

chooseToday(document)
