import type { WeekEvent, WeekProps } from './Week.tsx'

interface Props {
  week: WeekProps
  path: string
  /** The id of the tournament whose days are marked. */
  marked: string | undefined
}

/** The week as seven nights, below each other, for a text beside which there is no room for the timetable. */
export function NightsOfWeek({ week, path, marked }: Props) {
  return (
    <ol className="week-list">
      {week.days.map(({ iso, weekday, number, events, note }, index) => {
        const long = week.allDay.filter(({ at, length }) => at <= index && index < at + length)
        const shown = [...events, ...long]
        return (
          <li key={iso} className={shown.some(({ id }) => id === marked) ? 'week-list__marked' : undefined}>
            <time dateTime={iso}>
              {weekday} <span>{number}</span>
            </time>
            <div>
              {shown.map((event) => (
                <Night key={event.id} event={event} path={path} />
              ))}
              {shown.length === 0 && <p>{note}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

const Night = ({ event: { href, name, time, note }, path }: { event: WeekEvent; path: string }) => (
  <p>
    <a href={href?.startsWith('#') ? path + href : href}>{name}</a> {time}
    {note && ` · ${note}`}
  </p>
)
