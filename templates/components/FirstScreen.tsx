const id = 'first-screen'

/**
 * Lets nothing be painted before the whole first screen is there (HTML standard, link type `expect`). A page that arrives
 * in pieces would otherwise move what is painted already: the booking button makes room for the menu, and a headline
 * that stands on the bottom edge rises with every line below it. Browsers that do not know it paint as before.
 */
export const ExpectFirstScreen = () => <link rel="expect" href={`#${id}`} blocking="render" />

/**
 * Ends the first screen. Each page has one, after the first part that is surely longer than a screen: lists with icons
 * and grids beneath a headline move too while they arrive. Chromium waits for the beginning of an element only, so it is
 * an empty one.
 */
export const FirstScreenEnd = () => <span id={id} hidden />
