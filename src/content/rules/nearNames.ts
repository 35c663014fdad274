import { distance } from 'fastest-levenshtein'
import { placeIn } from '../placeIn.ts'
import type { RuleContext } from './context.ts'

/** A name in a list that staff write freely, and where it is. */
interface Name {
  name: string
  /** A path in the content folder, and one in that file. */
  file: string
  path: readonly PropertyKey[]
}

/**
 * Warns of a category or tag, a game, a payment method or a language that occurs once and is nearly the same as another
 * one: a misspelt name makes a new one. The newest names come first: guides are in that order, and lists are added to at
 * their end.
 */
export function checkNearNames({ content: { posts, site }, cleanYaml, source, messages }: RuleContext): void {
  const inGuides = (namesOf: (post: (typeof posts)[number]) => [path: PropertyKey[], name: string][]) =>
    posts.flatMap((post) =>
      namesOf(post).map(([path, name]) => ({ name, file: `posts/${post.slug}.md`, path })),
    )
  const inSite = (field: string, names: readonly string[], ...rest: string[]) =>
    (cleanYaml('site') ? names : [])
      .map((name, index) => ({ name, file: 'site.yaml', path: [field, index, ...rest] }))
      .reverse()
  const lists: [what: string, names: readonly Name[]][] = [
    ['category', inGuides(({ category }) => [[['category'], category]])],
    ['tag', inGuides(({ tags }) => tags.map((tag, index) => [['tags', index], tag]))],
    ['payment method', inSite('payments', site.payments)],
    ['language', inSite('languages', site.languages)],
    [
      'game',
      inSite(
        'games',
        site.games.map(({ name }) => name),
        'name',
      ),
    ],
    [
      'platform',
      inSite(
        'games',
        site.games.map(({ platform }) => platform),
        'platform',
      ),
    ],
  ]
  for (const [what, names] of lists) {
    for (const { name, near } of nearNamesIn(names)) {
      messages.warning({
        ...placeIn(source, name.file, name.path),
        rule: 'near-name',
        reason: `The ${what} “${name.name}” is nearly the same as “${near}”; both would be listed.`,
        remedy: `Write “${near}”, unless another one is meant.`,
      })
    }
  }
}

/** The names that occur once and are near another one; of two that are near each other, the newer. */
function nearNamesIn(names: readonly Name[]): { name: Name; near: string }[] {
  const counts = new Map<string, number>()
  for (const { name } of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return names.flatMap((name) => {
    if (counts.get(name.name) !== 1) return []
    const near = [...counts.keys()].find((other) => other !== name.name && isNear(name.name, other))
    // Of two names that occur once, the other one is right.
    counts.delete(near === undefined ? '' : name.name)
    return near === undefined ? [] : [{ name, near }]
  })
}

/** Whether two names differ only in capitals, punctuation or few letters. Other digits mean another thing: PS4, PS5. */
function isNear(name: string, other: string): boolean {
  const [a, b] = [name, other].map((text) =>
    text
      .toLowerCase()
      .replaceAll('&', 'and')
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ''),
  )
  if (a === undefined || b === undefined || a.replaceAll(/\D/g, '') !== b.replaceAll(/\D/g, '')) return false
  const mostEdits = a.length < 4 ? 0 : Math.max(1, Math.floor(a.length / 5))
  return a === b || (Math.abs(a.length - b.length) <= mostEdits && distance(a, b) <= mostEdits)
}
