/** Rules about pages in Markdown. */
import { placeIn } from '../../src/content/findInContent.ts'
import type { RuleContext } from '../../src/content/rules/ruleContext.ts'
import { nameOf, withMenuPages } from '../layout/menus.ts'

/** A line of the menu on the smallest phones; longer names are two lines. */
const longestName = 32

/** In menus, a page has a short name that no other link has (WCAG 2.4.4). */
export function checkMenuNames({ content, source, messages }: RuleContext): void {
  const { navigation, footer } = content.site
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  const links = [navigation, footer.quickLinks].flatMap((menu) => withMenuPages(content, menu))
  for (const page of content.markdownPages.filter(({ menu }) => menu)) {
    const { path, heading } = page
    const name = nameOf(page)
    const place = placeIn(source, `pages${path}.md`, [heading === undefined ? 'title' : 'heading'])
    const other = links.find(({ label, href }) => href !== path && same(label, name))
    const remedy =
      heading === undefined
        ? 'Add a line “heading: ” with a short name, such as Jobs: it is the headline of the page as well.'
        : 'Write another, short one.'
    if (other)
      messages.error({
        ...place,
        rule: 'duplicate-label',
        reason: `“${name}” is twice in the menu, for ${other.href} and ${path}.`,
        remedy,
      })
    else if (name.length > longestName)
      messages.warning({
        ...place,
        rule: 'long-menu-name',
        reason: `The menu calls this page “${name}”, ${name.length} characters; up to ${longestName} are one line.`,
        remedy,
      })
  }
}
