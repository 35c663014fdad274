/** The entries of data files that are new, gone, or have other figures than in the state that `--against` names. */
import { isDeepStrictEqual } from 'node:util'
import { openYamlFiles } from '../../content/loadYamlFiles.ts'
import type { ValueKind } from '../../content/schema/metadata.ts'
import type { Source } from '../../content/source.ts'
import { Messages } from '../../diagnostics/messages.ts'
import type { Path } from '../../diagnostics/positions.ts'
import type { SiteDefinition } from '../../siteDefinition.ts'
import { isRecord, recordsIn, valueAt } from '../../validate/walkSchema.ts'
import { otherFiles } from './namesInTexts.ts'
import { notRead } from './sentences.ts'

type Fields = Readonly<Record<string, unknown>>

interface Figure {
  field: string
  value: unknown
  kind: ValueKind | undefined
}

/** An entry of a data file. */
export interface Thing {
  /** With which references to it begin, such as `packages.golden-rise`; of an entry without an id, no text refers to it. */
  address: string
  name: string
  fields: Fields
  /** Those of its values that are figures, by the names of their fields. */
  figures: readonly Figure[]
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
  /** Whether it has other figures than amounts of money, such as another time or last day. */
  hasOtherTerms?: boolean
  /** Whether some of these are numbers, such as how many hours it has. */
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
    const kinds = new Map([...opened.referable().values()].map(({ kind, path }) => [String(path), kind]))
    for (const { record: fields, path } of recordsIn(data)) {
      const label = [fields.name, fields.title, fields.label].find((value) => typeof value === 'string') ?? ''
      const id = typeof fields.id === 'string' ? fields.id : ''
      if (path.length === 0 || (id || label) === '') continue
      const list = [file, ...path.filter((key) => typeof key === 'string')].join('.')
      const address = `${file}.${id || label}`
      const groups = groupsOf(data, path)
      const figures = figuresOf('', fields, path, kinds).sort((a, b) => (a.field < b.field ? -1 : 1))
      things.set(`${list} ${id || label}`, {
        ...{ address, name: label, fields, path, list, groups },
        figures,
        isPriced: figures.some(({ kind }) => kind === 'money' || kind === 'percent'),
      })
    }
  }
  return things
}

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
    const differs = (isMeant: (figure: Figure) => boolean) =>
      !isDeepStrictEqual(thing.figures.filter(isMeant), same.figures.filter(isMeant))
    const hasOtherTerms = differs(isTerm)
    const hasOtherCounts = differs((figure) => isTerm(figure) && typeof figure.value === 'number')
    const others = { became: same.fields, hasOtherTerms, hasOtherCounts }
    return differs(() => true) ? [{ ...changed(thing, 'figures'), ...others }] : []
  })
  return [...added, ...others]
}

const changed = (thing: Thing, change: ChangedThing['change']): ChangedThing => ({ ...thing, change })

const isTerm = ({ kind }: Figure) => kind !== 'money'

/**
 * Numbers, times and other values that begin with a figure, how often something takes place, and words that are chosen, such
 * as whose entry a fee is; not those of entries inside.
 */
function figuresOf(
  field: string,
  value: unknown,
  path: Path,
  kinds: ReadonlyMap<string, ValueKind>,
): Figure[] {
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, inner]) =>
      figuresOf(`${field}.${key}`, inner, [...path, key], kinds),
    )
  const kind = kinds.get(String(path))
  const isFigure =
    typeof value === 'number' ||
    (typeof value === 'string' &&
      (kind === 'repeats' || /^(?:[\p{Sc}+]?\d|[a-z]+$)/u.test(value)) &&
      !notRead.test(String(path.at(-1))))
  return isFigure ? [{ field, value, kind }] : []
}
