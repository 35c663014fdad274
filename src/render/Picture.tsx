/** A photograph that is ready for a page: its sources, its size, and what it shows. */
export interface Picture {
  /** The JPEG for browsers without support for AVIF. */
  src: string
  srcSize: { width: number; height: number }
  /** A `srcset` with widths, the smallest first. */
  avif: string
  width: number
  height: number
  alt: string
  /** Its main colour, `#rgb`, which holds its place until it is there. */
  colour: string
  /** The point that stays in view when the picture is cropped, such as `70% 40%`. */
  focus?: string | undefined
}

/** The largest picture of the first screen of a page, which its head asks for at once. */
export interface MainPicture {
  picture: Picture
  /** How wide it is shown, in the syntax of the `sizes` attribute. */
  sizes: string
}

interface Props {
  picture: Picture
  /** How wide the picture is shown, in the syntax of the `sizes` attribute. */
  sizes: string
  /** True for the main picture of a page: it is fetched first, all others when they come near the screen. */
  main?: boolean
  /** True for another picture that may be seen before one scrolls: it does not wait for the layout. */
  early?: boolean | undefined
  className?: string
}

export function Photo({ picture, sizes, main = false, early = false, className }: Props) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <Fallback picture={picture} {...(main ? { fetchPriority: 'high' } : !early && lazy)} />
    </picture>
  )
}

const lazy = { loading: 'lazy' } as const

type Attributes = React.ImgHTMLAttributes<HTMLImageElement>

/** The element that is shown, whichever source it takes; by itself, a JPEG. */
function Fallback({ picture, ...attributes }: Pick<Props, 'picture'> & Attributes) {
  return (
    <img
      {...attributes}
      className={photoClasses(picture).join(' ')}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
    />
  )
}

/**
 * Classes instead of a style attribute, which a strict content security policy does not allow: `c-122` for the colour
 * `#122`, `x-70` and `y-40` for the focus `70% 40%`.
 */
export function photoClasses({ colour, focus }: Pick<Picture, 'colour' | 'focus'>): string[] {
  return [`c-${colour.slice(1)}`, ...(focus ? pointClasses(focus) : [])]
}

/** The classes of a point on a photograph: `x-70` and `y-40` for `70% 40%`. */
export function pointClasses(point: string): string[] {
  const [x, y] = point.split(' ').map((part) => Number.parseInt(part, 10))
  return [`x-${x}`, `y-${y}`]
}
