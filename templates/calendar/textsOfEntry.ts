/** What the texts of an entry say of its days. */
import { daysSince1970 } from '../../src/content/calendarDates.ts'
import type { RuleContext } from '../../src/content/rules/ruleContext.ts'
import type { Finding } from '../../src/diagnostics/messages.ts'
import type { Path } from '../../src/diagnostics/positions.ts'
import { writtenDate } from '../../src/diagnostics/writtenDates.ts'

/** @property offset where it begins in the text */
export type Found = Finding & { offset: number }

export const anyDate = new RegExp(String.raw`\b${writtenDate}`, 'g')

/** Warns of what is found in the texts of an entry, or in one text. */
export function warnInTexts(
  { yamlOf, messages }: RuleContext,
  file: string,
  path: Path,
  find: (written: string) => readonly Found[],
): void {
  const yaml = yamlOf(file)
  const range = yaml?.find(path)?.value
  if (!yaml || !range) return
  for (const { written, from } of yaml.texts()) {
    if (from < range.from || from >= range.to) continue
    for (const { offset, ...finding } of find(written)) {
      const place = { file: yaml.file, ...yaml.placeAt(from + offset) }
      // The dates of a tournament that takes place once are entries within it.
      const isReported = messages.all.some(
        ({ file, line, column }) => file === place.file && line === place.line && column === place.column,
      )
      if (!isReported) messages.warning({ ...place, ...finding })
    }
  }
}

/** The day that a date without a year means in an entry: the nearest one to its days. */
export function nearestTo(days: readonly string[], date: string): string | undefined {
  if (date.length === 10) return date
  const years = new Set(days.map((day) => Number(day.slice(0, 4))))
  const distance = (day: string) =>
    Math.min(...days.map((own) => Math.abs(daysSince1970(own) - daysSince1970(day))))
  return [...years]
    .flatMap((year) => [year - 1, year, year + 1])
    .map((year) => `${year}-${date}`)
    .filter((day) => !Number.isNaN(Date.parse(day)))
    .sort((one, other) => distance(one) - distance(other))[0]
}
