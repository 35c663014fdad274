import type { Html } from '../../src/content/schema/fields.ts'
import type { Data, Pages } from '../../src/content/types.ts'
import { type Booking, BookingButton } from '../components/Button.tsx'
import { CallToAction, type Invitation } from '../components/CallToAction.tsx'
import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { Icon } from '../components/Icon.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import type { Picture } from '../components/Picture.tsx'
import { RelatedLinks } from '../components/RelatedLinks.tsx'
import { Rules } from '../components/Rules.tsx'
import { Section } from '../components/Section.tsx'
import { DateList, type TournamentDate } from '../components/TournamentDates.tsx'

export interface TournamentPageProps {
  tournament: {
    id: string
    name: string
    format: string
    text: Html
    day: string
    time: string
    entry: string
    /** What the entry fee is for: a team, a player. */
    entryUnit: string
    prize: string
    split: ReadonlyArray<{ part: number; printed: string }>
    /** The winners of past dates, from the first place down. */
    results: ReadonlyArray<{ iso: string; printed: string; places: readonly string[] }>
    /** The address of its calendar file. */
    calendar: string
  }
  dates: readonly TournamentDate[]
  labels: Pages['tournament']
  listLabels: Pages['tournaments']
  rules: { heading: string; rules: Data['tournaments']['rules'] }
  picture: Picture | undefined
  booking: Booking
  invitation: Invitation | undefined
}

/** Next dates, prize with its split, rules and winners of one tournament (design, section 3, "Open questions"). */
export function TournamentPage(props: TournamentPageProps) {
  const { tournament, dates, labels, listLabels, rules, picture, booking, invitation } = props
  return (
    <>
      <PageHeader heading={tournament.name} intro={tournament.text} picture={picture}>
        <p className="match-facts">
          <strong>{tournament.day}</strong>, {tournament.time}. {tournament.format}.
        </p>
        <p className="buttons">
          <BookingButton booking={booking} what={tournament.name} />
          {/* No download attribute: phones would keep a file instead of opening their calendar. */}
          <a className="button button--secondary" href={tournament.calendar} type="text/calendar">
            <Icon name="calendar-plus" />
            {listLabels.calendar.addLabel}
          </a>
        </p>
      </PageHeader>
      {dates.length > 0 && (
        <Section id="dates" heading={labels.datesHeading}>
          <DateList dates={dates} labels={labels} />
        </Section>
      )}
      <FirstScreenEnd />
      <Section id="prize" heading={labels.prizeHeading}>
        <p className="match-prize">{tournament.prize}</p>
        {tournament.split.length > 0 && <PrizeSplit split={tournament.split} places={labels.placeLabels} />}
        <p>
          {listLabels.entryLabel}: <strong>{tournament.entry}</strong> {tournament.entryUnit}
        </p>
      </Section>
      <Section id="rules" heading={rules.heading}>
        <Rules rules={rules.rules} />
      </Section>
      {tournament.results.length > 0 && <Results {...props} />}
      {invitation && <CallToAction {...invitation} />}
      <RelatedLinks related={labels.related} />
    </>
  )
}

interface PrizeSplitProps {
  split: TournamentPageProps['tournament']['split']
  places: readonly string[]
}

/** The parts of the prize as bars, relative to the largest one. */
function PrizeSplit({ split, places }: PrizeSplitProps) {
  const largest = Math.max(...split.map(({ part }) => part))
  return (
    <ol className="prize-split">
      {split.map(({ part, printed }, index) => (
        <li key={places[index] ?? index}>
          <svg viewBox={`0 0 ${largest} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={part} height="1" />
          </svg>
          <span>
            {places[index]} <strong>{printed}</strong>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The winners, the newest date first. */
function Results({ tournament: { results }, labels }: TournamentPageProps) {
  const columns = Math.max(...results.map(({ places }) => places.length))
  return (
    <Section id="results" heading={labels.resultsHeading}>
      <table className="match-results">
        <thead>
          <tr>
            <th scope="col">{labels.dateLabel}</th>
            {labels.placeLabels.slice(0, columns).map((place) => (
              <th key={place} scope="col">
                {place}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...results]
            .sort((a, b) => (a.iso < b.iso ? 1 : -1))
            .map(({ iso, printed, places }) => (
              <tr key={iso}>
                <th scope="row">
                  <time dateTime={iso}>{printed}</time>
                </th>
                {labels.placeLabels.slice(0, columns).map((place, index) => (
                  <td key={place}>{places[index]}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  )
}
