/** The served site, for browser tests. */

/** The address of a route on the test server. */
export const at = (path: string) => `${process.env.SITE_URL}${path}`

/** Every kind of page; one guide stands for all. */
export const routes = [
  '/',
  '/about',
  '/gear',
  '/gallery',
  '/pricing',
  '/comparison',
  '/faq',
  '/contact',
  '/tournaments',
  '/events',
  '/location/hinjewadi',
  '/location/pimpri-chinchwad',
  '/blog',
  '/blog/240hz-vs-360hz-monitor-guide',
  '/404',
]
