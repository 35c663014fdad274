/** Between two figures or short words, with and without joiners, where no line ends: 8–10 PM, 15–20%, ₹110–120, Mon–Thu. */
const range = /–(?<=(?:\d%?|(?<!\p{L})\p{L}{2,4})–)(?=\p{Sc}?\d|\p{L}{2,4}(?!\p{L}))/gu
const joinedRange = '\u2060–\u2060'

/** Keeps each range of figures or days on one line. */
export const joinRanges = (text: string): string => text.replaceAll(range, joinedRange)
