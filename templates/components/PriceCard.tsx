import type { Pages } from '../../src/content/types.ts'
import type { Booking } from './Button.tsx'
import { Icon } from './Icon.tsx'

export interface PriceCardProps {
  id: string
  name: string
  icon: string
  duration: string
  validity: string
  timeSlot?: string | undefined
  days?: string | undefined
  /** What sets this package apart, such as "Popular". */
  badge?: string | undefined
  /** True for the one that most people take. */
  popular: boolean
  /** In the order of the tiers. */
  tiers: ReadonlyArray<{ id: string; name: string } & (Sold | { notSold: string })>
}

/** The price for a tier, and a chat that asks for it. */
interface Sold {
  price: string
  perHour: string
  booking: Booking
}

interface Props extends PriceCardProps {
  labels: Pages['pricing']
}

/** One package: price first, then what it buys. */
export function PriceCard(props: Props) {
  const { id, name, icon, duration, validity, timeSlot, days, badge, popular, tiers, labels } = props
  const mark = popular ? 'price-card--popular' : badge ? 'price-card--marked' : ''
  return (
    <li className={`price-card ${mark}`.trim()} id={id}>
      <h4 className="price-card__name">
        <Icon name={icon} />
        <span>{name}</span>
        {badge && <span className={`badge badge--${popular ? 'popular' : 'value'}`}>{badge}</span>}
      </h4>
      <div className="price-card__choices">
        {tiers.map((tier, index) => (
          <p key={tier.id} className={`price-card__tier tier-${index + 1}`}>
            {'notSold' in tier ? (
              <span className="price-card__not-sold">{tier.notSold}</span>
            ) : (
              <>
                <span className="price-card__tier-name">{tier.name}</span>{' '}
                <strong className="price">{tier.price}</strong>{' '}
                <span className="per-hour">
                  {tier.perHour} {labels.perHourLabel}
                </span>
              </>
            )}
          </p>
        ))}
      </div>
      <dl className="price-card__facts">
        <Fact label={labels.durationLabel} value={duration} />
        <Fact label={labels.validityLabel} value={validity} />
        {days && <Fact label={labels.daysLabel} value={days} />}
        {timeSlot && <Fact label={labels.timeSlotLabel} value={timeSlot} />}
      </dl>
      <div className="price-card__choices price-card__bookings">
        {tiers.map(
          (tier, index) =>
            'booking' in tier && (
              <a
                key={tier.id}
                className={`button button--secondary tier-${index + 1}`}
                href={tier.booking.url}
                target="_blank"
                rel="noopener"
              >
                {labels.bookLabel}
                <span className="visually-hidden">
                  {name}, {tier.name}
                </span>
              </a>
            ),
        )}
      </div>
    </li>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
