/**
 * The names under which nodes refer to each other, the same in every build: an address with a fragment. Nodes of the
 * café belong to the home page; nodes of a page to its address.
 */

export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`
export const placeId = (siteUrl: string) => `${siteUrl}/#place`
export const websiteId = (siteUrl: string) => `${siteUrl}/#website`
export const pageId = (pageUrl: string) => `${pageUrl}#webpage`
export const trailId = (pageUrl: string) => `${pageUrl}#breadcrumb`

/** A mention of a node that stands elsewhere in the graph. */
export const mention = (id: string) => ({ '@id': id })
