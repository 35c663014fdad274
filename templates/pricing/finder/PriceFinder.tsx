import { Icon } from '../../../src/render/Icon.tsx'
import type { Pages } from '../../content.ts'
import type { Booking } from '../../parts/Button.tsx'
import { fillBlanks } from '../../parts/blanks.ts'
import { linkTo } from '../../parts/link.ts'
import { Prose } from '../../parts/Prose.tsx'
import * as data from '../attributes.ts'
import { RegularPrice } from '../prices/RegularPrice.tsx'
import { Choice, Choices } from './Choices.tsx'

export interface PriceFinderProps {
  words: Pages['pricing']['finder']
  days: ReadonlyArray<{ id: string; name: string; inWords: string }>
  /** The day of the build or the next open one, which is chosen at first. */
  today: string
  /** One start alone is not shown. Its id is the time, or empty for any other time. */
  starts: ReadonlyArray<{ id: string; name: string }>
  lateNotes: readonly LateNote[]
  screens: ReadonlyArray<{
    id: string
    name: string
    detail?: string | undefined
    isConsole: boolean
    blocks: readonly PriceBlock[]
  }>
  hours: readonly number[]
  players: ReadonlyArray<{ value: number; label: string; isForConsoles: boolean }>
  /** How prices and messages name an hour, and hours. */
  labels: Pick<Pages['pricing'], 'perHourLabel' | 'durationUnit' | 'durationUnitOne' | 'regularPrice'>
  /** For the script: language (BCP 47) and currency (ISO 4217) to print sums, and how many milliseconds its clock is later than UTC. */
  money: { language: string; currency: string; utcOffset: number }
  booking: Booking
}

/** For hours that end after closing: the id of the start, and the days, where it is not for all. */
export interface LateNote {
  start: string
  days: readonly string[] | undefined
  hours: readonly number[]
  text: string
}

/** The prices for each number of hours, from 1 on, for some choices. A choice that is not named may be any. */
export interface PriceBlock {
  /** What they are for, up to the hours, which are the numbers of the list. */
  title: string
  days?: readonly string[] | undefined
  starts?: readonly string[] | undefined
  players?: readonly number[]
  prices: readonly FoundPrice[]
}

export interface FoundPrice {
  /** For one seat, or for a console, and as the site prints it; undefined where it is not sold. */
  amount?: { value: number; printed: string }
  /** The amount without discounts, as printed; and the names of these, and how long they last. */
  usual?: string | undefined
  discounts?: string | undefined
  /** The parts of the price, and a remark. */
  lines: readonly string[]
}

interface Props extends PriceFinderProps {
  /** Above the choices. */
  children?: React.ReactNode
  className?: string
}

/**
 * The price finder: radio buttons on its stub, the price on its face. All prices are in the page;
 * CSS shows the one that is chosen, so that it works without script. A script multiplies it by the players.
 */
export function PriceFinder({ words, children, className = '', ...props }: Props) {
  const { days, today, starts, screens, hours, players, labels, money } = props
  const hoursInWords = [labels.durationUnitOne, labels.durationUnit].map((unit) => `{count} ${unit}`)
  const attributes = { [data.priceFinder]: '', [data.money]: JSON.stringify(money) }
  return (
    <div className={`ticket ${className}`.trim()} {...attributes}>
      <div className="ticket__stub">
        {children}
        <Choices name="screen" legend={words.screenLabel}>
          {screens.map(({ id, name, detail, isConsole }, index) => (
            <Choice
              key={id}
              name="screen"
              value={id}
              index={index}
              label={name}
              detail={detail}
              attributes={isConsole ? { [data.isConsole]: '' } : {}}
            />
          ))}
        </Choices>
        <Choices name="day" legend={words.dayLabel}>
          {days.map(({ id, name, inWords }) => (
            <Choice
              key={id}
              name="day"
              value={id}
              label={name}
              isChosen={id === today}
              attributes={{ [data.inWords]: inWords }}
            />
          ))}
        </Choices>
        {starts.length > 1 && (
          <Choices name="start" legend={words.startLabel}>
            {starts.map(({ id, name }, index) => (
              <Choice key={id} name="start" value={id} index={index} label={name} isChosen={id === ''} />
            ))}
          </Choices>
        )}
        <Choices
          name="hours"
          legend={words.hoursLabel}
          attributes={{ [data.inWords]: JSON.stringify(hoursInWords) }}
        >
          {hours.map((value) => (
            <Choice key={value} name="hours" value={value} label={String(value)} isChosen={value === 1} />
          ))}
        </Choices>
        <Choices
          name="players"
          legend={words.playersLabel}
          consoleLegend={screens.some(({ isConsole }) => isConsole) ? words.controllersLabel : undefined}
          attributes={{
            [data.inWords]: JSON.stringify([words.playersOne, words.playersMany, words.playersMore]),
            [data.controllers]: JSON.stringify([words.controllersOne, words.controllersMany]),
            [data.more]: words.more,
          }}
        >
          {players.map(({ value, label, isForConsoles }) => (
            <Choice
              key={value}
              name="players"
              value={value}
              label={label}
              isChosen={value === 1}
              attributes={{
                ...(!isForConsoles && { [data.seatsOnly]: '' }),
                ...(words.group && value >= words.group.from && { [data.isGroup]: '' }),
              }}
            />
          ))}
        </Choices>
      </div>
      <Face {...props} words={words} />
    </div>
  )
}

