/** The data attributes that a template sets and a client script looks for. Both import their names from here. */

/** On the header, and on a price finder: its script does its work. Without it, the page is as without script. */
export const ready = 'data-ready'

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
/** On the bar at the bottom of a phone. */
export const thumbBar = 'data-thumb-bar'

/** On a price finder; on the price lists. */
export const ticket = 'data-ticket'
export const priceLists = 'data-price-lists'
/** Language, currency and time zone of the price finder, as JSON. */
export const money = 'data-money'
/** On a screen of the price finder: that it is a console. On a number of players: that it is too high for one. */
export const isConsole = 'data-console'
export const seatsOnly = 'data-seats-only'
/** On a choice or a group of numbers: what a message calls it, for seats and for a console. */
export const inWords = 'data-words'
export const controllers = 'data-controllers'
/** On a screen, a start or a tier, which a café names itself; its number from 1, by which the styles know it. */
export const index = 'data-index'
/** On prices of the price finder; the choices to which they belong, separated by spaces. Without one they belong to all. */
export const forScreens = 'data-screens'
export const forDays = 'data-days'
export const forStarts = 'data-starts'
export const forHours = 'data-hours'
export const forPlayers = 'data-players'
/** On a group of prices: their amounts for one hour, two, …, separated by blanks; `-` where it has words instead of a price. */
export const amounts = 'data-amounts'
/** On the numbers of players: how a figure is written that stands for more, such as `{count}+`. */
export const more = 'data-more'
/** The same for price lists and their rows: parts of a week. */
export const forWeeks = 'data-weeks'
/** On the price of one seat; its text, and the one for a single player. */
export const each = 'data-each'
export const hourly = 'data-hourly'
/** On the link that books what is chosen; the message. */
export const message = 'data-message'

/** On the button that prints the price list; on the QR code that only paper shows. */
export const printPrices = 'data-print'
export const bookingCode = 'data-booking-code'

/** On the status: the times at which the café is open, as JSON; whether it is open now. */
export const openings = 'data-openings'
export const isOpen = 'data-is-open'
/** On its label; what it says while the café is open and while it is closed. On its time. */
export const openLabel = 'data-open'
export const closedLabel = 'data-closed'
export const openTime = 'data-time'
/** On the choice of today in the price finder. */
export const currentDay = 'data-current-day'

/** On a list of links to panels; on the panel or picture that is shown. */
export const tabs = 'data-tabs'
export const current = 'data-current'

/** On a date or an offer that is announced, and on a bar; the instant at which it is over. */
export const until = 'data-until'

/** On the picture of a video; the address of its player. */
export const video = 'data-video'

/** On a closure or notice above the header: its id, and the instant at which a closure begins. */
export const bar = 'data-bar'
export const from = 'data-from'
/** On the heading of a closure for its days. */
export const today = 'data-today'

/** On a match: the status of its date, and the moments at which its state changes, in milliseconds since 1970 (UTC). */
export const match = 'data-match'
export const opens = 'data-opens'
export const closes = 'data-closes'
export const starts = 'data-starts'
export const ends = 'data-ends'
/** On a match; its state, once the script knows it. */
export const state = 'data-state'
/** On a part of a match; the states in which it is shown. `shown` is on those that are. */
export const inStates = 'data-in'
/** The place of the next match that one can enter, and the list of all others. */
export const nextUp = 'data-next-up'
export const matches = 'data-matches'
/** In the week: on each day, the moment at which it begins; on the tournament that is next up, nothing else. */
export const day = 'data-day'
export const next = 'data-next'

/** The gallery: the element that the full-screen dialog shows, its row of pictures, and the links to single ones. */
export const galleryStage = 'data-stage'
export const galleryPictures = 'data-pictures'
export const galleryThumbnails = 'data-thumbnails'
/** On the buttons; by how many pictures they move. */
export const galleryStep = 'data-step'
export const galleryEnlarge = 'data-enlarge'
export const galleryDialog = 'data-dialog'

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
/** On the link to the chat with the message that was sent. */
export const formChat = 'data-form-chat'
/** On the counter of the message: how many characters a link to a chat surely carries, its text up to them and past them. */
export const counter = 'data-counter'
export const counterLeft = 'data-left'
export const counterOver = 'data-over'
export const exceeded = 'data-exceeded'
/** On the status line of the form; its text after success and after failure. */
export const formDone = 'data-done'
export const formFailed = 'data-failed'

/** On the search of the guides: the addresses of its script and of its index. */
export const search = 'data-search'
export const searchIndex = 'data-index'
/** On the status line of the search; its text for one result, for several and for none. */
export const searchOne = 'data-one'
export const searchMany = 'data-many'
export const searchNone = 'data-none'
/** On each guide of the list; its slug. */
export const guide = 'data-guide'

/** On the script, where visits are counted. */
export const measurementId = 'data-measurement-id'

/** On the page for unknown addresses; the address of the list of guides, where there is one. */
export const notFound = 'data-not-found'
