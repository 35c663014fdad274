import { capitalized } from '../../../src/text.ts'
import type { Data, Pages } from '../../content.ts'
import * as data from '../attributes.ts'
import { BigDate } from './BigDate.tsx'
import {
  DateStub,
  dateAttributes,
  type Printed,
  type PrintedDate,
  type StateText,
  stateAttributes,
} from './TournamentCard.tsx'

interface NextDateProps {
  next: PrintedDate | undefined
  tournament: Pick<Printed, 'entry' | 'entryUnit' | 'prize'> & { name: string }
  words: Pick<Data['words'], 'nextUp' | 'onNow' | 'dateOver'>
  labels: Pages['tournament']
  listLabels: Pages['tournaments']
}

/** The next date with open registration, with its fee and prize; its heading says whether it is on, or over. */
export function NextDate({ next, tournament, words, labels, listLabels }: NextDateProps) {
  if (!next) return null
  const figures = [
    { label: listLabels.prizeLabel, figure: tournament.prize },
    { label: labels.timeLabel, figure: next.time },
    { label: listLabels.entryLabel, figure: tournament.entry, unit: tournament.entryUnit },
  ]
  const headings: ReadonlyArray<Pick<StateText, 'in' | 'text'>> = [
    { in: ['unknown', 'opens', 'open', 'closed', 'sold-out', 'cancelled'], text: words.nextUp },
    { in: ['on'], text: words.onNow },
    { in: ['over'], text: words.dateOver },
  ]
  return (
    <section className="next-date section" aria-labelledby="next" {...{ [data.nextUp]: '' }}>
      <div className="tournament" {...dateAttributes(next)}>
        <div className="next-date__day">
          <h2 id="next">
            {headings.map(({ in: states, text }) => (
              <span key={text} className="tournament__state" {...stateAttributes(states, next)}>
                {text}
              </span>
            ))}
          </h2>
          <BigDate date={next} />
          {next.change && <p className="tournament__change">{next.change}</p>}
        </div>
        <dl className="tournament__figures">
          {figures.map(({ label, figure, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tournament__figure">{figure}</dd>
              {unit && <dd>{unit}</dd>}
            </div>
          ))}
        </dl>
        <DateStub date={belowHeading(next)} name={tournament.name} />
      </div>
    </section>
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
