/** The entries of data files that are new, gone, or have other figures than in the state that `--against` names. */
import { isDeepStrictEqual } from 'node:util'
import { openYamlFiles } from '../../content/loadYamlFiles.ts'
import type { ReferableValue } from '../../content/referableValues.ts'
import type { Source } from '../../content/source.ts'
import { Messages } from '../../diagnostics/messages.ts'
import type { Path } from '../../diagnostics/positions.ts'
import { isRecord, recordsIn, valueAt } from '../../diagnostics/walkSchema.ts'
import type { SiteDefinition } from '../../siteDefinition.ts'
import { otherFiles } from './namesInTexts.ts'
import { notRead } from './sentences.ts'

type Fields = Readonly<Record<string, unknown>>

/** An entry of a data file. */
export interface Thing {
  /** With which references to it begin, such as `packages.golden-rise`; of an entry without an id, no text refers to it. */
  address: string
  name: string
  fields: Fields
  /** Those of its fields that are figures. */
  figures: unknown
  /** Those of them that are no amounts of money, such as its time and its last day. */
  terms: unknown
  /** Those of these that are numbers, such as how many hours it has. */
  counts: unknown
  path: Path
  /** The path of its list, without the numbers of entries: `packages.lists.packages` */
  list: string
  /** The names and ids of the groups that it is in. */
  groups: string[]
  /** Whether it has a price, or lowers one. */
  isPriced: boolean
}

export interface ChangedThing extends Thing {
  change: 'new' | 'gone' | 'figures'
  /** Its fields in the other state, if it is in both. */
  became?: Fields
  hasOtherTerms?: boolean
  hasOtherCounts?: boolean
}

/** By list and id. */
export type Things = ReadonlyMap<string, Thing>

const filesWithoutThings = new Set(otherFiles.filter((file) => file !== 'facts'))

/** All entries that have an id or a name. */
export function thingsIn(source: Source, { collections }: SiteDefinition): Things {
  const things = new Map<string, Thing>()
  for (const [file, opened] of openYamlFiles(source, collections, new Messages())) {
    if (file.startsWith('pages/') || filesWithoutThings.has(file)) continue
    const data = opened.written()
    const priced = pricedIn(opened.referable())
    const kinds = new Map([...opened.referable().values()].map(({ kind, path }) => [String(path), kind]))
    const kindOf = (path: Path) => kinds.get(String(path))
    const isFigure: IsFigure = (value, path) => isFigureItself(value, path) || kindOf(path) === 'repeats'
    const isTerm: IsFigure = (value, path) => isFigure(value, path) && kindOf(path) !== 'money'
    for (const { record: fields, path } of recordsIn(data)) {
      const label = [fields.name, fields.title, fields.label].find((value) => typeof value === 'string') ?? ''
      const id = typeof fields.id === 'string' ? fields.id : ''
      if (path.length === 0 || (id || label) === '') continue
      const list = [file, ...path.filter((key) => typeof key === 'string')].join('.')
      const address = `${file}.${id || label}`
      const groups = groupsOf(data, path)
      things.set(`${list} ${id || label}`, {
        ...{ address, name: label, fields, path, list, groups },
        figures: figuresOf(fields, path, isFigure),
        terms: figuresOf(fields, path, isTerm),
        counts: figuresOf(fields, path, (value, path) => typeof value === 'number' && isTerm(value, path)),
        isPriced: priced.has(address),
      })
    }
  }
  return things
}

/** The addresses of the entries that have a price or a percentage. */
const pricedIn = (values: ReadonlyMap<string, ReferableValue>) =>
  new Set(
    [...values].flatMap(([address, { kind }]) =>
      kind === 'money' || kind === 'percent' ? [address.split('.', 2).join('.')] : [],
    ),
  )

function groupsOf(data: unknown, path: Path): string[] {
  const above = path.map((_key, index) => path.slice(0, index)).filter(({ length }) => length > 0)
  return above.flatMap((group) => {
    const fields = valueAt(data, group)
    const { id, name } = isRecord(fields) ? fields : {}
    const key = group.at(-1)
    const field = isRecord(fields) && typeof key === 'string' ? key : undefined
    return [id, name, field].filter((one) => typeof one === 'string')
  })
}

/** What is different between two states of the content; what is gone, and other figures, as they were. */
export function changedThings(before: Things, now: Things): ChangedThing[] {
  const added = [...now].filter(([key]) => !before.has(key)).map(([, thing]) => changed(thing, 'new'))
  const others = [...before].flatMap(([key, thing]) => {
    const same = now.get(key)
    if (!same) return [changed(thing, 'gone')]
    const isSame = isDeepStrictEqual(thing.figures, same.figures)
    const hasOtherTerms = !isDeepStrictEqual(thing.terms, same.terms)
    const hasOtherCounts = !isDeepStrictEqual(thing.counts, same.counts)
    const others = { became: same.fields, hasOtherTerms, hasOtherCounts }
    return isSame ? [] : [{ ...changed(thing, 'figures'), ...others }]
  })
  return [...added, ...others]
}

const changed = (thing: Thing, change: ChangedThing['change']): ChangedThing => ({ ...thing, change })

type IsFigure = (value: unknown, path: Path) => boolean

/** Numbers, times and other values that begin with a figure, and words that are chosen, such as whose entry a fee is. */
const isFigureItself: IsFigure = (value, path) =>
  typeof value === 'number' ||
  (typeof value === 'string' &&
    /^(?:[\p{Sc}+]?\d|[a-z]+$)/u.test(value) &&
    !notRead.test(String(path.at(-1))))

/** Those of the values of an entry that are figures; not those of entries inside. */
function figuresOf(value: unknown, path: Path, isFigure: IsFigure): unknown {
  if (isFigure(value, path)) return value
  if (!isRecord(value)) return undefined
  const figures = Object.entries(value)
    .map(([key, field]) => [key, figuresOf(field, [...path, key], isFigure)] as const)
    .filter(([, figure]) => figure !== undefined)
  return figures.length > 0 ? Object.fromEntries(figures) : undefined
}
