/** The data attributes that the generator itself reads or writes; a site has its own beside them. */

/** On links to guides that are not published yet, which only the preview has. */
export const preview = 'data-preview'

/** On the picture of a video; the address of its player. */
export const video = 'data-video'

/** On the script, where visits are counted. */
export const measurementId = 'data-measurement-id'
