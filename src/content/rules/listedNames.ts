import { listed } from '../../diagnostics/words.ts'
import { at, type RuleContext } from './context.ts'

/** How many names of a list an answer has at least, so that it is meant to have all of them. */
const fewestNames = 3

/**
 * Warns of an answer of the FAQ that lists most games, payment methods, languages or tournaments, but not all: the others
 * were added later.
 */
export function checkListedNames({ content, cleanYaml, messages }: RuleContext): void {
  const { site, faq } = content
  const answers = cleanYaml('faq')
  if (!answers || !faq) return
  const names = (file: string, list: string, entries: readonly { name: string }[], field = ['name']) => {
    const yaml = cleanYaml(file)
    return yaml ? entries.map(({ name }, index) => ({ name, ...at(yaml, [list, index, ...field]) })) : []
  }
  const named = (texts: readonly string[]) => texts.map((name) => ({ name }))
  const lists = [
    names('site', 'games', site.games),
    names('site', 'payments', named(site.payments), []),
    names('site', 'languages', named(site.languages), []),
    names('tournaments', 'tournaments', content.tournaments?.tournaments ?? []),
  ]
  for (const [index, { answer }] of faq.items.entries()) {
    for (const list of lists) {
      const missing = list.filter(({ name }) => !hasName(answer.text, name))
      const count = list.length - missing.length
      if (missing.length === 0 || count < fewestNames || count < missing.length) continue
      messages.warning({
        ...at(answers, ['items', index, 'answer'], true),
        rule: 'incomplete-list',
        reason: `This answer lists ${count} of ${list.length} names, but not ${listed(missing.map(({ name, file, line }) => `“${name}” (${file}:${line})`))}.`,
        remedy: `Add ${listed(missing.map(({ name }) => `“${name}”`))} to this answer; or delete what is no longer true, ${listed(missing.map(({ file, line }) => `${file}:${line}`))}.`,
      })
    }
  }
}

/** Whether a text has every word of a name but “and”, “or”, “any”, in any order and in the singular or plural. */
function hasName(text: string, name: string): boolean {
  const words = wordsOf(text)
  return [...wordsOf(name)].every((word) => words.has(word) || ['and', 'or', 'any'].includes(word))
}

const wordsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=...)s$/, '')),
  )
