/** What is said of the entry fee of a tournament that is free. */
import type { RuleContext } from '../../../src/content/rules/ruleContext.ts'
import { tournamentsIn } from '../dates/dates.ts'

const rule = 'free-entry'
const fee = /\b(?:fees?|refund\w*|non-refundable)\b/i
const toPay = /\b(?:fees?|refund\w*|non-refundable|pay (?:at|before|when|up front|online|₹[\d,]+))(?!\w)/i
/** “There is no fee”, “Winners are paid at the desk”. */
const isOther = /\b(?:no|not|nothing|without|free|zero|never|prizes?|winners?)\b/i

/** Warns of rules and texts that speak of a fee on the page of a tournament whose entry is free. */
export function checkFreeTournaments({ content, warning, where }: RuleContext): void {
  const free = tournamentsIn(content).filter(({ entry }) => entry.free)
  const [first] = free
  if (!first) return
  const place = where('tournaments', [...first.path, 'free'])
  for (const [index, { title, text, aboutFee }] of content.tournaments?.rules.entries() ?? []) {
    if (aboutFee || !fee.test(`${title} ${text.text}`)) continue
    warning('tournaments', ['rules', index, 'title'], {
      rule,
      reason: `This rule speaks of a fee, and is on the page of “${first.entry.name}”, whose entry is free (${place}).`,
      remedy: 'Write “aboutFee: true” below it: then it is only where an entry fee is.',
    })
  }
  for (const { entry, path } of free) {
    const sentences = entry.text.text.split(/[.!?]\s/)
    const says = sentences.find((sentence) => toPay.test(sentence) && !isOther.test(sentence))
    if (says === undefined) continue
    warning('tournaments', [...path, 'text'], {
      rule,
      reason: `The text of “${entry.name}” says “${says}”, but its entry is free (${where('tournaments', [...path, 'free'])}).`,
      remedy: 'Take it out of the text; or, if there is a fee, write it in “entry”, and delete “free: true”.',
    })
  }
}
