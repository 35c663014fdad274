import { Photo, type Picture, pointClasses } from '../../src/render/Picture.tsx'
import { Spaced } from '../parts/Spaced.tsx'

/** A number on a photograph. */
export interface Tag {
  number: number
  name: string
  /** The entry of the list that it leads to. */
  href: string
  /** The point that it marks, such as `70% 40%`. */
  at: string
}

interface Props {
  picture: Picture
  /** How wide the picture is shown, in the syntax of the `sizes` attribute. */
  sizes: string
  tags: readonly Tag[]
  /** Which edge the slash cuts on wide screens. */
  cut?: 'start' | 'end' | undefined
  /** Whether it may be seen before one scrolls. */
  early?: boolean
  /** Whether it is the main picture of the page. */
  main?: boolean
}

/** Names of points in the second half of a photograph that is cut at its end are before them, where the cut is not near. */
const half = 50

/**
 * A photograph with numbers on it, each a link to an entry of the list beside it. It is shown uncropped, so that one point
 * is right at every width.
 */
export function LabelledPhoto({ picture, sizes, tags, cut, early, main }: Props) {
  return (
    <div className={cut ? `labelled cut cut--${cut}` : 'labelled'}>
      <Photo picture={picture} sizes={sizes} early={early} main={main} className="whole" />
      <Spaced>
        {tags.map(({ number, name, href, at }) => (
          <a
            key={href}
            className={[
              'labelled__tag',
              cut === 'end' && Number.parseInt(at, 10) > half && 'labelled__tag--before',
              ...pointClasses(at),
            ]
              .filter(Boolean)
              .join(' ')}
            href={href}
          >
            <b className="tag">{number}</b> <span className="labelled__name">{name}</span>
          </a>
        ))}
      </Spaced>
    </div>
  )
}
