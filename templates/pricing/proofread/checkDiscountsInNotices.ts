import type { RuleContext } from '../../../src/content/rules/ruleContext.ts'

const percentOff = /(\d{1,2}) ?(?:%|per ?cent) (?:off|discount)\b(?!-)/i

/** Warns of a notice with a percentage off that no discount, special or figure has: the price list would show the usual prices. */
export function checkDiscountsInNotices({ content, warning, today = '' }: RuleContext): void {
  const { discounts = [], consoles } = content.packages ?? {}
  const known = [
    ...discounts.map(({ percent }) => percent),
    ...(consoles?.specials ?? []).map((special) => special.percentOff),
    ...(content.facts?.facts ?? []).map(({ value }) => value),
  ].map(Number)
  for (const [index, { text, until }] of content.calendar.notices.entries()) {
    const [written, percent] = percentOff.exec(text.text) ?? []
    if (written === undefined || until < today || known.includes(Number(percent))) continue
    warning('calendar', ['notices', index, 'text'], {
      rule: 'unknown-discount',
      reason: `This notice says “${written}”, but the price list has no such discount, so it shows the usual prices.`,
      remedy:
        'If prices are lower, add an entry to “discounts” of packages.yaml. If it is about something else, nothing needs to be done.',
    })
  }
}
