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

/** The prize with its parts, or in entries, with what is said of all that have no parts. */
export function Prize({ tournament, isLargest, split, labels }: PrizeProps) {
  const { prize, pool, entry, entryUnit, fee } = tournament
  const entries = pool / fee
  const inEntries =
    Number.isInteger(entries) &&
    entries > 1 &&
    labels.prizeInEntries &&
    fillBlanks(labels.prizeInEntries, { times: String(entries), entry: `${entry} ${entryUnit}` })
  const places = split.map((part, index) => ({ ...part, name: placeName(labels.placeLabels, index) }))
  return (
    <Section
      id="prize"
      heading={labels.prizeHeading}
      className={isLargest ? 'prize prize--largest' : 'prize'}
    >
      <p className={`tournament-prize characters-${prize.length}`}>{prize}</p>
      <div className="prize__parts">
        {places.length > 0 && <Bars bars={places} />}
        {places.length === 0 && inEntries && (
          <p className={entries <= longest ? `prize-entries for-${entries}` : 'prize-entries'}>{inEntries}</p>
        )}
        {places.length === 0 && labels.prizeText && <Prose text={labels.prizeText} />}
      </div>
    </Section>
  )
}

interface BarsProps {
  bars: ReadonlyArray<{ name: string; part: number; printed: string }>
}

/** Amounts as bars on one scale. */
function Bars({ bars }: BarsProps) {
  const largest = Math.max(...bars.map(({ part }) => part))
  return (
    <ol className="prize-bars">
      {bars.map(({ name, part, printed }) => (
        <li key={name} className={`for-${Math.round((part / largest) * longest)}`}>
          {name} <strong>{printed}</strong>
        </li>
      ))}
    </ol>
  )
}

/** The length of the largest bar, in the classes of layout/contentStyles.ts. */
const longest = 60

/** A place without a name of its own has its number. */
const placeName = (names: readonly string[], index: number) => names[index] ?? `${index + 1}.`
