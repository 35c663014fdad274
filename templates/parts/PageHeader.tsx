import type { Html } from '../../src/content/schema/fields.ts'
import { type MainPicture, Photo, type Picture } from '../../src/render/Picture.tsx'
import { Heading } from './Heading.tsx'
import { Prose } from './Prose.tsx'

interface Props {
  heading: string
  /** The end of the headline, in small letters. */
  headingEnd?: string | undefined
  intro?: Html
  picture?: Picture | undefined
  /** In place of a photograph that is missing. */
  poster?: React.ReactNode
  /** In place of any photograph; on phones below the words and the band. */
  drawing?: React.ReactNode
  /** Below them, as wide as the page. */
  band?: React.ReactNode
  /** Whether the photograph is below the headline, which is as wide as the page. */
  isWide?: boolean
  className?: string
  /** A line above the headline. */
  above?: React.ReactNode
  /** Buttons: on phones right below the headline, where everyone sees them. */
  actions?: React.ReactNode
  children?: React.ReactNode
}

/** How wide its photograph is: beside the words on wide screens, above them on others. */
const sizes = '(min-width: 60rem) 54vw, 100vw'

const wideSizes = '(min-width: 60rem) min(54vw, 780px), 100vw'

/** Its photograph as the main picture of a page. */
export const headerPicture = (picture: Picture | undefined, isWide = false): MainPicture | undefined =>
  picture && { picture, sizes: isWide ? wideSizes : sizes }

/** The top of every page but home: its photograph with nothing on it, its one h1, and an introduction. */
export function PageHeader(props: Props) {
  const { heading, headingEnd, intro, picture, poster, drawing, band, isWide = false } = props
  const { className, above, actions, children } = props
  const isPlain = !(picture || poster || drawing || band)
  /** On phones, the headline begins on the photograph, unless links are above it. */
  const isOnPhoto = (picture || poster) && !above
  const classes = [
    'page-header',
    isOnPhoto && 'page-header--photo',
    isWide && 'page-header--wide',
    isPlain && 'page-header--plain',
    className,
  ]
  return (
    <header className={classes.filter(Boolean).join(' ')}>
      {picture ? (
        <Photo className="page-header__photo" picture={picture} sizes={isWide ? wideSizes : sizes} main />
      ) : (
        poster
      )}
      <div className={actions ? 'page-header__text page-header__text--actions' : 'page-header__text'}>
        {above}
        <Heading level={1} end={headingEnd}>
          {heading}
        </Heading>
        {intro && <Prose text={intro} />}
        {children}
        {actions && <p className="buttons page-header__actions">{actions}</p>}
      </div>
      {band && <div className="page-header__band">{band}</div>}
      {drawing && <div className="page-header__drawing">{drawing}</div>}
    </header>
  )
}
