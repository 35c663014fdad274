/** How much of an address before a reference is looked at. */
const longestBeginning = 200

/**
 * What a reference in an address prints: a phone number has no spaces there (RFC 3966), and on the web, such as in
 * https://wa.me/919876543210, digits alone.
 *
 * @param offset where the reference is in the text
 */
export function printInAddress(printed: string, text: string, offset: number): string {
  if (!/^\+\d[\d ]+$/.test(printed)) return printed
  const before = text.slice(Math.max(0, offset - longestBeginning), offset)
  if (/(?:^|[(<])tel:$/.test(before)) return printed.replaceAll(' ', '')
  return /(?:^|[(<])https:\/\/[^\s()<>]+$/.test(before) ? printed.replaceAll(/\D/g, '') : printed
}
