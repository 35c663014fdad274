/** Attributes that a template sets and a client script looks for. Both import them from here. */
export const hooks = {
  /** On the header; set to opaque while the page is scrolled. */
  header: 'data-header',
  opaque: 'data-opaque',
  /** On the page for unknown addresses. */
  notFound: 'data-not-found',
} as const
