/** /gallery (spec section 2, "Gallery"). */

import type { ImageObjectLeaf } from 'schema-dts'
import { memoizeLast } from '../../src/memoize.ts'
import { isIllustration, type MadePages, type PageContext } from '../../src/pages/pageContext.ts'
import type { Picture } from '../../src/render/Picture.tsx'
import { mention, placeId } from '../../src/seo/jsonLd/node.ts'
import { frameProps } from '../layout/frameProps.ts'
import type { Subject } from '../parts/subject.ts'
import { GalleryPage } from './GalleryPage.tsx'
import { type GallerySectionProps, gallerySizes } from './GallerySection.tsx'
import { checkDuplicatePhotographs } from './rules.ts'

export const gallery: Subject = { makePages, rules: [checkDuplicatePhotographs] }

function makePages(context: PageContext): MadePages {
  const { site, pages, gallery } = context.content
  const section = gallerySectionProps(context)
  if (!pages.gallery || !gallery || !section) return undefined
  const picture = section.items[0]?.picture
  return {
    path: '/gallery',
    metadata: pages.gallery,
    mainPicture: picture && { picture, sizes: gallerySizes(picture) },
    content: <GalleryPage frame={frameProps(context, pages.gallery)} section={section} />,
    jsonLd: {
      page: {
        '@type': 'ImageGallery',
        // A gallery with illustrations is not about the place.
        ...(!section.items.some((item) => item.isIllustration) && { about: mention(placeId(site.url)) }),
        image: section.items.flatMap((item): ImageObjectLeaf[] => {
          const { title, description, picture, isIllustration } = item
          if (!picture) return []
          // Title and caption are about the café, so an illustration has its alternative text instead.
          const words = isIllustration ? { caption: picture.alt } : { name: title, caption: description }
          return [{ '@type': 'ImageObject', contentUrl: `${site.url}${picture.src}`, ...words }]
        }),
      },
    },
  }
}

/** That all or some of the photographs that pages show are illustrations; one that is only listed does not count. */
function noteOn(
  { content, pictures }: PageContext,
  labels: GallerySectionProps['labels'],
): string | undefined {
  const { images, longForms, ...others } = content
  const texts = memoizeLast(() => JSON.stringify([others, ...longForms.values()]))
  const isShown = (file: string) =>
    [`"${file}"`, pictures.get(file)?.src].some((name) => name && texts().includes(name))
  const isAny = (isOne: boolean) =>
    images.images.some((image) => (image.illustration === true) === isOne && isShown(image.file))
  if (!isAny(true)) return undefined
  return isAny(false) ? labels.someIllustrationsNote : labels.illustrationNote
}

/**
 * The photographs with their controls, which the home page shows as well.
 *
 * @param others the other parts of the page: it begins with the first photograph that is not one of theirs
 */
export function gallerySectionProps(
  context: PageContext,
  others: ReadonlyArray<{ picture: Picture | undefined } | undefined> = [],
): GallerySectionProps | undefined {
  const { content, pictures } = context
  const { pages, gallery } = content
  if (!pages.gallery || !gallery) return undefined
  const items = gallery.items.map((item) => ({
    ...item,
    picture: pictures.get(item.url),
    isIllustration: isIllustration(content, item.url),
  }))
  const isNew = ({ picture }: (typeof items)[number]) =>
    others.every((part) => part?.picture?.src !== picture?.src)
  const start = Math.max(items.findIndex(isNew), 0)
  return {
    labels: pages.gallery,
    note: noteOn(context, pages.gallery),
    items: [...items.slice(start), ...items.slice(0, start)],
  }
}
