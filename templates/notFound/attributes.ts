/** The data attributes that templates of this folder share with their scripts. */

/** On the page for unknown addresses; the address of the list of guides, where there is one. */
export const notFound = 'data-not-found'
