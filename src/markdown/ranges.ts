/** Between two figures, with and without joiners, where no line ends: 8–10 PM, 15–20%, ₹110–120. */
const range = /(?<=\d%?)–(?=\p{Sc}?\d)/gu
const joinedRange = '\u2060–\u2060'

/** Keeps each range of figures on one line. */
export const joinRanges = (text: string): string => text.replaceAll(range, joinedRange)
