/** Runs inside the page for unknown addresses, which no other page has to carry. */
import { leaveUnknownAddress } from '../unknownAddress.ts'

leaveUnknownAddress()
