const id = 'first-screen'

/**
 * Blocks rendering until the whole first screen is parsed (HTML standard, link type `expect`). Otherwise a page that
 * arrives in several packets shifts what is already painted: the booking button makes room for the menu, and a headline at
 * the bottom edge moves up with every line below it. Browsers without support paint as before.
 */
export const BlockRendering = () => <link rel="expect" href={`#${id}`} blocking="render" />

/**
 * Marks the end of the first screen. Each page has one, after the first part that is longer than any screen, because lists
 * with icons and grids below a headline shift too. Chromium waits for the start of an element only, so it is an empty one.
 */
export const FirstScreenEnd = () => <span id={id} hidden />
