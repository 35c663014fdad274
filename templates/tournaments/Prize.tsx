import type { Pages } from '../content.ts'
import { Prose } from '../parts/Prose.tsx'
import { Section } from '../parts/Section.tsx'
import type { Printed } from './card/TournamentCard.tsx'

interface PrizeProps {
  /** The prize as text, and with the fee as whole amounts. */
  tournament: Printed & { fee: number; pool: number }
  /** The parts of the prize. */
  split: ReadonlyArray<{ part: number; printed: string }>
  labels: Pages['tournament']
  listLabels: Pages['tournaments']
}

/** The prize with its parts, or beside the entry fee, with what is said of all that have no parts. */
export function Prize({ tournament, split, labels, listLabels }: PrizeProps) {
  const { prize, pool, entry, entryUnit, fee } = tournament
  const against = [
    { name: listLabels.prizeLabel, part: pool },
    { name: [listLabels.entryLabel, entryUnit].filter(Boolean).join(', '), part: fee, printed: entry },
  ]
  const places = split.map((place, index) => ({ ...place, name: placeName(labels.placeLabels, index) }))
  return (
    <Section id="prize" heading={labels.prizeHeading} className="prize">
      <p className={`tournament-prize characters-${prize.length}`}>{prize}</p>
      <div className="prize__parts">
        {split.length > 0 ? (
          <PrizeBars parts={places} className="prize-split" />
        ) : (
          <>
            <PrizeBars parts={against} className="prize-split prize-split--named" />
            {labels.prizeText && <Prose text={labels.prizeText} />}
          </>
        )}
      </div>
    </Section>
  )
}

interface PrizeBarsProps {
  /** The amounts; one that is in large type beside them is not printed again. */
  parts: ReadonlyArray<{ name: string; part: number; printed?: string }>
  className: string
}

/** The length of the largest bar, in the classes of layout/contentStyles.ts. */
const longest = 60

/** Amounts as bars, relative to the largest one. */
function PrizeBars({ parts, className }: PrizeBarsProps) {
  const largest = Math.max(...parts.map(({ part }) => part))
  return (
    <ol className={className}>
      {parts.map(({ name, part, printed }) => (
        <li key={name} className={`for-${Math.round((part / largest) * longest)}`}>
          {name} {printed && <strong>{printed}</strong>}
        </li>
      ))}
    </ol>
  )
}

/** A place without a name of its own has its number. */
const placeName = (names: readonly string[], index: number) => names[index] ?? `${index + 1}.`
