/** How many bytes a page and each of its parts take, compressed as hosts do. */
import { brotliCompressSync } from 'node:zlib'
import { Parser } from 'htmlparser2'

/** The size of a text or a file, compressed. */
export const compressed = (content: string | Buffer): number => brotliCompressSync(content).length

interface Part {
  name: string
  from: number
  to: number
}

/** What a page that is too large has: each part with the bytes that the page would save without it, the largest first. */
export function heaviestParts(html: string): string {
  const whole = compressed(html)
  return partsOf(html)
    .map(({ name, from, to }) => ({ name, bytes: whole - compressed(html.slice(0, from) + html.slice(to)) }))
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `${String(bytes).padStart(7)}  ${name}`)
    .join('\n')
}

/** What is around `main`. */
const frame = /^(?:style|script|svg|header|footer)$/

/** These, and what is directly in `main`. */
function partsOf(html: string): Part[] {
  const parts: Part[] = []
  const open: { tag: string; name: string; from: number }[] = []
  const parser = new Parser({
    onopentag(tag, { id, class: classes, type }) {
      const label = id ? `#${id}` : classes ? `.${classes.split(' ')[0]}` : (type ?? '')
      open.push({ tag, name: `<${tag}> ${label}`.trim(), from: parser.startIndex })
    },
    onclosetag() {
      const closed = open.pop()
      const around = open.map(({ tag }) => tag)
      const isOutside =
        frame.test(closed?.tag ?? '') && !around.some((tag) => tag === 'main' || frame.test(tag))
      if (closed && (isOutside || around.at(-1) === 'main'))
        parts.push({ ...closed, to: parser.endIndex + 1 })
    },
  })
  parser.end(html)
  return parts
}
