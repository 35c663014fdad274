/** The data attributes that templates of this folder share with their scripts. */

/** The gallery: the element that the full-screen dialog shows, its row of pictures, and the links to single ones. */
export const galleryStage = 'data-stage'
export const galleryPictures = 'data-pictures'
export const galleryThumbnails = 'data-thumbnails'
/** On the buttons; by how many pictures they move. */
export const galleryStep = 'data-step'
export const galleryEnlarge = 'data-enlarge'
export const galleryDialog = 'data-dialog'
