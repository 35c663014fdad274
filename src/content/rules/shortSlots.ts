import { lengthOf } from '../clockTimes.ts'
import { askOwner, at, type RuleContext } from './context.ts'
import { packagesIn } from './entries.ts'

/** Warns of packages whose hours do not fit into their time slot. */
export function checkShortSlots({ content, cleanYaml, messages }: RuleContext): void {
  const yaml = cleanYaml('packages')
  if (!yaml) return
  for (const { entry, path } of packagesIn(content)) {
    const { id, name, duration, timeSlot } = entry
    if (!timeSlot?.end) continue
    const { start, end } = timeSlot
    const hours = lengthOf({ start, end }) / 60
    if (duration <= hours) continue
    const { file, line } = at(yaml, [...path, 'duration'])
    messages.warning({
      ...at(yaml, [...path, 'timeSlot', 'end']),
      rule: 'short-slot',
      reason: `“${name}” has ${duration} hours (${file}:${line}), but from ${start} to ${end} there are only ${content.format.count(hours)}.`,
      remedy: `Correct the duration or the time slot; for the time at which it may begin, write the start alone. ${askOwner(`packages.${id}.timeSlot`)}`,
    })
  }
}
