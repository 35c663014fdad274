/** Rules about what site.yaml says of the café: its games, and how many of everything there are. */
import { findInShownTexts } from '../../../src/content/findInContent.ts'
import type { RuleContext } from '../../../src/content/rules/ruleContext.ts'

/** No game is listed twice for a platform, and each platform is written in one way: a list by platforms would have both. */
export function checkGames({ content: { site }, error, where }: RuleContext): void {
  for (const [index, { name, platform }] of site.games.entries()) {
    const earlier = site.games.slice(0, index)
    const path = ['games', index]
    const spelled = earlier.findIndex((other) => plain(other.platform) === plain(platform))
    const spelling = earlier[spelled]?.platform
    const same = earlier.findIndex(
      (other) => plain(other.name) === plain(name) && plain(other.platform) === plain(platform),
    )
    if (spelling !== undefined && spelling !== platform)
      error('site', [...path, 'platform'], {
        rule: 'other-spelling',
        reason: `Another game has this platform as “${spelling}” (${where('site', ['games', spelled, 'platform'])}), so pages would list both.`,
        remedy: `Write “${spelling}”; or, if “${platform}” is right, write it so there.`,
      })
    if (same >= 0)
      error('site', [...path, 'name'], {
        rule: 'duplicate-game',
        reason: `“${name}” is listed twice for this platform; the first time in ${where('site', ['games', same])}.`,
        remedy: 'Delete one of the two entries.',
      })
  }
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]+/g, '')

/** Warns of texts in which the café has more of something than its claim says: “our 40 PCs” beside “20+ gaming PCs”. */
export function checkTypedCounts({ content: { site }, source, messages, where }: RuleContext): void {
  const counts = findInShownTexts(source, (line) => line.matchAll(ownCount))
  for (const [index, { id, value, label }] of site.claims.entries()) {
    if (!/^\d[\d,]*\+?$/.test(value)) continue
    const nouns = nounsOf(label)
    for (const { place, found, text } of counts) {
      const after = text.slice(place.column - 1 + found.length)
      const noun = nouns.find((name) => isNext(name, after))
      if (noun === undefined || numberOf(found) <= numberOf(value)) continue
      const words = after.slice(0, noun.length)
      messages.warning({
        ...place,
        rule: 'typed-count',
        reason: `“${found}${words}” is typed here, but site.yaml says “${value} ${label}” (${where('site', ['claims', index, 'value'])}).`,
        remedy: `Write \${site.${id}} ${words}; or correct the value there, if this number is right.`,
      })
    }
  }
}

/** In “our 40 PCs”, the number with the space behind it. */
const ownCount = /(?<=\b(?:our|we have|we've) )\d[\d,]*\+? /gi

/** Whether a text begins with a word or words, in small or capital letters. */
const isNext = (name: string, text: string) =>
  text.toLowerCase().startsWith(name.toLowerCase()) && !/^\w/.test(text.slice(name.length))

const numberOf = (count: string) => Number.parseInt(count.replaceAll(',', ''), 10)

/** PS5 consoles → PS5 consoles, consoles, PS5s */
const nounsOf = (label: string): string[] => {
  const words = label.split(' ')
  return [label, words.at(-1) ?? label, ...words.filter((word) => /\d/.test(word)).map((word) => `${word}s`)]
}
