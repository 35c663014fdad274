import type { Moments } from '../dates/states.ts'

export interface BigDateProps {
  date: {
    /** Its day, or its first and its last day. */
    days: ReadonlyArray<{ iso: string; printed: string; weekday: string; number: string; month: string }>
    moments: Moments
  }
}

/** The day in large figures, “Sat 28 Nov”, or both days, “Sat–Sun 28–29 Nov”; struck out where it is cancelled. */
export function BigDate({ date: { days, moments } }: BigDateProps) {
  const Day = moments.status === 'cancelled' ? 's' : 'span'
  const [first, last] = days
  if (!first) return null
  if (!last)
    return (
      <p className="tournament__date">
        <time dateTime={first.iso}>
          <span className="tournament__weekday">{first.weekday}</span>{' '}
          <Day className="tournament__number">{first.number}</Day>{' '}
          <span className="tournament__month">{first.month}</span>
        </time>
      </p>
    )
  const isOneMonth = first.month === last.month
  return (
    <p className="tournament__date tournament__date--days">
      <span className="tournament__weekday">
        {first.weekday}–{last.weekday}
      </span>{' '}
      <span className="tournament__days">
        <Day className="tournament__number">
          <time dateTime={first.iso}>
            {first.number}
            {!isOneMonth && <small> {first.month}</small>}
          </time>
          –<time dateTime={last.iso}>{last.number}</time>
        </Day>{' '}
        <span className="tournament__month">{last.month}</span>
      </span>
    </p>
  )
}
