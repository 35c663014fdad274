import { Photo, type Picture } from '../../../src/render/Picture.tsx'
import * as data from '../attributes.ts'

/**
 * The photograph of a tournament where it is next up, else nothing: the script moves the whole card there. Without one, a
 * face with the day as its picture.
 */
export const CardPhoto = ({ picture, day }: { picture: Picture | undefined; day: string | undefined }) =>
  picture ? (
    <Photo
      className="tournament__photo"
      picture={{ ...picture, alt: '' }}
      sizes="(min-width: 70rem) 32rem, 92vw"
    />
  ) : (
    <DayPoster className="tournament__photo" day={day} />
  )

/** The day in place of a photograph. It is no text, because the words beside it say it as well. */
export const DayPoster = ({ className, day }: { className: string; day: string | undefined }) => (
  <div className={`${className} day-poster`} {...{ [data.poster]: day }} />
)
