/** Texts that speak of days on which the café is closed every week. */

import { findAcrossLines, findInShownTexts } from '../../../src/content/findInContent.ts'
import { daysOff, groupHours, openDays } from '../../../src/content/openingHours.ts'
import { askOwner, type RuleContext } from '../../../src/content/rules/ruleContext.ts'
import { weekdays } from '../../../src/content/weekdays.ts'
import { listed } from '../../../src/diagnostics/words.ts'
import { inFull } from '../weekdayNames.ts'

const everyDay =
  /\b(?:(?:any|every)\s+day(?:\s+of\s+the\s+week)?(?!\s+we\s+are\s+open\b)|(?:on\s+)?all\s+seven\s+days|(?:seven|7)\s+days\s+a\s+week|no\s+weekly\s+off)\b/gi
const ofHoursOrPrices = /\bopen\b|\$\{site\.hours|weekly\s+off|\$\{packages\.|\bcosts?\b/i
const endOfSentence = /[.!?]\s|\n\s*\n|\n[ -]*\w+:\s/
/** Limits the part of a text that is searched for the hours. */
const longestSentence = 200

/** Warns of sentences that say “every day” of the opening hours or of prices, where there are days off. */
export function checkEveryDay({ content, source, messages, where }: RuleContext): void {
  const closed = listed(daysOff(content.site.hours).map(inFull))
  if (closed === '') return
  const hours = where('site', ['hours'])
  for (const { place, match, text } of findAcrossLines(source, '', everyDay)) {
    const [words] = match
    const end = match.index + words.length
    const before = text
      .slice(Math.max(0, match.index - longestSentence), match.index)
      .split(endOfSentence)
      .at(-1)
    const [after] = text.slice(end, end + longestSentence).split(endOfSentence)
    const isPrice = place.file.endsWith('/packages.yaml')
    if (!isPrice && !ofHoursOrPrices.test(`${before}${words}${after}`)) continue
    messages.warning({
      ...place,
      rule: 'closed-weekday',
      reason: `This sentence says “${words}”, but the café is closed on ${closed} (${hours}).`,
      remedy:
        'Take it out, name the days, or write “every day we are open”; ${site.hours} prints the days with the hours.',
    })
  }
}

const anyDay = weekdays.join('|')
/** “We are closed on Mondays.”, “Monday is our weekly off.”; on a Monday alone may be one date. */
const closedWeekly = new RegExp(
  String.raw`(?:\bwe(?: are|['’]re) |^ {0,12}|[.!?:] )closed (?:on (${anyDay})s|every (${anyDay}))\b|\b(${anyDay})s? (?:is|are) our (?:weekly )?(?:day )?(?:off|holiday)\b`,
  'gi',
)

/** Warns of sentences that call a day a day off on which the café is open. */
export function checkSaidDaysOff({ content, source, messages, where }: RuleContext): void {
  const open = openDays(content.site.hours).map(inFull)
  // Most lines have none of these words, and the whole expression takes longer.
  const said = (line: string) => (/closed|off|holiday/i.test(line) ? line.matchAll(closedWeekly) : [])
  for (const { place, found } of findInShownTexts(source, said)) {
    const day = open.find((day) => found.toLowerCase().includes(day.toLowerCase()))
    if (!day) continue
    messages.warning({
      ...place,
      rule: 'closed-weekday',
      reason: `“${found.replace(/^[.!?:] /, '')}” is typed here, but the café is open on ${day} (${where('site', ['hours'])}).`,
      remedy: `Take it out; or write the hours in site.yaml by days, without ${day}.`,
    })
  }
}

/** “We are open 24x7.”, “Open round the clock.”, “We never close.” */
const aroundTheClock =
  /(?:(?:\bwe|\$\{site\.name\})(?: are| is|['’]re)? open|(?:^ *|["'.!?:] *)open)(?: (?:all|for|the|every|day|a))* (?:24 ?[x×*/] ?7|24 hours|(?:a?round )the clock)|\bwe never close\b/gi

/** Warns of sentences that say that the café never closes, unless it is open from 00:00 to 23:59 on some days: then they may be about these. */
export function checkAroundTheClock({ content, source, messages, where }: RuleContext): void {
  const groups = groupHours(content.site.hours)
  if (groups.some(({ start, end }) => start === '00:00' && end === '23:59')) return
  // Most lines have none of these words, and the whole expression takes longer.
  const said = (line: string) => (/24|clock|never/i.test(line) ? line.matchAll(aroundTheClock) : [])
  for (const { place, found } of findInShownTexts(source, said))
    messages.warning({
      ...place,
      rule: 'around-the-clock',
      reason: `“${found.replace(/^["'.!?: ]+/, '')}” is typed here, but the café closes every day (${where('site', ['hours'])}).`,
      remedy: 'Write “We are open ${site.hours}”, which prints the hours; or correct the hours in site.yaml.',
    })
}

/** Warns of a footer with the same hours for every day, where the hours are written by days. */
export function checkFooterHours({ content: { site }, warning, where }: RuleContext): void {
  const { hours, footerHours } = site
  if (!Array.isArray(hours) || !footerHours || Array.isArray(footerHours)) return
  if (JSON.stringify(groupHours(hours)) === JSON.stringify(groupHours(footerHours))) return
  warning('site', ['footerHours'], {
    rule: 'footer-hours',
    reason: `The footer of every page says the same hours for every day, but the hours are by days (${where('site', ['hours'])}).`,
    remedy: `Delete “footerHours” and the lines below it that belong to it: then the footer says these hours as well. ${askOwner('site.footerHours')}`,
  })
}
