import { Icon } from '../../src/render/Icon.tsx'
import { Photo, type Picture } from '../../src/render/Picture.tsx'
import type { Data, Pages } from '../content.ts'
import { fillBlanks } from '../parts/blanks.ts'
import { Spaced } from '../parts/Spaced.tsx'
import * as data from './attributes.ts'
import { Thumbnail } from './Thumbnail.tsx'

export interface GallerySectionProps {
  labels: Pages['gallery']
  /** That all or some pictures of the site are illustrations. */
  note: string | undefined
  items: ReadonlyArray<
    Data['gallery']['items'][number] & { picture: Picture | undefined; isIllustration: boolean }
  >
}

interface Props extends GallerySectionProps {
  /** True on its own page: with the h1 of that page, and large thumbnails. */
  isFirstScreen?: boolean
  /** Beside the caption, on its own page. */
  children?: React.ReactNode
}

/**
 * How wide a picture of its page is before it is cropped to the height of the stage (gallery.css). Less is said on phones, so that
 * small ones take a file of half the weight: the first picture is there half a second earlier.
 */
export const gallerySizes = ({ width, height }: Picture) =>
  `(min-width: 60rem) 100vw, max(100vw, ${((0.6 * width) / height).toFixed(2)} * min(113vw, 60vh))`

/** How wide the pictures are below the stage of its page, with what the slash cuts off. */
const mosaicSizes = '(min-width: 60rem) 56vw, 100vw'

/**
 * All pictures in a row that scrolls, and thumbnails that lead to each (spec section 2, "Gallery"). The script adds
 * the buttons, and moves the stage into the dialog for the full-screen view.
 */
export function GallerySection({ isFirstScreen = false, labels, items, children }: Props) {
  const numbered = items.map((item, index) => ({ ...item, number: index + 1 }))
  // The first picture is right above the mosaic.
  const thumbnails = isFirstScreen && numbered.length > 1 ? numbered.slice(1) : numbered
  return (
    <section id="gallery" className="gallery">
      <div className="gallery__place">
        <div className="gallery__stage" {...{ [data.galleryStage]: '' }}>
          <div className="gallery__heading">
            <div>{isFirstScreen ? <h1>{labels.heading}</h1> : <h2>{labels.listHeading}</h2>}</div>{' '}
            <div className="gallery__buttons needs-script">
              <Spaced>
                <GalleryButton
                  action={{ [data.galleryStep]: -1 }}
                  icon="chevron-left"
                  label={labels.previousLabel}
                />
                <GalleryButton
                  action={{ [data.galleryStep]: 1 }}
                  icon="chevron-right"
                  label={labels.nextLabel}
                />
                <GalleryButton
                  action={{ [data.galleryEnlarge]: '' }}
                  icon="maximize"
                  label={labels.enlargeLabel}
                />
              </Spaced>
            </div>
          </div>
          <ul
            className="gallery__pictures"
            aria-label={labels.listHeading}
            tabIndex={0}
            {...{ [data.galleryPictures]: '' }}
          >
            {items.map(({ title, description, picture, isIllustration }, index) => (
              <li key={title} id={`gallery-${index + 1}`}>
                <figure>
                  {picture && (
                    <Photo
                      picture={picture}
                      sizes={isFirstScreen ? gallerySizes(picture) : '100vw'}
                      main={isFirstScreen && index === 0}
                    />
                  )}
                  <figcaption>
                    <Spaced>
                      <span className="gallery__counter">
                        <b>{index + 1}</b> / {items.length}
                      </span>
                      <strong>{title}</strong>
                      {isIllustration && <small>{labels.illustrationLabel}</small>}
                      <span className="gallery__caption">{description}</span>
                    </Spaced>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
          <p className="visually-hidden" role="status" />
        </div>
      </div>
      {children}
      <ul
        className={isFirstScreen ? 'gallery__thumbnails gallery__mosaic' : 'gallery__thumbnails'}
        {...{ [data.galleryThumbnails]: '' }}
      >
        {thumbnails.map(({ title, picture, number }) => (
          <li key={title}>
            <a href={`#gallery-${number}`} aria-label={fillBlanks(labels.thumbnailLabel, { title })}>
              {picture && <Thumbnail picture={picture} sizes={isFirstScreen ? mosaicSizes : undefined} />}
              {isFirstScreen && <span>{title}</span>}
            </a>
          </li>
        ))}
      </ul>
      <dialog className="gallery__view" aria-label={labels.fullScreenLabel} {...{ [data.galleryDialog]: '' }}>
        <form method="dialog">
          <GalleryButton action={{}} icon="x" label={labels.closeLabel} type="submit" />
        </form>
      </dialog>
    </section>
  )
}

interface GalleryButtonProps {
  /** The attribute by which the script knows what to do. */
  action: Record<string, string | number>
  icon: string
  label: string
  type?: 'button' | 'submit'
}

function GalleryButton({ action, icon, label, type = 'button' }: GalleryButtonProps) {
  return (
    <button className="gallery__button" type={type} {...action}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
