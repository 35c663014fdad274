/**
 * The floor: the oldest version of each browser that shows the full design, because it is the first one with cascade layers,
 * in which all styles are. esbuild lowers the syntax of styles and scripts to it, and a test names whatever else is newer
 * (tests/unit/browserSupport.test.ts). Older browsers show a plain page (templates/layout/plain.css).
 */
export const floor = { chrome: 99, edge: 99, firefox: 97, safari: 15.4, samsunginternet: 18 }

/** The floor as esbuild names it. Samsung Internet is Chromium: version 18 is Chrome 99. */
export const targets = [
  ...(['chrome', 'edge', 'firefox', 'safari'] as const).map((name) => `${name}${floor[name]}`),
  `ios${floor.safari}`,
]
