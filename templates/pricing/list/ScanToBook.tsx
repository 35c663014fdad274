import * as data from '../attributes.ts'

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
