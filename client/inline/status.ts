/** Runs inside the page, right after its status, so that it is painted once. */
import { showLive } from '../live.ts'
import { showNow } from '../now.ts'
import { showStatus } from '../status.ts'

showNow(() => showStatus())
showNow(showLive)
