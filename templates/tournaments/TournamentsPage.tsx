import { Icon } from '../../src/render/Icon.tsx'
import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import type { Data, Pages } from '../content.ts'
import { type FrameProps, PageEnd } from '../layout/PageFrame.tsx'
import { PageHeader } from '../parts/PageHeader.tsx'
import { Section } from '../parts/Section.tsx'
import * as data from './attributes.ts'
import { TournamentCard, type TournamentCardProps } from './card/TournamentCard.tsx'
import { HouseRules } from './HouseRules.tsx'
import { Week, type WeekProps } from './week/Week.tsx'

interface TournamentsPageProps {
  frame: FrameProps
  page: Pages['tournaments']
  words: Data['words']
  /** Undefined for a week without tournaments. */
  week: WeekProps | undefined
  /** The next one that can be entered. */
  next: TournamentCardProps | undefined
  /** All others in the order of their next dates. */
  tournaments: readonly TournamentCardProps[]
  /** Sentences about dates at the same time. */
  notes: readonly string[]
  /** The calendar of all tournaments: two ways to subscribe to it, and its file. */
  calendar: { google: string; webcal: string; file: string }
  /** Runs before the tournaments are painted. */
  script: string
}

interface TournamentRulesProps {
  frame: FrameProps
  rules: Pick<Data['tournaments'], 'rulesHeading' | 'rules' | 'tournaments'>
}

/** The week and the tournaments (spec section 2, "Tournaments page"). */
export function TournamentsPage(props: TournamentsPageProps) {
  const { frame, page, week, tournaments, notes, calendar, script } = props
  return (
    <>
      <PageHeader heading={frame.page.heading} intro={frame.page.intro} picture={frame.picture} />
      {week && (
        <Section heading={week.heading} className="this-week split">
          <p className="this-week__dates split__beside">{week.dates}</p>
          <Week week={week} />
          <CalendarLinks page={page} calendar={calendar} />
        </Section>
      )}
      <NextUp {...props} />
      <Section heading={page.listHeading} className="night-list split">
        {notes.map((note) => (
          <p key={note} className="night-list__note split__beside">
            {note}
          </p>
        ))}
        {!week && <CalendarLinks page={page} calendar={calendar} />}
        <ol className="tournaments" {...{ [data.tournaments]: '' }}>
          {tournaments.map((tournament) => (
            <li key={tournament.id}>
              <TournamentCard tournament={tournament} labels={page} />
            </li>
          ))}
        </ol>
      </Section>
      <script dangerouslySetInnerHTML={{ __html: script }} />
      <FirstScreenEnd />
    </>
  )
}

/** The rules, below the tournaments. */
export const TournamentRules = ({ frame, rules }: TournamentRulesProps) => (
  <>
    <Section id="rules" heading={rules.rulesHeading}>
      <HouseRules {...rules} />
    </Section>
    <PageEnd frame={frame} />
  </>
)

/** The calendar of all tournaments. On small screens, its links are closed until someone wants one. */
const CalendarLinks = ({ page, calendar }: Pick<TournamentsPageProps, 'page' | 'calendar'>) => (
  <details className="calendars split__beside">
    <summary className="link-button">
      <Icon name="calendar-plus" />
      {page.calendar.addLabel}
    </summary>
    <p className="calendar-links">
      <a href={calendar.google} target="_blank" rel="noopener">
        <Icon name="calendar-sync" />
        {page.calendar.googleLabel}
      </a>{' '}
      <a href={calendar.webcal}>
        <Icon name="calendar-sync" />
        {page.calendar.subscribeLabel}
      </a>{' '}
      <a href={calendar.file} type="text/calendar">
        <Icon name="download" />
        {page.calendar.downloadLabel}
      </a>
    </p>
  </details>
)

/** The next one that can be entered. */
function NextUp({ next, words, page }: TournamentsPageProps) {
  if (!next) return null
  return (
    <section className="next-up section" aria-label={words.nextUp}>
      <div className="next-up__match" {...{ [data.nextUp]: '' }}>
        <h2 className="next-up__label">{words.nextUp}</h2>
        <TournamentCard tournament={next} labels={page} />
      </div>
    </section>
  )
}
