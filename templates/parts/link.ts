/** The attributes of a link: one to another site, such as a chat, opens in a new tab (spec section 1). */
export const linkTo = (href: string) =>
  /^https?:/.test(href) ? { href, target: '_blank', rel: 'noopener' } : { href }
