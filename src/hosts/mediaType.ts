/** Media types by file ending, because servers and hosts do not know all of them. */
import { lookup } from 'mrmime'
import type { Site } from '../siteFiles.ts'

/** File endings of texts, which are worth compressing; pictures and fonts are compressed already. */
const textEndings = ['css', 'html', 'ics', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml', 'yml']

/** A regular expression for the ends of names of texts. */
export const textFile = `\\.(?:${textEndings.join('|')})`
/** A regular expression for the names of compressed texts. */
export const compressedText = `${textFile}\\.(?:br|gz)$`

const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

export const isText = (path: string) => textEndings.includes(endingOf(path))

/** The media type of a file, for a text with its character set; undefined for an unknown ending. */
export function mediaTypeOf(path: string): string | undefined {
  const type = path.endsWith('.ico') ? 'image/vnd.microsoft.icon' : lookup(path)
  return type && isText(path) ? `${type}; charset=utf-8` : type
}

/** The endings of a site's files with their media types, sorted; without compressed files. */
export function mediaTypesIn(site: Site): [ending: string, type: string][] {
  const types = new Map<string, string>()
  for (const path of site.keys()) {
    const type = /\.(br|gz)$/.test(path) ? undefined : mediaTypeOf(path)
    if (type) types.set(endingOf(path), type)
  }
  return [...types].sort()
}
