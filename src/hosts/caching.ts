/** How browsers are told to keep files (RFC 9111; RFC 8246 for `immutable`). */

/** A file of which the name says what is in it. */
export const forEver = 'public, max-age=31536000, immutable'

/** Everything else: ask each time whether it has changed. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** Whether a file's name holds the hash of what is in it (`hashedName`). */
export const isHashed = (path: string) => /\.[0-9a-f]{8}[.-][^/]*$/.test(path)
