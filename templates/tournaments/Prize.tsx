import type { Pages } from '../content.ts'
import { Prose } from '../parts/Prose.tsx'
import { Section } from '../parts/Section.tsx'
import type { Printed } from './card/TournamentCard.tsx'

interface PrizeProps {
  tournament: Pick<Printed, 'prize'>
  /** The parts of the prize. */
  split: ReadonlyArray<{ part: number; printed: string }>
  labels: Pages['tournament']
}

/** The prize with its parts, or with what is said of all that have none. */
export const Prize = ({ tournament: { prize }, split, labels }: PrizeProps) => (
  <Section id="prize" heading={labels.prizeHeading} className="prize">
    <p className={`tournament-prize characters-${prize.length}`}>{prize}</p>
    {split.length > 0 ? (
      <PrizeSplit split={split} places={labels.placeLabels} />
    ) : (
      labels.prizeText && <Prose text={labels.prizeText} />
    )}
  </Section>
)

interface PrizeSplitProps {
  split: PrizeProps['split']
  places: readonly string[]
}

/** The length of the largest part of a prize, in the classes of layout/contentStyles.ts. */
const longest = 60

/** The parts of the prize as bars, relative to the largest one. */
function PrizeSplit({ split, places }: PrizeSplitProps) {
  const largest = Math.max(...split.map(({ part }) => part))
  return (
    <ol className="prize-split">
      {split.map(({ part, printed }, index) => (
        <li key={placeName(places, index)} className={`for-${Math.round((part / largest) * longest)}`}>
          {placeName(places, index)} <strong>{printed}</strong>
        </li>
      ))}
    </ol>
  )
}

/** A place without a name of its own has its number. */
const placeName = (names: readonly string[], index: number) => names[index] ?? `${index + 1}.`
