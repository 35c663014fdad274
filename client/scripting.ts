/**
 * Marks the document for the styles: scripts run. It runs in the head, after the script of the page, so that nothing is painted that a script
 * would take away. Where the script of the page cannot be fetched, the page is as without script. (`@media (scripting)` is
 * younger than the floor, and knows nothing of blocked scripts.)
 */
document.documentElement.className = 'js'
document.querySelector('[type=module]')?.addEventListener('error', () => {
  document.documentElement.className = ''
})
