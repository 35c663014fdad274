/** Runs inside the page, right after its status, so that it is painted once. */

import { showNow } from '../clock.ts'
import { showLive } from '../liveTournaments.ts'
import { showStatus } from '../status.ts'

showNow(() => showStatus())
showNow(showLive)
