/** Rules about the gallery. */

import { type RuleContext, repeatedIn } from '../../src/content/rules/ruleContext.ts'

/** Reports a photograph that the gallery shows twice. */
export function checkDuplicatePhotographs({ content, error, where }: RuleContext): void {
  const { items = [] } = content.gallery ?? {}
  for (const { entry, first, index } of repeatedIn(items, ({ url }) => url)) {
    const line = where('gallery', ['items', items.indexOf(first), 'url'])
      .split(':')
      .at(-1)
    error('gallery', ['items', index, 'url'], {
      rule: 'duplicate-image',
      reason: `“${entry.url}” is listed twice, first on line ${line}.`,
      remedy: 'Delete one of the two entries, or name another photograph.',
    })
  }
}
