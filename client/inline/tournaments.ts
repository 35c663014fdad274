/** Runs inside the page, right after the tournaments, so that they are right before they are painted and nothing moves. */

import { showNow } from '../clock.ts'
import { showLive } from '../tournaments/liveTournaments.ts'
import { showTournaments } from '../tournaments/showStates.ts'

showNow(showTournaments)
showNow(showLive)
