/** In full and small letters, from Monday on. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** The index in `weekdays` of a date, `YYYY-MM-DD`. */
export const weekdayOf = (date: string) => (new Date(date).getUTCDay() + 6) % 7
