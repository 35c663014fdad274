/**
 * The `@id`s by which nodes refer to each other, the same in every build: an address with a fragment. Nodes of the
 * café have the address of the home page, nodes of a page the address of that page.
 */

export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`
export const placeId = (siteUrl: string) => `${siteUrl}/#place`
/** A branch, which has a page of its own. */
export const placeIdOf = (pageUrl: string) => `${pageUrl}#place`
export const websiteId = (siteUrl: string) => `${siteUrl}/#website`
export const pageId = (pageUrl: string) => `${pageUrl}#webpage`
export const trailId = (pageUrl: string) => `${pageUrl}#breadcrumb`

/** A reference to another node of the graph. */
export const mention = (id: string) => ({ '@id': id })
