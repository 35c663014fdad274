import type { Html } from '../../src/content/schema/fields.ts'
import type { Pages } from '../content.ts'
import { type Booking, BookingButton } from '../parts/Button.tsx'
import { Section } from '../parts/Section.tsx'
import { type Ending, Until, whileOn } from '../parts/Until.tsx'
import type { PriceNotes } from './prices/priceNotes.ts'
import { RegularPrice } from './prices/RegularPrice.tsx'

export interface ConsolesProps {
  consoles: {
    id: string
    name: string
    text: Html
    rates: ReadonlyArray<{ name: string; price: string } & PriceNotes>
    booking: Booking
    specialsName?: string | undefined
    /** Those of today. */
    specials: ReadonlyArray<{
      name: string
      days: string
      offer: string
      text: string
      ending: Ending | undefined
    }>
  }
  labels: Pages['pricing']
  isCompact: boolean
}

/** What a console costs for each number of controllers, and its specials. */
export function Consoles({ consoles, labels, isCompact }: ConsolesProps) {
  const notes = notesOfRates(consoles.rates)
  return (
    <Section
      id={consoles.id}
      heading={consoles.name}
      intro={isCompact ? undefined : consoles.text}
      level={3}
      className="consoles"
    >
      <p className="price-unit">{labels.perHourLabel}</p>
      <ul className="consoles__rates">
        {consoles.rates.map(({ name, price, regular }) => (
          <li key={name}>
            {regular && <RegularPrice price={regular} words={labels.regularPrice} />}
            <strong className="price">{price}</strong> <span className="consoles__players">{name}</span>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="price-row__notes">
          {note}
        </p>
      ))}
      <p className="buttons">
        <BookingButton booking={consoles.booking} isPrimary={false} />
      </p>
      {consoles.specials.length > 0 && (
        <>
          <h4>{consoles.specialsName}</h4>
          <ul className="consoles__specials">
            {consoles.specials.map(({ name, days, offer, text, ending }) => (
              <li key={name} {...whileOn(ending)}>
                <p>
                  {name}, {days}
                  {ending && ', '}
                  {ending && <Until ending={ending} />}
                </p>
                <p className="consoles__offer">{offer}</p>
                {!isCompact && <p>{text}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

/** Each discount once, and the next price of each rate with its name. */
const notesOfRates = (rates: ConsolesProps['consoles']['rates']): string[] => [
  ...new Set(rates.flatMap(({ discount }) => discount ?? [])),
  ...rates.flatMap(({ name, next }) => (next ? `${name}: ${next}` : [])),
]
