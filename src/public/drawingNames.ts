/**
 * The elements and attributes of SVG that draw (SVG 2). Whatever is not listed runs, loads or animates something, or is from
 * another language, and is refused.
 */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const elements = words(`
  svg g defs title desc path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern marker symbol use`)

/**
 * What favicon.svg and logo.svg may not have, which the build and every page draw: parts that may be drawn many times over,
 * and texts, whose letters differ between computers.
 */
export const notInIcons = words(`
  text tspan mask pattern marker symbol use marker-start marker-mid marker-end stroke-dasharray stroke-dashoffset`)

/** They are attributes, or are written in the attribute \`style\`. */
export const properties = words(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-rendering direction display
  dominant-baseline enable-background fill fill-opacity fill-rule font-family font-size font-stretch font-style font-variant
  font-weight image-rendering isolation letter-spacing marker-end marker-mid marker-start mask mask-type mix-blend-mode
  opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
  text-decoration text-rendering transform transform-origin unicode-bidi vector-effect visibility word-spacing
  writing-mode`)

export const attributes = words(`
  baseProfile class clipPathUnits cx cy d dx dy fr fx fy gradientTransform gradientUnits height href id lang lengthAdjust
  markerHeight markerUnits markerWidth maskContentUnits maskUnits offset orient pathLength patternContentUnits
  patternTransform patternUnits points preserveAspectRatio r refX refY role rotate rx ry spreadMethod style textLength
  version viewBox width x x1 x2 xlink:href xml:lang xml:space y y1 y2`)

/** Functions of values; \`url\` leads to a part of the same drawing. */
export const functions = words(`
  url rgb rgba hsl hsla matrix translate translateX translateY scale scaleX scaleY rotate skewX skewY`)
