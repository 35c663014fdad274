/** The data attributes that templates of this folder share with their scripts. */

/** On a price finder; on the price lists. */
export const priceFinder = 'data-finder'
export const priceLists = 'data-price-lists'
/** Language, currency and time zone of the price finder, as JSON. */
export const money = 'data-money'
/** On a screen of the price finder: that it is a console. On a number of players: that it is too high for one. */
export const isConsole = 'data-console'
export const seatsOnly = 'data-seats-only'
/** On a number of players that is a group. */
export const isGroup = 'data-group'
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
/** On a price that is printed without its whole amount in the figures 0 to 9: this amount. */
export const amount = 'data-amount'
/** On the numbers of players: how a figure is written that stands for more, such as `{count}+`. */
export const more = 'data-more'
/** The same for price lists and their rows: parts of a week. */
export const forWeekParts = 'data-weeks'
/** On the price of one seat; its text, and the one for a single player. */
export const each = 'data-each'
export const hourly = 'data-hourly'
/** On the link that books what is chosen; the message. */
export const message = 'data-message'

/** On the button that prints the price list; on the QR code that only paper shows. */
export const printPrices = 'data-print'
export const bookingCode = 'data-booking-code'
/** On the choice of today in the price finder. */
export const currentDay = 'data-current-day'
/** On the price finder, while the chat has been opened for what is chosen; on its status, the words for that. */
export const torn = 'data-torn'
