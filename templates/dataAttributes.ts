/** The data attributes that a template sets and a client script looks for. Both import their names from here. */

/** On the header; opaque while the page is scrolled. */
export const header = 'data-header'
export const opaque = 'data-opaque'
/** On the menu of small screens. */
export const menu = 'data-menu'

/** On links to guides that are not published yet, which only the preview has. */
export const preview = 'data-preview'

/** On the link back to the top; shown while the page is scrolled far. */
export const toTop = 'data-to-top'
export const shown = 'data-shown'

/** Not a data attribute: the name of the radio buttons that choose a tier, and of the choice in the address. */
export const tier = 'tier'

/** On the section whose prices depend on the tier; the number of the chosen tier, from 1. */
export const chosenTier = 'data-tier'

/** On a list of links to panels; on the panel that is shown. */
export const tabs = 'data-tabs'
export const current = 'data-current'

/** On a date or an offer that is announced, and on a bar; the instant at which it is over. */
export const until = 'data-until'

/** On the picture of a video; the address of its player. */
export const video = 'data-video'

/** On a closure or notice above the header: its id, and the instant at which a closure begins. */
export const bar = 'data-bar'
export const from = 'data-from'
/** On the heading of a closure; its text on the days of the closure. */
export const today = 'data-today'

/** The gallery: the element that the full-screen dialog shows, its row of pictures, and the links to single ones. */
export const galleryStage = 'data-stage'
export const galleryPictures = 'data-pictures'
export const galleryThumbnails = 'data-thumbnails'
/** On the buttons; by how many pictures they move. */
export const galleryStep = 'data-step'
export const galleryEnlarge = 'data-enlarge'
export const galleryDialog = 'data-dialog'
/** On the live region that announces the current picture to screen readers. */
export const galleryStatus = 'data-status'

/** On a list of answers; one is open at a time. */
export const answers = 'data-answers'

/** On the button that shares a page; the status once the address is copied. */
export const share = 'data-share'
export const shareStatus = 'data-share-status'
/** On the field that shows the address where it could not be copied. */
export const shareAddress = 'data-share-address'

/** On the contact form; the text of the chat message, where a chat takes the message. */
export const form = 'data-form'
export const formMessage = 'data-form-message'
/** On the counter of the message: how many characters a link to a chat surely carries, its text up to them and past them. */
export const counter = 'data-counter'
export const counterLeft = 'data-left'
export const counterOver = 'data-over'
export const exceeded = 'data-exceeded'
/** On the status line of the form; its text after success and after failure. */
export const formStatus = 'data-form-status'
export const formDone = 'data-done'
export const formFailed = 'data-failed'

/** On the search of the guides: the addresses of its script and of its index. */
export const search = 'data-search'
export const searchIndex = 'data-index'
/** On the status line of the search; its text for one result, for several and for none. */
export const searchStatus = 'data-search-status'
export const searchOne = 'data-one'
export const searchMany = 'data-many'
export const searchNone = 'data-none'
/** On each guide of the list; its slug. */
export const guide = 'data-guide'

/** On the script, where visits are counted. */
export const measurementId = 'data-measurement-id'

/** On the page for unknown addresses. */
export const notFound = 'data-not-found'
