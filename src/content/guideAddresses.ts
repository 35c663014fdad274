/** The addresses of guides. */

/** The address of the list of guides. */
export const blogPath = '/blog'

export const guidePath = (slug: string): string => `${blogPath}/${slug}`
