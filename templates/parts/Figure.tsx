import * as data from './dataAttributes.ts'
import { Icon } from './Icon.tsx'
import { linkTo } from './link.ts'
import { Photo, type Picture } from './Picture.tsx'

interface Props {
  /** Undefined for a photograph that is missing. */
  picture: Picture | undefined
  caption: string | undefined
  /** The page of a video, and its player, which a script shows in place of the picture after a click. */
  video: { page: string; player: string } | undefined
  playLabel: string
}

/** A picture or a video in the text of a guide. */
export function Figure({ picture, caption, video, playLabel }: Props) {
  if (!picture) return <figure className="figure" />
  const photo = <Photo picture={picture} sizes="(min-width: 80rem) 52rem, (min-width: 60rem) 40rem, 100vw" />
  return (
    <figure className="figure">
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
    </figure>
  )
}
