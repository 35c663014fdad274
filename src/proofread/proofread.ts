/**
 * Proofreading: what is likely a mistake in content that keeps all rules. It finds figures that are typed where a reference belongs
 * (`amounts/`), and what a change forgot (`changes/`). What it needs, it makes of the content: no other part of the generator
 * knows of it, but for the three that apply `markdown/` and `pasted/` to each text that they read.
 */

import type { IsCoveredByQuestion } from '../content/rules/openPoints.ts'
import type { RuleInput } from '../content/rules/ruleContext.ts'
import type { TextToRead } from '../diagnostics/writers/toRead.ts'
import type { Options } from '../options.ts'
import type { RenderedSite } from '../renderedSite.ts'
import { checkTypedAmounts } from './amounts/checkAmounts.ts'
import { knownAmounts } from './amounts/knownAmounts.ts'
import { moneyPatternsOf } from './amounts/moneyPatterns.ts'
import { typedAmounts } from './amounts/typedAmounts.ts'
import { coveredSince, markEarlierWarnings } from './changes/earlierWarnings.ts'
import type { Load } from './changes/readEarlier.ts'
import { reportChanges } from './changes/reportChanges.ts'
import { textsToRead } from './changes/textsToRead.ts'

export { explainGoneEntries } from './changes/goneEntries.ts'

/** Warns of amounts that are typed into the texts of right content. */
export function proofread({ content, references, source, messages }: RuleInput): void {
  const money = moneyPatternsOf(content)
  const known = knownAmounts(references.values, content.format, money)
  checkTypedAmounts(typedAmounts(source, money), known, messages)
}

/** What is known of a change, once it is compared with the state that `--against` names. */
export interface ComparedChange {
  /** Whether a question still covers a warning. */
  isCoveredByQuestion: IsCoveredByQuestion
  /** To be called after all checks: marks the warnings that were there before, and lists sentences that may be untrue now. */
  finish(): readonly TextToRead[]
}

/** Reports what a change forgot. @returns undefined where nothing can be compared */
export function proofreadChange(
  rendered: RenderedSite,
  options: Options,
  load: Load,
): ComparedChange | undefined {
  const before = reportChanges(rendered, options, load)
  return (
    before && {
      isCoveredByQuestion: coveredSince(rendered, before),
      finish() {
        markEarlierWarnings(rendered, before)
        return rendered.messages.hasErrors ? [] : textsToRead(rendered, before.source)
      },
    }
  )
}
