/** The links of menus. */
import type { Content, MarkdownPage } from '../../src/content/types.ts'

export interface MenuLink {
  label: string
  href: string
}

/** The name of a page in menus and breadcrumbs. */
export const nameOf = ({ heading, title }: MarkdownPage): string => heading ?? title

/** The links of a menu, with the pages in Markdown that ask for it and are not in it yet. */
export const withMenuPages = ({ markdownPages }: Content, links: readonly MenuLink[]): MenuLink[] => [
  ...links,
  ...markdownPages
    .filter(({ menu, path }) => menu && !links.some(({ href }) => href === path))
    .map((page) => ({ label: nameOf(page), href: page.path })),
]
