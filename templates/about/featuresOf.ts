import type { Pages } from '../content.ts'

/** The features of the café; none leads where one of the cards does. */
export function featuresOf({ features, cards }: Pages['about']) {
  const ways = new Set(cards.map(({ href }) => href))
  return features.map(({ href, ...feature }) => ({ ...feature, ...(!ways.has(href) && { href }) }))
}
