/** Whether a time in a text is said to be the one at which we open or close, or both: “open till 11 PM”, “open 9 AM to 1 AM”, “रात 12 बजे तक खुला”. */

import { listDays } from '../../content/openingHours.ts'
import { shortWeekdays, weekdays } from '../../content/weekdays.ts'
import { writtenDate } from '../../diagnostics/writtenDates.ts'
import { isFact, type KnownAmount, type KnownAmounts, keyOf, namedIn } from './knownAmounts.ts'
import type { TypedAmount } from './typedAmounts.ts'

const anyDay = weekdays.join('|')
const name = String.raw`\$\{site\.name\}`
const be = "(?:['’]re| are| is)?(?: (?:stay|stays|remain|usually|always|now|still|also)){0,2}"
/** Which days, and since when: “every day”, “on weekdays”, “from ${site.hours.start}”. */
const days = String.raw`(?:,? (?:every|each|all|on|the|week|a|and|to|through|from|seven|7|days?|daily|late|weekdays?|weekends?|(?:${anyDay})s?|\$\{site\.hours[\w.-]{0,20}\})){0,8},?`
/** Behind a comma or “and”, it is we who are open only where the sentence began with us. */
const open = String.raw`(?:(?:\bwe|${name})${be} open|^open|^(?:we|${name}) .*(?:,|,? and) open)`

const before = {
  start: new RegExp(
    String.raw`(?:${open}${days} from|(?:(?:\bwe|${name})(?: usually| always| now)? opens?|^opens)${days} at|\bopening time(?: is|:)?)$`,
    'i',
  ),
  end: new RegExp(
    String.raw`(?:${open}${days}(?: (?:till|until|up to|to)| ?[–-])|(?:(?:\bwe|${name})(?: usually| always| now)? (?:close|shut)s?|^closes)${days} (?:at|by)|\bclosing time(?: is|:)?)$`,
    'i',
  ),
}
/** What is before both times: “We are open daily from”, “Opening hours:”. */
const beforeBoth = new RegExp(String.raw`(?:${open}${days}(?: from|:)?|\bopening hours(?: are|:)?)$`, 'i')
const beforeInDevanagari = new RegExp(
  `^(?:(?:हम|हमारा|आम्ही|आमच[ाे]|आमचं|कैफे|कॅफे|${name}|रोज़?|दररोज|हर|दिन|दिवस|सातों|सातही) ){0,4}$`,
)
const behind = {
  start: /^ ?(?:(?:से|पासून|वाजल्यापासून|ला) )?(?:खुल|उघड)/,
  end: /^ ?(?:(?:तक|पर्यंत) (?:खुल|उघड)|(?:ला )?बंद (?:हो|कर|अस))/,
}

/** What has other hours: one day, a question, somebody or something else. */
const isOther = new RegExp(
  String.raw`\b(?:tonight|today|tomorrow|yesterday|(?:this|next|last) [a-z]+|eve|diwali|christmas|holidays?|festivals?|tournaments?|cup|championship|pass|desk|registration|kitchen|branch|if|unless|except|until recently|used to|not|never)\b|\bon (?!weekdays?\b|weekends?\b|all\b|every\b|each\b|the week|(?:${anyDay})s?\b)|\?\s*$|\b${writtenDate}`,
  'i',
)

/** The opening hours of the days that a sentence names, where it has another time for their start or end. */
export function otherHours(
  amount: TypedAmount,
  own: string | undefined,
  known: KnownAmounts,
): { edge: Edge; hours: readonly KnownAmount[] } | undefined {
  const edge = edgeIn(amount)
  if (!edge || isOther.test(amount.sentence)) return undefined
  const isNamed = namedIn(amount.sentence)
  const hasHours = [...known.byEntry].some(
    ([entry, [first, ...more]]) =>
      first &&
      !entry.startsWith('site.') &&
      !isFact(first) &&
      (entry === own || isNamed(first)) &&
      [first, ...more].some(({ type }) => type === 'time' || type === 'timeRange'),
  )
  const hours = (known.byEntry.get('site.hours') ?? [])
    .filter(({ type, reference }) =>
      edge === 'both' ? type === 'timeRange' : reference.endsWith(`.${edge}}`),
    )
    .filter(({ reference }) => isOnOneOf(namedDays(amount.sentence), reference))
  // A café that is open till 23:59 is open till midnight.
  const keys = amount.value === '00:00' ? [keyOf(amount), 'time 23:59 '] : [keyOf(amount)]
  if (hasHours || hours.length === 0 || hours.some(({ key }) => keys.includes(key))) return undefined
  return { edge, hours }
}

type Edge = 'start' | 'end' | 'both'

function edgeIn({ type, sentence, written, field }: TypedAmount): Edge | undefined {
  if (type !== 'time' && type !== 'timeRange') return undefined
  const [said = '', after = ''] = sentence.split(written).map(plain)
  // An answer that is a range of hours and nothing else.
  if (type === 'timeRange') return field || beforeBoth.test(said.trimEnd()) ? 'both' : undefined
  const isInDevanagari = beforeInDevanagari.test(said)
  const edges = ['start', 'end'] as const
  return edges.find(
    (edge) => before[edge].test(said.trimEnd()) || (isInDevanagari && behind[edge].test(after)),
  )
}

/** A text on one line, without the marks of bold text, lists and headings, and the quotes around a value. */
const plain = (text: string) =>
  text
    .replaceAll(/[*_]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ >#•"'-]+/, '')

/** The days that a sentence names, such as `sat`. */
export function namedDays(sentence: string): string[] {
  const words = sentence
    .replaceAll(/\$\{[^{}\n]*\}/g, '')
    .toLowerCase()
    .split(/\W+/)
  const has = (word: string) => words.includes(word) || words.includes(`${word}s`)
  if (has('weekday')) return listDays('mon-fri')
  if (has('weekend')) return listDays('sat-sun')
  const named = weekdays.filter(has)
  return named.map((day) => day.slice(0, 3))
}

/** Whether hours by days, such as `${site.hours.mon-thu.end}`, are those of one of some days. */
function isOnOneOf(days: readonly string[], reference: string): boolean {
  const [, , of = ''] = reference.split('.')
  const isEveryDay = !shortWeekdays.some((day) => of.startsWith(day))
  return days.length === 0 || isEveryDay || listDays(of).some((day) => days.includes(day))
}
