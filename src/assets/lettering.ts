/**
 * Words as outlines, set in one font and fitted into a box. HarfBuzz shapes them, so that vowel signs and conjuncts of
 * Devanagari are right; nothing depends on the fonts of the machine, and every size is known exactly.
 */
import type { Font } from 'harfbuzzjs'

/** A place for words, and the largest size of their letters, in pixels. */
interface Box {
  width: number
  height: number
  largest: number
}

/** Words that are set: SVG whose origin is the upper left corner of the box. */
export interface SetText {
  svg: string
  /** For each line, the edges of what is drawn, in pixels from the origin. */
  lines: ReadonlyArray<{ left: number; right: number; top: number; bottom: number }>
}

export interface Lettering {
  /** The characters of a text for which the font has no drawing, each once. */
  missing(text: string): string[]
  /** Sets a text as large as its box allows, in lines of similar length. */
  set(text: string, box: Box): SetText
  /** Sets a text on one line, smaller than `size` if it would be longer than `width`. */
  setLine(text: string, size: number, width: number): SetText
}

/** Outlines beside each other, in units of the font, y upwards. */
interface Shaped {
  glyphs: ReadonlyArray<{ path: string; x: number; y: number }>
  advance: number
  left: number
  right: number
  top: number
  bottom: number
}

interface Word extends Shaped {
  /** Whether there is a space between this word and the one before it. */
  spaced: boolean
}

/** From baseline to baseline, as a share of the size; more where drawings would otherwise come closer than `air`. */
const leading = 0.88
const air = 0.12

export async function createLettering(file: Uint8Array): Promise<Lettering> {
  const harfBuzz = await import('harfbuzzjs')
  const face = new harfBuzz.Face(new harfBuzz.Blob(file))
  const font = new harfBuzz.Font(face)
  const shapeText = (text: string): Shaped =>
    joinedTogether(scriptRuns(text.normalize()).map((run) => shapeRun(harfBuzz, font, run)))
  const space = shapeText(' ').advance

  return {
    missing: (text) => [
      ...new Set(
        [...text.normalize()].filter(
          (character) => !isInvisible(character) && !font.nominalGlyph(character.codePointAt(0) ?? 0),
        ),
      ),
    ],
    set(text, { width, height, largest }) {
      const words = wordsOf(text).map((word) => ({ ...shapeText(word.text), spaced: word.spaced }))
      for (let size = largest; ; size -= 2) {
        const scale = size / face.upem
        const limit = width / scale
        if (words.some((word) => widthOf(word) > limit)) continue
        const lines = balanced(words, space, limit)
        const baselines = baselinesOf(lines, face.upem)
        const bottom = (baselines.at(-1) ?? 0) - (lines.at(-1)?.bottom ?? 0)
        if (bottom * scale <= height) return drawn(lines, baselines, scale)
      }
    },
    setLine(text, size, width) {
      const line = shapeText(text)
      const scale = Math.min(size / face.upem, width / widthOf(line))
      return drawn([line], [line.top], scale)
    },
  }
}

const isInvisible = (character: string) => /[\p{Zs}\p{Default_Ignorable_Code_Point}]/u.test(character)

/** Words with the place where a line may end after them: at spaces, and after hyphens inside a word. */
const wordsOf = (text: string) =>
  text
    .split(/ +/)
    .filter(Boolean)
    .flatMap((word) =>
      word.split(/(?<=[-–—])(?=\p{L})/u).map((part, index) => ({ text: part, spaced: index === 0 })),
    )

/** HarfBuzz shapes one script at a time; the joiners belong to the letters around them. */
const scriptRuns = (text: string) =>
  text.match(/(?:\p{Script_Extensions=Devanagari}|[\u200c\u200d])+|\P{Script_Extensions=Devanagari}+/gu) ?? []

