/** A placeholder for the address of the styles that a page fetches at its fold, until that is known. */
export const foldStyles = '/below-the-fold.css'

/**
 * Marks the fold: where the first screens of a long page end. The page itself has the styles and icons for everything
 * above; for everything below, they are in files that the browser fetches meanwhile. So the first packets carry the first
 * screen and all text. Browsers paint what comes before a style sheet in the body while they fetch it.
 */
export const Fold = () => <link rel="stylesheet" href={foldStyles} />
