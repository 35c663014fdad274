/** Stands for the address of the style that a page fetches at its fold, until that is known. */
export const foldStyles = '/below-the-fold.css'

/**
 * Stands where the first screens of a long page end. What comes before is styled and drawn by the page itself; what
 * follows takes its style and its icons from files, which are fetched meanwhile. So the first flight carries the first
 * screen and every word. Browsers go on painting what stands above a style sheet in the body.
 */
export const Fold = () => <link rel="stylesheet" href={foldStyles} />
