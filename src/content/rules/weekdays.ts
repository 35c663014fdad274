/** In full and small letters, from Monday on. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** `monday` → Monday. */
export const capitalized = (weekday: string) => weekday.charAt(0).toUpperCase() + weekday.slice(1)
