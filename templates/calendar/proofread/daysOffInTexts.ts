/** Texts that speak of days on which the café is closed every week. */

import { findAcrossLines, findInShownTexts } from '../../../src/content/findInContent.ts'
import { daysOff, groupHours, listDays, openDays } from '../../../src/content/openingHours.ts'
import { askOwner, type RuleContext } from '../../../src/content/rules/ruleContext.ts'
import { listed } from '../../../src/diagnostics/words.ts'
import { capitalized } from '../../../src/text.ts'
import { dayOfName, inFull, otherWeekday, weekdayInText } from '../weekdayNames.ts'

const everyDay =
  /\b(?:(?:any|every)\s+day(?:\s+of\s+the\s+week)?(?!\s+we\s+are\s+open\b)|(?:on\s+)?all\s+seven\s+days|(?:seven|7)\s+days\s+a\s+week|no\s+weekly\s+off)\b/gi
const ofHoursOrPrices = /\bopen\b|\$\{site\.hours|weekly\s+off|\$\{packages\.|\bcosts?\b/i
const endOfSentence = /[.!?]\s|\n\s*\n|\n[ -]*\w+:\s/
/** Limits the part of a text that is searched for the hours. */
const longestSentence = 200

/** Warns of sentences that say “every day” of the opening hours or of prices, where there are days off. */
export function checkEveryDay({ content, source, messages, where }: RuleContext): void {
  const closed = listed(daysOff(content.site.hours).map(inFull))
  const hours = where('site', ['hours'])
  if (closed === '') {
    if (groupHours(content.site.hours).length > 1) checkPrintedEveryDay({ source, messages }, hours)
    return
  }
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

const printedEveryDay =
  /\$\{site\.hours\},? ((?:every day|all week|all seven days)(?: of the week)?|daily)\b|\b(every day|daily),? (?:from )?\$\{site\.hours\}/gi

/** Warns of “every day” beside hours that print their days. @param hours where they are written */
function checkPrintedEveryDay({ source, messages }: Pick<RuleContext, 'source' | 'messages'>, hours: string) {
  for (const { place, match } of findAcrossLines(source, '${site.hours}', printedEveryDay)) {
    const [, behind, before = behind] = match
    messages.warning({
      ...place,
      rule: 'printed-days',
      reason: `\${site.hours} prints the days as well, because the hours are by days (${hours}), and “${before}” is beside it.`,
      remedy: `Take “${before}” out.`,
    })
  }
}

const { english: anyDay, devanagari: inDevanagari } = weekdayInText
/** Where a sentence begins, or a value of YAML. */
const begin = `(?:^ {0,12}|["'.!?:] |["'])`
/** “We are closed on Mondays.”, “Monday is our weekly off.”, “सोमवारी बंद”; on a Monday alone may be one date. */
const closedWeekly = new RegExp(
  String.raw`(?:\bwe(?: are| stay| remain|['’]re) |${begin})closed (?:(?:on )?(?:${anyDay})s|every (?:${anyDay}))\b|\b(?:${anyDay})s? (?:is|are) our (?:weekly )?(?:day )?(?:off|holiday)\b|${begin}(?:${anyDay})(?:s (?:closed|off)\b| (?:closed|off)(?=[.!,;]|$))|\bweekly (?:off|holiday)(?: is|:)?(?: on)? (?:${anyDay})s?\b|(?:${inDevanagari})(?:ी|ला| को)? (?:आम्ही |हम |कॅफे |कैफे )?(?:बंद|सुट्टी|छुट्टी)`,
  'gi',
)

/** Warns of sentences that call a day a day off on which the café is open. */
export function checkSaidDaysOff({ content, source, messages, where }: RuleContext): void {
  const off = weekdaysInFull(daysOff(content.site.hours))
  // Most lines have none of these words, and the whole expression takes longer.
  const said = (line: string) => (/closed|off|holiday|बंद|ुट्टी/i.test(line) ? line.matchAll(closedWeekly) : [])
  for (const { place, found } of findInShownTexts(source, said)) {
    const day = otherWeekday(found, off, true)
    if (!day || mayHaveOwnDays.test(place.file)) continue
    messages.warning({
      ...place,
      rule: 'closed-weekday',
      reason: `“${withoutStart(found)}” is typed here, but the café is open on ${capitalized(day)} (${where('site', ['hours'])}).`,
      remedy: `Take it out; or write the hours in site.yaml by days, without ${capitalized(day)}.`,
    })
  }
}

/** Notices are of some weeks, and the page of a branch speaks of its own days. */
const mayHaveOwnDays = /(?:calendar|locations)\.yaml$/

const weekdaysInFull = (days: readonly string[] = []) => days.map((day) => inFull(day).toLowerCase())
const withoutStart = (found: string) => found.replace(/^["'.!?: ]+/, '')

/** “We are open Monday to Saturday.”, “Open on weekends only.”, “सोमवार ते शनिवार उघडे”, with the first and the last day. */
const openOnDays = new RegExp(
  String.raw`(?:(?:\bwe|\$\{site\.name\})(?: are| is|['’]re) open|${begin}open)(?: (?:on|from|only))* (?:(${anyDay})s?(?: ?[–—-] ?| (?:to|till|until|through) )(${anyDay})s?\b|(week(?:day|end))s\b(?: only\b)?)|(${inDevanagari}) (?:ते|से) (${inDevanagari}) (?:तक |पर्यंत )?(?:आम्ही |हम |कॅफे |कैफे )?(?:खुल|उघड|चालू)[\u0900-\u0963]{0,6}`,
  'gi',
)

/** Warns of sentences that say on which days the café is open, where it is open on others. */
export function checkSaidOpenDays({ content, source, messages, where }: RuleContext): void {
  const open = openDays(content.site.hours)
  const said = (line: string) => (/open|खुल|उघड|चालू/i.test(line) ? line.matchAll(openOnDays) : [])
  for (const { place, found, text } of findInShownTexts(source, said)) {
    const rest = text.slice(place.column - 1 + found.length).split(/[.!?।]\s/)[0] ?? ''
    const days = daysOfRun(found, rest)
    // Other days may have other hours, which the sentence names too, or prints.
    if (
      !days ||
      mayHaveOwnDays.test(place.file) ||
      String(days) === String(open) ||
      otherWeekday(rest, [], true) ||
      /week(?:day|end)|\$\{site\.hours\./i.test(rest)
    )
      continue
    messages.warning({
      ...place,
      rule: 'closed-weekday',
      reason: `“${withoutStart(found)}” is typed here, but the café is open ${open.length === 7 ? 'every day' : `on ${listed(open.map(inFull))}`} (${where('site', ['hours'])}).`,
      remedy:
        'Write “We are open ${site.hours}”, which prints the days with the hours; or correct the hours in site.yaml.',
    })
  }
}

/** The days that are said to be those on which it is open; undefined where others may be as well. */
function daysOfRun(found: string, rest: string) {
  const [kind] = /week(?:day|end)/i.exec(found) ?? []
  if (kind)
    return /\bonly\b/i.test(found + rest) ? listDays(/day/i.test(kind) ? 'mon-fri' : 'sat-sun') : undefined
  const named = found
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu)
    ?.flatMap((word) => dayOfName.get(word.replace(/s$/, '')) ?? [])
  return named?.length === 2 ? listDays(named.join('-')) : undefined
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
      reason: `“${withoutStart(found)}” is typed here, but the café closes every day (${where('site', ['hours'])}).`,
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
