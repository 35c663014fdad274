import { Icon } from '../../../src/render/Icon.tsx'
import type { Pages } from '../../content.ts'
import { linkTo } from '../../parts/link.ts'
import * as data from '../attributes.ts'

interface Props {
  labels: Pages['pricing']
  shareUrl: string
}

/** Prints the price list, and sends it to friends. */
export function PriceListTools({ labels, shareUrl }: Props) {
  return (
    <p className="price-tools">
      <button type="button" className="button needs-script" {...{ [data.printPrices]: '' }}>
        <Icon name="printer" />
        {labels.printLabel}
      </button>{' '}
      <a className="button" {...linkTo(shareUrl)}>
        <Icon name="share-2" />
        {labels.shareListLabel}
      </a>
    </p>
  )
}
