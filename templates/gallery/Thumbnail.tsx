import { type Picture, photoClasses } from '../../src/render/Picture.tsx'

interface Props {
  picture: Picture
  /** How wide it is shown, in the syntax of the `sizes` attribute; without, at most 240 CSS pixels. */
  sizes?: string | undefined
}

/** A photograph again, without alternative text, which it has on the stage. */
export function Thumbnail({ picture, sizes }: Props) {
  // It is sharp up to 240 CSS pixels.
  const [smallest] = picture.avif.split(' ')
  return (
    <picture>
      <source type="image/avif" srcSet={sizes ? picture.avif : smallest} sizes={sizes} />
      <img
        loading="lazy"
        className={photoClasses(picture).join(' ')}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt=""
      />
    </picture>
  )
}
