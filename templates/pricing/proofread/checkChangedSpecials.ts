import { findReferences, placesInWords } from '../../../src/content/findInContent.ts'
import type { ChangeContext } from '../../../src/content/rules/ruleContext.ts'
import type { Content } from '../../../src/content/types.ts'
import { listed } from '../../../src/diagnostics/words.ts'
import { figuresAfterSpecial } from './figuresAfterSpecial.ts'

const figures = ['afterHours', 'freeHours', 'percentOff'] as const

/**
 * Warns of texts about a special that got other figures in this change, and of figures that follow from the earlier ones; and, for
 * a new special, of those about the other ones, which may have to name it.
 */
export function checkChangedSpecials(
  { content, source, warning, where }: ChangeContext,
  before: Content,
): void {
  const earlier = before.packages?.consoles?.specials ?? []
  for (const [index, special] of (content.packages?.consoles?.specials ?? []).entries()) {
    const old = earlier.find(({ id }) => id === special.id)
    const changed = old && figures.find((figure) => old[figure] !== special[figure])
    if (old && !changed) continue
    const concerned = old ? [special.id] : earlier.map(({ id }) => id)
    const following = concerned.flatMap((id) => figuresAfterSpecial(id, before))
    const references = [...concerned.map((id) => `\${packages.${id}.`), ...following]
    const places = findReferences(source, references).map(({ place }) => place)
    const facts = content.facts.facts.flatMap(({ id }, fact) =>
      following.includes(`\${facts.${id}}`) ? [where('facts', ['facts', fact])] : [],
    )
    if (places.length + facts.length === 0) continue
    const [those, whose] = old ? ['earlier ones', 'it'] : ['others', 'the others']
    const calculated =
      facts.length > 0 ? ` Figures that were calculated with the ${those}: ${listed(facts)}.` : ''
    const texts = places.length > 0 ? ` Texts about ${whose}: ${placesInWords(places)}.` : ''
    warning('packages', ['consoles', 'specials', index, changed ?? 'name'], {
      rule: 'changed-special',
      reason: `“${special.name}” ${old ? 'has other figures since' : 'is new in'} this change.${calculated}${texts}`,
      remedy: `${old ? '' : 'Name it there if it belongs there. '}Correct there what is no longer true${facts.length > 0 ? '; of these figures also “times” and “dividedBy”' : ''}. If all of it is still true, nothing needs to be done.`,
    })
  }
}
