/** Texts that call the prize of a tournament the highest one. */
import { findAcrossLines } from '../../../src/content/findInContent.ts'
import type { RuleContext } from '../../../src/content/rules/ruleContext.ts'
import { overTournaments, tournamentsIn } from '../dates/dates.ts'

const highest = /\b(?:up to|biggest|highest|largest)\b[^.!?$]{0,80}\$\{tournaments\.([\w-]+)\.prize\}/gi
const ownHighest = /\b(?:biggest|highest|largest) (?:prize|pool)/i

/** Warns of a text that gives the prize of a tournament as the highest, while that of another one is higher. */
export function checkHighestPrize(context: RuleContext): void {
  const { content, source, messages, warning, where, today } = context
  const { money } = content.format
  const over = new Set(today === undefined ? [] : overTournaments(content, today))
  const tournaments = tournamentsIn(content).filter(({ entry }) => !over.has(entry.id))
  const [best] = tournaments.toSorted((a, b) => b.entry.prize - a.entry.prize)
  const lower = new Map(
    tournaments.flatMap(({ entry, path }) =>
      best && entry.prize < best.entry.prize ? [[entry.id, { entry, path }]] : [],
    ),
  )
  if (!best) return
  const rule = 'highest-prize'
  const other = `“${best.entry.name}” has ${money(best.entry.prize)} (${where('tournaments', [...best.path, 'prize'])})`
  const isHighest = ({ name, prize }: typeof best.entry) =>
    `This text calls the prize of “${name}”, ${money(prize)}, the highest one, but ${other}.`
  for (const { entry, path } of lower.values()) {
    if (!ownHighest.test(entry.text.text)) continue
    const remedy = 'Take that out; or correct the prize that is wrong.'
    warning('tournaments', [...path, 'text'], { rule, reason: isHighest(entry), remedy })
  }
  for (const { place, match } of findAcrossLines(source, '.prize}', highest)) {
    const entry = lower.get(match[1] ?? '')?.entry
    if (!entry) continue
    const remedy = `Write \${tournaments.${best.entry.id}.prize}; or correct the prize that is wrong.`
    messages.warning({ ...place, rule, reason: isHighest(entry), remedy })
  }
}
