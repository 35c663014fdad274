/** Compares a site with the state of its content that `--against` names. */

import { type ChangeInput, type ChangeRule, createRuleContext } from '../../content/rules/ruleContext.ts'
import type { Content } from '../../content/types.ts'
import type { Problem } from '../../diagnostics/messages.ts'
import { listed } from '../../diagnostics/words.ts'
import type { Options } from '../../options.ts'
import type { RenderedSite } from '../../renderedSite.ts'
import { reportAnsweredPlaceholders } from './answeredPlaceholders.ts'
import { reportChangedDigits } from './changedDigits.ts'
import { loadEarlier } from './loadEarlier.ts'
import { reportLostAddresses } from './lostAddresses.ts'
import { reportNewLetters } from './newLetters.ts'
import { reportNewNames } from './newNames.ts'
import { reportOldCounts } from './oldCounts.ts'
import { reportOldNames, reportPartedNames } from './oldNames.ts'
import { type EarlierState, type Load, readEarlier } from './readEarlier.ts'
import { reportReplacedFiles } from './replacedFiles.ts'
import { checkReplacedReferences } from './replacedReferences.ts'

/**
 * Reports what a change takes away: addresses, and names that texts still have; and examples that it replaced but kept listed.
 *
 * @returns the earlier state with the warnings about it; undefined without the option, and for a state with errors
 */
export function reportChanges(
  rendered: RenderedSite,
  options: Options,
  load: Load,
): EarlierState | undefined {
  const { definition, loaded, messages, today } = rendered
  const source = readEarlier(options, messages)
  if (!source) return undefined
  reportOldNames(rendered, source)
  reportPartedNames(rendered, source)
  reportNewNames(rendered, source)
  reportNewLetters(rendered, source)
  reportOldCounts(rendered, source)
  reportAnsweredPlaceholders(rendered, source)
  const before = loadEarlier(source, rendered.source, (state) => load({ definition, ...state }, today))
  if (!before || before.replaced.size > 0) messages.warning(notCompared(source.folder, before?.replaced))
  if (!before) return undefined
  const earlier = before.loaded
  reportReplacedFiles({ source: before.source, content: earlier.content }, rendered)
  reportLostAddresses(rendered, source, earlier)
  checkChange({ ...rendered, ...loaded, earlier: source }, definition.changeRules, earlier.content)
  reportChangedDigits(rendered, source)
  return before.replaced.size > 0 ? undefined : before
}

/** Applies the rules about a change. @param before the content as it was */
export function checkChange(changed: ChangeInput, ofSubjects: readonly ChangeRule[], before: Content): void {
  const context = createRuleContext(changed)
  checkReplacedReferences(context)
  for (const rule of ofSubjects) rule(context, before)
}

/** @param replaced files with errors, path → first error; undefined where nothing can be compared */
function notCompared(folder: string, replaced?: ReadonlyMap<string, string>): Problem {
  const [first] = replaced ?? []
  return {
    file: folder,
    rule: 'against',
    reason: first
      ? `The content of “${folder}” has errors in ${listed([...(replaced?.keys() ?? [])])}, so only its other files are compared. The first one: ${first.join(': ')}`
      : `The content of “${folder}” has errors, so its addresses are not compared.`,
    remedy:
      'If a page is gone, or an entry that had a page of its own, add an entry below “redirects:” in redirects.yaml for its address.',
  }
}
