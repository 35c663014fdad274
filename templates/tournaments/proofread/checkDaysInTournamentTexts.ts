/** A weekday or a rhythm that texts say of a tournament is its own. */
import { findInShownTexts } from '../../../src/content/findInContent.ts'
import { parseRepeats, type Repeats, weekdaysOf } from '../../../src/content/repeats.ts'
import type { RuleContext } from '../../../src/content/rules/ruleContext.ts'
import type { Source } from '../../../src/content/source.ts'
import { weekdayOf, weekdays } from '../../../src/content/weekdays.ts'
import { capitalized, escapeRegExp, occurrencesOf, shortOf } from '../../../src/text.ts'
import { otherWeekday, weekdayInText } from '../../calendar/weekdayNames.ts'
import { type Tournament, tournamentsIn } from '../dates/dates.ts'

const rule = 'weekday-in-name'

/** Checks the name, the title and the text of each tournament, and the sentences of all texts that say when it is. */
export function checkDaysInTournamentTexts(context: RuleContext): void {
  const { content, source, warning, messages, where } = context
  const lines = linesWithDays(source)
  for (const { entry, path } of tournamentsIn(content)) {
    const repeats = parseRepeats(entry.repeats)
    const but = `but it takes place ${content.format.repeats(entry.repeats)}.`
    const report = (field: string, what: string, says: string) =>
      warning('tournaments', [...path, field], {
        rule,
        reason: `${what} says “${says}”, ${but}`,
        remedy: `Correct the ${field}, or “repeats”.`,
      })
    for (const [field, text] of Object.entries({ name: entry.name, title: entry.title ?? '' })) {
      const weekday = otherWeekday(text, weekdaysOf(repeats))
      const differs = weekday ? capitalized(weekday) : otherRhythm(text, repeats)
      if (differs) report(field, `The ${field} “${text}”`, differs)
    }
    const others = tournamentsIn(content).filter((tournament) => tournament.entry !== entry)
    const differs =
      otherDayInText(entry.text.text, repeats) ??
      otherDayOfPeople(
        entry.text.text,
        repeats,
        others.map((tournament) => tournament.entry),
      )
    const elsewhere = otherDaysElsewhere(entry, lines)
    const own = where('tournaments', [...path, 'text'])
    if (differs && elsewhere.every(({ place: { file, line } }) => `${file}:${line}` !== own))
      report('text', `The text of “${entry.name}”`, differs)
    for (const { place, found } of elsewhere)
      messages.warning({
        ...place,
        rule,
        reason: `“${found.replaceAll('*', '')}” is typed here, ${but}`,
        remedy: `Correct the day, which \${tournaments.${entry.id}.repeats} prints; or correct “repeats” in tournaments.yaml.`,
      })
  }
}

/** A rhythm in a name which is not that of the tournament. */
function otherRhythm(name: string, { frequency }: Repeats): string | undefined {
  // “Bi-weekly” is twice a week as well.
  const rhythm = /\b(?<!-)(weekly|fortnightly|monthly)\b/i.exec(name)?.[0].toLowerCase()
  return rhythm === frequency ? undefined : rhythm
}

const { english: anyWeekday, devanagari: inDevanagari } = weekdayInText

/** What is on another day. */
const other = 'practi|train|warm|regist|sign|entr|draw|coach|check'
const notItself = `(?!${other})`
/** A word. Unicode's classes of letters would take V8 milliseconds to compile in each expression that ignores case. */
const word = String.raw`[^\s.,:;!?()]+`
/** For whom it is, but not what else is on: “for squads”, “, squads only”. */
const forWhom = String.raw` (?:for|with)(?: ${notItself}${word}){1,3}|,(?: ${notItself}${word}){1,2} only|, (?:squads|teams|solos?|duos?|trios?|pairs|singles|players|everyone|all welcome|\dv\d)`
/**
 * A sentence that says when and for whom it is and nothing else, so that it cannot be about another day: “Every Thursday at
 * 8 PM.”, “Weekly on Thu.”, “Thursdays only.”, “Once a month for squads.”
 */
const daySentence = new RegExp(
  String.raw`(?<=^|[.!?]\s)(?:(?:it|we) )?(?:(?:is|play|played|held|takes place|happens|join us|join in|come|come along|see you|meet us|now|always|only) ){0,2}(?:on (?:a )?)?((?:(?:every|each)|(?:weekly|once a week),?(?: on(?: a)?)?) (${anyWeekday})s?|(${anyWeekday})(?:s|(?<=\balways (?:on )?(?:an? )?${word})|(?= only\b| \w+s))|(?:once a|every) (week|fortnight|month))(?: (?:morning|afternoon|evening|night)s?)?(?: only)?(?:${forWhom})?(?=$|[.!?]|,? (?:at |from )?\d)`,
  'giu',
)

/** The weekday or the rhythm that a text has and its tournament has not. */
function otherDayInText(text: string, repeats: Repeats): string | undefined {
  for (const [, words, each, plural = '', rhythm] of text.matchAll(daySentence)) {
    const isDayRight = otherWeekday(each ?? plural, weekdaysOf(repeats), true) === undefined
    const rhythmOfDay = each === undefined ? repeats.frequency : 'weekly'
    const says = rhythm === undefined ? rhythmOfDay : `${rhythm.toLowerCase()}ly`
    if (!isDayRight || says !== repeats.frequency) return words
  }
  return undefined
}

