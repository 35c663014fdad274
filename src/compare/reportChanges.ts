/** Compares a site with the state of its content that `--against` names. */
import type { RenderedSite } from '../checks/renderedSite.ts'
import type { Options } from '../options.ts'
import { type Compile, reportLostAddresses } from './lostAddresses.ts'
import { reportOldNames } from './oldNames.ts'
import { readEarlier } from './readEarlier.ts'

/** Reports what a change takes away: addresses, and names that texts still have. Does nothing without the option. */
export function reportChanges(rendered: RenderedSite, options: Options, compile: Compile): void {
  const earlier = readEarlier(options, rendered.messages)
  if (!earlier) return
  reportLostAddresses(rendered, earlier, options, compile)
  reportOldNames(rendered, earlier)
}
