/** Whether photographs have enough pixels for the places where they are shown; one that is too small looks blurred. */
import { shareSize } from '../assets/shareCard.ts'
import { placeIn } from '../content/findInContent.ts'
import type { RenderedSite } from '../renderedSite.ts'

/** A phone shows a photograph about 360 CSS pixels wide, with two or three dots each. */
const leastWidth = 640
/** Behind the headline of the home page, a photograph fills the screen of a computer. */
const leastWidthOfHero = 1200
/** Lower than a line of text, nothing of it can be seen; a banner is higher. */
const leastHeight = 100

/** Warns of every photograph that looks blurred where it is shown, at its line in images.yaml. */
export function checkImageSizes({ content, pictures, source, messages }: RenderedSite): void {
  const { images, site, pages } = content
  const shared = new Set([
    site.shareImage,
    ...Object.values(pages).map((page) => (page && 'shareImage' in page ? page.shareImage : undefined)),
  ])
  for (const [index, { file }] of images.images.entries()) {
    const picture = pictures.get(file)
    if (!picture) continue
    const { width, height } = picture
    const isShared = shared.has(file)
    const wide = file === pages.home.image ? leastWidthOfHero : leastWidth
    const [least, place] = isShared
      ? [shareSize, 'when a link to the site is shared']
      : [{ width: wide, height: leastHeight }, 'across a screen']
    if (width >= least.width && height >= least.height) continue
    messages.warning({
      ...placeIn(source, 'images.yaml', ['images', index, 'file']),
      rule: 'small-image',
      reason: `“${file}” has ${width} × ${height} pixels; shown ${place} it looks blurred.`,
      remedy: isShared
        ? `Take one of at least ${shareSize.width} × ${shareSize.height} pixels.`
        : `Take one that is at least ${wide} pixels wide${height < leastHeight ? ` and ${leastHeight} high` : ''}; 1920 is best.`,
    })
  }
}
