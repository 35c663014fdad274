/**
 * Tells the styles that scripts run. It runs in the head, so that nothing is painted that a script would take away. Where the
 * script of the page cannot be fetched, the page is as without script. (`@media (scripting)` is younger than the floor, and
 * knows nothing of blocked scripts.)
 */
const { classList } = document.documentElement

classList.add('js')
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') classList.remove('js')
  },
  true,
)
