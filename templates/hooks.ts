/** Attributes that a template sets and a client script looks for. Both import them from here. */

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

/** The name of the radio buttons that choose a tier, and of the choice in the address. */
export const tier = 'tier'

/** On the section whose prices the choice switches; which one is chosen, counted from 1. */
export const chosenTier = 'data-tier'

/** On a list of links to panels; the panel that is shown is the current one. */
export const tabs = 'data-tabs'
export const current = 'data-current'

/** On a date that is announced; when it is over, as an instant. */
export const until = 'data-until'

/** The gallery: what moves into the full-screen view, its row of pictures, and the links to single ones. */
export const galleryStage = 'data-stage'
export const galleryPictures = 'data-pictures'
export const galleryThumbnails = 'data-thumbnails'
/** On the buttons; how many pictures further. */
export const galleryStep = 'data-step'
export const galleryEnlarge = 'data-enlarge'
export const galleryView = 'data-view'
/** Tells screen readers which picture is shown. */
export const gallerySaid = 'data-said'

/** On a group of answers of which one is open at a time. */
export const answers = 'data-answers'

/** On the button that shares a page; its value is what is said once the address is copied. */
export const share = 'data-share'
export const shareSaid = 'data-share-said'
/** On the field that shows the address where it could not be copied. */
export const shareAddress = 'data-share-address'

/** On the contact form. The text of the chat message, where a chat takes the message. */
export const form = 'data-form'
export const formMessage = 'data-form-message'
/** On the line that says what became of the message; what it says then. */
export const formSaid = 'data-form-said'
export const formDone = 'data-done'
export const formFailed = 'data-failed'

/** On the search of the guides: the address of its script, of its index, and what is said of the results. */
export const search = 'data-search'
export const searchIndex = 'data-index'
export const searchOne = 'data-one'
export const searchMany = 'data-many'
export const searchNone = 'data-none'
export const searchSaid = 'data-search-said'
/** On each guide of the list; its slug. */
export const guide = 'data-guide'

/** On the script, where visits are counted. */
export const measurementId = 'data-measurement-id'

/** On the page for unknown addresses. */
export const notFound = 'data-not-found'
