import * as data from '../parts/dataAttributes.ts'
import { Icon } from '../parts/Icon.tsx'
import { linkTo } from '../parts/link.ts'
import { Photo, type Picture } from '../parts/Picture.tsx'

interface Props {
  picture: Picture
  caption: string | undefined
  /** The page of a video, and its player, which a script shows in place of the picture after a click. */
  video: { page: string; player: string } | undefined
  playLabel: string
}

/** The content of a `figure` in the text of a guide. */
export function FigureContent({ picture, caption, video, playLabel }: Props) {
  const photo = <Photo picture={picture} sizes="(min-width: 80rem) 52rem, (min-width: 60rem) 40rem, 100vw" />
  return (
    <>
      {video ? (
        <a className="figure__video" {...linkTo(video.page)} {...{ [data.video]: video.player }}>
          {photo}
          <span className="figure__play">
            <Icon name="play" />
            <span className="visually-hidden">{playLabel}</span>
          </span>
        </a>
      ) : (
        photo
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </>
  )
}
