import { at, type RuleContext } from './context.ts'

/** A phone number that ends in eight zeros is a placeholder, and is listed as one. */
export function checkPlaceholderPhone({ content: { site }, cleanYaml, messages }: RuleContext): void {
  const yaml = cleanYaml('site')
  const isListed = site.placeholders.some(({ field }) => field === 'contact.phone')
  if (!yaml || isListed || !/0(?:\s*0){7}\s*$/.test(site.contact.phone)) return
  messages.error({
    ...at(yaml, ['contact', 'phone']),
    rule: 'placeholder-phone',
    reason: 'This is a placeholder phone number, which belongs to no one.',
    remedy: 'Write the real one; until it is known, list it under “placeholders”: “- field: contact.phone”.',
  })
}
