import { type Picture, photoClasses } from '../../src/render/Picture.tsx'

interface Props {
  picture: Picture
  /** Whether it may be seen before one scrolls: then it must not delay the main picture. */
  isFirstScreen: boolean
}

/** A photograph again, small and without alternative text, which it has on the stage. */
export function Thumbnail({ picture, isFirstScreen }: Props) {
  // It is sharp up to 240 CSS pixels.
  const [smallest] = picture.avif.split(' ')
  return (
    <picture>
      <source type="image/avif" srcSet={smallest} />
      <img
        {...(isFirstScreen && { fetchPriority: 'low' })}
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
