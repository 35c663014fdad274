import type { Data } from '../../src/content/types.ts'
import { type Booking, BookingButton } from '../components/Button.tsx'
import { Cards } from '../components/Cards.tsx'
import { Icon } from '../components/Icon.tsx'
import { Section } from '../components/Section.tsx'
import * as data from '../dataAttributes.ts'

export interface ComparisonSectionProps {
  heading: string
  comparison: Data['comparison']
  booking: Booking
}

/** The anchor of one comparison; the prefix keeps it apart from the anchors of whole sections. */
export const comparisonAnchor = (id: string) => `compare-${id}`

/** Four tables, and links to each (spec section 2, "Comparison"). */
export function ComparisonSection({ heading, comparison, booking }: ComparisonSectionProps) {
  const { columns, tabs, cards } = comparison
  return (
    <Section id="comparison" heading={heading} className="comparison">
      <ul className="comparison__tabs" {...{ [data.tabs]: '' }}>
        {tabs.map(({ id, name, icon }) => (
          <li key={id}>
            <a href={`#${comparisonAnchor(id)}`}>
              <Icon name={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map(({ id, name, text, rows }, index) => (
        <div
          key={id}
          id={comparisonAnchor(id)}
          className="comparison__panel"
          {...(index === 0 && { [data.current]: '' })}
        >
          <h3>{name}</h3>
          <p>{text}</p>
          <table className="comparison__table">
            <caption className="visually-hidden">{name}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.feature}</th>
                <th scope="col">{columns.ours}</th>
                <th scope="col">{columns.others}</th>
                <th scope="col">{columns.advantage}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ feature, ours, others, advantage }) => (
                <tr key={feature}>
                  <th scope="row">{feature}</th>
                  <td data-label={columns.ours}>{ours}</td>
                  <td data-label={columns.others}>{others}</td>
                  <td data-label={columns.advantage}>{advantage}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <Cards cards={cards} />
      <p className="buttons">
        <BookingButton booking={booking} />
      </p>
    </Section>
  )
}
