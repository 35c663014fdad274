import { findInShownTexts, placesInWords } from '../../../src/content/findInContent.ts'
import type { ChangeContext } from '../../../src/content/rules/context.ts'
import type { Content } from '../../../src/content/types.ts'
import { listed } from '../../../src/diagnostics/words.ts'
import { figuresWith } from './offerDayRules.ts'

const figures = ['afterHours', 'freeHours', 'percentOff'] as const

/** Warns of texts about a special that got other figures in this change, and of figures that follow from the earlier ones. */
export function checkChangedSpecials(
  { content, source, warning, where }: ChangeContext,
  before: Content,
): void {
  const earlier = before.packages?.consoles?.specials ?? []
  for (const [index, special] of (content.packages?.consoles?.specials ?? []).entries()) {
    const old = earlier.find(({ id }) => id === special.id)
    const changed = old && figures.find((figure) => old[figure] !== special[figure])
    if (!changed) continue
    const following = figuresWith(special.id, before)
    const references = [`\${packages.${special.id}.`, ...following]
    const places = findInShownTexts(source, (line) =>
      references.flatMap((reference) => {
        const start = line.indexOf(reference)
        return start < 0 ? [] : [{ 0: reference, index: start }]
      }),
    ).map(({ place }) => place)
    const facts = content.facts.facts.flatMap(({ id }, fact) =>
      following.includes(`\${facts.${id}}`) ? [where('facts', ['facts', fact])] : [],
    )
    if (places.length + facts.length === 0) continue
    const calculated =
      facts.length > 0 ? ` Figures that were calculated with the earlier ones: ${listed(facts)}.` : ''
    warning('packages', ['consoles', 'specials', index, changed], {
      rule: 'changed-special',
      reason: `“${special.name}” has other figures since this change.${calculated}${places.length > 0 ? ` Texts about it: ${placesInWords(places)}.` : ''}`,
      remedy: `Correct there what is no longer true${facts.length > 0 ? '; of these figures also “times” and “dividedBy”' : ''}. If all of it is still true, nothing needs to be done.`,
    })
  }
}
