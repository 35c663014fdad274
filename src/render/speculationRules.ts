/**
 * Which pages a browser may fetch in advance (html.spec.whatwg.org, speculation rules): any page of the site when a pointer
 * rests on a link to it, never a file, the form editor or another site. Pages of the menu are prerendered. The text is the
 * same on every page, so that a content security policy can allow it by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', '/admin/*'] } }] },
      eagerness: 'moderate',
    },
  ],
  prerender: [{ where: { selector_matches: 'header nav a:not([aria-current])' }, eagerness: 'moderate' }],
})
