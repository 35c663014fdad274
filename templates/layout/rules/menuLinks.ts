/** Rules about header and footer. */
import { movedLink } from '../../../src/checks/linkMessages.ts'
import type { ChangeContext, RuleContext } from '../../../src/content/rules/ruleContext.ts'
import type { Content } from '../../../src/content/types.ts'
import { linesOf } from '../../../src/diagnostics/positions.ts'
import { withValueAt } from '../../../src/validate/wrongValue.ts'
import type { Data } from '../../content.ts'

/** Two links of one menu have different labels (WCAG 2.4.4), and most likely different targets. */
export function checkMenuLinks({ content: { site }, error, warning }: RuleContext): void {
  for (const { path, links } of menusOf(site)) {
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

/**
 * A link of header or footer to an address that this change redirects. The site would go on naming what has moved or is gone on every
 * page, and no other message asks for it: a redirected link works.
 */
export function checkRedirectedMenuLinks(context: ChangeContext, before: Content): void {
  const { content, yamlOf, error } = context
  const old = new Set(before.redirects.redirects.map(({ from }) => from))
  const redirects = content.redirects.redirects.filter(({ from }) => !old.has(from))
  const yaml = yamlOf('site')
  if (!yaml) return
  for (const { path, links } of menusOf(content.site)) {
    for (const [index, { label, href }] of links.entries()) {
      const moved = movedLink(href, { ...content, redirects: { redirects } })
      if (!moved) continue
      const [entry, address] = [
        [...path, index],
        [...path, index, 'href'],
      ]
      const { link, isCertain } = moved
      error('site', address, {
        rule: 'redirected-menu-link',
        reason: `“${label}” leads to ${href}, which this change redirects to ${link}.`,
        remedy: isCertain
          ? `Write ${link}.`
          : `Delete ${linesOf(yaml, entry)}, this entry of the menu; or write the address of a page that is what “${label}” says.`,
        corrected: isCertain ? withValueAt(yaml, address, link) : undefined,
      })
    }
  }
}

const menusOf = (site: Data['site']) => [
  { path: ['navigation'], links: site.navigation },
  { path: ['footer', 'quickLinks'], links: site.footer.quickLinks },
]
