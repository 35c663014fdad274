/** Runs inside the page, right after its status, so that it is painted once. */
import { showLive } from '../liveTournaments.ts'
import { showNow } from '../clock.ts'
import { showStatus } from '../status.ts'

showNow(() => showStatus())
showNow(showLive)
