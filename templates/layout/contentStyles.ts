/** Styles that follow from the content. */
import { inBaseLayer } from '../../src/assets/cssLayers.ts'
import { photoStyles } from '../../src/assets/photoStyles.ts'
import type { Content } from '../../src/content/types.ts'
import type { Picture } from '../../src/render/Picture.tsx'

/** @param pictures by the names of their files */
export const contentStyles = ({ gear }: Content, pictures: ReadonlyMap<string, Picture>): string =>
  numberStyles +
  photoStyles(pictures.values(), gear?.items.flatMap(({ tags }) => tags.map(({ at }) => at)) ?? [])

/** Two days in half hours: an event may end on the next day. */
const largestNumber = 96

/**
 * Rules for classes that hand numbers to styles: `at-4` and `for-6` place a tournament in the timetable of the week, `for-30`
 * is half as long as `for-60`; `characters-6` is how long the longest price is that has to fit, `letters-12` the longest word of a
 * name. Classes instead of style attributes, which a strict content security policy does not allow; a page gets only those that
 * it uses (criticalCss.ts).
 */
const numberStyles = inBaseLayer(
  ['at', 'for', 'from', 'hours', 'characters', 'letters'].flatMap((name) =>
    Array.from({ length: largestNumber + 1 }, (_, value) => `.${name}-${value}{--${name}:${value}}`),
  ),
)
