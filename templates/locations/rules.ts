/** Rules about branches: locations with an address, a phone number or hours of their own. */
import type { RuleContext } from '../../src/content/rules/context.ts'
import { lineRangeOf } from '../../src/diagnostics/positions.ts'

/** References to what a branch may have of its own, with what follows their days: `${site.hours.fri-sun.end}`. */
const ofCafe =
  /\$\{site\.(?:(hours)(?:\.[a-z-]+)??(\.(?:start|end))?|(address)(\.[a-zA-Z]+)?|contact\.(phone))\}/g

/** Warns of texts of a branch that print the hours, the address or the phone number of the café, and not its own beside it. */
export function checkBranchTexts({ content, yamlOf, messages, references }: RuleContext): void {
  const yaml = yamlOf('locations')
  const linesOfFile = yaml?.text.split('\n') ?? []
  for (const [index, location] of (content.locations?.locations ?? []).entries()) {
    const lines = yaml && lineRangeOf(yaml, ['locations', index])
    if (!lines) continue
    for (const [at, text] of linesOfFile.slice(lines.first - 1, lines.last).entries()) {
      for (const { 0: reference, 1: hours, 2: time, 3: address, 4: part, 5: phone, index } of text.matchAll(
        ofCafe,
      )) {
        const field = hours ? 'hours' : address ? 'address' : 'phone'
        const own = `locations.${location.id}.${field}`
        if (location[field] === undefined || text.includes(`\${${own}`)) continue
        const meant = `${own}${time ?? part ?? ''}`
        messages.warning({
          file: yaml.file,
          line: lines.first + at,
          column: index + 1,
          rule: 'branch-text',
          reason: `“${location.name}” has ${phone ? 'a phone number' : address ? 'an address' : 'hours'} of its own, but this text prints the café’s, “${reference}”.`,
          remedy: references.values.has(meant)
            ? `Write \${${meant}}; or, if it is about the café itself, write both.`
            : 'Write that of the branch; or, if it is about the café itself, write both.',
        })
      }
    }
  }
}
