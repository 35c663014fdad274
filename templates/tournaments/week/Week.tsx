import * as shared from '../../parts/attributes.ts'
import { longestWordClass } from '../../parts/longestWord.ts'
import { Spaced } from '../../parts/Spaced.tsx'
import * as data from '../attributes.ts'
import { dateAttributes } from '../card/TournamentCard.tsx'
import type { Moments } from '../dates/states.ts'

export interface WeekEvent {
  id: string
  /** Links to its card; for a finished tournament, to its page. */
  href: string | undefined
  name: string
  time: string
  moments: Moments
  /** Whether it is the next one that can be entered. */
  isNext: boolean
  /** The words while it is on, and when it begins soon. */
  onNow: string
  startsIn: string
  /** Its state in words, where it is cancelled or sold out. */
  note: string | undefined
}

/** Start and length, in half hours of a day or in days of the week. */
interface Placed {
  at: number
  length: number
}

export interface WeekDay {
  iso: string
  /** When it begins, in milliseconds since 1970 (UTC). */
  begins: number
  weekday: string
  number: string
  events: ReadonlyArray<WeekEvent & Placed>
  /** The text of a day without tournaments. */
  note: string | undefined
}

export interface WeekProps {
  heading: string
  dates: string
  /** The first hour of the timetable, and how many there are; none in a week of whole days. */
  hours: { from: number; count: number }
  hourNames: readonly string[]
  days: readonly WeekDay[]
  /** With their days, which small screens name. */
  allDay: ReadonlyArray<WeekEvent & Placed & { days: string }>
}

/** The week as a timetable: days beside each other on wide screens, below each other on small ones. */
export function Week({ week: { hours, hourNames, days, allDay } }: { week: WeekProps }) {
  return (
    <div className={`week from-${hours.from} hours-${hours.count}`}>
      <p className="week__hours" aria-hidden="true">
        <Spaced>
          {hourNames.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </Spaced>
      </p>
      <ol className="week__days">
        {days.map(({ iso, begins, weekday, number, events, note }, index) => (
          <li key={iso} className={`week__day at-${index}`} {...{ [data.day]: begins }}>
            <p className="week__name">
              <time dateTime={iso}>
                {weekday} <span>{number}</span>
              </time>
            </p>
            <div className="week__events">
              <Spaced>
                {events.map((event) => (
                  <Block key={event.id} event={event} />
                ))}
              </Spaced>
              {note && <p className="week__note">{note}</p>}
            </div>
          </li>
        ))}
        {allDay.map((event) => (
          <li key={event.id} className={`week__long at-${event.at} for-${event.length}`}>
            <p className="week__name">{event.days}</p>
            <Block event={event} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Block({ event }: { event: WeekEvent & Placed }) {
  const { href, name, time, moments, isNext, note, onNow, startsIn } = event
  return (
    <a
      className={`week__event at-${event.at} for-${event.length}`}
      href={href}
      {...dateAttributes({ moments })}
      {...(isNext && { [data.next]: '' })}
    >
      <strong className={longestWordClass(name)}>{name}</strong>{' '}
      <span {...{ [shared.onNow]: onNow, [shared.startsIn]: startsIn }}>{time}</span>
      {note && <span className="week__state"> {note}</span>}
    </a>
  )
}
