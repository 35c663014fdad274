/** Categories and tags of guides, by which visitors narrow down their list. */
import { withValueAt } from '../../validate/wrongValue.ts'
import { guideFile } from '../collections.ts'
import { at, parseAgain } from '../findInContent.ts'
import { type RuleContext, repeatedIn } from './ruleContext.ts'

/** Reports a tag that a guide has twice, and a category or a tag that other guides write in another way, more of them or older ones: the list would have both. */
export function checkCategoriesAndTags({ content, source, messages }: RuleContext): void {
  const topics = content.guides.toReversed().flatMap(({ slug, category, tags }) => {
    const file = guideFile(slug)
    const repeated = repeatedIn(tags, plain)
    for (const { entry, first, index } of repeated)
      messages.error({
        ...at(parseAgain(source, file), ['tags', index]),
        rule: 'duplicate-tag',
        reason: `This guide has the tag “${entry}” twice, first as “${first}”.`,
        remedy: 'Delete one of the two.',
      })
    const isRepeated = (index: number) => repeated.some((one) => one.index === index)
    const named = tags.map((name, index) => ({ file, kind: 'tag', name, path: ['tags', index] }))
    return [
      { file, kind: 'category', name: category, path: ['category'] },
      ...named.filter((_tag, index) => !isRepeated(index)),
    ]
  })
  for (const same of groupedBy(topics, ({ kind, name }) => `${kind} ${plain(name)}`)) {
    const [usual = [], ...others] = groupedBy(same, ({ name }) => name).sort((a, b) => b.length - a.length)
    const [{ name = '', file: other = '' } = {}] = usual
    for (const { topic, isRarer } of others.flatMap((alike) =>
      alike.map((topic) => ({ topic, isRarer: alike.length < usual.length })),
    )) {
      const yaml = parseAgain(source, topic.file)
      messages.error({
        ...at(yaml, topic.path),
        rule: 'other-spelling',
        reason: `Another guide has this ${topic.kind} as “${name}”, so the list of guides would have both.`,
        remedy: `Write “${name}”; or, if “${topic.name}” is right, write it so there, ${other}.`,
        // Of two guides with one spelling each, only the author knows which is right.
        corrected: isRarer ? withValueAt(yaml, topic.path, name) : undefined,
      })
    }
  }
}

/** Without what makes no other topic for visitors: other forms of letters, capitals, spaces and hyphens. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '')

/** The groups of values with one key, in the order of their first values. */
function groupedBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[][] {
  const groups = new Map<string, Value[]>()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return [...groups.values()]
}
