/** Runs inside the page, right after the matches, so that they are right before they are painted and nothing moves. */
import { showMatches } from '../matches.ts'
import { showNow } from '../now.ts'

showNow(showMatches)
