import { Fragment } from 'react'
import { Icon } from '../../../src/render/Icon.tsx'
import type { Pages } from '../../content.ts'
import type { Booking } from '../../parts/Button.tsx'
import { linkTo } from '../../parts/link.ts'
import { Spaced } from '../../parts/Spaced.tsx'
import * as data from '../attributes.ts'
import type { PriceNotes } from '../prices/priceNotes.ts'
import { RegularPrice } from '../prices/RegularPrice.tsx'

export interface PriceRowProps {
  id: string
  name: string
  icon: string | undefined
  duration: string
  validity?: string | undefined
  timeSlot?: string | undefined
  days?: string | undefined
  /** A note, if it ends after closing. */
  late?: string | undefined
  /** A label such as "Popular". */
  badge?: string | undefined
  /** True for the one that most people take. */
  popular: boolean
  /** The numbers of the parts of a week in which it is sold, from 1; undefined for all. */
  weekParts?: readonly number[] | undefined
  /** The name of its booking link for screen readers: its name and, if it has any, its days. */
  nameWithDays: string
  /** In the order of the tiers. */
  tiers: ReadonlyArray<{ id: string; name: string } & PriceNotes & (SoldPrice | { notSold: string })>
}

/** The price for a tier, and a chat that asks for it. */
interface SoldPrice {
  price: string
  perHour: string
  booking: Booking
}

interface Props extends Omit<PriceRowProps, 'id'> {
  id: string | undefined
  labels: Pages['pricing']
}

/** The facts of a package besides its prices. */
export const rowFacts = (
  { duration, days, timeSlot, validity }: Omit<PriceRowProps, 'id'>,
  { validityLabel }: Pages['pricing'],
): string[] =>
  [duration, days, timeSlot, validity && `${validityLabel} ${validity}`].flatMap((fact) => fact ?? [])

/** One package: what it is, what it costs, and a link that books it. */
export function PriceRow(props: Props) {
  const { id, name, icon, nameWithDays, badge, popular, weekParts, tiers, labels, late } = props
  return (
    <li className="price-row" id={id} {...{ [data.forWeekParts]: weekParts?.join(' ') }}>
      <h4 className="price-row__name">
        {icon && <Icon name={icon} className="price-row__icon" />}
        {name}
        {badge && (
          <>
            <span className="visually-hidden">, </span>{' '}
            <span className={popular ? 'badge badge--popular' : 'badge'}>{badge}</span>
          </>
        )}
      </h4>
      <p className="price-row__facts">{rowFacts(props, labels).join('\u00a0· ')}</p>
      {late && <p className="price-row__late">{late}</p>}
      <Notes tiers={tiers} />
      <div className="by-tier price-row__prices">
        {tiers.map((tier, index) => (
          <p key={tier.id} className={`tier-${index + 1}`}>
            {'notSold' in tier ? (
              tier.notSold
            ) : (
              <>
                <span className="tier-name">{tier.name}</span>{' '}
                {tier.regular && <RegularPrice price={tier.regular} words={labels.regularPrice} />}
                <strong className="price">{tier.price}</strong>{' '}
                <span className="per-hour">
                  {tier.perHour} {labels.perHourLabel}
                </span>
              </>
            )}
          </p>
        ))}
      </div>
      <div className="by-tier price-row__bookings">
        <Spaced>
          {tiers.map(
            (tier, index) =>
              'booking' in tier && (
                <a key={tier.id} className={`button tier-${index + 1}`} {...linkTo(tier.booking.url)}>
                  {labels.bookLabel}
                  <span className="visually-hidden">
                    {' '}
                    {nameWithDays}, {tier.name}
                  </span>
                </a>
              ),
          )}
        </Spaced>
      </div>
    </li>
  )
}

/** Discounts and next prices: once if they are the same for all tiers. */
function Notes({ tiers }: Pick<PriceRowProps, 'tiers'>) {
  const notes = tiers.map(({ discount, next }) => [discount, next].flatMap((note) => note ?? []))
  const [first = []] = notes
  if (notes.every((ofTier) => ofTier.length === 0)) return null
  if (notes.every((ofTier) => String(ofTier) === String(first)))
    return <p className="price-row__notes">{spaced(first)}</p>
  return (
    <div className="by-tier price-row__notes">
      {tiers.map(({ id, name }, index) => {
        const ofTier = notes[index] ?? []
        return (
          ofTier.length > 0 && (
            <p key={id} className={`tier-${index + 1}`}>
              <span className="tier-name">{name}</span> {spaced(ofTier)}
            </p>
          )
        )
      })}
    </div>
  )
}

/** A line breaks between two notes, not inside one. */
const spaced = ([first, ...others]: readonly string[]) =>
  others.length === 0
    ? first
    : [first, ...others].map((note, index) => (
        <Fragment key={note}>
          {index > 0 && ' · '}
          <span className="price-row__note">{note}</span>
        </Fragment>
      ))
