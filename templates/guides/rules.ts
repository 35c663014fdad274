/** Rules about guides. */
import { guideFile } from '../../src/content/collections.ts'
import { at, parseAgain } from '../../src/content/findInContent.ts'
import { type RuleContext, repeatedIn } from '../../src/content/rules/ruleContext.ts'
import { waysToCafeProps } from '../locations/WaysToCafe.tsx'

/** A drawing needs the data that it draws: without it, the guide would have no drawing, and no message would say why. */
export function checkGraphics({ content, source, messages }: RuleContext): void {
  const { gear, comparison, packages, tournaments } = content
  const sources = {
    'refresh-rates': { file: 'gear.yaml', needs: '“frames”', isThere: gear?.frames !== undefined },
    'compared-prices': {
      file: 'comparison.yaml',
      needs: 'a row with “rates”',
      isThere: comparison?.tabs.some(({ rows }) => rows.some(({ rates }) => rates)) === true,
    },
    'console-shares': {
      file: 'packages.yaml',
      needs: '“consoles”',
      isThere: packages?.consoles !== undefined,
    },
    'travel-times': {
      file: 'locations.yaml',
      needs: 'an area with a “bearing”',
      isThere: waysToCafeProps(content) !== undefined,
    },
    week: { file: 'tournaments.yaml', needs: 'tournaments', isThere: tournaments !== undefined },
  }
  for (const { slug, graphic } of content.guides) {
    if (!graphic || sources[graphic].isThere) continue
    const { file, needs } = sources[graphic]
    messages.error({
      ...at(parseAgain(source, guideFile(slug)), ['graphic']),
      rule: 'no-drawing',
      reason: `This drawing needs ${needs} in ${file}, which has none.`,
      remedy: `Delete this line; or add ${needs} to ${file}.`,
    })
  }
}

/** Warns of a guide whose short answer is that of another one, as after a guide was copied. */
export function checkCopiedAnswers({ content, source, messages }: RuleContext): void {
  const oldestFirst = content.guides.toReversed().filter(({ answer }) => answer)
  for (const { entry, first } of repeatedIn(oldestFirst, ({ answer }) => answer?.text.text ?? '')) {
    const file = guideFile(first.slug)
    const sameDrawing =
      entry.graphic && entry.graphic === first.graphic ? ', and its drawing (“graphic”)' : ''
    messages.warning({
      ...at(parseAgain(source, guideFile(entry.slug)), ['answer']),
      rule: 'copied-answer',
      reason: `This guide has the short answer of another one${sameDrawing}: ${file}.`,
      remedy: `Write its own, or delete the lines of “answer”${sameDrawing && ' and “graphic”'}: a guide needs none.`,
    })
  }
}
