import { unprintable } from './referableValues.ts'

/** It can be dialled nowhere: its country code is not assigned (ITU-T E.164). */
const anyNumber = '+9990000000'

/** How much of an address before a reference is looked at. */
const longestBeginning = 200

/**
 * What a reference in an address prints: a phone number has no spaces there (RFC 3966), and on the web, such as in
 * https://wa.me/919876543210, digits alone.
 *
 * @param offset where the reference is in the text
 */
export function printInAddress(printed: string, text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - longestBeginning), offset)
  // Only the wrong value itself is to be reported, so this is a part of any right address.
  if (printed === unprintable) return /[(<][^\s()<>]*$/.test(before) ? anyNumber : printed
  if (!/^\+\d[\d ]+$/.test(printed)) return printed
  if (/(?:^|[(<])tel:$/.test(before)) return printed.replaceAll(' ', '')
  return /(?:^|[(<])https:\/\/[^\s()<>]+$/.test(before) ? printed.replaceAll(/\D/g, '') : printed
}
