/** Media types by endings, for servers and hosts that would not know all of them. */
import { lookup } from 'mrmime'
import type { Site } from '../site.ts'

/** Endings of texts; pictures and fonts are compressed already. */
export const textEndings = ['css', 'html', 'ics', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml', 'yml']

/** The names of texts' compressed forms, as a pattern. */
export const compressedText = `\\.(${textEndings.join('|')})\\.(br|gz)$`

const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

export const isText = (path: string) => textEndings.includes(endingOf(path))

/** The media type of a file, for a text with its character set; undefined for an unknown ending. */
export function mediaTypeOf(path: string): string | undefined {
  const type = path.endsWith('.ico') ? 'image/vnd.microsoft.icon' : lookup(path)
  return type && isText(path) ? `${type}; charset=utf-8` : type
}

/** The endings of a site's files with their media types, sorted; compressed files count as what they hold. */
export function mediaTypesIn(site: Site): [ending: string, type: string][] {
  const types = new Map<string, string>()
  for (const path of site.keys()) {
    const type = /\.(br|gz)$/.test(path) ? undefined : mediaTypeOf(path)
    if (type) types.set(endingOf(path), type)
  }
  return [...types].sort()
}
