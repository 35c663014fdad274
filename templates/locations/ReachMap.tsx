import { cachedData } from '../../src/cache.ts'
import { half, type Place } from './arrangeTexts.ts'
import { type Area, layOutMap } from './reachGeometry.ts'

interface Props {
  areas: readonly Area[]
  cafe: string
  /** The area that the page is about, if it is about one. */
  place?: string
  /** The letter at the arrow to the north. */
  north: string
}

/**
 * How far the areas are by road: rings of minutes around the café, with each area in its direction. A table
 * has the same figures, so it is hidden from screen readers.
 */
export function ReachMap({ areas, cafe, place = '', north }: Props) {
  const shown = areas.map(shortName(place))
  const map = cachedData(() => layOutMap(shown, cafe, place), 'maps', JSON.stringify(shown), cafe, place)
  return (
    <svg className="reach-map" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
      {map.rings.map(({ radius }) => (
        <circle key={radius} r={round(radius)} />
      ))}
      {place && map.sector && (
        <path className="reach-map__sector" d={map.sector.outline.replaceAll(/\d+(?:\.\d+)?/g, shorten)} />
      )}
      {map.rings.map(({ minutes, label }) => (
        <Text key={minutes} place={label} className="reach-map__ring">
          {minutes}
        </Text>
      ))}
      {map.areas.map(({ name, minutes, own, x, y, label }) => (
        <g key={name} className={own ? 'reach-map__own' : undefined}>
          <path d={marker} transform={`translate(${round(x)} ${round(y)})`} />
          <Text place={label}>
            {name} <tspan dx="3">{minutes}</tspan>
          </Text>
        </g>
      ))}
      {place && map.sector && (
        <defs>
          <path id={nameLine} d={map.sector.nameLine} />
        </defs>
      )}
      {place && map.sector && (
        <text className="reach-map__place" textAnchor="middle">
          <textPath href={`#${nameLine}`} startOffset="50%">
            {place}
          </textPath>
        </text>
      )}
      <path className="reach-map__cafe" d={marker} transform="scale(2)" />
      <Text place={map.centre} className="reach-map__cafe-name">
        {cafe}
      </Text>
      <path className="reach-map__north" d={`M${map.north} ${60 - half}v-28m-6 7l6-7l6 7`} />
      <Text place={{ x: map.north, y: 16 - half, anchor: 'middle' }}>{north}</Text>
    </svg>
  )
}

/** The line along which the name of a sector is. */
const nameLine = 'reach-name'

/** The mark of the café, 14 units high, at the angle of the slash: 14 × tan 24° = 6.2. */
const marker = 'M1 -7h5.2l-6.2 14h-5.2z'

interface TextProps {
  place: Place
  className?: string
  children: React.ReactNode
}

const Text = ({ place, className, children }: TextProps) => (
  <text className={className} x={round(place.x)} y={round(place.y)} textAnchor={place.anchor}>
    {children}
  </text>
)

/** Inside the sector of an area, its name is not repeated: “Harbour Pier 1” is “Pier 1”. */
const shortName = (place: string) => (area: Area) =>
  area.own && area.name.startsWith(`${place} `) ? { ...area, name: area.name.slice(place.length + 1) } : area

const round = (value: number) => Math.round(value * 10) / 10
const shorten = (number: string) => String(round(Number(number)))
