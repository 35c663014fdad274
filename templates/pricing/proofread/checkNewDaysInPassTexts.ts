import { findReferences, placesInWords } from '../../../src/content/findInContent.ts'
import type { ChangeContext } from '../../../src/content/rules/ruleContext.ts'
import type { Content } from '../../../src/content/types.ts'
import { packagesIn } from '../prices/packagesInFile.ts'

/** Warns of texts about a pass that has days since this change, where they do not print these. */
export function checkNewDaysInPassTexts({ content, source, warning }: ChangeContext, before: Content): void {
  const earlier = new Map(packagesIn(before).map(({ entry }) => [entry.id, entry]))
  for (const { entry, path } of packagesIn(content)) {
    const { id, name, days } = entry
    const old = earlier.get(id)
    if (!old || old.days || !days) continue
    const reference = `\${packages.${id}.`
    const places = findReferences(source, [reference]).flatMap(({ place, text }) =>
      text.includes(`${reference}days}`) ? [] : [place],
    )
    if (places.length === 0) continue
    warning('packages', [...path, 'days'], {
      rule: 'changed-days',
      reason: `“${name}” is for ${days} since this change, no longer for every day. Texts about it that do not print its days: ${placesInWords(places)}.`,
      remedy: `Correct in these texts what is no longer true; \${packages.${id}.days} prints its days. If all of it is still true, nothing needs to be done.`,
    })
  }
}
