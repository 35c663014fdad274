/** Values of Cache-Control (RFC 9111; RFC 8246 for `immutable`). */

/** For files that have a hash in their names. */
export const forEver = 'public, max-age=31536000, immutable'

/** For all other files: the browser asks each time whether they have changed. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** Whether a file has the hash of its content in its name (`hashedName`). */
export const isHashed = (path: string) => /\.[0-9a-f]{8}[.-][^/]*$/.test(path)
