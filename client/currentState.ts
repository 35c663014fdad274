/** Runs inside the page, right after its status, so that it is painted once. */
import { showStatus } from './status.ts'

showStatus(document)
