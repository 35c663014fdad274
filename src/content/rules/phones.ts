/** Phone numbers in texts, such as a second one in facts.yaml. */
import { wrongLengthIn } from '../../validate/hints/phones.ts'
import { isRecord, valueAt } from '../../validate/walkSchema.ts'
import { findInShownTexts } from '../findInContent.ts'
import type { RuleContext } from './ruleContext.ts'

/** A number with its country code; in a link without spaces, as `tel:+919876543210`. */
const international = /(?<![\w+])\+\d(?:[ -]?\d){6,20}(?![\d-])/g

/** Warns of numbers of the country of the café that have too few or too many digits. */
export function checkPhonesInTexts({ source, messages, yamlOf }: RuleContext): void {
  const site = yamlOf('site')?.toValue()
  const country = isRecord(site) ? String(valueAt(site, ['address', 'country'])) : ''
  for (const { place, found } of findInShownTexts(source, (line) =>
    line.includes('+') ? line.matchAll(international) : [],
  )) {
    const problem = wrongLengthIn(found, country)
    if (problem) messages.warning({ ...place, rule: 'phone-length', ...problem })
  }
}
