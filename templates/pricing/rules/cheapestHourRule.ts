/** Texts that call an hour of a package the cheapest one. */
import { findAcrossLines } from '../../../src/content/findInContent.ts'
import type { RuleContext } from '../../../src/content/rules/context.ts'
import { packagesIn } from '../prices/allPrices.ts'

const reference = String.raw`\$\{packages\.([\w-]+)\.(?:[\w-]+\.)?perHour\}`
const words = String.raw`\b(?:cheapest|lowest)\b`
const lowest = new RegExp(`${words}[^.!?$]{0,80}${reference}|${reference}[^.!?$]{0,80}${words}`, 'gi')

const downTo = new RegExp(String.raw`\b(?:passes|packages|hours|prices|rates) down to ${reference}`, 'gi')
/** The begin of a range: “₹49 to ₹200 an hour” */
const range = new RegExp(String.raw`${reference}(?: an hour)? to \$\{(?:packages|facts)\.`, 'gi')
/** What “down to” is about where it is not about all packages. */
const someOnly = /\$\{packages\.|\b(?:week(?:day|end)s?|\w+days?|mornings?|nights?|evenings?)\b/i

/** Whether “passes down to ₹49 an hour” is about all packages: what is before it refers to none, and names no days. */
function isAboutAll({ match, text }: { match: RegExpExecArray; text: string }): boolean {
  const [clause = ''] = text
    .slice(0, match.index)
    .split(/[.,:;!?]\s|\n\n/)
    .slice(-1)
  return !someOnly.test(clause)
}

/** Warns of a text that gives the hour of a package as the cheapest, while that of another one costs less. */
export function checkLowestHour({ content, source, messages, where }: RuleContext): void {
  const hours = packagesIn(content).flatMap(({ entry, path }) => {
    const perHour = Math.min(...Object.values(entry.tiers).map((price) => price.perHour))
    return Number.isFinite(perHour) ? [{ entry, path, perHour }] : []
  })
  const [best] = hours.toSorted((a, b) => a.perHour - b.perHour)
  if (!best) return
  const { money } = content.format
  const texts = [
    ...findAcrossLines(source, '${packages.', lowest),
    ...[downTo, range].flatMap((pattern) =>
      findAcrossLines(source, '${packages.', pattern).filter(isAboutAll),
    ),
  ]
  for (const { place, match } of texts) {
    const found = hours.find(({ entry }) => entry.id === (match[1] ?? match[2]))
    if (!found || found.perHour <= best.perHour) continue
    messages.warning({
      ...place,
      rule: 'lowest-hour',
      reason: `This text calls “${found.entry.name}”, ${money(found.perHour)} an hour, the cheapest, but “${best.entry.name}” costs ${money(best.perHour)} an hour (${where('packages', best.path)}).`,
      remedy:
        'Name the cheapest one there, or say of what it is the cheapest; or correct the price that is wrong.',
    })
  }
}
