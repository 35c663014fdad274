import { findReferences, placesInWords } from '../../../src/content/findInContent.ts'
import type { RuleContext } from '../../../src/content/rules/ruleContext.ts'
import { isOver, tournamentsIn } from '../dates/dates.ts'

/**
 * Warns of texts that still offer a tournament which took place once: they refer to its fee, its time or another figure. What
 * refers to its name alone may tell how it was.
 */
export function checkPastTournamentsInTexts({ content, source, warning, today }: RuleContext): void {
  if (today === undefined) return
  for (const { entry, path } of tournamentsIn(content)) {
    if (!isOver(entry, content.calendar.closures, today)) continue
    const reference = `\${tournaments.${entry.id}.`
    const places = findReferences(source, [reference]).filter(
      ({ place: { file, column }, text }) =>
        !file.endsWith('/tournaments.yaml') && !text.startsWith('name}', column - 1 + reference.length),
    )
    if (places.length === 0) continue
    warning('tournaments', [...path, 'repeats'], {
      rule: 'past-tournament',
      reason: `“${entry.name}” is over, but texts still offer it: ${placesInWords(places.map(({ place }) => place))}.`,
      remedy:
        'Take it out there; or correct the date here. A text that tells how it was may refer to its name, and types its figures.',
    })
  }
}