/** “Thursdays are for squads.”, “Thursday night is squad night”, but not “Thursdays are quiet”. */
const dayOfPeople = new RegExp(
  String.raw`(?<=^|[.!?]\s)((${anyWeekday})s?(?: (?:morning|afternoon|evening|night)s?)?) (?:is|are) (?:for(?: ${notItself}${word}){1,3}|(?:${notItself}${word} ){1,3}(?:night|evening|afternoon|day)s?)(?=$|[.,!?])`,
  'giu',
)
/** “See you on Thursday.”, “Thursdays belong to squads.”, “Thursdays, one entry for all.” */
const dayAlone = new RegExp(
  String.raw`(?<=^|[.!?]\s)((?:see you|meet us|join us|come) (?:on |this |next )?(?:${anyWeekday})(?=$|(?: (?:morning|afternoon|evening|night))?[.!]| (?:at|from) [\d$])|(?:${anyWeekday})s(?= belong to ${notItself}|, (?:one|two|free|from|at|[\d$₹])))`,
  'giu',
)
/** हर गुरुवार की शाम, दर गुरुवारी संध्याकाळी, गुरुवारी, गुरुवार को */
const dayInDevanagari = new RegExp(
  `(?:हर|दर|प्रत्येक|प्रति)\\s(?:${inDevanagari})|(?:${inDevanagari})(?:ी|ला|\\s(?:को|की))(?![\\p{L}\\p{M}])`,
  'u',
)
/** What is on another day, or until another day. */
const otherInDevanagari =
  /सराव|अभ्यास|प्रैक्टिस|प्रॅक्टिस|नोंदणी|नाव नोंद|पंजीकरण|रजिस्ट्रेशन|ड्रॉ|बंद|पर्यंत|तक|आधी|पहले|पासून|नंतर/

/** A weekday in a sentence or a part of one in Hindi or Marathi which is none of the given days. */
const otherDayInDevanagari = (text: string, days: readonly string[], isAbout = (_part: string) => true) =>
  text
    .split(/[.!?।,;|]/)
    .flatMap((part) =>
      isAbout(part) && !otherInDevanagari.test(part) ? (dayInDevanagari.exec(part)?.[0] ?? []) : [],
    )
    .find((found) => otherWeekday(found, days))

/** The weekday that a text gives to its players, or names in Hindi or Marathi, and on which its tournament is not. */
function otherDayOfPeople(text: string, repeats: Repeats, others: readonly Tournament[]): string | undefined {
  // What is said of another tournament may name its day.
  if (others.some(({ name, id }) => text.includes(shortOf(name)) || text.includes(`tournaments.${id}.`)))
    return undefined
  const days = weekdaysOf(repeats)
  for (const [, words = ''] of [dayOfPeople, dayAlone].flatMap((pattern) => [...text.matchAll(pattern)]))
    if (otherWeekday(words, days, true)) return words
  return otherDayInDevanagari(text, days)
}

/** A quick test: most lines have none. */
const firstWeekday = new RegExp(`${anyWeekday}|${inDevanagari}`, 'i')

/** The lines of all texts that visitors see and that name a weekday. */
const linesWithDays = (source: Source) =>
  findInShownTexts(source, (line) => {
    const found = firstWeekday.exec(line)
    return found ? [found] : []
  })

/** “The chess cup is on Friday”, “Chess: every Friday”, “Chess on Fridays” (but not “play chess on Fridays”), “Friday is chess night”, “Fridays belong to chess”, with its place. */
function otherDaysElsewhere(
  { id, name, repeats, exceptions = [] }: Tournament,
  lines: ReturnType<typeof linesWithDays>,
) {
  const named = String.raw`(?<!\w)(?:${escapeRegExp(shortOf(name))}|\$\{tournaments\.${id}\.name\})(?: \d+)?\*{0,2}`
  const says = new RegExp(
    String.raw`${named}(?:(?: ${notItself}${word}){0,3} (?:is|are|takes place|happens|runs)(?: held| played)?(?: on| every| each| weekly){1,2}|(?<=(?:^|[.!?:] |- |["'*])${named}),?(?: on| every| each| weekly| runs){1,2}| ?[:(–-] ?(?:on |every |each )?) ?(?:${anyWeekday})s?\b|\b(?:${anyWeekday})s?(?: is| belongs? to|:| –) (?:the |our )?${named}(?! (?:${other}))`,
    'giu',
  )
  const days = [
    ...weekdaysOf(parseRepeats(repeats)),
    ...exceptions.flatMap(({ to }) => (to ? [weekdays[weekdayOf(to)] ?? ''] : [])),
  ]
  const names = [shortOf(name).toLowerCase(), `tournaments.${id}.name`]
  const isNamed = (text: string) => names.some((its) => text.toLowerCase().includes(its))
  return lines.flatMap(({ place, text }) => {
    if (!isNamed(text)) return []
    const marathi = otherDayInDevanagari(text, days, isNamed) ?? ''
    return [...text.matchAll(says), ...occurrencesOf(marathi, text)].flatMap(({ 0: found, index }) =>
      otherWeekday(found, days, true) ? [{ place: { ...place, column: index + 1 }, found }] : [],
    )
  })
}
