/** Compares a site with the state of its content that `--against` names. */
import type { RenderedSite } from '../checks/renderedSite.ts'
import { checkChange } from '../content/rules/index.ts'
import { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import { reportFilledExamples } from './filledExamples.ts'
import { reportLostAddresses } from './lostAddresses.ts'
import { reportNewNames } from './newNames.ts'
import { reportOldCounts } from './oldCounts.ts'
import { reportOldNames } from './oldNames.ts'
import { type Compile, readEarlier, type State } from './readEarlier.ts'
import { reportReplacedFiles } from './replacedFiles.ts'

/**
 * Reports what a change takes away: addresses, and names that texts still have; and examples that it replaced but kept listed.
 *
 * @returns the earlier state with the warnings about it; undefined without the option, and for a state with errors
 */
export function reportChanges(rendered: RenderedSite, options: Options, compile: Compile): State | undefined {
  const { definition, written, messages, today } = rendered
  const source = readEarlier(options, messages)
  if (!source) return undefined
  const before = { source, messages: new Messages() }
  reportOldNames(rendered, source)
  reportNewNames(rendered, source)
  reportOldCounts(rendered, source)
  reportFilledExamples(rendered, source)
  const compiled = compile({ definition, ...before }, today)
  if (!compiled) {
    messages.warning({
      file: source.folder,
      rule: 'against',
      reason: `The content of “${options.against}” has errors, so nothing else is compared with it.`,
      remedy: 'To compare with content that was published, name it: --against NAME.',
    })
    return undefined
  }
  reportReplacedFiles({ source, content: compiled.content }, rendered)
  reportLostAddresses(rendered, compiled)
  checkChange({ ...rendered, ...written, earlier: source }, definition.changeRules, compiled.content)
  return before
}
