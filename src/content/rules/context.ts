import type { Messages } from '../../diagnostics/messages.ts'
import { placeOf } from '../../diagnostics/positions.ts'
import type { CheckedFile } from '../fileSummary.ts'
import type { References } from '../references.ts'
import type { Source } from '../source.ts'
import type { Content } from '../types.ts'
import type { YamlText } from '../yaml/parse.ts'

/** A rule reports what is wrong in `messages`. It skips files that are absent. */
export type Rule = (context: RuleContext) => void

/** What a rule across files gets. */
export interface RuleContext {
  content: Content
  /** The values that texts may refer to. */
  references: References
  source: Source
  messages: Messages
  /** The day of the build; undefined where no date shall be compared with it. */
  today: string | undefined
  /** The content before it was edited, where that is known; undefined where nothing shall be compared with it. */
  earlier: (() => Content | undefined) | undefined
  /** All data files, page files and guides. */
  files: readonly CheckedFile[]
  /** A parsed file by its name, such as `faq` or `pages/contact`; undefined where it is absent or could not be parsed. */
  yaml(name: string): YamlText | undefined
  /**
   * The same for a file without errors. Most rules check only such files: a wrong value is replaced by an example in the
   * content.
   */
  cleanYaml(name: string): YamlText | undefined
}

/** @param messages with the errors of each file */
export function createRuleContext(
  content: Content,
  references: References,
  files: readonly CheckedFile[],
  source: Source,
  messages: Messages,
  today?: string,
  earlier?: RuleContext['earlier'],
): RuleContext {
  const filesWithErrors = new Set(messages.all.flatMap(({ fatal, file }) => (fatal && file ? [file] : [])))
  const yaml = (name: string) => {
    const path = `${source.folder}/${name}.yaml`
    return files.find(({ file, sound }) => sound && file === path)?.yaml
  }
  const cleanYaml = (name: string) => {
    const found = yaml(name)
    return found && !filesWithErrors.has(found.file) ? found : undefined
  }
  return { content, references, source, messages, today, earlier, files, yaml, cleanYaml }
}

/**
 * File, line and column of a value, for a message.
 *
 * @param atKey true for the place of the name of the field instead of its value
 */
export const at = (yaml: YamlText, path: readonly PropertyKey[], atKey = false) => ({
  file: yaml.file,
  ...placeOf(yaml, path, atKey),
})

/**
 * The end of a remedy for what may be meant so: how a question keeps the warning from every report.
 *
 * @param address of the value that the warning is about, as in references
 */
export const askOwner = (address: string): string =>
  `If only the owner knows, add a question to questions.yaml with “- ${address}” under covers.`
