import type { Html } from '../../src/content/schema/fields.ts'
import type { Pages } from '../../src/content/types.ts'
import { type Booking, BookingButton } from '../components/Button.tsx'
import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { Icon } from '../components/Icon.tsx'
import { type FrameProps, PageFrame } from '../components/PageFrame.tsx'
import { Prose } from '../components/Prose.tsx'
import { Rules } from '../components/Rules.tsx'
import { Section } from '../components/Section.tsx'
import { NextDates, type TournamentDate } from '../components/TournamentDates.tsx'

export interface TournamentsPageProps {
  frame: FrameProps
  page: Pages['tournaments']
  tournaments: ReadonlyArray<{
    id: string
    name: string
    icon: string
    format: string
    day: string
    time: string
    /** The address of its page; undefined for a café whose tournaments have none. */
    path: string | undefined
    /** The next date, with cancelled ones before it. */
    dates: readonly TournamentDate[]
    entry: string
    /** What the entry fee is for: a team, a player; empty where entry is free. */
    entryUnit: string
    prize: string
    prizeSplit?: string | undefined
    text: Html
    booking: Booking
    /** The address of its calendar file. */
    calendar: string
  }>
  /** The calendar of all tournaments: to subscribe to, and as a file. */
  calendar: { subscribe: string; download: string }
  rulesHeading: string
  rules: ReadonlyArray<{ id: string; title: string; text: Html }>
}

/** Cards and rules (spec section 2, "Tournaments page"). */
export function TournamentsPage(props: TournamentsPageProps) {
  const { frame, page, tournaments, calendar, rulesHeading, rules } = props
  return (
    <PageFrame frame={frame}>
      <Section heading={page.listHeading}>
        <p className="calendar-links">
          <a href={calendar.subscribe}>
            <Icon name="calendar-sync" />
            {page.calendar.subscribeLabel}
          </a>
          <a href={calendar.download} type="text/calendar">
            <Icon name="download" />
            {page.calendar.downloadLabel}
          </a>
        </p>
        <ul className="tournaments">
          {tournaments.map((entry) => (
            <li key={entry.id} id={entry.id} className="tournament">
              <div className="tournament__match">
                <Icon name={entry.icon} />
                <p className="tournament__when">
                  <strong>{entry.day}</strong> {entry.time}
                </p>
                <NextDates dates={entry.dates} label={page.nextLabel} />
                <h3>
                  {entry.path ? (
                    <a href={entry.path}>
                      {entry.name} <Icon name="arrow-right" />
                    </a>
                  ) : (
                    entry.name
                  )}
                </h3>
                <p className="tournament__format">{entry.format}</p>
                <Prose text={entry.text} />
              </div>
              <div className="tournament__stub">
                <dl>
                  <div>
                    <dt>{page.entryLabel}</dt>
                    <dd className="tournament__entry">
                      {entry.entry}{' '}
                      {entry.entryUnit && <span className="tournament__unit">{entry.entryUnit}</span>}
                    </dd>
                  </div>
                  <div>
                    <dt>{page.prizeLabel}</dt>
                    <dd className="tournament__prize">{entry.prize}</dd>
                  </div>
                  {entry.prizeSplit && (
                    <div className="tournament__split">
                      <dt>{page.splitLabel}</dt>
                      <dd>{entry.prizeSplit}</dd>
                    </div>
                  )}
                </dl>
                <BookingButton booking={entry.booking} what={entry.name} kind="secondary" />
                {/* No download attribute: phones would keep a file instead of opening their calendar. */}
                <p className="calendar-links">
                  <a
                    href={entry.calendar}
                    type="text/calendar"
                    aria-label={`${page.calendar.addLabel}: ${entry.name}`}
                  >
                    <Icon name="calendar-plus" />
                    {page.calendar.addLabel}
                  </a>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <FirstScreenEnd />
      <Section id="rules" heading={rulesHeading}>
        <Rules rules={rules} />
      </Section>
    </PageFrame>
  )
}
