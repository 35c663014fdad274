/** The addresses of guides. */

/** The address of the list of guides. */
export const guidesPath = '/blog'

export const guidePath = (slug: string): string => `${guidesPath}/${slug}`
