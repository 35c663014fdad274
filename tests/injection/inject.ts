/**
 * Puts hostile texts into a café's content, as many as the build accepts: refused ones are removed again, and count as
 * harmless.
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
function inject(files: Files, injections: readonly Injection[]): Map<string, Uint8Array> {
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

/** The places and texts of errors; lines count from 1. */
export type Check = (
  files: Files,
) => Promise<readonly { file?: string | undefined; line?: number | undefined; reason: string }[]>

/**
 * The injections that pass a check, found by removing those with errors until there are none left.
 *
 * @param files without the injections, these pass
 */
export async function accepted(files: Files, all: readonly Injection[], check: Check): Promise<Injection[]> {
  let kept = [...all]
  while (kept.length > 0) {
    const changed = inject(files, kept)
    const errors = await check(changed)
    if (errors.length === 0) return kept
    const numbers = errors.map(({ file = '', line = 1, reason }) => {
      const lines = new TextDecoder().decode(changed.get(pathOf(file))).split('\n')
      return numberIn(reason) ?? numberNear(lines, line - 1)
    })
    const refused = new Set(numbers.filter((number) => number !== undefined))
    const left = kept.filter(({ number }) => !refused.has(number))
    if (left.length < kept.length) kept = left
    else {
      // The errors name no text. Half of the texts of the first file are given up, or half of all.
      const path = pathOf(errors[0]?.file ?? '')
      const here = kept.filter(({ file }) => file === path)
      const suspects = here.length > 0 ? here : kept
      const given = new Set(suspects.slice(0, Math.ceil(suspects.length / 2)))
      kept = kept.filter((injection) => !given.has(injection))
    }
  }
  return kept
}

const pathOf = (file: string) => file.slice(file.indexOf('content/') + 'content/'.length)

/** The number of the hostile text on a line, or on one close to it. */
function numberNear(lines: readonly string[], at: number): number | undefined {
  for (const distance of [0, -1, 1, -2, 2, -3, 3]) {
    const number = numberIn(lines[at + distance] ?? '')
    if (number !== undefined) return number
  }
  return undefined
}

function numberIn(text: string): number | undefined {
  const number = /xssRan(?:\(|%28)(\d+)(?:\)|%29)/.exec(text)?.[1]
  return number === undefined ? undefined : Number(number)
}
