/** Compares a site with the state of its content that `--against` names. */
import type { RenderedSite } from '../checks/renderedSite.ts'
import { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import { reportFilledExamples } from './filledExamples.ts'
import { reportLostAddresses } from './lostAddresses.ts'
import { reportNewNames } from './newNames.ts'
import { reportOldNames } from './oldNames.ts'
import { type Compile, readEarlier, type State } from './readEarlier.ts'

/**
 * Reports what a change takes away: addresses, and names that texts still have; and examples that it replaced but kept listed.
 *
 * @returns the earlier state with the warnings about it; undefined without the option, and for a state with errors
 */
export function reportChanges(rendered: RenderedSite, options: Options, compile: Compile): State | undefined {
  const source = readEarlier(options, rendered.messages)
  if (!source) return undefined
  const before = { source, messages: new Messages() }
  reportOldNames(rendered, source)
  reportNewNames(rendered, source)
  reportFilledExamples(rendered, source)
  return reportLostAddresses(rendered, before, options, compile) ? before : undefined
}
