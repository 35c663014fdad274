import type { Html } from '../../src/content/schema/fields.ts'
import type { Data, Pages } from '../../src/content/types.ts'
import { type Booking, BookingButton, LinkButton } from '../components/Button.tsx'
import { ExternalLink } from '../components/ExternalLink.tsx'
import { Icon } from '../components/Icon.tsx'
import { PriceCard, type PriceCardProps } from '../components/PriceCard.tsx'
import { Section } from '../components/Section.tsx'
import { type Ending, Until, whileOn } from '../components/Until.tsx'
import * as data from '../dataAttributes.ts'

export interface PricingSectionProps {
  heading: string
  labels: Pages['pricing']
  tiers: Data['packages']['tiers']
  lists: ReadonlyArray<{ id: string; name: string; text: Html; packages: readonly PriceCardProps[] }>
  consoles:
    | {
        id: string
        name: string
        text: Html
        icon: string
        rates: ReadonlyArray<{ name: string; price: string }>
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
    | undefined
  phone: { href: string; label: string }
  social: ReadonlyArray<{ name: string; url: string }>
}

/**
 * Every price list, and ways to ask about them (spec section 2, "Pricing"). One tier of machine is shown at a time: radio buttons choose it, and CSS alone follows them, so
 * that it works without script. A browser without support for that shows all tiers, each with its name.
 */
export function PricingSection(props: PricingSectionProps) {
  const { heading, labels, tiers, lists, consoles, phone, social } = props
  return (
    <Section id="pricing" heading={heading} className="pricing" dataAttributes={{ [data.chosenTier]: '1' }}>
      <fieldset className="tiers">
        <legend>{labels.tierLabel}</legend>
        {tiers.map(({ id, name, detail, text }, index) => (
          <label key={id} className="tiers__choice">
            <input type="radio" name={data.tier} value={id} defaultChecked={index === 0} />
            <span>
              <span className="tiers__name">{name}</span> <span className="tiers__detail">{detail}</span>
            </span>
            <span className="tiers__text">{text}</span>
          </label>
        ))}
      </fieldset>
      {lists.map(({ id, name, text, packages }) => (
        <Section key={id} id={id} heading={name} intro={text} level={3} className="price-list">
          <ul className="price-list__cards">
            {packages.map((entry) => (
              <PriceCard key={entry.id} {...entry} labels={labels} />
            ))}
          </ul>
        </Section>
      ))}
      {consoles && (
        <Section
          id={consoles.id}
          heading={consoles.name}
          intro={consoles.text}
          level={3}
          className="consoles"
        >
          <ul className="consoles__rates">
            {consoles.rates.map(({ name, price }) => (
              <li key={name}>
                <Icon name={consoles.icon} />
                <span className="consoles__players">{name}</span> <strong className="price">{price}</strong>{' '}
                <span className="per-hour">{labels.perHourLabel}</span>
              </li>
            ))}
          </ul>
          <p className="buttons">
            <BookingButton booking={consoles.booking} kind="secondary" />
          </p>
          {consoles.specials.length > 0 && (
            <>
              <h4>{consoles.specialsName}</h4>
              <ul className="consoles__specials">
                {consoles.specials.map(({ name, days, offer, text, ending }) => (
                  <li key={name} {...whileOn(ending)}>
                    <p className="consoles__days">
                      {name}, {days}
                      {ending && ', '}
                      {ending && <Until ending={ending} />}
                    </p>
                    <p className="consoles__offer">{offer}</p>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Section>
      )}
      <Section
        heading={labels.contactHeading}
        intro={labels.contactText}
        level={3}
        className="pricing__contact"
      >
        <p className="buttons">
          <LinkButton href={phone.href} label={labels.callLabel} icon="phone" />
          {social.map(({ name, url }) => (
            <ExternalLink key={name} className="button button--secondary" href={url} label={name} />
          ))}
        </p>
      </Section>
    </Section>
  )
}
