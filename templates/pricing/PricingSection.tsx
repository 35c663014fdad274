import type { Html } from '../../src/content/schema/fields.ts'
import { Photo, type Picture } from '../../src/render/Picture.tsx'
import type { Data, Pages } from '../content.ts'
import { type Booking, BookingButton, LinkButton } from '../parts/Button.tsx'
import { ExternalLink } from '../parts/ExternalLink.tsx'
import { Section } from '../parts/Section.tsx'
import { Spaced } from '../parts/Spaced.tsx'
import { CurrentState } from '../parts/Status.tsx'
import { type Ending, Until, whileOn } from '../parts/Until.tsx'
import * as data from './attributes.ts'
import { PriceListTools } from './list/PriceListTools.tsx'
import { PriceRow, type PriceRowProps } from './list/PriceRow.tsx'
import type { PriceNotes } from './prices/priceNotes.ts'
import { RegularPrice } from './prices/RegularPrice.tsx'

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
  consoles:
    | {
        id: string
        name: string
        text: Html
        rates: ReadonlyArray<{ name: string; price: string } & PriceNotes>
        picture: Picture | undefined
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

interface ConsolesProps {
  consoles: NonNullable<PricingSectionProps['consoles']>
  labels: PricingSectionProps['labels']
  isCompact: boolean
}

/** What a console costs for each number of controllers, and its specials. */
function Consoles({ consoles, labels, isCompact }: ConsolesProps) {
  const notes = notesOfRates(consoles.rates)
  return (
    <>
      {consoles.picture && (
        <Photo
          className="consoles__photo"
          picture={{ ...consoles.picture, alt: '' }}
          sizes="(min-width: 60rem) 31rem, 1px"
        />
      )}
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
    </>
  )
}

/** Each discount once, and the next price of each rate with its name. */
const notesOfRates = (rates: ConsolesProps['consoles']['rates']): string[] => [
  ...new Set(rates.flatMap(({ discount }) => discount ?? [])),
  ...rates.flatMap(({ name, next }) => (next ? `${name}: ${next}` : [])),
]
