import type { Pages, Tournament } from '../../src/content/types.ts'
import { BookingButton } from '../parts/Button.tsx'
import * as data from '../parts/dataAttributes.ts'
import { Icon } from '../parts/Icon.tsx'
import { letters } from '../parts/letters.ts'
import { linkTo } from '../parts/link.ts'
import { Prose } from '../parts/Prose.tsx'
import { Spaced } from '../parts/Spaced.tsx'
import type { MatchState, Moments } from './matchState.ts'

interface Moment {
  iso: string
  printed: string
}

/** A text that a match shows in some states of its date. */
export interface MatchPart {
  in: readonly MatchState[]
  /** The mark beside the words, so that the state depends neither on colour nor on shape alone. */
  marker: 'live' | 'coming' | 'over'
  /** With the blanks `{opens}` and `{closes}` where `times` fills them. */
  text: string
  note?: string | undefined
  times?: { opens: Moment; closes: Moment }
}

/** An action that a match offers in some states of its date. */
interface MatchAction {
  in: readonly MatchState[]
  kind: 'enter' | 'remind' | 'ask' | 'come' | 'next'
  label: string
  /** Undefined for a next date without a page of its own. */
  href: string | undefined
}

/** A date of a tournament. */
export interface MatchDate {
  /** Its day, or its first and its last day. */
  days: ReadonlyArray<Moment & { weekday: string; number: string; month: string }>
  time: string
  moments: Moments
  /** Where it was moved from, and why. */
  moved: string | undefined
  words: readonly MatchPart[]
  actions: readonly MatchAction[]
}

/** A tournament as pages print it. */
export interface Printed {
  /** Its name in full. */
  title: string
  /** When it takes place: “Every Saturday”. */
  day: string
  time: string
  entry: string
  /** What the entry fee is for: a team, a player; empty where entry is free. */
  entryUnit: string
  prize: string
  /** Empty for a prize that is not split. */
  prizeSplit: string
}

export interface MatchProps extends Pick<Tournament, 'id' | 'name' | 'icon' | 'format' | 'text'>, Printed {
  date: MatchDate
  /** The address of its page; undefined for a café whose tournaments have none. */
  path: string | undefined
  /** The address of its calendar. */
  calendar: string
}

/** A tournament with its next date: face, perforation, stub. */
export function Match({ match, labels }: { match: MatchProps; labels: Pages['tournaments'] }) {
  const { id, name, path, date } = match
  return (
    <article className="match" id={id} {...matchAttributes(date)}>
      <MatchDay date={date} />
      <div className="match__words">
        <h3 className={letters(name)}>{path ? <a href={path}>{name}</a> : name}</h3>
        <p className="match__when">
          <Icon name={match.icon} />
          <span>
            <strong>{match.day}</strong> <span className="match__time">{date.time}</span>. {match.format}
          </span>
        </p>
        {date.moved && <p className="match__moved">{date.moved}</p>}
        <Prose text={match.text} />
      </div>
      <dl className="match__figures">
        <div>
          <dt>{labels.entryLabel}</dt>
          <dd className="match__figure">{match.entry}</dd>
          {match.entryUnit && <dd>{match.entryUnit}</dd>}
        </div>
        <div>
          <dt>{labels.prizeLabel}</dt>
          <dd className="match__figure">{match.prize}</dd>
          {match.prizeSplit && (
            <dd>
              <span className="visually-hidden">{labels.splitLabel} </span>
              {match.prizeSplit}
            </dd>
          )}
        </div>
      </dl>
      <MatchStub
        date={date}
        name={name}
        calendar={{ href: match.calendar, label: labels.calendar.addLabel }}
      />
    </article>
  )
}

/** The data of a date for the client script. */
export const matchAttributes = ({ moments }: Pick<MatchDate, 'moments'>) => ({
  [data.match]: moments.status,
  [data.opens]: moments.opens,
  [data.closes]: moments.closes,
  [data.starts]: moments.starts,
  [data.ends]: moments.ends,
})

/** The day in large figures; struck out where it is cancelled. */
export function MatchDay({ date: { days, moments } }: { date: MatchDate }) {
  const Day = moments.status === 'cancelled' ? 's' : 'span'
  return (
    <p className={days.length > 1 ? 'match__date match__date--days' : 'match__date'}>
      <Spaced>
        {days.map(({ iso, weekday, number, month }) => (
          <time key={iso} dateTime={iso}>
            <span className="match__weekday">{weekday}</span> <Day className="match__number">{number}</Day>{' '}
            <span className="match__month">{month}</span>
          </time>
        ))}
      </Spaced>
    </p>
  )
}

interface StubProps {
  date: MatchDate
  /** The name of the tournament, for screen readers. */
  name: string
  calendar?: { href: string; label: string } | undefined
}

/**
 * The state of a date and its action. All states are in the page, on top of each other, so that the script that chooses one
 * causes no layout shift; without the script, the text is true at any time.
 */
export function MatchStub({ date: { words, actions, moments }, name, calendar }: StubProps) {
  const first: MatchState =
    moments.status === 'planned' || moments.status === 'moved' ? 'unknown' : moments.status
  const attributes = ({ in: states }: Pick<MatchPart, 'in'>) => ({
    [data.inStates]: states.join(' '),
    ...(states.includes(first) ? { [data.shown]: '' } : { hidden: true }),
  })
  return (
    <div className="match__stub">
      <div className="match__states">
        {words.map((part) => (
          <p key={part.in[0]} className={`match__state marker marker--${part.marker}`} {...attributes(part)}>
            <strong>{part.times ? <Times text={part.text} times={part.times} /> : part.text}</strong>
            {part.note && <span> {part.note}</span>}
          </p>
        ))}
      </div>
      <div className="match__states">
        {actions.map((action) => (
          <p key={action.kind} className="match__state match__action" {...attributes(action)}>
            <Action action={action} name={name} calendar={calendar} />
          </p>
        ))}
      </div>
    </div>
  )
}

const icons = { remind: 'calendar-plus', ask: 'message-circle', come: 'navigation' } as const

function Action({ action, name, calendar }: Omit<StubProps, 'date'> & { action: MatchAction }) {
  const { kind, label, href } = action
  const what = <span className="visually-hidden"> {name}</span>
  if (href === undefined) return label
  // No download attribute on calendars: phones would keep a file instead of opening their calendar.
  if (kind === 'enter')
    return (
      <>
        <BookingButton booking={{ label, url: href }} what={name} kind="secondary" />{' '}
        {calendar && (
          <a
            className="match__calendar"
            href={calendar.href}
            type="text/calendar"
            aria-label={`${calendar.label}: ${name}`}
          >
            <Icon name="calendar-plus" />
          </a>
        )}
      </>
    )
  return (
    <a {...linkTo(href)}>
      {kind !== 'next' && <Icon name={icons[kind]} />}
      <span>
        {label}
        {what}
      </span>
    </a>
  )
}

/** A text with two times in it. */
function Times({ text, times }: { text: string; times: { opens: Moment; closes: Moment } }) {
  return text.split(/\{(opens|closes)\}/).map((part) => {
    const moment = part === 'opens' || part === 'closes' ? times[part] : undefined
    return moment ? (
      <time key={part} dateTime={moment.iso}>
        {moment.printed}
      </time>
    ) : (
      part
    )
  })
}
