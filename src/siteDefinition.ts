/** A site as the generator takes it; `templates/site.ts` is one. */
import type { ComponentType } from 'react'
import type { Palette } from './assets/palette.ts'
import type { Collections } from './content/collections.ts'
import type { ChangeRule, Rule } from './content/rules/ruleContext.ts'
import type { Content } from './content/types.ts'
import type { PageContext } from './pages/pageContext.ts'
import type { FigureProps } from './pages/textPage.ts'
import type { Layout } from './render/layout.ts'
import type { Picture } from './render/Picture.tsx'
import type { Page } from './render/page.ts'

export interface SiteDefinition {
  collections: Collections
  /** All pages, in the order of the route table, which is also that of the sitemap. */
  listPages(context: PageContext): Page[]
  /** What stands around the content of every page. */
  layout(context: PageContext): Layout
  /** A picture or a video in the text of a guide or a page in Markdown. */
  Figure: ComponentType<FigureProps>
  /** The names of the colours in the styles, without their hyphens. */
  colourTokens: Palette
  /** Rules about the data of subjects. */
  rules: readonly Rule[]
  /** Rules about what a change of the content writes. */
  changeRules: readonly ChangeRule[]
  /** Styles that follow from the content, minified. @param pictures by the names of their files */
  contentStyles(content: Content, pictures: ReadonlyMap<string, Picture>): string
  /**
   * Ids of entries that no page shows on a day. A link to one opens its page at the top, which must not stop a nightly build of
   * unchanged content.
   */
  hiddenIds(content: Content, today: string): ReadonlySet<string>
  /** Texts that pages show from a later day on, `YYYY-MM-DD`: a broken link in one would stop the build of that day. */
  comingTexts(content: Content, today: string): ReadonlyArray<{ from: string; html: string }>
  /** What the check of a right content prints below the messages; may be empty. */
  notes(content: Content, today: string): string
}
