import { Fragment } from 'react'
import type { Pages } from '../../src/content/types.ts'
import { until } from '../dataAttributes.ts'

interface Moment {
  iso: string
  printed: string
}

/** A date of a tournament. */
export interface TournamentDate {
  /** Its day, or its first and its last day. */
  days: readonly Moment[]
  /** Undefined for one that takes all day. */
  time: string | undefined
  /** The instant at which it is over. */
  until: string
  status: 'planned' | 'moved' | 'sold-out' | 'cancelled'
  /** Its state in words, where it is not as planned. */
  note: string | undefined
  reason: string | undefined
  registration: { opens: Moment; closes: Moment } | undefined
}

/** The day of a date, or its first and last day; struck out where it is cancelled. */
export function Days({ date: { days, status } }: { date: TournamentDate }) {
  const printed = days.map(({ iso, printed }, index) => (
    <Fragment key={iso}>
      {index > 0 && ' – '}
      <time dateTime={iso}>{printed}</time>
    </Fragment>
  ))
  return status === 'cancelled' ? <s>{printed}</s> : printed
}

/** Why a date is not as planned. */
export const stateOf = ({ note, reason }: TournamentDate): string | undefined =>
  note && (reason ? `${note}: ${reason}` : note)

/** The next date on a card, with cancelled ones before it. */
export function NextDates({ dates, label }: { dates: readonly TournamentDate[]; label: string }) {
  return dates.map((date) => (
    <p key={date.until} className="tournament__next" {...{ [until]: date.until }}>
      {date.status !== 'cancelled' && `${label} `}
      <Days date={date} />
      {date.note && <strong className="tournament__state"> {stateOf(date)}</strong>}
    </p>
  ))
}

interface DateListProps {
  dates: readonly TournamentDate[]
  labels: Pick<Pages['tournament'], 'opensLabel' | 'closesLabel'>
}

/** The next dates of one tournament: each with its state, and when one can enter. */
export function DateList({ dates, labels }: DateListProps) {
  return (
    <ol className="match-dates">
      {dates.map((date) => (
        <li key={date.until} className="match-date" {...{ [until]: date.until }}>
          <p className="match-date__day">
            <Days date={date} />
          </p>
          {date.time && <p className="match-date__time">{date.time}</p>}
          {date.note && <p className="match-date__state">{stateOf(date)}</p>}
          {date.registration && (
            <dl>
              <dt>{labels.opensLabel}</dt>
              <dd>
                <time dateTime={date.registration.opens.iso}>{date.registration.opens.printed}</time>
              </dd>
              <dt>{labels.closesLabel}</dt>
              <dd>
                <time dateTime={date.registration.closes.iso}>{date.registration.closes.printed}</time>
              </dd>
            </dl>
          )}
        </li>
      ))}
    </ol>
  )
}
