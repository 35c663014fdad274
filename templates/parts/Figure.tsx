import type { FigureProps } from '../../src/pages/textPage.ts'
import { Icon } from '../../src/render/Icon.tsx'
import { Photo } from '../../src/render/Picture.tsx'
import * as data from './attributes.ts'
import { linkTo } from './link.ts'

/** A picture or a video in the text of a page. */
export function Figure({ picture, caption, video, playLabel }: FigureProps) {
  if (!picture) return <figure className="figure" />
  const sizes = '(min-width: 80rem) 52rem, (min-width: 60rem) 40rem, 100vw'
  const photo = <Photo picture={picture} sizes={sizes} className="whole" />
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
