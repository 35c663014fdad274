/** The QR code on paper that opens the chat with the café. */
import { renderSVG } from 'uqr'
import { hashedName } from '../../../src/assets/hashedName.ts'
import { cachedData } from '../../../src/cache.ts'
import type { Data } from '../../content.ts'
import { bookingOf } from '../../parts/contact.ts'

/** In characters. A longer address needs more modules than phones can read at the printed size. */
const longestAddress = 300

/**
 * Draws the code, with the message of booking buttons if it is short enough.
 *
 * The drawing includes the quiet zone of four modules (ISO/IEC 18004). The code is readable with 15 % of it damaged.
 */
export function bookingCode(site: Data['site']): { src: string; drawing: string } {
  const { url } = bookingOf(site)
  const address = url.length <= longestAddress ? url : bookingOf(site, '').url
  const draw = () => renderSVG(address, { ecc: 'M', border: 4, pixelSize: 1 })
  const drawing = cachedData(draw, 'codes', address)
  return { src: hashedName('/assets/booking-code.svg', drawing), drawing }
}
