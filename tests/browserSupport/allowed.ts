/**
 * What styles and scripts use although browsers at the floor lack it: what becomes of the page without it. `expected.ts` of
 * subjects in tests/subjects/ has more.
 */

export interface Allowed {
  /** The beginning of the path of a feature. */
  path: string
  /** Where it is allowed; anywhere by default. */
  place?: RegExp
  reason: string
}

export const has = (place: RegExp, reason: string): Allowed => ({ path: 'css.selectors.has', place, reason })

export const allowedInStyles: readonly Allowed[] = [
  has(
    /ticket|switch|segments/,
    'without it, neither finder nor switches are shown, and the lists show all prices',
  ),
  has(/pricing:has\(\.tier-3\)/, 'on paper, three tiers are as large as two'),
  has(/section__heading:has\(~\.price-tools\)/, 'the heading shares its line with the tools all the same'),
  has(/^(:is\()?\.table-scroll/, 'tables scroll sideways'),
  has(/^\.long-form/, 'links stay beside a long text that is open'),
  has(/^\.next-date:has/, 'the date that is next is also the first of those after it'),
  has(/^\.rows/, 'three rows may stand two and one'),
  has(/tournament-facts/, 'the introduction is a little larger'),
  has(/tournament__states:has/, 'the state begins at the same place as the button'),
  { path: 'css.at-rules.view-transition', reason: 'pages change at once' },
  { path: 'css.selectors.view-transition-group', reason: 'pages change at once' },
  { path: 'css.properties.view-transition-name', reason: 'pages change at once' },
  { path: 'css.types.attr.type_function', place: /^--guide:/, reason: 'a name for view transitions' },
  { path: 'css.at-rules.starting-style', reason: 'prices are there at once' },
  { path: 'css.properties.interpolate-size', reason: 'answers open at once' },
  { path: 'css.selectors.details-content', reason: 'answers open at once' },
  { path: 'css.properties.text-wrap', reason: 'lines are filled one after the other' },
  {
    path: 'css.properties.container',
    reason: 'prices stay beside names that are long, and photographs keep their shape',
  },
  { path: 'css.at-rules.container', reason: 'prices stay beside names that are long' },
  { path: 'css.properties.reading-flow', reason: 'the keyboard follows the source' },
  { path: 'css.properties.reading-order', reason: 'the keyboard follows the source' },
  { path: 'css.properties.scrollbar-width', reason: 'a thin bar shows that the row scrolls' },
  { path: 'css.properties.content-visibility', reason: 'hidden pictures are laid out as well' },
  { path: 'css.properties.scroll-target-group', reason: 'the list of headings does not follow the text' },
  { path: 'css.selectors.target-current', reason: 'the list of headings does not follow the text' },
  { path: 'css.at-rules.media.forced-colors', reason: 'browsers without it have no forced colours' },
  { path: 'css.properties.forced-color-adjust', reason: 'bars of prices take the colour of the system' },
  {
    path: 'css.properties.align-content.start',
    reason: 'of grids, which have it in Safari 9; the data is about flex',
  },
]

export const allowedInScripts: readonly Allowed[] = [
  { path: 'api.Window.print', reason: 'Firefox for Android could not print before' },
]
