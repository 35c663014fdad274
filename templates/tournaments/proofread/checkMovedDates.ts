import { placesInWords } from '../../../src/content/findInContent.ts'
import type { ChangeContext } from '../../../src/content/rules/ruleContext.ts'
import type { Content } from '../../../src/content/types.ts'
import { shortWeekdays, weekdayOf } from '../../../src/content/weekdays.ts'
import { placesAbout, weeklyEntries } from '../../calendar/proofread/formerDays.ts'
import { inFull } from '../../calendar/weekdayNames.ts'
import type { DatedSubject } from '../../parts/subject.ts'
import { tournamentsIn } from '../dates/dates.ts'

/** Warns of texts about a tournament with its usual day, such as “See you on Saturday.”, once a date is moved to another one. */
export function checkMovedDates(
  context: ChangeContext,
  before: Content,
  dated: readonly DatedSubject[],
): void {
  const { content, today = '', warning } = context
  const earlier = new Map(tournamentsIn(before).map(({ entry }) => [entry.id, entry.exceptions ?? []]))
  const all = weeklyEntries(content, dated)
  for (const { entry, path } of tournamentsIn(content)) {
    const owners = all.filter(({ references }) => references[0] === `\${tournaments.${entry.id}.`)
    for (const [index, { date, to }] of (entry.exceptions ?? []).entries()) {
      const isNew = earlier.get(entry.id)?.every((exception) => exception.to !== to) ?? true
      const [day, other] = [date, to ?? date].map((one) => shortWeekdays[weekdayOf(one)] ?? '')
      if (!to || to < today || !isNew || !day || day === other) continue
      const places = placesAbout(owners, all, day, context)
      if (places.length === 0) continue
      warning('tournaments', [...path, 'exceptions', index, 'to'], {
        rule: 'old-days',
        reason: `“${entry.name}” of ${date} is on ${inFull(other ?? '')} since this change, but texts about it name ${inFull(day)}: ${placesInWords(places)}.`,
        remedy:
          'Read whether guests would take it for this date. If they would not, nothing needs to be done.',
      })
    }
  }
}
