/** What one value of the content says against another: each is right by itself, both together cannot be. */
import { z } from 'zod'
import type { Messages, Problem } from '../../diagnostics/messages.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import { offsetOf, placeOf } from '../../diagnostics/positions.ts'
import { inner, schemaAt } from '../../diagnostics/schema.ts'
import { correctedLine } from '../../diagnostics/yaml/lines.ts'
import type { CheckedFile } from '../fileSummary.ts'
import { siteSchema } from '../schema/site.ts'
import type { Source } from '../source.ts'
import type { Content } from '../types.ts'
import type { YamlText } from '../yaml/parse.ts'
import { inFull, weekdays } from './weekdays.ts'

type FindIn<Part> = (part: Part, content: Content, yaml: YamlText) => Generator<Finding>
interface Finding extends Omit<Problem, 'file' | 'line' | 'column'> {
  path: PropertyKey[]
  /** True where it may be meant, however odd. */
  isWarning?: boolean
}

/** Reports contradictions in every file that could be read whole and has no other mistake. */
export function checkContradictions(
  content: Content,
  files: readonly CheckedFile[],
  source: Source,
  messages: Messages,
): void {
  // In the place of wrong hours there is an example, which nobody wrote.
  const areHoursRight = !messages.all.some(
    ({ fatal, file }) => fatal && file === `${source.folder}/site.yaml`,
  )
  const check = <Part>(name: string, part: Part, findIn: FindIn<Part>) => {
    const file = `${source.folder}/${name}.yaml`
    const found = files.find((checked) => checked.file === file)
    const isClean = !messages.all.some((message) => message.fatal && message.file === file)
    if (!found?.sound || !isClean) return
    const yaml = found.yaml()
    for (const { path, isWarning, ...problem } of findIn(part, content, yaml)) {
      if (problem.rule === 'outside-hours' && !areHoursRight) continue
      const full = { file, ...placeOf(yaml, path), ...problem }
      if (isWarning) messages.warning(full)
      else messages.error(full)
    }
  }
  check('packages', content.packages, findInPackages)
  check('tournaments', content.tournaments, findInTournaments)
  check('faq', content.faq, findRepeatedQuestions)
  check('site', content.site, findWrongHalfOfDay)
  check('site', content.site, findStrangePlaceholders)
  check('site', content.site, findRepeatedLinks)
  check('site', content.site, findNobodysNumber)
  check('pages/contact', content.pages.contact, findWrongWay)
  checkCategories(content, files, source, messages)
}

function* findInPackages({ lists }: Content['packages'], content: Content): Generator<Finding> {
  const hours = likelyHours(content)
  for (const [listIndex, list] of lists.entries()) {
    let popular: string | undefined
    for (const [index, entry] of list.packages.entries()) {
      const path = ['lists', listIndex, 'packages', index]
      if (entry.popular && popular) {
        yield {
          path: [...path, 'popular'],
          rule: 'popular-twice',
          reason: `“${entry.name}” is marked as popular, but so is “${popular}” in the same list; only one can stand out.`,
          remedy: 'Delete the line “popular: true” of one of the two.',
        }
      }
      if (entry.popular) popular ??= entry.name
      if (entry.timeSlot && !isWithin(entry.timeSlot, hours)) {
        yield outsideHours([...path, 'timeSlot', 'start'], entry.name, hours)
      }
      const other = entry.days ? otherWeekday(entry.name, daysOf(entry.days)) : undefined
      if (other) {
        yield {
          path: [...path, 'days'],
          isWarning: true,
          rule: 'weekday-in-name',
          reason: `“${entry.name}” names ${inFull(other)}, but its days are ${entry.days}.`,
          remedy: 'Correct the name or the days.',
        }
      }
    }
  }
}

function* findInTournaments({ tournaments }: Content['tournaments'], content: Content): Generator<Finding> {
  const hours = likelyHours(content)
  for (const [index, { name, day, time }] of tournaments.entries()) {
    const path = ['tournaments', index]
    if (time && !isWithin(time, hours)) yield outsideHours([...path, 'time', 'start'], name, hours)
    const other = otherWeekday(name, day === 'last-weekend' ? ['saturday', 'sunday'] : [day])
    if (other) {
      yield {
        path: [...path, 'day'],
        isWarning: true,
        rule: 'weekday-in-name',
        reason: `“${name}” names ${inFull(other)}, but its day is ${day}.`,
        remedy: 'Correct the name or the day.',
      }
    }
  }
}

