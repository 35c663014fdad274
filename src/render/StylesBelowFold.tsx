/**
 * The fold: where the first screens of a long page end. The page itself has the styles and icons for everything above; for
 * everything below, they are in files that the browser fetches meanwhile. So the first packets carry the first screen and all
 * text. Browsers paint what comes before a style sheet in the body while they fetch it.
 */
export const StylesBelowFold = ({ styles }: { styles: string }) => <link rel="stylesheet" href={styles} />
