/** Parts of the regular expressions that find amounts. */

// A number begins where no digit, letter or point precedes it, so no run of digits is tried twice and the search takes
// linear time. Letters are those of the scripts up to U+1FFF; compiling \p{L} takes longer than searching all texts.
export const letter = '\\w\\u00c0-\\u1fff'
export const begin = `(?<![${letter}.,:])`
export const number = '(\\d{1,12}(?:,\\d{2,3}){0,5}(?:\\.\\d{1,3})?)(?!\\d)'
/** Between a number and its unit. There are spaces instead of the stars of bold text. */
export const space = '\\s{0,4}'
/** From one number to another one; the last two in Marathi and Hindi. */
export const to = '[–—-]|to|until|till|ते|से'
/** Hour and minute. */
export const clock = '(\\d{1,2})(?:[:.](\\d\\d))?(?!\\d)'
