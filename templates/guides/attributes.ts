/** The data attributes that templates of this folder share with their scripts. */

/** On the search of the guides: the addresses of its script and of its index. */
export const search = 'data-search'
export const searchIndex = 'data-index'
/** On the status line of the search; its text for one result, for several and for none. */
export const searchOne = 'data-one'
export const searchMany = 'data-many'
export const searchNone = 'data-none'
/** On each guide of the list; its slug. */
export const guide = 'data-guide'