function Face({ words, starts, screens, hours, lateNotes, labels, booking }: PriceFinderProps) {
  const hourly = `{price} ${labels.perHourLabel}`
  const indexOf = (start: string) => starts.findIndex(({ id }) => id === start) + 1
  return (
    <div className="ticket__face">
      {screens.map((screen, index) => (
        <div key={screen.id} {...{ [data.forScreens]: index + 1 }}>
          {screen.blocks.flatMap((block) => [
            // For readers of the page without its styles, which show it on no day.
            <p key={block.title} {...{ [data.forDays]: '' }}>
              {block.title}
            </p>,
            <Prices
              key={`${block.title} prices`}
              block={block}
              hours={hours}
              indexOf={indexOf}
              words={labels.regularPrice}
            />,
          ])}
        </div>
      ))}
      {/* Without script, prices are those of a seat; for one hour of one player, both texts are right. */}
      <p className="ticket__each" {...{ [data.each]: words.each, [data.hourly]: hourly }}>
        {fillBlanks(hourly, { price: '' })}
      </p>
      <p className="ticket__each ticket__each--seat">{fillBlanks(words.each, { price: '' })}</p>
      {lateNotes.map(({ start, days, hours, text }) => (
        <p
          key={`${start} ${days}`}
          className="ticket__late"
          {...{
            [data.forDays]: days?.join(' '),
            [data.forStarts]: indexOf(start),
            [data.forHours]: hours.join(' '),
          }}
        >
          {text}
        </p>
      ))}
      <a
        className="button button--primary"
        {...linkTo(booking.url)}
        {...{ [data.message]: words.bookMessage }}
      >
        <Icon name="message-circle" />
        {booking.label}
      </a>
      {words.note && <Prose text={words.note} className="ticket__note" />}
      {words.group && <Prose text={words.group.text} className="ticket__note ticket__note--group" />}
      <p className="ticket__status" role="status" {...{ [data.torn]: words.booked }} />
    </div>
  )
}

interface PricesProps extends Pick<PriceFinderProps, 'hours'> {
  block: PriceBlock
  /** The number of a start, from 1. */
  indexOf: (start: string) => number
  /** Around a usual price. */
  words: string
}

/** A list whose numbers are the hours. */
function Prices({ block, hours, indexOf, words }: PricesProps) {
  const { days, starts, players, prices } = block
  const longest = Math.max(...prices.map(({ amount }) => amount?.printed.length ?? 0))
  return (
    <ol
      className={`characters-${longest}`}
      {...{
        [data.forDays]: days?.join(' '),
        [data.forStarts]: starts?.map(indexOf).join(' '),
        [data.forPlayers]: players?.join(' '),
        [data.amounts]: prices.map(({ amount }) => amount?.value ?? '-').join(' '),
      }}
    >
      {prices.map(({ amount, usual, discounts, lines }, index) => (
        <li key={hours[index]}>
          {amount && <b>{amount.printed}</b>}
          {usual && (
            <small>
              {' '}
              <RegularPrice price={usual} words={words} />
              {discounts}
            </small>
          )}
          {lines.flatMap((line) => [' ', <span key={line}>{line}</span>])}
        </li>
      ))}
    </ol>
  )
}
