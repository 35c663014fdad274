import type { Picture } from '../../src/render/Picture.tsx'
import type { Data } from '../content.ts'
import { ExternalLink } from '../parts/ExternalLink.tsx'
import { linkTo } from '../parts/link.ts'
import { Prose } from '../parts/Prose.tsx'
import { Section } from '../parts/Section.tsx'
import { Spaced } from '../parts/Spaced.tsx'
import { Stats } from '../parts/Stats.tsx'
import { FrameRatesWithText } from './FrameRates.tsx'
import { LabelledPhoto, type Tag } from './LabelledPhoto.tsx'

export interface GearSectionProps {
  heading: string
  gear: Data['gear']
  /** Photographs with numbers, in the order of the entries; without that of the lounge. */
  photos: readonly LabelledPicture[]
  lounge: LabelledPicture | undefined
  /** For the home page: the names of the entries, those of the lounge beside its photograph. */
  isCompact?: boolean
  /** On a page without another photograph: the first one is its main picture, right below the headline. */
  opensPage?: boolean
}

/** How wide its photographs are, apart from that of the lounge. */
export const gearSizes = '(min-width: 60rem) 64vw, 100vw'

interface LabelledPicture {
  picture: Picture
  tags: readonly Tag[]
}

/** Equipment, console lounge, network and services (spec section 2, "Gear section"). */
export function GearSection(props: GearSectionProps) {
  const { heading, gear, photos, lounge, isCompact = false, opensPage = false } = props
  const { frames, services, chairs } = gear
  const entries = gear.items.map((item, index) => ({ ...item, number: index + 1 }))
  const isInLounge = ({ number }: Entry) => isCompact && lounge?.tags.some((tag) => tag.number === number)
  const further = [
    ...services.map(({ title, href }) => ({ label: title, href })),
    ...(chairs ? [{ label: chairs.label, href: chairs.url }] : []),
  ]
  const shown = isCompact ? photos.slice(0, 1) : photos
  return (
    <Section
      id="gear"
      heading={heading}
      isHeadingHidden={opensPage}
      className={`gear ${isCompact ? 'gear--compact' : 'gear--full'}${opensPage ? ' gear--opening' : ''}`}
    >
      <div className={shown.length > 0 ? 'gear__desk gear__desk--photos' : 'gear__desk'}>
        {shown.length > 0 && (
          <div className={shown.length === 2 ? 'gear__photos gear__photos--two' : 'gear__photos'}>
            {shown.map(({ picture, tags }, index) => (
              <LabelledPhoto
                key={picture.src}
                picture={picture}
                tags={tags}
                cut={index === 0 ? 'end' : undefined}
                early={opensPage || (!isCompact && index === 0)}
                main={opensPage && index === 0}
                sizes={gearSizes}
              />
            ))}
          </div>
        )}
        <Entries entries={entries.filter((entry) => !isInLounge(entry))} isCompact={isCompact} />
        {chairs && !isCompact && <Chairs chairs={chairs} />}
      </div>
      {frames && !isCompact && <FrameRatesWithText frames={frames} />}
      <Lounge
        lounge={gear.lounge}
        photo={lounge}
        isCompact={isCompact}
        entries={<Entries entries={entries.filter(isInLounge)} isCompact={isCompact} />}
        further={isCompact ? further : []}
      />
      <Network network={gear.network} isCompact={isCompact} />
    </Section>
  )
}

interface LoungeProps {
  lounge: Data['gear']['lounge']
  photo: LabelledPicture | undefined
  isCompact: boolean
  /** The equipment that its photograph shows. */
  entries: React.ReactNode
  /** Links beside that of the lounge. */
  further: ReadonlyArray<{ label: string; href: string }>
}

const Lounge = ({ lounge, photo, isCompact, entries, further }: LoungeProps) => (
  <div className="gear__lounge">
    {photo && (
      <LabelledPhoto
        picture={photo.picture}
        tags={isCompact ? photo.tags : []}
        cut="start"
        sizes="(min-width: 60rem) 54vw, 100vw"
      />
    )}
    <div>
      {entries}
      <h3 className={isCompact ? 'visually-hidden' : undefined}>{lounge.heading}</h3>
      {!isCompact && <Prose text={lounge.text} />}
      <Stats stats={lounge.stats} />
      <p className="links">
        <Spaced>
          {[lounge.link, ...further].map(({ label, href }) => (
            <a key={label} {...linkTo(href)}>
              {label}
            </a>
          ))}
        </Spaced>
      </p>
    </div>
  </div>
)

/** On its own page, in a band as wide as the page. */
const Network = ({ network, isCompact }: { network: Data['gear']['network']; isCompact: boolean }) =>
  isCompact ? (
    <div className="gear__network">
      <h3>{network.heading}</h3>
      <Stats stats={network.stats} />
    </div>
  ) : (
    <Stats stats={network.stats} isBand>
      <li className="band__heading">
        <h3>{network.heading}</h3>
        <Prose text={network.text} />
      </li>
    </Stats>
  )

type Entry = Data['gear']['items'][number] & { number: number }

/** The entries with their numbers, where a photograph has them. */
function Entries({ entries, isCompact }: { entries: readonly Entry[]; isCompact: boolean }) {
  if (entries.length === 0) return null
  return (
    <ol className="gear__entries">
      {entries.map(({ id, number, name, text, points, tags }) => (
        <li key={id} id={`gear-${id}`} className={tags.length > 0 ? 'gear__tagged' : undefined}>
          {tags.length > 0 && (
            <b className="tag" aria-hidden="true">
              {number}
            </b>
          )}
          <h3>{name}</h3>
          {!isCompact && <Prose text={text} />}
          {!isCompact && points.length > 0 && (
            <ul className="gear__points">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

const Chairs = ({ chairs: { text, label, url } }: { chairs: NonNullable<Data['gear']['chairs']> }) => (
  <div className="gear__chairs">
    <Prose text={text} />
    <ExternalLink href={url} label={label} />
  </div>
)
