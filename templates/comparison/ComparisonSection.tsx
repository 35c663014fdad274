import type { Data } from '../content.ts'
import * as data from '../parts/attributes.ts'
import { type Booking, BookingButton } from '../parts/Button.tsx'
import { Prose } from '../parts/Prose.tsx'
import { Section } from '../parts/Section.tsx'
import { type ComparedRow, ComparedRows } from './ComparisonRows.tsx'
import { PriceBars, type PricesOfBoth } from './PriceBars.tsx'

type Comparison = Data['comparison']
type Tab = Comparison['tabs'][number]

export interface ComparisonSectionProps extends Omit<Comparison, 'tabs'> {
  heading: string
  tabs: ReadonlyArray<
    Pick<Tab, 'id' | 'name' | 'text'> & {
      rows: readonly ComparedRow[]
      /** When the prices of others were noted, in a table that has some. */
      ratesNoted: string | undefined
    }
  >
  /** Undefined where the page ends with the chat anyway. */
  booking: Booking | undefined
  /** For the home page: the first rows of each table where both sides are known, without the summaries. */
  isCompact?: boolean
  /** For the home page: prices as bars beside the tables. */
  prices?: readonly PricesOfBoth[]
}

/** The anchor of one comparison; the prefix keeps it apart from the anchors of whole sections. */
const comparisonAnchor = (id: string) => `compare-${id}`

/** Four tables, links to each, and summaries (spec section 2, "Comparison"). */
export function ComparisonSection(props: ComparisonSectionProps) {
  const { heading, tabs, booking, isCompact = false, prices = [] } = props
  return (
    <Section
      id="comparison"
      heading={heading}
      isHeadingHidden={!isCompact}
      className={`comparison comparison--${isCompact ? 'compact' : 'full'}`}
    >
      {prices.length > 0 && <PriceBars rows={prices} />}
      <div>
        <ul className="comparison__tabs" {...{ [data.tabs]: '' }}>
          {tabs.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${comparisonAnchor(id)}`}>{name}</a>
            </li>
          ))}
        </ul>
        {tabs.map((tab, index) => (
          <div
            key={tab.id}
            id={comparisonAnchor(tab.id)}
            className="comparison__panel"
            {...(index === 0 && { [data.current]: '' })}
          >
            <Panel {...props} tab={tab} />
          </div>
        ))}
      </div>
      {booking && (
        <p className="buttons comparison__end">
          <BookingButton booking={booking} isPrimary={false} />
        </p>
      )}
    </Section>
  )
}

/** What the tables come to, in large numerals: a band below the top of the page. */
export const Summaries = ({ cards }: Pick<ComparisonSectionProps, 'cards'>) => (
  <ul className="band comparison__cards">
    {cards.map(({ title, text, figure }) => (
      <li key={title}>
        {figure && (
          <p>
            <strong>{figure.value}</strong> {figure.label}
          </p>
        )}
        <h2>{title}</h2>
        <Prose text={text} />
      </li>
    ))}
  </ul>
)

/** How many rows of a table the home page shows. */
const mostRows = 3

function Panel({
  tab: { id, name, text, rows, ratesNoted },
  columns,
  askOthers,
  allRows,
  isCompact,
}: ComparisonSectionProps & { tab: ComparisonSectionProps['tabs'][number] }) {
  const known = rows.filter(({ isKnown }) => isKnown)
  const shown = isCompact ? (known.length > 0 ? known : rows).slice(0, mostRows) : rows
  const isCut = shown.length < rows.length
  return (
    <>
      <h3 className="without-script">{name}</h3>
      {!isCompact && <p>{text}</p>}
      <ComparedRows name={name} columns={columns} askOthers={askOthers} rows={shown} />
      {ratesNoted && <p>{ratesNoted}</p>}
      {isCut && (
        <p className="links">
          <a href={`/comparison#${comparisonAnchor(id)}`}>
            {allRows}
            <span className="visually-hidden">: {name}</span>
          </a>
        </p>
      )}
    </>
  )
}
