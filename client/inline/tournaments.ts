/** Runs inside the page, right after the tournaments, so that they are right before they are painted and nothing moves. */

import { showLive } from '../live.ts'
import { showNow } from '../now.ts'
import { showTournaments } from '../tournaments.ts'

showNow(showTournaments)
showNow(showLive)
