/** The addresses of pages that are made of entries, for links, checks and structured data that name them. */

export const locationPath = (id: string): string => `/location/${id}`

export const tournamentsPath = '/tournaments'

export const tournamentPath = (id: string): string => `${tournamentsPath}/${id}`
