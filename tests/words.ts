/** A census of words: which ones a text has, to see whether any are lost on the way. */

/**
 * The words of a content file that readers or the generator should see: without comments and references.
 *
 * @param path its name; two number signs begin a comment in YAML, and a heading in Markdown
 */
export const wordsOfSource = (text: string, path: string) =>
  wordsOf(
    text
      .replaceAll(path.endsWith('.yaml') ? /^\s*#.*$/gm : /^\s*#(?!#).*$/gm, '')
      .replaceAll(/ # .*$/gm, '')
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .replaceAll(/\$\{[^{}\n]*\}/g, ' ')
      // A character may be written by its name, as in HTML.
      .replaceAll(/&[a-z]+;/g, ' ')
      .replaceAll(/\\(u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|[A-Za-z])/g, ' '),
  )

/** Words of two letters or more, in small letters. */
export const wordsOf = (text: string) =>
  new Set([...text.normalize().matchAll(/[\p{L}\p{M}]{2,}/gu)].map(([word]) => word.toLowerCase()))

/** All words of a value, those of its field names included. */
export function wordsOfValue(value: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) wordsOfValue(item, into)
  else if (value instanceof Map) for (const [key, item] of value) wordsOfValue([key, item], into)
  // A text that is read when it is asked for.
  else if (typeof value === 'object' && value !== null && 'toJSON' in value) wordsOfValue(String(value), into)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) wordsOfValue([key, item], into)
  } else for (const word of wordsOf(String(value))) into.add(word)
  return into
}
