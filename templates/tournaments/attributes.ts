/** The data attributes that templates of this folder share with their scripts. */

/** On a date of a tournament: its status, and the moments at which its state changes, in milliseconds since 1970 (UTC). */
export const tournamentDate = 'data-date'
export const opens = 'data-opens'
export const closes = 'data-closes'
export { ends, starts } from '../parts/attributes.ts'
/** Its state, once the script knows it. */
export const state = 'data-state'
/** On a part of it; the states in which it is shown. `shown` is on those that are. */
export const inStates = 'data-in'
/** The place of the next tournament that one can enter, and the list of all others. */
export const nextUp = 'data-next-up'
export const tournaments = 'data-others'
/** In place of a photograph: the day. */
export const poster = 'data-poster'
/** In the week: on each day, the moment at which it begins; on the tournament that is next up, nothing else. */
export const day = 'data-day'
export const next = 'data-next'
