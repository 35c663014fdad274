import { Icon } from '../../src/render/Icon.tsx'
import type { Picture } from '../../src/render/Picture.tsx'
import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import type { Data, Pages } from '../content.ts'
import { PageHeader } from '../parts/PageHeader.tsx'
import { RelatedLinks } from '../parts/RelatedLinks.tsx'
import { Section } from '../parts/Section.tsx'
import { ShareButton, ShareStatus } from '../parts/Share.tsx'
import { type Coming, Strip } from '../parts/Status.tsx'
import { BigDate } from './card/BigDate.tsx'
import { DayPoster } from './card/CardPhoto.tsx'
import { DateStub, dateAttributes, type PrintedDate } from './card/TournamentCard.tsx'
import { HouseRules } from './HouseRules.tsx'
import { NextDate } from './NextDate.tsx'
import { Prize } from './Prize.tsx'

interface TournamentPageProps {
  tournament: Pick<Data['tournaments']['tournaments'][number], 'name' | 'text' | 'free'> &
    React.ComponentProps<typeof Prize>['tournament']
  /** Whether no tournament has a larger prize. */
  isLargest: boolean
  /** The parts of its prize. */
  split: ReadonlyArray<{ part: number; printed: string }>
  /** The winners of past dates, from the first place down. */
  results: ReadonlyArray<{ iso: string; printed: string; places: readonly string[] }>
  /** The address of its calendar file, and the one that subscribes to it. */
  calendar: { file: string; google: string }
  /** The full address of the page. */
  url: string
  dates: readonly PrintedDate[]
  /** The first of them that takes place. */
  next: PrintedDate | undefined
  /** The next tournament that one can enter while entries for that date are closed. */
  other: React.ComponentProps<typeof NextDate>['other']
  words: Data['words']
  labels: Pages['tournament']
  listLabels: Pages['tournaments']
  rules: Pick<Data['tournaments'], 'rulesHeading' | 'rules'>
  picture: Picture | undefined
  /** The other tournaments of the next days. */
  others: readonly Coming[]
  /** Runs before the dates are painted. */
  script: string
}

/** Next dates, prize with its split, rules and winners of one tournament. */
export function TournamentPage(props: TournamentPageProps) {
  const {
    tournament,
    isLargest,
    split,
    results,
    calendar,
    url,
    dates,
    next,
    words,
    labels,
    listLabels,
    rules,
    others,
  } = props
  const later = dates.filter((date) => date !== next)
  const isOver = dates.length === 0
  // No download attribute: phones would keep a file instead of opening their calendar.
  const addToCalendar = (
    <a href={calendar.file} type="text/calendar">
      <Icon name="calendar-plus" />
      {listLabels.calendar.addLabel}
    </a>
  )
  const share = <ShareButton words={words} title={tournament.title} url={url} />
  const following = next && later.find(({ moments }) => moments.starts > next.moments.starts)
  return (
    <>
      <PageHeader
        {...headlineOf(tournament)}
        intro={tournament.text}
        picture={props.picture}
        poster={dates[0] && <DayPoster className="page-header__photo" day={dates[0].days[0]?.number} />}
        className="poster"
      >
        <TournamentFacts {...tournament} over={isOver ? words.dateOver : undefined} />
      </PageHeader>
      <NextDate {...{ tournament, next, following, other: props.other, words, labels, listLabels }} />
      {later.length === 0 && (
        <div className="calendar-links tournament-links">
          {share} {!isOver && addToCalendar}
          <ShareStatus words={words} url={url} />
        </div>
      )}
      {later.length > 0 && (
        <Section id="dates" heading={labels.datesHeading} className="next-dates split">
          <ol className="date-strip">
            {later.map((date) => (
              <li
                key={date.moments.starts}
                className={date === following ? 'date date--following' : 'date'}
                {...dateAttributes(date)}
              >
                <BigDate date={date} />
                {date.change && <p className="tournament__change">{date.change}</p>}
                <DateStub date={withoutNext(date)} name={tournament.name} />
              </li>
            ))}
          </ol>
          <p className="calendar-links split__beside">
            <a href={calendar.google} target="_blank" rel="noopener">
              <Icon name="calendar-sync" />
              {listLabels.calendar.googleLabel}
            </a>{' '}
            {addToCalendar} {share}
          </p>
          <ShareStatus words={words} url={url} />
        </Section>
      )}
      <script dangerouslySetInnerHTML={{ __html: props.script }} />
      <FirstScreenEnd />
      {!isOver && (
        <>
          <Prize {...{ tournament, isLargest, split, labels }} />
          <Section id="rules" heading={rules.rulesHeading}>
            <HouseRules rules={rules.rules} tournaments={[tournament]} />
          </Section>
        </>
      )}
      {results.length > 0 && <Results {...{ results, labels }} />}
      <RelatedLinks related={labels.related} />
      {labels.othersHeading && others.length > 0 && (
        <Section heading={labels.othersHeading} className="other-nights">
          <Strip nights={others} />
        </Section>
      )}
    </>
  )
}

interface TournamentFacts {
  day: string
  time: string
  format: string
  /** What is said of a tournament that is over. */
  over: string | undefined
}

/** When it is, and for whom. */
const TournamentFacts = ({ day, time, format, over }: TournamentFacts) => (
  <p className="tournament-facts">
    {over && `${over}: `}
    <strong>{day}</strong>, {time}. {format}.
  </p>
)

/** The name in large letters, where the title begins with it. */
const headlineOf = ({ name, title }: TournamentPageProps['tournament']) =>
  title.startsWith(`${name} `)
    ? { heading: name, headingEnd: title.slice(name.length + 1) }
    : { heading: title }

/** In a list, the next date is the next entry. */
const withoutNext = (date: PrintedDate): PrintedDate => ({
  ...date,
  actions: date.actions.filter(({ kind }) => kind !== 'next'),
})

/** The winners, the newest date first: places with a name in columns, all further ones in a row below them. */
function Results({ results, labels }: Pick<TournamentPageProps, 'results' | 'labels'>) {
  const columns = Math.max(...results.map(({ places }) => places.length))
  const names = labels.placeLabels.slice(0, columns)
  return (
    <Section id="results" heading={labels.resultsHeading}>
      <table className="tournament-results">
        <thead>
          <tr>
            <th scope="col">{labels.dateLabel}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...results]
            .sort((a, b) => (a.iso < b.iso ? 1 : -1))
            .map((result) => (
              <ResultRows key={result.iso} result={result} names={names} />
            ))}
        </tbody>
      </table>
    </Section>
  )
}

interface ResultRowsProps {
  result: TournamentPageProps['results'][number]
  /** The names of the places that have a column. */
  names: readonly string[]
}

function ResultRows({ result: { iso, printed, places }, names }: ResultRowsProps) {
  const further = places.slice(names.length)
  return (
    <>
      <tr className={further.length > 0 ? 'first-places' : undefined}>
        <th scope="row" rowSpan={further.length > 0 ? 2 : undefined}>
          <time dateTime={iso}>{printed}</time>
        </th>
        {names.map((name, index) => (
          <td key={name}>{places[index]}</td>
        ))}
      </tr>
      {further.length > 0 && (
        <tr>
          <td colSpan={names.length}>
            <ol className="further-places" start={names.length + 1}>
              {further.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ol>
          </td>
        </tr>
      )}
    </>
  )
}
