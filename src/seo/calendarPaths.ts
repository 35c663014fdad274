/** Where the calendars are: pages link to them, and they are made from what pages show. */
export const calendarPath = '/tournaments.ics'
export const calendarPathOf = (tournament: string) => `/calendar/${tournament}.ics`
