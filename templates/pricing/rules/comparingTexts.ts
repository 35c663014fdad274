/** Texts that compare prices, or give one price for every tier: what a lower or another price makes untrue. */
import { findInShownTexts, placesInWords } from '../../../src/content/findInContent.ts'
import { letterAlone, letteredThingOf } from '../../../src/content/letteredThings.ts'
import type { ChangeContext, RuleContext } from '../../../src/content/rules/context.ts'
import type { Source } from '../../../src/content/source.ts'
import type { Content } from '../../../src/content/types.ts'
import { packagesIn, pricesIn } from '../prices/pricesInFile.ts'
import { isFor } from '../prices/pricesOfDay.ts'

type Discount = NonNullable<Content['packages']>['discounts'][number]

const comparison =
  /\b(?:same|identical|difference|either|both|(?:less|more) than(?! you)|cheaper|cheapest|any day|always|never)\b/i
/** Words by which a sentence about a package is about all its prices. */
const generalization = /\b(?:any|every|all|no|one price)\b/i
/** The row of a table, or a price alone. */
const noSentence = /^\s*(?:\||[\w-]+: \$\{[\w.-]+\}$)/
const referenceToPackage = /\$\{packages\.([\w-]+)\.(?:([\w-]+)\.)?(price|perHour|name)\}/g

/**
 * The lines that print a price which a discount lowers, and compare or generalize; and those about a package that costs the same
 * for each tier, until the discount lowers one of its prices.
 */
export function textsComparing(discount: Discount, { content, source }: RuleContext) {
  const prices = pricesIn(content)
  const lowered = prices.filter(({ sold }) => isFor(discount, sold))
  const isLowered = (id: string, tier?: string) =>
    lowered.some(({ sold }) => sold.package === id && (tier === undefined || sold.tier === tier))
  const isSplit = (id: string) =>
    hasOnePrice(id, content) &&
    isLowered(id) &&
    !prices.every(({ sold }) => sold.package !== id || isFor(discount, sold))
  return linesAbout(source, isSplit, isLowered)
}

const comparesPrices = /\b(?:more|less|cheaper|dearer|higher|lower)\b/i

/**
 * The lines that compare prices and name by its letter what a figure is about: “A, B and D charge more”, for a figure with the
 * label “Centre A: one hour”.
 */
export function textsComparingLetter(label: string, source: Source) {
  const { letter } = letteredThingOf(label) ?? {}
  if (letter === undefined) return []
  const name = letterAlone(letter)
  return findInShownTexts(source, (line) => (comparesPrices.test(line) ? line.matchAll(name) : [])).map(
    ({ place }) => place,
  )
}

/** Warns of texts that give one price of a package for every tier, once a change made its prices different. */
export function checkSplitPrices({ content, source, warning }: ChangeContext, before: Content): void {
  for (const { entry, path } of packagesIn(content)) {
    if (!hasOnePrice(entry.id, before) || hasOnePrice(entry.id, content)) continue
    const places = linesAbout(source, (id) => id === entry.id)
    if (places.length === 0) continue
    warning('packages', [...path, 'tiers'], {
      rule: 'split-price',
      reason: `“${entry.name}” cost the same for every tier before this change; texts may still say so: ${placesInWords(places)}.`,
      remedy: 'Correct what is no longer true there. If all of it is still true, nothing needs to be done.',
    })
  }
}

/** Whether a package costs the same for each of several tiers. */
function hasOnePrice(id: string, content: Content): boolean {
  const prices = pricesIn(content).filter(({ sold }) => sold.package === id)
  return prices.length > 1 && new Set(prices.map(({ price }) => price.price)).size === 1
}

/**
 * The lines that print a price of some packages, or generalize about one; and those that compare a lowered price.
 *
 * @param isLowered asked with the tier of a price
 */
function linesAbout(
  source: Source,
  isSplit: (id: string) => boolean,
  isLowered: (id: string, tier?: string) => boolean = () => false,
) {
  return findInShownTexts(source, (line) => {
    if (noSentence.test(line)) return []
    const compares = comparison.test(line)
    const generalizes = compares || generalization.test(line)
    return [...line.matchAll(referenceToPackage)].filter(([, id = '', tier, field]) =>
      field === 'name' ? generalizes && isSplit(id) : isSplit(id) || (compares && isLowered(id, tier)),
    )
  }).map(({ place }) => place)
}