/** Of two links of one menu with the same words, nobody knows which is which (WCAG 2.4.4); two to one page are odd. */
function* findRepeatedLinks({ navigation, footer }: Content['site']): Generator<Finding> {
  const menus = [
    { path: ['navigation'], links: navigation },
    { path: ['footer', 'quickLinks'], links: footer.quickLinks },
  ]
  for (const { path, links } of menus) {
    for (const [index, { label, href }] of links.entries()) {
      const earlier = links.slice(0, index)
      const namesake = earlier.find((other) => other.label.toLowerCase() === label.toLowerCase())
      if (namesake) {
        yield {
          path: [...path, index, 'label'],
          rule: 'duplicate-label',
          reason: `“${label}” is twice in this menu, for ${namesake.href} and ${href}.`,
          remedy: 'Give one of the two another label, or delete it with its href.',
        }
      } else if (earlier.some((other) => other.href === href)) {
        yield {
          path: [...path, index, 'href'],
          isWarning: true,
          rule: 'duplicate-link',
          reason: `“${label}” leads to ${href}, as another entry of this menu does.`,
          remedy: 'Write the address of its own page, or delete the entry.',
        }
      }
    }
  }
}

/** The words around the contact form say by which way a message goes; site.yaml decides it. */
function* findWrongWay({ form }: Content['pages']['contact'], { site }: Content): Generator<Finding> {
  for (const field of ['text', 'submit', 'done', 'failed'] as const) {
    const chat = /\bwhats\s?app\b/i.test(form[field])
    const mail = /\be?-?mail\b|\binbox\b/i.test(form[field])
    if (site.contactForm ? !chat : chat || !mail) continue
    yield {
      path: ['form', field],
      isWarning: true,
      rule: 'form-words',
      reason: site.contactForm
        ? 'These words speak of WhatsApp, but the form goes to the form service that site.yaml names under contactForm.'
        : 'These words speak of mail, but the form opens WhatsApp, because site.yaml names no form service.',
      remedy: site.contactForm
        ? 'Say that the message goes by mail; or take contactForm out of site.yaml.'
        : 'Say that WhatsApp opens with the message; or name a form service under contactForm in site.yaml.',
    }
  }
}

interface Span {
  start: string
  end?: string | undefined
}

/** A closing time of 10:00 that is meant as 10:00 PM is told once, and not for everything that is later. */
function* findWrongHalfOfDay(
  { hours }: Content['site'],
  content: Content,
  yaml: YamlText,
): Generator<Finding> {
  const { end } = likelyHours(content)
  if (end === hours.end) return
  const path = ['hours', 'end']
  yield {
    path,
    isWarning: true,
    rule: 'wrong-half-of-day',
    reason: `The café closes at ${hours.end}, before noon, but most of its times in packages.yaml and tournaments.yaml are later.`,
    remedy: `Times count up to 24: if it closes in the evening, write ${end}.`,
    corrected: correctedLine(yaml.text, { offset: offsetOf(yaml, path) ?? 0, from: hours.end, to: end }),
  }
}

/** The opening hours; with the closing time twelve hours later, where that is what nearly all other times speak for. */
function likelyHours({ site: { hours }, packages, tournaments }: Content): Required<Span> {
  if (minutes(hours.end) > 720) return hours
  const spans = [
    ...packages.lists.flatMap((list) => list.packages.flatMap(({ timeSlot }) => timeSlot ?? [])),
    ...tournaments.tournaments.flatMap(({ time }) => time ?? []),
  ]
  const outside = (those: Required<Span>) => spans.filter((span) => !isWithin(span, those)).length
  const hour = (Number(hours.end.slice(0, 2)) + 12) % 24
  const later = { ...hours, end: `${String(hour).padStart(2, '0')}${hours.end.slice(2)}` }
  return outside(hours) > 2 && outside(later) * 3 < outside(hours) ? later : hours
}

/** A warning only: a night for regulars may well begin when the door is shut to others. */
const outsideHours = (path: PropertyKey[], name: string, hours: Required<Span>): Finding => ({
  path,
  isWarning: true,
  rule: 'outside-hours',
  reason: `The time of “${name}” is not within the opening hours, ${hours.start} to ${hours.end}.`,
  remedy: 'Correct the time, or the hours in site.yaml; if it is meant so, leave it.',
})

