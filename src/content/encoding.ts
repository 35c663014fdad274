/** Bytes → text. Only UTF-8 is read; what a file was saved as instead is named, so that a person can find the setting. */

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text of a file, without a byte order mark; or the name of the encoding that it seems to have. */
export function decode(bytes: Uint8Array): { text: string } | { encoding: string } {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { encoding: 'UTF-16' }
  // A Word, Excel or Pages file is a ZIP archive, older ones a compound file, and a PDF says so.
  if (['PK\x03\x04', '\xd0\xcf\x11\xe0', '%PDF'].includes(String.fromCharCode(...bytes.subarray(0, 4))))
    return { encoding: 'document' }
  // Half of the bytes of Latin letters in UTF-16 are zero, also without a mark.
  if (bytes.subarray(0, 100).filter((byte) => byte === 0).length > 10) return { encoding: 'UTF-16' }
  try {
    return { text: utf8.decode(bytes) }
  } catch {
    return { encoding: 'Windows-1252' }
  }
}

/** The line and column (from 1) of the first byte that is no UTF-8. */
export function firstForeignByte(bytes: Uint8Array): { line: number; column: number } {
  const lenient = new TextDecoder().decode(bytes)
  const before = lenient.slice(0, lenient.indexOf('\ufffd')).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
