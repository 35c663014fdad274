/** Runs inside the page, right after the bars, so that they are right before they are painted and nothing moves. */
import { showBars } from '../bars.ts'
import { showNow } from '../clock.ts'

showNow(showBars)
