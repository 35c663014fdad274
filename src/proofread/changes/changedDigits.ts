/** Figures that became many times as large, or as small, since the state that `--against` names. */

import { checkDigits, mayLackDigit } from '../../content/digits.ts'
import { placeIn } from '../../content/findInContent.ts'
import { openYamlFiles } from '../../content/loadYamlFiles.ts'
import type { ReferableValue } from '../../content/referableValues.ts'
import type { Source } from '../../content/source.ts'
import { Messages } from '../../diagnostics/messages.ts'
import type { RenderedSite } from '../../renderedSite.ts'

/**
 * Warns of figures that may lack a digit or have one too many, and of starts that moved from the morning to the evening: once for
 * each group of fields, and not where there is a message already.
 */
export function reportChangedDigits(
  { definition, source, messages }: Pick<RenderedSite, 'definition' | 'source' | 'messages'>,
  earlier: Source,
): void {
  const opened = (of: Source) => openYamlFiles(of, definition.collections, new Messages())
  const before = new Map([...opened(earlier)].flatMap(([, file]) => [...file.referable()]))
  for (const [file, data] of opened(source)) {
    const groups = new Set<string>()
    for (const [address, now] of data.referable()) {
      const remedy = remedyFor(before.get(address), now)
      const group = now.path.slice(0, -1).join('.')
      if (!remedy || groups.has(group)) continue
      groups.add(group)
      const place = placeIn(source, `${file}.yaml`, now.path)
      if (messages.all.some((message) => message.file === place.file && message.line === place.line)) continue
      messages.warning({
        ...place,
        rule: 'changed-digits',
        reason: `This was ${before.get(address)?.value} before this change, and is ${now.value} now.`,
        remedy,
      })
    }
  }
}

/** What to check of a value that changed much; undefined for any other, for a new one, and for one that was or is 0. */
function remedyFor(old: ReferableValue | undefined, now: ReferableValue): string | undefined {
  if (!old || old.kind !== now.kind) return undefined
  if (now.kind === 'time')
    return Math.abs(minutesOf(now.value) - minutesOf(old.value)) === 12 * 60
      ? 'Check whether the morning or the evening is meant: times count up to 24. If it is right, nothing needs to be done.'
      : undefined
  const isFigure = typeof old.value === 'number' && typeof now.value === 'number'
  return isFigure && mayLackDigit(Number(old.value), Number(now.value)) ? checkDigits : undefined
}

const minutesOf = (time: unknown) => {
  const [hours, minutes] = String(time).split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}
