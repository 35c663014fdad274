/** Names and texts that are duplicates, near duplicates, or missing from a list. */
import { distance } from 'fastest-levenshtein'
import type { Path } from '../../diagnostics/positions.ts'
import { valueAt } from '../../diagnostics/schema.ts'
import { listed } from '../../diagnostics/words.ts'
import { placeIn } from '../placeIn.ts'
import { parseRepeats } from '../repeats.ts'
import { type RuleContext, repeatedIn } from './context.ts'

/** The words of a text in small letters, without punctuation. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** No question of the FAQ is asked twice, not even with other capitals or punctuation. */
export function checkDuplicateQuestions({ content: { faq }, error }: RuleContext): void {
  const wordsIn = ({ question }: { question: string }) => wordsOf(question).join(' ')
  for (const { index, first } of repeatedIn(faq?.items ?? [], wordsIn)) {
    error('faq', ['items', index, 'question'], {
      rule: 'duplicate-question',
      reason: `This question is asked twice; the first time in the entry “${first.id}”.`,
      remedy: 'Put both answers into one entry, and delete the other one.',
    })
  }
}

/** An answer with at least so many names of a list is meant to have all of them. */
const fewestNames = 3

/**
 * Warns of an answer of the FAQ that lists most games, payment methods, languages or tournaments, but not all: the others
 * were added later. Past one-off tournaments may be missing.
 */
export function checkListedNames({ content, cleanYaml, warning, where, today = '' }: RuleContext): void {
  const { site, faq, tournaments } = content
  const names = (file: string, list: string, texts: readonly string[], field: string[] = []) =>
    cleanYaml(file) ? texts.map((name, index) => ({ name, place: where(file, [list, index, ...field]) })) : []
  const named = (entries: readonly { name: string }[] = []) => entries.map(({ name }) => name)
  const lists = [
    names('site', 'games', named(site.games), ['name']),
    names('site', 'payments', site.payments),
    names('site', 'languages', site.languages),
    names('tournaments', 'tournaments', named(tournaments?.tournaments), ['name']).filter(
      (_name, index) => !isOver(tournaments?.tournaments[index]?.repeats, today),
    ),
  ]
  for (const [index, { answer }] of (faq?.items ?? []).entries()) {
    const words = new Set(singular(answer.text))
    for (const list of lists) {
      const missing = list.filter(({ name }) => !hasName(words, name))
      const count = list.length - missing.length
      if (missing.length === 0 || count < fewestNames || count < missing.length) continue
      warning('faq', ['items', index, 'answer'], {
        rule: 'incomplete-list',
        reason: `This answer lists ${count} of ${list.length} names, but not ${listed(missing.map(({ name, place }) => `“${name}” (${place})`))}.`,
        remedy: `Add ${listed(missing.map(({ name }) => `“${name}”`))} to this answer; or delete what is no longer true, ${listed(missing.map(({ place }) => place))}.`,
      })
    }
  }
}

function isOver(repeats: string | undefined, today: string): boolean {
  const rule = repeats === undefined ? undefined : parseRepeats(repeats)
  return rule?.frequency === 'once' && rule.date < today
}

/** The words of a text, plurals in the singular. */
const singular = (text: string) => wordsOf(text).map((word) => word.replace(/(?<=...)s$/, ''))

/** Whether a text has every word of a name but “and”, “or”, “any”, in any order. @param words its words, in the singular */
const hasName = (words: ReadonlySet<string>, name: string): boolean =>
  singular(name).every((word) => words.has(word) || ['and', 'or', 'any'].includes(word))

/** A name in a list that staff write freely, and where it is. */
interface Name {
  name: string
  /** A path in the content folder, and one in that file. */
  file: string
  path: Path
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
  const names = site.games.map(({ name }) => name)
  const platforms = site.games.map(({ platform }) => platform)
  const lists: [what: string, names: readonly Name[]][] = [
    ['category', inGuides(({ category }) => [[['category'], category]])],
    ['tag', inGuides(({ tags }) => tags.map((tag, index) => [['tags', index], tag]))],
    ['payment method', inSite('payments', site.payments)],
    ['language', inSite('languages', site.languages)],
    ['game', inSite('games', names, 'name')],
    ['platform', inSite('games', platforms, 'platform')],
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
    if (near === undefined) return []
    // Of two names that occur once, the other one is right.
    counts.delete(name.name)
    return [{ name, near }]
  })
}

/** Whether two names differ only in capitals, punctuation or few letters. Other digits mean another thing: PS4, PS5. */
function isNear(name: string, other: string): boolean {
  const [a = '', b = ''] = [name, other].map((text) => wordsOf(text.replaceAll('&', 'and')).join(''))
  if (a.replaceAll(/\D/g, '') !== b.replaceAll(/\D/g, '')) return false
  const mostEdits = a.length < 4 ? 0 : Math.max(1, Math.floor(a.length / 5))
  return Math.abs(a.length - b.length) <= mostEdits && distance(a, b) <= mostEdits
}

/** Lists of a file, and the fields that must differ between their entries. */
const distinctFields: [file: string, list: Path, fields: readonly string[]][] = [
  ['tournaments', ['tournaments'], ['title', 'text']],
  ['packages', ['consoles', 'specials'], ['offer', 'text']],
  [
    'locations',
    ['locations'],
    'name keywords heading intro reachHeading reach callToAction.heading callToAction.text'.split(' '),
  ],
]

/**
 * Warns of entries that still have texts of the entry from which they were copied. Fields that often have equal values are
 * not compared, such as the format of a tournament, or the days of a pass.
 */
export function checkCopiedTexts({ content, cleanYaml, warning, where }: RuleContext): void {
  const passes = (content.packages?.lists ?? []).map((_list, index): (typeof distinctFields)[number] => [
    'packages',
    ['lists', index, 'packages'],
    ['name'],
  ])
  for (const [file, path, fields] of [...passes, ...distinctFields]) {
    const entries = valueAt(cleanYaml(file)?.toValue(), path)
    if (!Array.isArray(entries)) continue
    const at = (index: number, field: string) => [...path, index, ...field.split('.')]
    const text = (index: number, field: string) => JSON.stringify(valueAt(entries[index], field.split('.')))
    for (const index of entries.keys()) {
      const copiedFrom = (other: number) =>
        fields.filter((field) => text(index, field) && text(index, field) === text(other, field))
      const original = entries.findIndex((_entry, other) => other < index && copiedFrom(other).length > 0)
      if (original < 0) continue
      const copied = copiedFrom(original)
      const line = (entry: number, field: string) => where(file, at(entry, field)).split(':').at(-1)
      const lines = copied.map(
        (field) => `${field} (line ${line(index, field)}, there ${line(original, field)})`,
      )
      warning(file, at(index, copied[0] ?? ''), {
        rule: 'copied-text',
        reason: `“${valueAt(entries[index], ['name'])}” still has what “${valueAt(entries[original], ['name'])}” has, word for word: ${listed(lines)}.`,
        remedy: 'Rewrite it in the entry that is the copy, or delete the one of the two that is not needed.',
      })
    }
  }
}
