/**
 * Puts hostile texts into a café's content, as many as the build accepts: what it refuses is taken out again, and counts
 * as harmless.
 */
import { isMap, isPair, isScalar, isSeq, parseDocument, type Scalar, visit } from 'yaml'
import type { Vector } from './vectors.ts'

/** A hostile text at one place. */
export interface Injection {
  number: number
  vector: Vector
  file: string
  /** Which text of the file, counted from 0; undefined: a text of its own in the body. */
  leaf?: number
}

export type Files = ReadonlyMap<string, Uint8Array>

export const textOf = ({ text }: Vector, number: number) => text.replaceAll('(N)', `(${number})`)

/** All texts of a YAML file, in order: its leaves that are strings. */
export function textsOf(yaml: string): string[] {
  const texts: string[] = []
  visitTexts(yaml, (scalar) => texts.push(scalar.value))
  return texts
}

function visitTexts(yaml: string, see: (scalar: Scalar & { value: string }) => void) {
  const document = parseDocument(yaml)
  visit(document, {
    Pair(_key, pair) {
      if (isPair(pair) && isMap(pair.value) === false && isSeq(pair.value) === false) {
        const { value } = pair
        if (isScalar<string>(value) && typeof value.value === 'string')
          see(Object.assign(value, { value: value.value }))
        return visit.SKIP
      }
      return undefined
    },
    Scalar(key, scalar) {
      if (typeof key === 'number' && typeof scalar.value === 'string')
        see(Object.assign(scalar, { value: scalar.value }))
    },
  })
  return document
}

/** A YAML file with some of its texts replaced, each on one line in double quotes. */
function withTexts(yaml: string, replaced: ReadonlyMap<number, string>): string {
  let index = 0
  const document = visitTexts(yaml, (scalar) => {
    const other = replaced.get(index++)
    if (other === undefined) return
    scalar.value = other
    scalar.type = 'QUOTE_DOUBLE'
  })
  return document.toString({ lineWidth: 0 })
}

/** Files with hostile texts in them. */
export function inject(files: Files, injections: readonly Injection[]): Map<string, Uint8Array> {
  const changed = new Map(files)
  for (const file of new Set(injections.map((injection) => injection.file))) {
    const here = injections.filter((injection) => injection.file === file)
    const before = new TextDecoder().decode(files.get(file)).replaceAll('\r\n', '\n')
    const leaves = new Map(
      here.flatMap(({ leaf, vector, number }) =>
        leaf === undefined ? [] : [[leaf, textOf(vector, number)]],
      ),
    )
    const bodies = here.filter(({ leaf }) => leaf === undefined)
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(before) ?? []
    const after = file.endsWith('.md')
      ? [
          `---\n${withTexts(front, leaves)}---\n${body}`,
          ...bodies.map(({ vector, number }) => textOf(vector, number)),
        ].join('\n\n')
      : withTexts(before, leaves)
    changed.set(file, new TextEncoder().encode(after))
  }
  return changed
}

/** Where errors are, and what they say; lines count from 1. */
export type Check = (
  files: Files,
) => Promise<readonly { file?: string | undefined; line?: number | undefined; reason: string }[]>

/**
 * Which injections pass a check; found by taking out what its errors point at, until it has nothing to say.
 *
 * @param files without the injections, these pass
 */
export async function accepted(files: Files, all: readonly Injection[], check: Check): Promise<Injection[]> {
  let kept = [...all]
  for (let round = 0; round < 40 && kept.length > 0; round++) {
    const changed = inject(files, kept)
    const errors = await check(changed)
    if (errors.length === 0) return kept
    const refused = new Set<number>()
    for (const { file = '', line = 1, reason } of errors) {
      const path = file.slice(file.indexOf('content/') + 'content/'.length)
      const lines = new TextDecoder().decode(changed.get(path)).split('\n')
      const number = numberIn(reason) ?? numberNear(lines, line - 1)
      if (number !== undefined) refused.add(number)
      else for (const injection of kept) if (injection.file === path) refused.add(injection.number)
    }
    const left = kept.filter(({ number }) => !refused.has(number))
    // An error elsewhere, as a consequence: the first half is given up.
    kept = left.length < kept.length ? left : kept.slice(Math.ceil(kept.length / 2))
  }
  return kept
}

/** The number of the hostile text on a line, or on one close to it. */
function numberNear(lines: readonly string[], at: number): number | undefined {
  for (const distance of [0, -1, 1, -2, 2, -3, 3]) {
    const number = numberIn(lines[at + distance] ?? '')
    if (number !== undefined) return number
  }
  return undefined
}

function numberIn(text: string): number | undefined {
  const number = /__xss(?:\(|%28)(\d+)(?:\)|%29)/.exec(text)?.[1]
  return number === undefined ? undefined : Number(number)
}
