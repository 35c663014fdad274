/** What changes for visitors between two states of the content: every value of a YAML file, by its entry and its field. */
import { z } from 'zod'
import { type Collection, collections } from '../content/collections.ts'
import type { Format } from '../content/format.ts'
import { parseAgain } from '../content/placeIn.ts'
import { printValue } from '../content/referableValues.ts'
import type { Source } from '../content/source.ts'
import { isRecord, valueAt, visitLeaves } from '../diagnostics/schema.ts'
import { nameOf } from '../diagnostics/words.ts'
import type { Comparison } from '../diagnostics/writers/outcome.ts'

/** The printed values, by field, of an entry of a list, or of a file outside of its lists. */
interface Entry {
  /** Empty outside of lists. */
  label: string
  fields: Map<string, string>
}

/** By the ids of the entry and those around it. */
type Entries = ReadonlyMap<string, Entry>

/** Files that no page shows. */
const unseen = ['questions', 'redirects']

/**
 * Lists what changed, file by file; files without changes are left out.
 *
 * @param broken files with errors in one of the two states, which are not compared
 */
export function listChanges(
  before: Source,
  after: Source,
  format: Format,
  broken: ReadonlySet<string>,
): Comparison['changes'] {
  return collections
    .filter(({ name, path }) => path.endsWith('.yaml') && !unseen.includes(name) && !broken.has(path))
    .map((file) => ({
      heading: file.title,
      lines: changesOf(entriesIn(file, before, format), entriesIn(file, after, format)),
    }))
    .filter(({ lines }) => lines.length > 0)
}

function entriesIn({ path: file, schema }: Collection, source: Source, format: Format): Entries {
  const entries = new Map<string, Entry>()
  if (!source.files.has(file)) return entries
  const value = parseAgain(source, file).toValue()
  visitLeaves(schema, value, ({ path, schema, value: written }) => {
    const around = path.flatMap((_key, index) => {
      const [here, entry] = [path.slice(0, index + 1), valueAt(value, path.slice(0, index + 1))]
      return typeof path[index] === 'number' && isRecord(entry) ? [{ here, entry }] : []
    })
    const key = around.map(({ here, entry }) => `${here.at(-2)?.toString()} ${idOf(entry)}`).join()
    const entry = entries.get(key) ?? {
      label: around.map(({ entry }) => labelOf(entry)).join(', '),
      fields: new Map(),
    }
    entries.set(key, entry)
    const field = path
      .slice(around.at(-1)?.here.length ?? 0)
      .filter((part) => typeof part === 'string')
      .map((name) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
      .join(' ')
    const kind = z.globalRegistry.get(schema)?.kind ?? 'text'
    const printed = printValue({ kind, value: written }, format).replaceAll(/\s+/g, ' ').trim()
    entry.fields.set(field, [entry.fields.get(field), printed].filter(Boolean).join(', '))
  })
  return entries
}

const labelOf = (entry: Record<string, unknown>) => String(nameOf(entry) ?? Object.values(entry)[0])

const idOf = (entry: Record<string, unknown>) => (typeof entry.id === 'string' ? entry.id : labelOf(entry))

function changesOf(before: Entries, after: Entries): string[] {
  const changed = [...after].flatMap(([key, entry]) => {
    const earlier = before.get(key)
    return earlier ? changesWithin(earlier, entry) : [`${nameIn(entry)}: new${listed(entry)}`]
  })
  const gone = [...before]
    .filter(([key]) => !after.has(key))
    .map(([, entry]) => `${nameIn(entry)}: no longer there`)
  return [...changed, ...gone]
}

const nameIn = ({ label }: Entry) => label || 'The file'

function changesWithin(before: Entry, after: Entry): string[] {
  const names = new Set([...after.fields.keys(), ...before.fields.keys()])
  return [...names].flatMap((name) => {
    const [from, to] = [before.fields.get(name), after.fields.get(name)]
    if (from === to) return []
    const start = differAt(from, to)
    const what = [after.label, name].filter(Boolean).join(', ')
    return [`${what}: ${shortened(from, start)} → ${shortened(to, start)}`]
  })
}

const listed = ({ label, fields }: Entry): string => {
  const values = [...fields].filter(([name, value]) => name !== 'id' && !label.endsWith(value))
  return values.length > 0
    ? ` (${values.map(([name, value]) => `${name} ${shortened(value)}`).join(', ')})`
    : ''
}

/** A text from an offset on, cut to the length of a line. */
function shortened(text = 'nothing', from = 0): string {
  const shown = text.slice(from, from + longestShown)
  return `${from > 0 ? '…' : ''}${shown}${from + longestShown < text.length ? '…' : ''}`
}

/** The offset of a few words before the first difference of two texts; 0 if both fit on a line. */
function differAt(one = '', other = ''): number {
  if (Math.max(one.length, other.length) <= longestShown) return 0
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  return Math.max(0, one.lastIndexOf(' ', same - 25) + 1)
}

const longestShown = 120
