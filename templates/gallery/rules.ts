/** Rules about the gallery. */

import { reportDuplicates } from '../../src/content/rules/images.ts'
import type { RuleContext } from '../../src/content/rules/ruleContext.ts'

/** Reports a photograph that the gallery shows twice. */
export function checkDuplicatePhotographs(context: RuleContext): void {
  const { items = [] } = context.content.gallery ?? {}
  reportDuplicates(
    context,
    'gallery',
    ['items', 'url'],
    items.map(({ url }) => url),
  )
}