/** Whether a time of day lies within another; both may go on after midnight. */
function isWithin({ start, end = start }: Span, hours: Required<Span>): boolean {
  const opens = minutes(hours.start)
  const after = (time: string) => (minutes(time) - opens + 1440) % 1440
  const length = after(hours.end) || 1440
  return after(start) <= length && after(end) <= length && (end === start || after(start) < after(end))
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** `fri-mon` → the four days, in full. */
function daysOf(days: string): string[] {
  const [first = '', last = first] = days.split('-')
  const from = weekdays.findIndex((day) => day.startsWith(first))
  const to = weekdays.findIndex((day) => day.startsWith(last))
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => weekdays[(from + index) % 7] ?? '')
}

/** A weekday that a name mentions, and that is none of the days. */
const otherWeekday = (name: string, days: readonly string[]) =>
  weekdays
    .filter((day) => new RegExp(`\\b${day}s?\\b`, 'i').test(name))
    .find((day, _index, named) => !days.includes(day) && !named.some((other) => days.includes(other)))

function* findRepeatedQuestions({ items }: Content['faq']): Generator<Finding> {
  const seen = new Map<string, string>()
  for (const [index, { id, question }] of items.entries()) {
    const words =
      question
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu)
        ?.join(' ') ?? ''
    const earlier = seen.get(words)
    if (earlier) {
      yield {
        path: ['items', index, 'question'],
        rule: 'duplicate-question',
        reason: `This question is asked twice; the first time in the entry “${earlier}”.`,
        remedy: 'Put both answers into one entry, and delete the other one.',
      }
    } else seen.set(words, id)
  }
}

/** A number of nothing but zeros is an example, whether or not it is marked as one. */
function* findNobodysNumber({ contact, placeholders }: Content['site']): Generator<Finding> {
  const isMarked = placeholders.some(({ field }) => field === 'contact.phone')
  if (isMarked || !/0(?:\s*0){7}\s*$/.test(contact.phone)) return
  yield {
    path: ['contact', 'phone'],
    rule: 'number-of-nobody',
    reason: 'This number is an example, and nobody answers it.',
    remedy: 'Write the real one; until it is known, mark it below “placeholders”: “- field: contact.phone”.',
  }
}

/** A placeholder names the field that still holds an example, so that it can be found. */
function* findStrangePlaceholders({ placeholders }: Content['site'], _content: Content): Generator<Finding> {
  for (const [index, { field }] of placeholders.entries()) {
    const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    if (schemaAt(siteSchema, path)) continue
    const known = Object.entries(siteSchema.shape).flatMap(([name, outer]) => {
      const group = inner(outer)
      return [
        name,
        ...(group instanceof z.ZodObject ? Object.keys(group.shape).map((part) => `${name}.${part}`) : []),
      ]
    })
    const near = nearest(
      field,
      known.filter((name) => name.includes('.') === field.includes('.')),
    )
    yield {
      path: ['placeholders', index, 'field'],
      rule: 'unknown-placeholder',
      reason: `There is no field “${field}” in this file.`,
      remedy: near
        ? `Did you mean “${near}”?`
        : 'Write the name of the field; one inside a group as contact.phone.',
    }
  }
}

/** A category that is nearly the one of other guides is most likely a slip; readers would see both. */
function checkCategories(
  { posts }: Content,
  files: readonly CheckedFile[],
  source: Source,
  messages: Messages,
) {
  const slugs = new Map<string, string[]>()
  for (const { category, slug } of posts) {
    const known = slugs.get(category)
    if (known) known.push(slug)
    else slugs.set(category, [slug])
  }
  const reported = new Set<string>()
  for (const [category, those] of [...slugs].sort(([, a], [, b]) => a.length - b.length)) {
    const near = [...slugs.keys()].find(
      (other) => other !== category && !reported.has(other) && isSlip(category, other),
    )
    if (!near) continue
    reported.add(category)
    for (const slug of those) {
      const yaml = files.find(({ file }) => file === `${source.folder}/posts/${slug}.md`)?.yaml()
      if (!yaml) continue
      messages.warning({
        file: yaml.file,
        ...placeOf(yaml, ['category']),
        rule: 'category-slip',
        reason: `The category “${category}” is nearly that of other guides, “${near}”; both would be listed.`,
        remedy: `Write “${near}”, unless another one is meant.`,
      })
    }
  }
}

/** The same but for capitals, spaces and signs, or for very few letters. */
function isSlip(name: string, other: string) {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return (
    bare(name) === bare(other) || (bare(name).length > 5 && nearest(bare(name), [bare(other)]) !== undefined)
  )
}
