/** Runs inside the page, right after the price finder and the switch of the price lists, so that each is painted once. */
import { chooseToday } from './today.ts'

chooseToday(document)
