import { Photo, type Picture } from '../components/Picture.tsx'
import { Section } from '../components/Section.tsx'

export interface GallerySectionProps {
  heading: string
  items: ReadonlyArray<{ title: string; description: string; picture: Picture | undefined }>
}

/** All pictures in a row that scrolls, and thumbnails that lead to each; script is not needed (spec section 2). */
export function GallerySection({ heading, items }: GallerySectionProps) {
  return (
    <Section id="gallery" heading={heading} className="gallery">
      <ul className="gallery__pictures" aria-label={heading} tabIndex={0}>
        {items.map(({ title, description, picture }, index) => (
          <li key={title} id={`gallery-${index + 1}`}>
            <figure>
              {picture && <Photo picture={picture} sizes="(min-width: 72rem) 70rem, 100vw" />}
              <figcaption>
                <span className="gallery__counter">
                  {index + 1} / {items.length}
                </span>
                <strong>{title}</strong>
                <span className="gallery__caption">{description}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <ul className="gallery__thumbnails">
        {items.map(({ title, picture }, index) => (
          <li key={title}>
            <a href={`#gallery-${index + 1}`} aria-label={title}>
              {picture && <Photo picture={{ ...picture, alt: '' }} sizes="9rem" />}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
