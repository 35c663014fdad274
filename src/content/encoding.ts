/** Bytes → text. Only UTF-8 is read; any other encoding is named, so that people find the setting in their editor. */

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** An encoding that is not read; `document` is a file of Word, Excel, Pages or PDF. */
export type Encoding = 'UTF-16' | 'Windows-1252' | 'document'

/** The text of a file, without a byte order mark; or the encoding that it appears to have. */
export function decode(bytes: Uint8Array): { text: string } | { encoding: Encoding } {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { encoding: 'UTF-16' }
  // A Word, Excel or Pages file is a ZIP archive, an older one a compound file.
  if (['PK\x03\x04', '\xd0\xcf\x11\xe0', '%PDF'].includes(String.fromCharCode(...bytes.subarray(0, 4))))
    return { encoding: 'document' }
  // In UTF-16 without a byte order mark, every other byte of Latin text is zero.
  if (bytes.subarray(0, 100).filter((byte) => byte === 0).length > 10) return { encoding: 'UTF-16' }
  try {
    return { text: utf8.decode(bytes) }
  } catch {
    return { encoding: 'Windows-1252' }
  }
}

/** The line and column (from 1) of the first byte that is not UTF-8. */
export function firstInvalidByte(bytes: Uint8Array): { line: number; column: number } {
  const lenient = new TextDecoder().decode(bytes)
  const before = lenient.slice(0, lenient.indexOf('\ufffd')).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
