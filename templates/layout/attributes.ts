/** The data attributes that templates of this folder share with their scripts. */

/** On the header; opaque while the page is scrolled. */
export const header = 'data-header'
export const opaque = 'data-opaque'
/** On the menu of small screens. */
export const menu = 'data-menu'

/** On the link back to the top; shown while the page is scrolled far. */
export const toTop = 'data-to-top'
/** On the bar at the bottom of a phone. */
export const thumbBar = 'data-thumb-bar'

/** On a closure or notice above the header: its id, and the instant at which a closure begins. */
export const bar = 'data-bar'
export const from = 'data-from'
/** On the heading of a closure for its days. */
export const today = 'data-today'
