/** Whatever has a time is within the opening hours, and a day has one set of hours. */

import { isTimeWithin, isWithin, type TimeRange } from '../../../src/content/clockTimes.ts'
import { groupHours, listDays } from '../../../src/content/openingHours.ts'
import { askOwner, type RuleContext } from '../../../src/content/rules/ruleContext.ts'
import { listed } from '../../../src/diagnostics/words.ts'
import { type DatedSubject, sessionsOf } from '../../parts/subject.ts'
import { lastDayOf } from '../closures.ts'

/**
 * Warns of times outside the opening hours, also of packages that end after closing when they begin at their start. It is
 * not an error, because a night for regulars may end after closing time. Where most times are outside, the opening hours
 * are wrong: that is reported once, in site.yaml.
 */
export function checkOpeningHours(
  { content, warning, where }: RuleContext,
  dated: readonly DatedSubject[],
): void {
  const { hours } = content.site
  const written = groupHours(hours)
  // A day off alone gives the other days no other hours.
  const isSame = new Set(written.map(({ start, end }) => `${start} ${end}`)).size < 2
  const groups = written.map((group, index) => ({
    ...group,
    inWords: `${group.start} to ${group.end}${isSame ? '' : ` on ${group.days}`}`,
    place: where('site', isSame ? ['hours'] : ['hours', index]),
  }))
  const sessions = sessionsOf(content, dated)
  const outside = sessions.flatMap((session) => {
    const others = groups.filter(
      ({ days, ...time }) =>
        listDays(days).some((day) => session.days.includes(day)) && !isWithin(session.time, time),
    )
    return others.length > 0 ? [{ ...session, groups: others }] : []
  })
  if (outside.length > 2 && outside.length * 2 > sessions.length) {
    warning('site', Array.isArray(hours) ? ['hours'] : ['hours', 'end'], {
      rule: 'wrong-hours',
      reason: `Most times in ${listed([...new Set(sessions.map(({ file }) => `${file}.yaml`))])} are outside these opening hours, ${[...new Set(groups.map(({ inWords }) => inWords))].join(', ')}: ${outside.map(({ name, time }) => `“${name}” (${time.start} to ${time.end})`).join(', ')}.`,
      remedy:
        'Correct start and end; times count up to 24, so that eleven in the evening is 23:00. If they are right, correct these times.',
    })
    return
  }
  for (const { file, name, address, path, time, duration, groups } of outside) {
    const { edge, words } = whyOutside(time, groups)
    const length = duration === undefined ? '' : `, ${duration} hours`
    warning(file, [...path, edge === 'end' && duration === undefined ? 'end' : 'start'], {
      rule: 'outside-hours',
      reason: `“${name}” (${time.start} to ${time.end}${length}) ${words}.`,
      remedy: `Correct the time, or the hours in site.yaml. ${askOwner(address)}`,
    })
  }
}

type HoursOfDays = TimeRange & { days: string; place: string; inWords: string }

/** At which edge a time is outside the hours of some days, and that in words. */
function whyOutside(time: TimeRange, groups: readonly HoursOfDays[]) {
  const startsWithin = groups.map((hours) => isTimeWithin(time.start, hours))
  if (startsWithin.every(Boolean))
    return { edge: 'end', words: `ends after the café closes, at ${edgesOf(groups, 'end')}` }
  if (groups.every((hours, index) => !startsWithin[index] && isTimeWithin(time.end, hours)))
    return { edge: 'start', words: `begins before the café opens, at ${edgesOf(groups, 'start')}` }
  const hours = groups.map(({ inWords, place }) => `${inWords} (${place})`)
  return { edge: 'start', words: `is not within the opening hours, ${listed([...new Set(hours)])}` }
}

/** When the café opens or closes on some days, once if it is the same time on all. */
function edgesOf(groups: readonly HoursOfDays[], edge: 'start' | 'end'): string {
  const times = [...new Set(groups.map((group) => group[edge]))]
  return listed(
    times.map((time) => {
      const own = groups.filter((group) => group[edge] === time)
      const days = times.length > 1 ? ` on ${listed(own.map(({ days }) => days))}` : ''
      return `${time}${days} (${[...new Set(own.map(({ place }) => place))].join(', ')})`
    }),
  )
}

/** A day has one set of opening hours: only days that are closed may be in two closures. */
export function checkClosures({ content: { calendar }, error, today = '' }: RuleContext): void {
  for (const [index, closure] of calendar.closures.entries()) {
    if (lastDayOf(closure) < today) continue
    const other = calendar.closures
      .slice(0, index)
      .filter(({ hours }) => hours !== 'closed' || closure.hours !== 'closed')
      .find((earlier) => earlier.from <= lastDayOf(closure) && closure.from <= lastDayOf(earlier))
    if (!other) continue
    const day = other.from > closure.from ? other.from : closure.from
    error('calendar', ['closures', index, 'from'], {
      rule: 'overlapping-closures',
      reason: `“${closure.name}” and “${other.name}” have different hours for the same day, ${day}.`,
      remedy: 'Change “from” or “to” of one of the two, so that this day is in one of them; or delete one.',
    })
  }
}

/** The beginning of a text that says of all of the café that it is closed. */
const saysClosed =
  /^(?:(?:we|the café|the cafe)(?:['’]re| are| is| will be| will stay| stay| stays| remain| remains) )?closed(?=[.!,]|$| (?:on|for|from|till|until|all day|today|tomorrow)\b)/i
const everyWeek = /\b(?:every|each|weekly)\b|\b[a-z]+days\b/i

/** Warns of a notice that the café is closed, without any closure to come: everywhere else, it has its usual hours. */
export function checkClosedNotices({ content: { calendar }, warning, today = '' }: RuleContext): void {
  for (const [index, { text, from = today, until }] of calendar.notices.entries()) {
    if (until < today || !saysClosed.test(text.text) || everyWeek.test(text.text)) continue
    if (calendar.closures.some((closure) => lastDayOf(closure) >= from)) continue
    warning('calendar', ['notices', index, 'text'], {
      rule: 'closed-notice',
      reason:
        'This notice says that the café is closed, but “closures” has no such day: pages and search engines show the usual hours.',
      remedy:
        'Write the days as an entry below “closures”, with “name”, “from”, “to” (the last day) and “hours: closed”; it is announced by itself. If only a part of the café is closed, begin the text with its name.',
    })
  }
}
