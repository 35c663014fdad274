import type { Html } from '../../src/content/schema/fields.ts'
import type { Data, Pages } from '../content.ts'
import { LinkButton } from '../parts/Button.tsx'
import { ExternalLink } from '../parts/ExternalLink.tsx'
import { Section } from '../parts/Section.tsx'
import { Spaced } from '../parts/Spaced.tsx'
import { CurrentState } from '../parts/Status.tsx'
import * as data from './attributes.ts'
import { Consoles, type ConsolesProps } from './Consoles.tsx'
import { PriceListTools } from './list/PriceListTools.tsx'
import { PriceRow, type PriceRowProps } from './list/PriceRow.tsx'

export interface PricingSectionProps {
  labels: Pages['pricing']
  tiers: Data['packages']['tiers']
  /** The parts of a week in which other packages are sold: their days, as `mon tue`. One alone needs no switch. */
  weekParts: ReadonlyArray<{ days: string; name: string; isChosen: boolean }>
  /** Chooses the part of the week that today belongs to, before the lists are painted. */
  script: string
  lists: ReadonlyArray<{
    id: string
    name: string
    text: Html
    weekParts?: readonly number[] | undefined
    packages: readonly PriceRowProps[]
  }>
  consoles: ConsolesProps['consoles'] | undefined
  /** For the home page: without texts that explain. */
  isCompact?: boolean
  /** A link to WhatsApp with the prices as its message; only on the page of prices. */
  shareUrl?: string
  phone: { href: string; label: string }
  /** The profile with photographs. */
  profile: { name: string; url: string } | undefined
}

/**
 * Every price list, and ways to ask about them (spec section 2, "Pricing"). Prices are shown for one tier at a time: radio
 * buttons choose it, and CSS alone follows, so that it works without script. A browser without support for that shows all
 * prices, each with its tier's name. With script, the lists are those of one part of the week, at first of today's.
 */
export function PricingSection(props: PricingSectionProps) {
  const {
    labels,
    tiers,
    weekParts,
    script,
    lists,
    consoles,
    shareUrl,
    phone,
    profile,
    isCompact = false,
  } = props
  return (
    <Section
      id="pricing"
      heading={labels.listHeading}
      className="pricing"
      dataAttributes={{ [data.priceLists]: '' }}
    >
      <div className="pricing__lists">
        <div className="switches">
          {weekParts.length > 1 && (
            <fieldset className="switch segments needs-script">
              <legend className="visually-hidden">{labels.daysLabel}</legend>
              {weekParts.map(({ days, name, isChosen }, index) => (
                <label key={days}>
                  <input
                    type="radio"
                    name="week"
                    value={days}
                    defaultChecked={isChosen}
                    {...{ [data.index]: index + 1 }}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </fieldset>
          )}
          <fieldset className="switch segments">
            <legend className="visually-hidden">{labels.tierLabel}</legend>
            {tiers.map(({ id, name, detail }, index) => (
              <label key={id}>
                <input
                  type="radio"
                  name="tier"
                  value={id}
                  defaultChecked={index === 0}
                  {...{ [data.index]: index + 1 }}
                />
                <span>{name}</span> <small>{detail}</small>
              </label>
            ))}
          </fieldset>
        </div>
        {/* On the home page, the day of the build is enough until the script of the page has come. */}
        {weekParts.length > 1 && !isCompact && <CurrentState script={script} />}
        {!isCompact && (
          <div className="by-tier tier-texts">
            {tiers.map(({ id, text }, index) => (
              <p key={id} className={`tier-${index + 1}`}>
                {text}
              </p>
            ))}
          </div>
        )}
        {lists.map((list) => (
          <PriceList key={list.id} list={list} labels={labels} isCompact={isCompact} />
        ))}
      </div>
      {shareUrl && <PriceListTools labels={labels} shareUrl={shareUrl} />}
      <div className="pricing__side">
        {consoles && <Consoles consoles={consoles} labels={labels} isCompact={isCompact} />}
        <Section
          heading={labels.contactHeading}
          intro={isCompact ? undefined : labels.contactText}
          level={3}
          className="pricing__contact"
        >
          <p className="buttons">
            <Spaced>
              <LinkButton href={phone.href} label={labels.callLabel} icon="phone" />
              {profile && <ExternalLink className="button" href={profile.url} label={profile.name} />}
            </Spaced>
          </p>
        </Section>
      </div>
    </Section>
  )
}

/** On the home page, where nothing leads to a row. */
const withoutAnchor = { id: undefined, icon: undefined }

interface PriceListProps {
  list: PricingSectionProps['lists'][number]
  labels: PricingSectionProps['labels']
  isCompact: boolean
}

function PriceList({ list, labels, isCompact }: PriceListProps) {
  const { id, name, text, weekParts, packages } = list
  // A list with a package of its name goes on with the list before.
  const goesOn = packages.some((entry) => entry.name === name)
  return (
    <Section
      id={id}
      heading={name}
      intro={isCompact ? undefined : text}
      level={3}
      className={goesOn ? 'price-list price-list--more' : 'price-list'}
      dataAttributes={weekParts && { [data.forWeekParts]: weekParts.join(' ') }}
    >
      {!goesOn && <p className="price-unit">{labels.perSeatLabel}</p>}
      <ul className="price-list__rows">
        {packages.map((entry) => (
          <PriceRow key={entry.id} {...entry} {...(isCompact && withoutAnchor)} labels={labels} />
        ))}
      </ul>
    </Section>
  )
}
