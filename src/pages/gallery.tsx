/** /gallery (spec section 2, "Gallery"). */
import { GalleryPage } from '../../templates/pages/GalleryPage.tsx'
import type { GallerySectionProps } from '../../templates/sections/GallerySection.tsx'
import { photographs } from '../seo/jsonLd/exhibits.ts'
import { mention, placeId } from '../seo/jsonLd/node.ts'
import { isIllustration, type PageContext, type PageFile, pageFrame } from './context.ts'

export const gallery: PageFile = (context) => {
  const { site, pages, gallery } = context.content
  const section = gallerySection(context)
  if (!pages.gallery || !gallery || !section) return []
  const shown = gallery.items.map((item) => ({
    ...item,
    isIllustration: isIllustration(context.content, item.url),
  }))
  const areAllOfPlace = !shown.some((item) => item.isIllustration)
  return [
    {
      path: '/gallery',
      metadata: pages.gallery,
      content: <GalleryPage frame={pageFrame(context, pages.gallery)} section={section} />,
      jsonLd: {
        page: {
          '@type': 'ImageGallery',
          // A gallery with illustrations shows what things look like, not the place.
          ...(areAllOfPlace && { about: mention(placeId(site.url)) }),
          image: photographs(shown, site, context.pictures),
        },
      },
    },
  ]
}

/** The photographs with their controls, which the home page shows as well. */
export function gallerySection({ content, pictures }: PageContext): GallerySectionProps | undefined {
  const { pages, gallery } = content
  if (!pages.gallery || !gallery) return undefined
  return {
    labels: pages.gallery,
    items: gallery.items.map((item) => ({ ...item, picture: pictures.get(item.url) })),
  }
}
