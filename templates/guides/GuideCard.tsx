import { guidePath } from '../../src/content/guideAddresses.ts'
import { type MainPicture, Photo, type Picture } from '../../src/render/Picture.tsx'
import { preview } from '../parts/attributes.ts'
import * as data from './attributes.ts'
import { Tags, topicPath } from './Tags.tsx'

export interface GuideCardProps {
  slug: string
  title: string
  description: string
  category: string
  /** At most the first three (spec section 2, "Blog list"). */
  tags: readonly string[]
  date: { iso: string; printed: string }
  readTime: string
  picture: Picture | undefined
  /** Set for a guide that is not published yet. */
  mark: string | undefined
}

interface Props {
  guide: GuideCardProps
  readMore: string
  /** Whether its picture is the main one of the page. */
  isMain?: boolean
  /** Whether it is beside the first one. */
  isSecond?: boolean
}

/** How wide the picture of the first guide is, that of the second one beside it, and those of the others. */
const leadSizes = '(min-width: 72rem) 66vw, 100vw'
const besideSizes = '(min-width: 72rem) 53vw, (min-width: 48rem) 50vw, (min-width: 40rem) 100vw, 48vw'
const cardSizes = '(min-width: 72rem) 26rem, (min-width: 48rem) 50vw, (min-width: 40rem) 100vw, 48vw'

/** The picture of the first guide as the main one of the page. */
export const leadPicture = (lead: GuideCardProps | undefined): MainPicture | undefined =>
  lead?.picture && { picture: lead.picture, sizes: leadSizes }

/** A guide in the list of all. Its headline is the link, and covers the card; category and tags are links above it. */
export function GuideCard({ guide, readMore, isMain = false, isSecond = false }: Props) {
  const { slug, description, category, tags, date, readTime, picture, mark } = guide
  const sizes = isMain ? leadSizes : isSecond ? besideSizes : cardSizes
  return (
    <li className="guide-card" data-picture={slug} {...{ [data.guide]: slug }}>
      {picture && <Photo picture={picture} sizes={sizes} main={isMain} />}
      <p className="guide-card__topic">
        <a href={topicPath('category', category)}>{category}</a>
        {mark && <span className="badge">{mark}</span>}
      </p>
      <h2 className="guide-card__title">
        <GuideLink guide={guide} />
      </h2>
      <p className="guide-card__description">{description}</p>
      <Tags tags={tags} />
      <p className="guide-card__meta row">
        <span>
          <time dateTime={date.iso}>{date.printed}</time> · {readTime}
        </span>{' '}
        <span className="guide-card__more" aria-hidden="true">
          {readMore}
        </span>
      </p>
    </li>
  )
}

/** The title of a guide, which leads to it. */
export const GuideLink = ({ guide: { slug, title, mark } }: { guide: GuideCardProps }) => (
  <a href={guidePath(slug)} {...(mark && { [preview]: '' })}>
    {title}
  </a>
)
