import type { Pages } from '../content.ts'
import { fillBlanks } from '../parts/blanks.ts'
import { Prose } from '../parts/Prose.tsx'
import { Section } from '../parts/Section.tsx'
import type { Printed } from './card/TournamentCard.tsx'

interface PrizeProps {
  /** The prize as text, and with the fee as whole amounts. */
  tournament: Printed & { fee: number; pool: number }
  /** Whether no tournament has a larger one. */
  isLargest: boolean
  /** The parts of the prize. */
  split: ReadonlyArray<{ part: number; printed: string }>
  labels: Pages['tournament']
}

/** The prize with its parts, or as so many entry fees, with what is said of all that have no parts. */
export function Prize({ tournament, isLargest, split, labels }: PrizeProps) {
  const { prize, pool, entry, entryUnit, fee } = tournament
  const entries = pool / fee
  const inEntries =
    Number.isInteger(entries) &&
    entries > 1 &&
    labels.prizeInEntries &&
    fillBlanks(labels.prizeInEntries, { times: String(entries), entry: `${entry} ${entryUnit}` })
  return (
    <Section
      id="prize"
      heading={labels.prizeHeading}
      className={isLargest ? 'prize prize--largest' : 'prize'}
    >
      <p className={`tournament-prize characters-${prize.length}`}>{prize}</p>
      <div className="prize__parts">
        {split.length > 0 ? (
          <ol className="prize-split">
            {split.map(({ part, printed }, index) => (
              <li key={placeName(labels.placeLabels, index)} className={lengthOf(part, split)}>
                {placeName(labels.placeLabels, index)} <strong>{printed}</strong>
              </li>
            ))}
          </ol>
        ) : (
          <>
            {inEntries && <p className="prize-entries">{inEntries}</p>}
            {labels.prizeText && <Prose text={labels.prizeText} />}
          </>
        )}
      </div>
    </Section>
  )
}

/** The length of the largest bar, in the classes of layout/contentStyles.ts. */
const longest = 60

/** The length of a bar, relative to the largest one. */
const lengthOf = (part: number, parts: PrizeProps['split']) =>
  `for-${Math.round((part / Math.max(...parts.map((other) => other.part))) * longest)}`

/** A place without a name of its own has its number. */
const placeName = (names: readonly string[], index: number) => names[index] ?? `${index + 1}.`
