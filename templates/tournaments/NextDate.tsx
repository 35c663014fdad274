import { capitalized } from '../../src/text.ts'
import type { Data, Pages } from '../content.ts'
import { BookingButton } from '../parts/Button.tsx'
import * as data from './attributes.ts'
import { BigDate } from './card/BigDate.tsx'
import {
  DateStub,
  dateAttributes,
  type Printed,
  type PrintedDate,
  type StateText,
  stateAttributes,
  type TournamentCardProps,
} from './card/TournamentCard.tsx'

interface NextDateProps {
  next: PrintedDate | undefined
  /** The date after it, which takes its place once it is over. */
  following: PrintedDate | undefined
  /** The next tournament that one can enter while entries for this one are closed. */
  other: TournamentCardProps | undefined
  tournament: Pick<Printed, 'entry' | 'entryUnit' | 'prize'> & { name: string }
  words: Pick<Data['words'], 'nextDate' | 'nextUp' | 'onNow' | 'dateOver'>
  labels: Pages['tournament']
  listLabels: Pages['tournaments']
}

/** The next date with another tournament while entries are closed, and the date after it once it is over; styles show them. */
export const NextDate = ({ next, following, other, ...props }: NextDateProps) =>
  next && (
    <section
      className={other ? 'next-date next-date--other section' : 'next-date section'}
      aria-label={props.words.nextDate}
      {...{ [data.nextUp]: '' }}
    >
      <DateTicket date={next} {...props} />
      {other && <OtherToEnter tournament={other} label={props.words.nextUp} />}
      {following && <DateTicket date={following} {...props} />}
    </section>
  )

interface OtherToEnterProps {
  tournament: TournamentCardProps
  label: string
}

/** A tournament, its date and the button that enters it. */
function OtherToEnter({ tournament: { name, path, date }, label }: OtherToEnterProps) {
  const entry = date.actions.find(({ kind }) => kind === 'enter')
  return (
    <div className="next-date__other">
      <p>
        {label} <strong>{path ? <a href={path}>{name}</a> : name}</strong>
      </p>
      <BigDate date={date} />
      {entry?.href && <BookingButton booking={{ label: entry.label, url: entry.href }} what={name} />}
    </div>
  )
}

interface DateTicketProps extends Omit<NextDateProps, 'next' | 'following' | 'other'> {
  date: PrintedDate
}

/** A date with its fee and prize; its heading says whether it is on, or over. */
function DateTicket({ date, tournament, words, labels, listLabels }: DateTicketProps) {
  const { allDayLabel, prizeLabel, entryLabel } = listLabels
  const figures = [
    { label: prizeLabel, figure: tournament.prize },
    // The facts above say that it takes all day.
    ...(date.time === allDayLabel ? [] : [{ label: labels.timeLabel, figure: date.time }]),
    { label: entryLabel, figure: tournament.entry, unit: tournament.entryUnit },
  ]
  const headings: ReadonlyArray<Pick<StateText, 'in' | 'text'>> = [
    { in: ['unknown', 'opens', 'open', 'closed', 'sold-out', 'cancelled'], text: words.nextDate },
    { in: ['on'], text: words.onNow },
    { in: ['over'], text: words.dateOver },
  ]
  return (
    <div className="tournament" {...dateAttributes(date)}>
      <div className="next-date__day">
        <h2>
          {headings.map(({ in: states, text }) => (
            <span key={text} className="tournament__state" {...stateAttributes(states, date)}>
              {text}
            </span>
          ))}
        </h2>
        <BigDate date={date} />
        {date.change && <p className="tournament__change">{date.change}</p>}
      </div>
      <dl className="tournament__figures">
        {figures.map(({ label, figure, unit }) => (
          <div key={label}>
            <dt>{unit ? `${label}, ${unit}` : label}</dt>
            <dd className="tournament__figure">{figure}</dd>
          </div>
        ))}
      </dl>
      <DateStub date={belowHeading(date)} name={tournament.name} />
    </div>
  )
}

/** Without what the heading says: “Till 11 PM” is left of “On now till 11 PM”, and nothing of “Over”. */
const belowHeading = (date: PrintedDate): PrintedDate => ({
  ...date,
  words: date.words.flatMap((each) => {
    if (each.in.includes('over')) return []
    return each.in.includes('on')
      ? [{ ...each, text: capitalized(each.note ?? ''), note: undefined }]
      : [each]
  }),
})
