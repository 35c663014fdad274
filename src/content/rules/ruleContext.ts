import type { Finding, Messages } from '../../diagnostics/messages.ts'
import type { Path } from '../../diagnostics/positions.ts'
import type { Collections } from '../collections.ts'
import type { CheckedFile } from '../fileSummary.ts'
import { at } from '../findInContent.ts'
import type { References } from '../references.ts'
import type { Source } from '../source.ts'
import type { Content } from '../types.ts'

/** A rule reports what is wrong. It skips files that are absent. */
export type Rule = (context: RuleContext) => void

/** A rule about a change. @param before the content as it was */
export type ChangeRule = (context: ChangeContext, before: Content) => void

/** The input of rules across files. */
export interface RuleInput {
  content: Content
  collections: Collections
  /** The values that texts may refer to. */
  references: References
  source: Source
  messages: Messages
  /** The day of the build; undefined to skip comparisons with it. */
  today: string | undefined
  /** All data files, page files and guides. */
  files: readonly CheckedFile[]
}

export type RuleContext = ReturnType<typeof createRuleContext<RuleInput>>

/** What is known of content that was compared with an earlier state. */
export type ChangeContext = ReturnType<typeof createRuleContext<ChangeInput>>
export interface ChangeInput
  extends Pick<RuleInput, 'content' | 'source' | 'messages' | 'files' | 'references'> {
  today: string
  /** The files as they were. */
  earlier: Source
}

/** Adds functions that rules share. They take the names of data files and page files, such as `faq` or `pages/contact`. */
export function createRuleContext<Input extends Pick<RuleInput, 'source' | 'messages' | 'files'>>(
  checked: Input,
) {
  const { source, messages, files } = checked
  const yamlOf = (name: string) => files.find(({ file }) => file === `${source.folder}/${name}.yaml`)?.yaml
  const report = (severity: 'error' | 'warning') => (name: string, path: Path, finding: Finding) => {
    const yaml = yamlOf(name)
    if (yaml) messages[severity]({ ...at(yaml, path), ...finding })
  }
  return {
    ...checked,
    /** The parsed text of a data or page file; undefined for one that is absent. */
    yamlOf,
    /** Reports what is wrong with a value of a file. */
    error: report('error'),
    warning: report('warning'),
    /** File and line of a value, such as `content/site.yaml:3`. */
    where(name: string, path: Path): string {
      const yaml = yamlOf(name)
      return `${source.folder}/${name}.yaml${yaml ? `:${at(yaml, path).line}` : ''}`
    },
  }
}

/**
 * The end of a remedy: the question that silences the warning.
 *
 * @param address the address of the value, as in references
 */
export const askOwner = (address: string): string =>
  `If only the owner knows, add a question to questions.yaml with “- ${address}” under covers.`

/** The entries with a key that an earlier entry has, each with its index and the first entry with that key. */
export function repeatedIn<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string) {
  const firsts = new Map<string, Entry>()
  return entries.flatMap((entry, index) => {
    const first = firsts.get(keyOf(entry))
    if (first !== undefined) return [{ entry, index, first }]
    firsts.set(keyOf(entry), entry)
    return []
  })
}
