/** /pricing: every price list (spec section 2, "Pricing"). */

import type { MadePages, PageContext } from '../../src/pages/pageContext.ts'
import { mention, placeId } from '../../src/seo/jsonLd/node.ts'
import { statusOf } from '../cafe/status.ts'
import { frameProps } from '../layout/frameProps.ts'
import { shareUrl } from '../parts/contact.ts'
import type { Subject } from '../parts/subject.ts'
import { BelowFinder } from './BelowFinder.tsx'
import { priceCatalog } from './catalogJsonLd.ts'
import { datedPrices } from './datedPrices.ts'
import { priceFinderProps } from './finder/finderProps.ts'
import { shownPriceStyles } from './finder/shownPriceStyles.ts'
import { bookingCode } from './list/bookingQrCode.ts'
import { priceListText } from './list/priceListText.ts'
import { finderSizes, PricingHeader } from './PricingHeader.tsx'
import { partyProps } from './partyExample.ts'
import { isOn } from './prices/period.ts'
import { hiddenSpecials } from './prices/specials.ts'
import { endingOf, pricingSectionProps } from './pricingSectionProps.ts'
import { pricingChangeRules, pricingRules } from './rules/index.ts'

export const pricing: Subject = {
  makePages,
  rules: pricingRules,
  changeRules: pricingChangeRules,
  dated: datedPrices,
  hiddenIds: hiddenSpecials,
  styles: shownPriceStyles,
}

function makePages(context: PageContext): MadePages {
  const { content, today, inlineScripts } = context
  const { site, pages, packages } = content
  const section = pricingSectionProps(context)
  if (!pages.pricing || !packages || !section) return undefined
  const offers = pages.pricing.offers.filter((offer) => isOn(offer, today))
  const frame = frameProps(context, pages.pricing, 'pricing')
  const code = bookingCode(site)
  const { catalog, services } = priceCatalog(content, packages, pages.pricing, today)
  return {
    path: '/pricing',
    metadata: pages.pricing,
    mainPicture: frame.picture && { picture: frame.picture, sizes: finderSizes },
    content: (
      <PricingHeader
        frame={frame}
        finder={priceFinderProps(context)}
        status={statusOf(content, today, inlineScripts.status + inlineScripts.day)}
        site={site}
      />
    ),
    below: (
      <BelowFinder
        frame={frame}
        party={partyProps(context)}
        page={pages.pricing}
        section={{ ...section, shareUrl: shareUrl(priceListText(section, content)) }}
        offers={offers.map((offer) => ({ ...offer, ending: endingOf(offer, content) }))}
        site={site}
        words={content.words}
        bookingCode={code.src}
      />
    ),
    jsonLd: {
      page: {
        '@type': 'WebPage',
        about: mention(placeId(site.url)),
        mainEntity: mention(catalog['@id']),
      },
      nodes: [catalog, ...services],
    },
    files: new Map([[code.src, code.drawing]]),
  }
}
