/** Where a page leads, and the places on it to which others can lead. */
import * as hooks from '../../../templates/hooks.ts'
import { decodedPath } from '../../site.ts'
import type { PageReader } from './readPage.ts'

export interface References {
  ids: readonly string[]
  /** Ids that stand on it more than once. */
  repeatedIds: readonly string[]
  /** Each address once, as it is written. */
  references: readonly string[]
}

/** The addresses in a `srcset`, which come with a width each (HTML, “srcset attributes”). */
export function candidatesOf(srcset = ''): string[] {
  if (srcset === '') return []
  return srcset.split(',').map((candidate) => {
    const written = candidate.trim()
    const end = written.indexOf(' ')
    return end < 0 ? written : written.slice(0, end)
  })
}

export function referencesReader(): PageReader<References> {
  const ids = new Set<string>()
  const repeatedIds = new Set<string>()
  const references = new Set<string>()
  return {
    read({ attributes }) {
      const { id, href, src, action, poster, srcset, property, content } = attributes
      if (id && (ids.has(id) || id === 'top')) repeatedIds.add(id)
      if (id) ids.add(id)
      if (attributes[hooks.preview] !== undefined) return
      for (const address of [href, src, action, poster, ...candidatesOf(srcset)])
        if (address) references.add(address)
      if (property === 'og:image' && content) references.add(content)
    },
    found: () => ({ ids: [...ids], repeatedIds: [...repeatedIds], references: [...references] }),
  }
}

export function joinReferences(pieces: readonly References[]): References {
  const ids = new Set<string>()
  const repeatedIds = new Set<string>()
  const references = new Set<string>()
  for (const piece of pieces) {
    for (const id of piece.repeatedIds) repeatedIds.add(id)
    for (const id of piece.ids) (ids.has(id) ? repeatedIds : ids).add(id)
    for (const reference of piece.references) references.add(reference)
  }
  return { ids: [...ids], repeatedIds: [...repeatedIds], references: [...references] }
}

/** Where a piece leads outside itself. */
export const referencesBeyond = ({ references, ids }: References): string[] =>
  references.filter(
    (reference) => !(reference.startsWith('#') && ids.includes(decodedPath(reference.slice(1)))),
  )
