import { Icon } from '../../../src/render/Icon.tsx'
import type { Picture } from '../../../src/render/Picture.tsx'
import type { Pages } from '../../content.ts'
import * as shared from '../../parts/attributes.ts'
import { BookingButton } from '../../parts/Button.tsx'
import { linkTo } from '../../parts/link.ts'
import { longestWordClass } from '../../parts/longestWord.ts'
import { Prose } from '../../parts/Prose.tsx'
import * as data from '../attributes.ts'
import type { Tournament } from '../dates/dates.ts'
import type { DateState, Moments } from '../dates/states.ts'
import { BigDate, type BigDateProps } from './BigDate.tsx'
import { CardPhoto } from './CardPhoto.tsx'

interface Moment {
  iso: string
  printed: string
}

/** A text that a date shows in some of its states. */
export interface StateText {
  in: readonly DateState[]
  /** The mark beside the words, so that the state depends neither on colour nor on shape alone. */
  marker: 'live' | 'coming' | 'over'
  /** With the blanks `{opens}` and `{closes}` where `times` fills them. */
  text: string
  note?: string | undefined
  times?: { opens: Moment; closes: Moment }
}

/** An action that a date offers in some of its states. */
interface StateAction {
  in: readonly DateState[]
  kind: 'enter' | 'remind' | 'ask' | 'come' | 'next'
  label: string
  /** Undefined for a next date without a page of its own. */
  href: string | undefined
}

/** A date of a tournament. */
export interface PrintedDate {
  days: BigDateProps['date']['days']
  time: string
  moments: Moments
  /** What is not as usual: where it was moved from, or its other hours, and why. */
  change: string | undefined
  words: readonly StateText[]
  actions: readonly StateAction[]
}

/** A tournament as pages print it. */
export interface Printed {
  /** Its name in full. */
  title: string
  /** When it takes place: “Every Saturday”. */
  day: string
  time: string
  /** How it is played. */
  format: string
  entry: string
  /** What the entry fee is for: a team, a player; empty where entry is free. */
  entryUnit: string
  prize: string
  /** Empty for a prize that is not split. */
  prizeSplit: string
}

export interface TournamentCardProps extends Pick<Tournament, 'id' | 'name' | 'icon' | 'text'>, Printed {
  date: PrintedDate
  /** The address of its page; undefined for a café whose tournaments have none. */
  path: string | undefined
  /** The address of its calendar. */
  calendar: string
  picture: Picture | undefined
}

interface CardProps {
  tournament: TournamentCardProps
  labels: Pages['tournaments']
}

/** A tournament with its next date: face, perforation, stub. */
export function TournamentCard({ tournament, labels }: CardProps) {
  const { id, name, path, date, picture } = tournament
  return (
    <article className="tournament" id={id} {...dateAttributes(date)}>
      <CardPhoto picture={picture} day={date.days[0]?.number} />
      <BigDate date={date} />
      <div className="tournament__words">
        <h3 className={longestWordClass(name)}>{path ? <a href={path}>{name}</a> : name}</h3>
        <p className="tournament__when">
          <Icon name={tournament.icon} />
          <span>
            <strong>{tournament.day}</strong>, <span className="tournament__time">{tournament.time}</span>.{' '}
            {tournament.format}
          </span>
        </p>
        {date.change && <p className="tournament__change">{date.change}</p>}
        <Prose text={tournament.text} />
      </div>
      <dl className="tournament__figures">
        <div>
          <dt>{labels.entryLabel}</dt>
          <dd className="tournament__figure">{tournament.entry}</dd>
          {tournament.entryUnit && <dd>{tournament.entryUnit}</dd>}
        </div>
        <div>
          <dt>{labels.prizeLabel}</dt>
          <dd className="tournament__figure">{tournament.prize}</dd>
          {tournament.prizeSplit && (
            <dd>
              <span className="visually-hidden">{labels.splitLabel} </span>
              {tournament.prizeSplit}
            </dd>
          )}
        </div>
      </dl>
      <DateStub
        date={date}
        name={name}
        calendar={{ href: tournament.calendar, label: labels.calendar.addLabel }}
      />
    </article>
  )
}

/** The data of a date for the client script. */
export const dateAttributes = ({ moments }: Pick<PrintedDate, 'moments'>) => ({
  [data.tournamentDate]: moments.status,
  [data.opens]: moments.opens,
  [data.closes]: moments.closes,
  [data.starts]: moments.starts,
  [data.ends]: moments.ends,
})

/** The data of a part of a date that is shown in some states; at first it is the state of a page without script. */
export const stateAttributes = (
  states: readonly DateState[],
  { moments: { status } }: Pick<PrintedDate, 'moments'>,
) => ({
  [data.inStates]: states.join(' '),
  ...(states.includes(status === 'planned' || status === 'moved' ? 'unknown' : status)
    ? { [shared.shown]: '' }
    : { hidden: true }),
})

interface StubProps {
  date: PrintedDate
  /** The name of the tournament, for screen readers. */
  name: string
  calendar?: { href: string; label: string } | undefined
}

/**
 * The state of a date and its action. All states are in the page, on top of each other, so that the script that chooses one
 * causes no layout shift; without the script, the text is true at any time.
 */
export function DateStub({ date, name, calendar }: StubProps) {
  const { words, actions } = date
  return (
    <div className="tournament__stub">
      <div className="tournament__states">
        {words.map((part) => (
          <p
            key={part.in[0]}
            className={`tournament__state marker marker--${part.marker}`}
            {...stateAttributes(part.in, date)}
          >
            <strong>{part.times ? <Times text={part.text} times={part.times} /> : part.text}</strong>
            {part.note && <span> {part.note}</span>}
          </p>
        ))}
      </div>
      <div className="tournament__states">
        {actions.map((action) => (
          <p
            key={action.kind}
            className="tournament__state tournament__action"
            {...stateAttributes(action.in, date)}
          >
            <Action action={action} name={name} calendar={calendar} />
          </p>
        ))}
      </div>
    </div>
  )
}

const icons = { remind: 'calendar-plus', ask: 'message-circle', come: 'navigation' } as const

function Action({ action, name, calendar }: Omit<StubProps, 'date'> & { action: StateAction }) {
  const { kind, label, href } = action
  const what = <span className="visually-hidden"> {name}</span>
  if (href === undefined) return label
  // No download attribute on calendars: phones would keep a file instead of opening their calendar.
  if (kind === 'enter')
    return (
      <>
        <BookingButton booking={{ label, url: href }} what={name} isPrimary={false} />{' '}
        {calendar && (
          <a
            className="tournament__calendar"
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
