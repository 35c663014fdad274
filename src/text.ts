/** A text as a part of a regular expression that matches it. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `monday` → Monday. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
