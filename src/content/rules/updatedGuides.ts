import type { RuleContext } from './context.ts'

/** A guide was not changed in the future. */
export function checkUpdatedGuides({ files, today, messages }: RuleContext): void {
  for (const { file, summary } of files) {
    const { name, place } = summary.updated ?? {}
    if (name === undefined || today === undefined || !/^\d{4}-\d\d-\d\d$/.test(name) || name <= today)
      continue
    messages.error({
      file,
      ...place,
      rule: 'updated-in-future',
      reason: `The guide was changed on ${name}, which is after today, ${today}.`,
      remedy:
        'Write the day on which its text was last changed. A guide that waits for its day needs only “date”.',
    })
  }
}
