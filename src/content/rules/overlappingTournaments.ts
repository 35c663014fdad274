import { listed } from '../../diagnostics/words.ts'
import { doOverlap } from '../clockTimes.ts'
import { datesOf, parseRepeats, type Repeats } from '../repeats.ts'
import type { Content } from '../types.ts'
import { askOwner, at, type RuleContext } from './context.ts'
import { tournamentsIn } from './entries.ts'

export type Tournament = ReturnType<typeof tournamentsIn>[number]

/**
 * Warns of tournaments that are on at the same time, and may need the same seats: all may but those whose games are listed
 * in site.yaml with different platforms.
 */
export function checkOverlappingTournaments({ content, cleanYaml, messages }: RuleContext): void {
  const yaml = cleanYaml('tournaments')
  if (!yaml) return
  const tournaments = tournamentsIn(content)
  for (const [index, tournament] of tournaments.entries()) {
    const clashes = tournaments
      .slice(0, index)
      .filter((other) => areAtOnce(tournament, other) && mayShareSeats(tournament, other, content))
    if (clashes.length === 0) continue
    const others = clashes.map(({ entry, path }) => {
      const { file, line } = at(yaml, [...path, 'repeats'])
      return `“${entry.name}” (${file}:${line})`
    })
    const { id, name } = tournament.entry
    messages.warning({
      ...at(yaml, [...tournament.path, 'repeats']),
      rule: 'overlapping-tournaments',
      reason: `“${name}” is on at the same time as ${listed(others)}, and may need the same seats.`,
      remedy: `Move one of them; or list their games in site.yaml, if they are played on different platforms. ${askOwner(`tournaments.${id}.repeats`)}`,
    })
  }
}

function areAtOnce({ entry: one }: Tournament, { entry: other }: Tournament): boolean {
  return areOnOneDay(one, other) && (!one.time || !other.time || doOverlap(one.time, other.time))
}

/** Whether they have a day in common, within as many dates as every rule repeats in. */
function areOnOneDay(...tournaments: Tournament['entry'][]): boolean {
  const rules = tournaments.map(({ repeats }) => parseRepeats(repeats))
  const once = rules.find((rule) => rule.frequency === 'once')
  const from = once?.frequency === 'once' ? once.date : '2026-01-01'
  const [days = new Set(), others = new Set()] = rules.map((rule) => new Set(firstDays(rule, from)))
  return [...days].some((day) => others.has(day))
}

function firstDays(rule: Repeats, from: string): string[] {
  const days: string[] = []
  for (const { first, last } of datesOf(rule, from)) {
    days.push(first, last)
    if (days.length > 120) break
  }
  return days
}

/** Whether two tournaments may need the same seats: they are not listed with different platforms. */
export function mayShareSeats(one: Tournament, other: Tournament, { site }: Content): boolean {
  const platformOf = ({ entry }: Tournament) =>
    site.games.find(({ name }) => entry.name.toLowerCase().includes(name.toLowerCase()))?.platform
  const [first, second] = [platformOf(one), platformOf(other)]
  return first === undefined || second === undefined || first === second
}
