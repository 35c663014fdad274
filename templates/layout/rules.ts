/** Rules about header and footer. */
import type { RuleContext } from '../../src/content/rules/context.ts'

/** Two links of one menu have different labels (WCAG 2.4.4), and most likely different targets. */
export function checkMenuLinks({ content: { site }, error, warning }: RuleContext): void {
  const menus = [
    { path: ['navigation'], links: site.navigation },
    { path: ['footer', 'quickLinks'], links: site.footer.quickLinks },
  ]
  for (const { path, links } of menus) {
    for (const [index, { label, href }] of links.entries()) {
      const earlier = links.slice(0, index)
      const sameLabel = earlier.find((other) => other.label.toLowerCase() === label.toLowerCase())
      if (sameLabel) {
        error('site', [...path, index, 'label'], {
          rule: 'duplicate-label',
          reason: `“${label}” is twice in this menu, for ${sameLabel.href} and ${href}.`,
          remedy: 'Give one of the two another label, or delete it with its href.',
        })
      } else if (earlier.some((other) => other.href === href)) {
        warning('site', [...path, index, 'href'], {
          rule: 'duplicate-link',
          reason: `“${label}” leads to ${href}, as another entry of this menu does.`,
          remedy: 'Write the address of another page, or delete the entry.',
        })
      }
    }
  }
}
