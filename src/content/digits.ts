/** Figures that may lack a digit, or have one too many. */

/** A digit that is missing or too many makes a figure nearly ten times as large or as small; prices rise by less. */
const leastFactor = 8

/** Whether one of two figures may lack a digit, or have one too many; not so for 0. */
export function mayLackDigit(old: number, now: number): boolean {
  const [small = 0, large = 0] = [old, now].sort((a, b) => a - b)
  return small > 0 && large >= small * leastFactor
}

/** The remedy for such a figure. */
export const checkDigits = 'Check for a missing or an extra digit. If it is right, nothing needs to be done.'
