/** Loads an earlier state of the content, also one that is not right any more. */
import type { Source } from '../../content/source.ts'
import { Messages } from '../../diagnostics/messages.ts'
import type { LoadedContent } from '../../pages/readTexts.ts'
import type { EarlierState } from './readEarlier.ts'

/** What of an earlier state can be compared. */
export interface Comparable extends EarlierState {
  loaded: LoadedContent
  /** The files that had errors, and are taken as they are now: path → first error. */
  replaced: ReadonlyMap<string, string>
}

/**
 * Loads an earlier state. A new schema or rule can make content wrong that was right: files with errors are taken as they
 * are now, so that all others can be compared.
 *
 * @param now the content to compare it with, which has no errors
 * @returns undefined where the errors are in files that are still the same
 */
export function loadEarlier(
  { folder, files: earlier }: Source,
  now: Source,
  load: (state: EarlierState) => LoadedContent | undefined,
): Comparable | undefined {
  const files = new Map(earlier)
  const replaced = new Map<string, string>()
  for (;;) {
    const state = { source: { folder, files }, messages: new Messages() }
    const loaded = load(state)
    if (loaded) return { ...state, loaded, replaced }
    let isChanged = false
    for (const { fatal, file = '', reason, ruleId } of state.messages.all) {
      const path = file.slice(folder.length + 1)
      const current = now.files.get(path)
      if (!fatal || isSame(files.get(path), current)) continue
      isChanged = true
      // What nothing reads, in a state before its subject was deleted, has nothing to compare.
      if (current || ruleId !== 'unknown-file') replaced.set(path, reason)
      if (current) files.set(path, current)
      else files.delete(path)
    }
    if (!isChanged) return undefined
  }
}

const isSame = (a: Uint8Array | undefined, b: Uint8Array | undefined) =>
  a && b ? Buffer.compare(a, b) === 0 : a === b
