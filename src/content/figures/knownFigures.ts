/** The figures that are data: facts, and claims that begin with one. */
import { identityOf, remembering } from '../../memo.ts'
import type { Fact, Facts } from '../references.ts'
import type { Figure } from './figures.ts'
import { isTelling, wordsOf } from './sentence.ts'

/** A figure that is data, and the words by which one would speak of it. */
export interface KnownFigure {
  kind: Figure['kind']
  value: Figure['value']
  unit: string
  address: string
  fact: Fact
  /** File and id of its entry; the file alone where it belongs to no entry. */
  entry: string
  /** The words of the entry's name or label, in their order. */
  name: readonly string[]
  /** The name between spaces, to look for it in a sentence. */
  run: string
  /** Those of its words that tell it from others. */
  telling: ReadonlySet<string>
  /** Whether those are what people call the entry; a label only describes it. */
  isName: boolean
  /** The words of its address behind the file: id, tier, field. */
  path: readonly string[]
}

/** Every fact that is a figure, and every claim that begins with one (`5000+`, `1Gbps`, `99.9%`). */
export const knownFigures = remembering((facts: Facts) => String(identityOf(facts)), findKnownFigures)

function findKnownFigures(facts: Facts): KnownFigure[] {
  const wordsAt = (address: string) => {
    const fact = facts.get(address)
    return fact?.kind === 'text' && fact.sound ? wordsOf(String(fact.value)) : []
  }
  return [...facts].flatMap(([address, fact]) => {
    const parts = address.split('.')
    const entry = parts.slice(0, 2).join('.')
    const label = wordsAt(`${entry}.label`)
    // Only what an entry is about is a claim; its label may hold a figure, too.
    const isClaim = label.length > 0 && address === entry
    const figure = fact.sound ? figureOf(fact, isClaim) : undefined
    if (!figure) return []
    const name = ['name', 'title'].map((field) => wordsAt(`${entry}.${field}`)).find((words) => words.length)
    return [
      {
        ...figure,
        address,
        fact,
        entry: name || label.length > 0 ? entry : (parts[0] ?? ''),
        name: name ?? label,
        run: ` ${(name ?? label).join(' ')} `,
        telling: new Set((name ?? label).filter(isTelling)),
        isName: name !== undefined,
        path: wordsOf(parts.slice(1).join(' ')),
      },
    ]
  })
}

function figureOf(
  { kind, value }: Fact,
  isClaim: boolean,
): Pick<Figure, 'kind' | 'value' | 'unit'> | undefined {
  if (typeof value === 'number') {
    if (kind === 'money' || kind === 'percent') return { kind, value, unit: '' }
    // How long a pass lasts is said in many ways; a labelled number is one that texts are about.
    return kind === 'count' && isClaim ? { kind, value, unit: '' } : undefined
  }
  if (kind === 'time') return { kind, value: String(value), unit: '' }
  if (kind === 'timeRange' && typeof value === 'object' && value !== null) {
    const { start, end } = { start: undefined, end: undefined, ...value }
    return start && end ? { kind, value: `${start}-${end}`, unit: '' } : undefined
  }
  if (kind === 'text' && /^\+(?: ?\d){8,15}$/.test(String(value)))
    return { kind: 'phone', value: String(value).replaceAll(/\D/g, ''), unit: '' }
  if (kind !== 'text' || !isClaim || String(value).length > 20) return undefined
  const claim = /^[<>~≤≥]?\s?(\d[\d,]*(?:\.\d+)?)(?:\s?[–-]\s?(\d+))?\s?(\+|%|[^\s\d]{1,5})?$/.exec(
    String(value),
  )
  const [, amount = '', to, unit = ''] = claim ?? []
  if (!claim) return undefined
  const figure = Number(amount.replaceAll(',', ''))
  if (unit === '%') return { kind: 'percent', value: to ? `${figure}-${to}` : figure, unit: '' }
  return to ? undefined : { kind: 'count', value: figure, unit }
}

/** Gbps, ms: a unit, and not the plus of “more than”. */
export const isMeasure = (unit: string) => unit !== '' && unit !== '+'
