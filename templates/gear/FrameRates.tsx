import type { Data } from '../content.ts'
import { Prose } from '../parts/Prose.tsx'

/** How many pixels a thing moves in a second that crosses a screen of Full HD. */
const pixelsPerSecond = 1920

interface Props {
  frames: NonNullable<Data['gear']['frames']>
}

/** Refresh rates as rows of slashes, one for each frame: the closer they are, the less a thing jumps from frame to frame. */
export const FrameRatesWithText = ({ frames }: Props) => (
  <div className="frames">
    <div>
      <h3>{frames.heading}</h3>
      <Prose text={frames.text} />
    </div>
    <FrameRates frames={frames} />
  </div>
)

/** The rows alone. */
export const FrameRates = ({ frames: { rates, unit } }: Props) => (
  <dl className="frame-rates">
    {rates.map((rate) => (
      <div key={rate}>
        <dt>
          {rate}
          {unit}
        </dt>
        <dd>
          <Slashes id={`frames-${rate}`} distance={pixelsPerSecond / rate} />
        </dd>
      </div>
    ))}
  </dl>
)

/** An SVG pattern, because a strict content security policy allows no style attributes. It leans by the angle of `--slash`; the foot of the first slash is at the edge. */
const Slashes = ({ id, distance }: { id: string; distance: number }) => (
  <svg aria-hidden="true">
    <pattern
      id={id}
      x="28.5"
      width={distance.toFixed(2)}
      height="64"
      patternUnits="userSpaceOnUse"
      patternTransform="skewX(-24)"
    >
      <rect width="2" height="64" />
    </pattern>
    <rect width="100%" height="100%" fill={`url(#${id})`} />
  </svg>
)
