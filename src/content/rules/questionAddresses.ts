/** Where the values of addresses are, as questions name them. */
import { nearest } from '../../diagnostics/nearest.ts'
import { lineRangeOf, type Path } from '../../diagnostics/positions.ts'
import type { YamlText } from '../../yaml/parse.ts'
import { type Collections, dataFileNamed } from '../collections.ts'
import { parseAgain } from '../findInContent.ts'
import { collectReferableValues, type ReferableValues } from '../referableValues.ts'
import type { Source } from '../source.ts'

export type Addresses = ReturnType<typeof addressesIn>
export type RangeOf = Addresses['rangeOf']
export type Range = NonNullable<ReturnType<RangeOf>>

/** Gives the lines of a data file on which the value of an address is, and the address that a misspelt one was meant to be. */
export function addressesIn(source: Source, collections: Collections) {
  const opened = new Map<string, { yaml: YamlText; values: ReferableValues }>()
  const open = (name: string) => {
    const collection = dataFileNamed(collections, name)
    if (!collection || !source.files.has(collection.path)) return undefined
    const yaml = parseAgain(source, collection.path)
    const file = { yaml, values: collectReferableValues(name, collection.schema, yaml.toValue()) }
    opened.set(name, file)
    return file
  }
  const fileOf = (address: string) => {
    const [name = ''] = address.split('.')
    return opened.get(name) ?? open(name)
  }
  const rangeOf = (address: string) => {
    const { yaml, values } = fileOf(address) ?? {}
    const path = values?.get(address)?.path ?? groupAt(address, values)
    const lines = yaml && path.length > 0 && lineRangeOf(yaml, path)
    return lines ? { file: yaml.file, ...lines } : undefined
  }
  const nearestTo = (address: string) => {
    const parts = address.split('.').length
    const all = [...(fileOf(address)?.values.keys() ?? [])].map((key) =>
      key.split('.').slice(0, parts).join('.'),
    )
    return nearest(address, [...new Set(all)])
  }
  return { rangeOf, nearestTo }
}

/** The path of an entry, a list or a group of fields, which texts cannot refer to. */
function groupAt(address: string, values: ReferableValues | undefined): Path {
  const [, { path = [] } = {}] = [...(values ?? [])].find(([key]) => key.startsWith(`${address}.`)) ?? []
  const depth = path.findLastIndex((key) => typeof key === 'number') + 1
  return depth > 0 ? path.slice(0, depth) : address.split('.').slice(1)
}
