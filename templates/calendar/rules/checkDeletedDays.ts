/** Closed days, other hours and notices that a change takes out before they are over. */

import type { ChangeContext } from '../../../src/content/rules/ruleContext.ts'
import type { Content } from '../../../src/content/types.ts'
import { lastDayOf, needsYear } from '../closures.ts'

/** Warns of closures that are to come and gone from the list, and of notices that no page showed yet; alone, or with their file. */
export function checkDeletedDays({ content, source, messages, today }: ChangeContext, before: Content): void {
  const { closures, notices } = content.calendar
  const report = (reason: string) =>
    messages.warning({
      file: `${source.folder}/calendar.yaml`,
      rule: 'deleted-days',
      reason,
      remedy: 'If that is right, nothing needs to be done. Otherwise, restore the entry from the history.',
    })
  for (const closure of before.calendar.closures) {
    const { id, name, from, hours } = closure
    const last = lastDayOf(closure)
    // What has its name or one of its days was changed, not taken out.
    const isThere = closures.some(
      (other) => other.id === id || other.name === name || (other.from <= last && from <= lastDayOf(other)),
    )
    if (last <= today || isThere) continue
    const days = content.format.dates(from, last, needsYear(last, today))
    const was = hours === 'closed' ? 'closed days' : 'other hours'
    report(`“${name}”, ${was} on ${days}, was taken out in this change, so the café is open as usual then.`)
  }
  for (const { id, text, from = today } of before.calendar.notices) {
    const isThere = notices.some((other) => other.id === id || other.text.text === text.text)
    if (from <= today || isThere) continue
    report(
      `The notice “${id}”, from ${content.format.dates(from, from, needsYear(from, today))} on, was taken out in this change, so no page will show it.`,
    )
  }
}
