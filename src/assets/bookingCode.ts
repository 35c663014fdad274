/** The QR code on paper that opens the chat with the café. */
import { renderSVG } from 'uqr'
import { bookingOf } from '../content/contact.ts'
import type { Data } from '../content/types.ts'
import { memoizeLast } from '../memoize.ts'
import { hashedName } from './hashedName.ts'

/** A longer address has so many modules that phones cannot read them at the size of the code on paper. */
const longestAddress = 300

/**
 * Draws the code, with the message of booking buttons where it is short enough.
 *
 * The quiet zone of four modules is part of it (ISO/IEC 18004), and 15 % of it may be damaged.
 */
export function bookingCode(site: Data['site']): { src: string; drawing: string } {
  const { url } = bookingOf(site)
  const address = url.length <= longestAddress ? url : bookingOf(site, '').url
  const drawing = drawCode(address)
  return { src: hashedName('/assets/booking-code.svg', drawing), drawing }
}

const drawCode = memoizeLast((address: string) => renderSVG(address, { ecc: 'M', border: 4, pixelSize: 1 }))
