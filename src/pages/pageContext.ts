/** What pages are made of, and functions that several of them share. */

import type { InlineScripts } from '../assets/bundle.ts'
import type { Logo } from '../assets/siteIcons.ts'
import type { Content } from '../content/types.ts'
import type { Picture } from '../render/Picture.tsx'
import type { Page } from '../render/page.ts'
import type { Site } from '../siteFiles.ts'

export interface PageContext {
  /** With published guides alone; in the preview also with unpublished ones. */
  content: Content
  /** Photographs that are ready for pages, by the name of the file; and their encoded files. */
  pictures: ReadonlyMap<string, Picture>
  pictureFiles: Site
  /** The address of the site's own icon. */
  favicon: string | undefined
  /** The script of the guide search: its address, and its file. */
  search: { address: string; files: Site }
  inlineScripts: InlineScripts
  logo: Logo | undefined
  /** The day of the build, `YYYY-MM-DD`, in the site's time zone. */
  today: string
  /** The day of the build in the preview, which marks unpublished guides; undefined in a build. */
  previewDay: string | undefined
}

/** The page or the pages of a subject; undefined without their content. */
export type MadePages = Page | Page[] | undefined

/** A photograph by the name of its file; undefined for one that is missing. */
export const pictureOf = ({ pictures }: PageContext, name: string | undefined): Picture | undefined =>
  name === undefined ? undefined : pictures.get(name)

/** Whether a photograph was not taken at the place itself, so that no data may call it a photo of it. */
export const isIllustration = ({ images }: Content, name: string): boolean =>
  images.images.some(({ file, illustration }) => file === name && illustration)

/** The full address of a photograph of the place itself; undefined for an illustration. */
export const photoOfPlace = (context: PageContext, name: string): string | undefined =>
  isIllustration(context.content, name) ? undefined : photoUrl(context, name)

/** The full address of a photograph; undefined for one that is missing. */
export function photoUrl(context: PageContext, name: string | undefined): string | undefined {
  const picture = pictureOf(context, name)
  return picture && `${context.content.site.url}${picture.src}`
}
