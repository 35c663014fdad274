/** UTF-8 is the one encoding of content. Other encodings are recognized, so that staff know what to change in their editor. */
import type { Finding } from '../diagnostics/messages.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })
const wrong = (reason: string, remedy = 'Save it again, and choose the encoding UTF-8 in the dialogue.') => ({
  rule: 'encoding',
  reason,
  remedy,
})

/** The text of a file, without a byte order mark; or what is wrong with its encoding. */
export function decode(bytes: Uint8Array): string | Finding {
  // A Word, Excel or Pages file is a ZIP archive, an older one a compound file.
  if (['PK\x03\x04', '\xd0\xcf\x11\xe0', '%PDF'].includes(String.fromCharCode(...bytes.subarray(0, 4)))) {
    const remedy =
      'Open it in its program, copy its words, and paste them without formatting into a text file.'
    return wrong('This is a document of Word or another program, not a text.', remedy)
  }
  // In UTF-16 without a byte order mark, every other byte of Latin text is zero.
  const [first = 0, second = 0] = bytes
  const hasMark = first + second === 0xff + 0xfe && first !== second && first >= 0xfe
  if (hasMark || bytes.subarray(0, 100).filter((byte) => byte === 0).length > 10)
    return wrong('This file is not saved as UTF-8 but as UTF-16 (“Unicode”).')
  try {
    return utf8.decode(bytes)
  } catch {
    const [before = ''] = new TextDecoder().decode(bytes).split('\ufffd')
    const lines = before.split('\n')
    const reason =
      'This file is not saved as UTF-8. It appears to be Windows-1252 (“ANSI”); this is the first character that would be wrong.'
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, ...wrong(reason) }
  }
}