function shapeRun(harfBuzz: typeof import('harfbuzzjs'), font: Font, text: string): Shaped {
  const buffer = new harfBuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfBuzz.shape(font, buffer)
  const glyphs: { path: string; x: number; y: number }[] = []
  const edges = { left: 0, right: 0, top: 0, bottom: 0 }
  let advance = 0
  for (const {
    codepoint: id,
    xAdvance = 0,
    xOffset = 0,
    yOffset = 0,
  } of buffer.getGlyphInfosAndPositions()) {
    const [x, y] = [advance + xOffset, yOffset]
    glyphs.push({ path: font.glyphToPath(id), x, y })
    const { xBearing, yBearing, width, height } = font.glyphExtents(id) ?? noInk
    edges.left = Math.min(edges.left, x + xBearing)
    edges.right = Math.max(edges.right, x + xBearing + width)
    edges.top = Math.max(edges.top, y + yBearing)
    edges.bottom = Math.min(edges.bottom, y + yBearing + height)
    advance += xAdvance
  }
  return { glyphs, advance, ...edges }
}

const noInk = { xBearing: 0, yBearing: 0, width: 0, height: 0 }

/** Runs in a row, each with the distance to the one before it. */
function joinedTogether(runs: ReadonlyArray<Shaped & { space?: number }>): Shaped {
  const line = { glyphs: [] as { path: string; x: number; y: number }[], advance: 0, left: 0, right: 0 }
  for (const { glyphs, advance, left, right, space = 0 } of runs) {
    const start = line.advance + space
    line.glyphs.push(...glyphs.map((glyph) => ({ ...glyph, x: glyph.x + start })))
    line.left = Math.min(line.left, start + left)
    line.right = Math.max(line.right, start + right)
    line.advance = start + advance
  }
  return {
    ...line,
    top: Math.max(...runs.map(({ top }) => top), 0),
    bottom: Math.min(...runs.map(({ bottom }) => bottom), 0),
  }
}

const widthOf = ({ advance, right, left }: Shaped) => Math.max(advance, right) - left

/** As few lines as possible, of as even a length as possible. */
function balanced(words: readonly Word[], space: number, limit: number): Shaped[] {
  const lines = wrapped(words, space, limit)
  let [tooNarrow, wide] = [Math.max(0, ...words.map(widthOf)) - 1, limit]
  while (wide - tooNarrow > 1) {
    const middle = (tooNarrow + wide) / 2
    if (wrapped(words, space, middle).length > lines.length) tooNarrow = middle
    else wide = middle
  }
  return wrapped(words, space, wide)
}

function wrapped(words: readonly Word[], space: number, limit: number): Shaped[] {
  const lines: Shaped[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last && joinedTogether([last, { ...word, space: word.spaced ? space : 0 }])
    if (longer && widthOf(longer) <= limit) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** How far each baseline is below the top of the first line's drawing, in units of the font. */
function baselinesOf(lines: readonly Shaped[], unitsPerSize: number): number[] {
  const distance = Math.max(
    leading * unitsPerSize,
    ...lines.slice(1).map((line, index) => line.top - (lines[index]?.bottom ?? 0) + air * unitsPerSize),
  )
  return lines.map((_line, index) => (lines[0]?.top ?? 0) + index * distance)
}

function drawn(lines: readonly Shaped[], baselines: readonly number[], scale: number): SetText {
  const rows = lines.map((line, index) => ({ ...line, baseline: baselines[index] ?? 0 }))
  const svg = rows
    .flatMap(({ glyphs, left, baseline }) =>
      glyphs.map(
        ({ path, x, y }) => `<path transform="translate(${x - left} ${y - baseline})" d="${path}"/>`,
      ),
    )
    .join('')
  return {
    svg: `<g transform="scale(${scale} ${-scale})">${svg}</g>`,
    lines: rows.map(({ left, right, top, bottom, baseline }) => ({
      left: 0,
      right: (right - left) * scale,
      top: (baseline - top) * scale,
      bottom: (baseline - bottom) * scale,
    })),
  }
}
