/** A photograph that is ready for a page: its sources, its size, and what it shows. */
export interface Picture {
  /** Tells photographs apart: the file's name without its ending. */
  name: string
  /** The JPEG for browsers that know no other way. */
  src: string
  srcSize: { width: number; height: number }
  /** `srcset` values with widths. */
  avif: string
  jpeg: string
  width: number
  height: number
  alt: string
  /** Its main colour, which holds its place until it is there. */
  colour: string
  /** The point that stays in view when the picture is cropped, such as `70% 40%`. */
  focus?: string | undefined
}

interface Props {
  picture: Picture
  /** How wide the picture is shown, in the syntax of the `sizes` attribute. */
  sizes: string
  /** True for the main picture of a page: it is fetched first, all others when they come near the screen. */
  main?: boolean
  className?: string
}

export function Photo({ picture, sizes, main = false, className }: Props) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img
        src={picture.src}
        srcSet={picture.jpeg}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        data-photo={picture.name}
        {...(main ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
