/** The data attributes that a template sets and a client script looks for. Both import their names from here. */

export { measurementId, preview, video } from '../../src/render/dataAttributes.ts'

/** On the header, and on a price finder: its script does its work. Without it, the page is as without script. */
export const ready = 'data-ready'
export const shown = 'data-shown'

/** On the status: the times at which the café is open, as JSON; whether it is open now. */
export const openings = 'data-openings'
export const isOpen = 'data-is-open'
/** On its label; what it says while the café is open and while it is closed. On its time. */
export const openLabel = 'data-open'
export const closedLabel = 'data-closed'
export const openTime = 'data-time'

/** On a list of links to panels; on the panel or picture that is shown. */
export const tabs = 'data-tabs'
export const current = 'data-current'

/** On a date or an offer that is announced, and on a bar; the instant at which it is over. */
export const until = 'data-until'

/** On a tournament: the moments at which it begins and ends, in milliseconds since 1970 (UTC). */
export const starts = 'data-starts'
export const ends = 'data-ends'
/** In the status: how many hours before it begins entries close. */
export const early = 'data-early'
/** Whether it is `now` (also when it begins soon), `later` or `over`, once the script knows it. */
export const live = 'data-live'
/** On its label: the words while it is on, and when it begins soon. */
export const onNow = 'data-on'
export const startsIn = 'data-soon'

/** On a list of answers; one is open at a time. */
export const answers = 'data-answers'

/** On the button that shares a page; the status once the address is copied. */
export const share = 'data-share'
export const shareStatus = 'data-share-status'
/** On the field that shows the address where it could not be copied. */
export const shareAddress = 'data-share-address'
