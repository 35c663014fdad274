/** Rules about branches: locations with an address, a phone number or hours of their own. */
import { isDeepStrictEqual } from 'node:util'
import { isWithin } from '../../src/content/clockTimes.ts'
import { findReferences, placesInWords } from '../../src/content/findInContent.ts'
import type { ChangeContext, RuleContext } from '../../src/content/rules/ruleContext.ts'
import type { Content } from '../../src/content/types.ts'
import { lineRangeOf } from '../../src/diagnostics/positions.ts'
import { listed } from '../../src/diagnostics/words.ts'
import { type DatedSubject, sessionsOf } from '../parts/subject.ts'

type Location = NonNullable<Content['locations']>['locations'][number]

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
        const value = references.values.get(meant)?.value
        // “Log off in the new town, log in in the old one”: with the address of the branch, it would say the same place twice.
        const isTwice = address && [location.name, value].some((name) => text.includes(String(name)))
        messages.warning({
          file: yaml.file,
          line: lines.first + at,
          column: index + 1,
          rule: 'branch-text',
          reason: `“${location.name}” has ${phone ? 'a phone number' : address ? 'an address' : 'hours'} of its own, but this text prints the café’s, “${reference}”.`,
          remedy: isTwice
            ? `Rewrite this text: with ${value ? `“${value}”` : 'the address of the branch'} in place of the reference, it would name the same place twice. If it is about the café itself, write both addresses.`
            : value !== undefined
              ? `Write \${${meant}}; or, if it is about the café itself, write both.`
              : 'Write that of the branch; or, if it is about the café itself, write both.',
        })
      }
    }
  }
}

/** Warns of passes and tournaments that the page of a branch offers, and that are outside its own hours. */
export function checkSessionsOfBranches(
  { content, yamlOf, messages }: RuleContext,
  dated: readonly DatedSubject[],
): void {
  const yaml = yamlOf('locations')
  const linesOfFile = yaml?.text.split('\n') ?? []
  for (const [index, { name, hours }] of (content.locations?.locations ?? []).entries()) {
    const lines = yaml && lineRangeOf(yaml, ['locations', index])
    if (!lines || !hours) continue
    const texts = linesOfFile.slice(lines.first - 1, lines.last)
    for (const session of sessionsOf(content, dated).filter(({ time }) => !isWithin(time, hours))) {
      const reference = `\${${session.address.split('.').slice(0, 2).join('.')}.`
      const at = texts.findIndex((text) => text.includes(reference))
      const text = texts[at]
      if (text === undefined || /\$\{site\.(?:name|address)/.test(text)) continue
      messages.warning({
        file: yaml.file,
        line: lines.first + at,
        column: text.indexOf(reference) + 1,
        rule: 'branch-hours',
        reason: `“${name}” is open from ${hours.start} to ${hours.end}, but its page is also about “${session.name}”, from ${session.time.start} to ${session.time.end}.`,
        remedy:
          'Correct the hours, or take it off this page. If it takes place in the café itself, say so in this text, with ${site.name}.',
      })
    }
  }
}

/**
 * Warns of minutes that are those to a branch since this change, where texts outside its page print them: there they may be the
 * way to the café.
 */
export function checkMinutesToBranches(
  { content, source, yamlOf, warning }: ChangeContext,
  before: Content,
): void {
  const yaml = yamlOf('locations')
  for (const [index, location] of (content.locations?.locations ?? []).entries()) {
    const own = yaml && lineRangeOf(yaml, ['locations', index])
    if (!own || !isBranch(location)) continue
    const had = before.locations?.locations.find((other) => other.id === location.id)
    const found = location.reach.flatMap(({ id, area, minutes }, at) => {
      const earlier = had?.reach.find((place) => place.id === id)?.minutes
      const isSame = had && isBranch(had) && earlier === minutes
      const lines = id && !isSame ? findReferences(source, [`\${locations.${id}.minutes}`]) : []
      const places = lines
        .map(({ place }) => place)
        .filter(({ file, line }) => file !== yaml.file || line < own.first || line > own.last)
      return id && places.length > 0 ? [{ at, area, places, fact: factOf(id, area, earlier ?? minutes) }] : []
    })
    const [first] = found
    if (!first) continue
    warning('locations', ['locations', index, 'reach', first.at, 'minutes'], {
      rule: 'branch-minutes',
      reason: `“${location.name}” is a branch, so the minutes from ${listed(found.map(({ area }) => `“${area}”`))} are those to the branch, but texts outside its page print them as well: ${placesInWords(found.flatMap(({ places }) => places))}.`,
      remedy: `Where a text means the way to the café, say so with the name of its area, write the reference to a fact in place of this one, and paste its line below “facts:” in facts.yaml, with two spaces before it: ${listed(found.map(({ fact }) => fact))}. Where it means the branch, nothing needs to be done.`,
    })
  }
}

/** A reference to the minutes from an area to the café, and its line in facts.yaml. */
const factOf = (id: string, area: string, minutes: number) =>
  `\${facts.${id}-minutes} with - { id: ${id}-minutes, kind: count, value: ${minutes}, label: ${JSON.stringify(`${area}: minutes by road to the café`)} }`

/** Warns of a branch whose minutes are all as they were before it had an address of its own, or had it elsewhere. */
export function checkMinutesOfMovedBranches({ content, warning }: ChangeContext, before: Content): void {
  const placeOf = ({ address }: Location) => address && `${address.locality}, ${address.city}`
  for (const [index, location] of (content.locations?.locations ?? []).entries()) {
    const had = before.locations?.locations.find((other) => other.id === location.id)
    const minutesOf = ({ reach }: Location) => reach.map(({ area, minutes }) => [area, minutes])
    if (!had || !location.address || placeOf(had) === placeOf(location)) continue
    if (!isDeepStrictEqual(minutesOf(had), minutesOf(location))) continue
    warning('locations', ['locations', index, 'reach'], {
      rule: 'branch-minutes',
      reason: `“${location.name}” has a new address, in ${location.address.locality}, but all its minutes by road are as before.`,
      remedy:
        'Write the minutes to this address, and in “bearing” the direction from it to each place. If they were measured from it already, nothing needs to be done.',
    })
  }
}

const isBranch = ({ address, phone, hours }: Location) =>
  [address, phone, hours].some((own) => own !== undefined)
