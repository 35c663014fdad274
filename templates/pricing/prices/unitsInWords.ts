/** Hours and controllers in the words of the price page, for the price finder and the price list. */
import type { Content } from '../../../src/content/types.ts'
import type { Pages } from '../../content.ts'
import { fillBlanks } from '../../parts/blanks.ts'

export interface WordContext {
  content: Content
  labels: Pages['pricing']
}

/** `3 hours` */
export const durationOf = (hours: number, { labels, content: { format } }: WordContext) =>
  `${format.count(hours)} ${hours === 1 ? labels.durationUnitOne : labels.durationUnit}`

/** `3 controllers` */
export function controllersText(count: number, { labels, content }: WordContext) {
  const { controllersOne, controllersMany } = labels.finder
  return fillBlanks(count === 1 ? controllersOne : controllersMany, { count: content.format.count(count) })
}
