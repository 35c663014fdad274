/** Runs inside the page, right after its status, so that it is painted once. */

import { showNow } from '../clock.ts'
import { showStatus } from '../status.ts'
import { showLive } from '../tournaments/liveTournaments.ts'

showNow(() => showStatus())
showNow(showLive)
