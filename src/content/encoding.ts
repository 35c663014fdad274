/** UTF-8 is the one encoding of content. Other encodings are recognized, so that staff know what to change in their editor. */
import type { Problem } from '../diagnostics/messages.ts'

type Finding = Omit<Problem, 'file'>

const utf8 = new TextDecoder('utf-8', { fatal: true })
const rule = 'encoding'
const saveAsUtf8 = 'Save it again, and choose the encoding UTF-8 in the dialogue.'

const document: Finding = {
  rule,
  reason: 'This is a document of Word or another program, not a text.',
  remedy: 'Open it in its program, copy its words, and paste them without formatting into a text file.',
}
const utf16: Finding = {
  rule,
  reason: 'This file is not saved as UTF-8 but as UTF-16 (“Unicode”).',
  remedy: saveAsUtf8,
}

/** The text of a file, without a byte order mark; or what is wrong with its encoding. */
export function decode(bytes: Uint8Array): string | Finding {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return utf16
  // A Word, Excel or Pages file is a ZIP archive, an older one a compound file.
  if (['PK\x03\x04', '\xd0\xcf\x11\xe0', '%PDF'].includes(String.fromCharCode(...bytes.subarray(0, 4))))
    return document
  // In UTF-16 without a byte order mark, every other byte of Latin text is zero.
  if (bytes.subarray(0, 100).filter((byte) => byte === 0).length > 10) return utf16
  try {
    return utf8.decode(bytes)
  } catch {
    return { ...firstInvalidByte(bytes), rule, reason: notUtf8, remedy: saveAsUtf8 }
  }
}

const notUtf8 =
  'This file is not saved as UTF-8. It appears to be Windows-1252 (“ANSI”); this is the first character that would be wrong.'

/** The line and column (from 1) of the first byte that is not UTF-8. */
function firstInvalidByte(bytes: Uint8Array): { line: number; column: number } {
  const lenient = new TextDecoder().decode(bytes)
  const before = lenient.slice(0, lenient.indexOf('\ufffd')).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
