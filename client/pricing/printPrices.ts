import { bookingCode, printPrices as printButton } from '../../templates/pricing/attributes.ts'
import { one } from '../dom.ts'

/** Prints the price list. Its QR code is fetched first, because only paper shows it. */
export function printPrices() {
  const button = one(printButton)
  const code = one<HTMLImageElement>(bookingCode)
  button?.addEventListener('click', async () => {
    if (code) {
      code.loading = 'eager'
      // Without a connection, the prices are printed without the code.
      await code.decode().catch(() => undefined)
    }
    print()
  })
}
