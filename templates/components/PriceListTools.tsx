import * as data from '../dataAttributes.ts'
import { Icon } from './Icon.tsx'

export interface PriceListToolsProps {
  printLabel: string
  shareLabel: string
  /** A link to WhatsApp with the prices as its message. */
  shareUrl: string
}

/** Prints the price list, and sends it to friends. */
export function PriceListTools({ printLabel, shareLabel, shareUrl }: PriceListToolsProps) {
  return (
    <p className="price-tools">
      <button type="button" className="button needs-script" {...{ [data.printPrices]: '' }}>
        <Icon name="printer" />
        {printLabel}
      </button>
      <a className="button" href={shareUrl} target="_blank" rel="noopener">
        <Icon name="share-2" />
        {shareLabel}
      </a>
    </p>
  )
}

/**
 * The end of the price list on paper: a QR code that opens the chat with the café. Screens do not show it, and so do not
 * fetch the code.
 */
export function ScanToBook({ src, label }: { src: string; label: string }) {
  return (
    <figure className="scan" hidden>
      <img src={src} alt="" width="120" height="120" loading="lazy" {...{ [data.bookingCode]: '' }} />
      <figcaption>{label}</figcaption>
    </figure>
  )
}
