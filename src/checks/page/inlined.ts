/** Styles and scripts that stand in a page, and would be blocked by a policy that does not name them. */
import { createHash } from 'node:crypto'
import type { PageReader } from './readPage.ts'

/** Hashes as a policy names them, each once. */
export interface Inlined {
  styles: readonly string[]
  scripts: readonly string[]
}

/**
 * Kinds of script elements that a policy guards. All others, such as JSON-LD, are data (HTML, “prepare the script
 * element”), and need no permission.
 */
const executed = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

export function inlinedReader(): PageReader<Inlined> {
  const styles = new Set<string>()
  const scripts = new Set<string>()
  return {
    read({ element, attributes: { src, type = '' }, text }) {
      if (text === undefined) return
      if (element === 'style') styles.add(hashOf(text))
      else if (src === undefined && executed.test(type.trim())) scripts.add(hashOf(text))
    },
    found: () => ({ styles: [...styles], scripts: [...scripts] }),
  }
}

export const joinInlined = (pieces: readonly Inlined[]): Inlined => ({
  styles: [...new Set(pieces.flatMap(({ styles }) => styles))],
  scripts: [...new Set(pieces.flatMap(({ scripts }) => scripts))],
})

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
