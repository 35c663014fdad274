/** The phone number of the café, and those in texts, such as a second one in facts.yaml. */
import { placeOf } from '../../diagnostics/positions.ts'
import { foreignNumber, wrongLengthIn } from '../../validate/hints/phones.ts'
import { isRecord, valueAt } from '../../validate/walkSchema.ts'
import { findInShownTexts } from '../findInContent.ts'
import type { RuleContext } from './ruleContext.ts'

/** A number with its country code; in a link without spaces, as `tel:+919876543210`. */
const international = /(?<![\w+])\+\d(?:[ -]?\d){6,20}(?![\d-])/g

/** Warns of a number from abroad, and of those of the country of the café that have too few or too many digits. */
export function checkPhones({ source, messages, yamlOf }: RuleContext): void {
  const yaml = yamlOf('site')
  const site = yaml?.toValue()
  const country = isRecord(site) ? String(valueAt(site, ['address', 'country'])) : ''
  const path = ['contact', 'phone']
  const foreign = foreignNumber(String(valueAt(site, path)), country)
  if (yaml && foreign)
    messages.warning({ file: yaml.file, ...placeOf(yaml, path), rule: 'phone-abroad', ...foreign })
  for (const { place, found } of findInShownTexts(source, (line) =>
    line.includes('+') ? line.matchAll(international) : [],
  )) {
    const problem = wrongLengthIn(found, country)
    if (problem) messages.warning({ ...place, rule: 'phone-length', ...problem })
  }
}
