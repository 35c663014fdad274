/** What changes for visitors between two states of the content, in plain words. */
import { postalAddress } from '../content/contact.ts'
import { printFact } from '../content/facts.ts'
import type { Period } from '../content/period.ts'
import type { Content } from '../content/types.ts'

export interface ChangeGroup {
  heading: string
  lines: readonly string[]
}

/** Changes of one part of the content, with the files that say nothing else. */
interface PartChanges extends ChangeGroup {
  files: readonly string[]
}

/** An entry of the content: its label, and its printed fields by name (price, day). The name of an only field is empty. */
interface Entry {
  label: string
  fields: Readonly<Record<string, string | undefined>>
}

type Entries = ReadonlyMap<string, Entry>

/** One part of the content: its files, and its entries by id. */
interface Part {
  heading: string
  files: readonly string[]
  /** Whether the files say more than these entries, and are also listed by name. */
  saysMore?: true
  entries(content: Content): Entries
}

const parts: readonly Part[] = [
  { heading: 'Prices', files: ['packages.yaml'], entries: prices },
  { heading: 'Figures in texts', files: ['facts.yaml'], entries: figures },
  { heading: 'Offers', files: ['pages/pricing.yaml'], saysMore: true, entries: offers },
  { heading: 'Closed days and notices', files: ['calendar.yaml'], entries: calendar },
  { heading: 'Tournaments', files: ['tournaments.yaml'], entries: tournaments },
  { heading: 'Questions', files: ['faq.yaml'], entries: questions },
  { heading: 'The café', files: ['site.yaml'], entries: theCafé },
]

/**
 * Lists what changed, heading by heading; headings without changes are left out.
 *
 * @param broken files with errors in one of the two states, which are not compared
 */
export function listChanges(before: Content, after: Content, broken: ReadonlySet<string>): PartChanges[] {
  return parts
    .filter(({ files }) => !files.some((file) => broken.has(file)))
    .map(({ heading, files, saysMore, entries }) => ({
      heading,
      files: saysMore ? [] : files,
      lines: changesOf(entries(before), entries(after)),
    }))
    .filter(({ lines }) => lines.length > 0)
}

function changesOf(before: Entries, after: Entries): string[] {
  const changed = [...after].flatMap(([id, entry]) => {
    const earlier = before.get(id)
    return earlier ? changesWithin(earlier, entry) : [`${entry.label}: new${listed(entry)}`]
  })
  const gone = [...before]
    .filter(([id]) => !after.has(id))
    .map(([, { label }]) => `${label}: no longer there`)
  return [...changed, ...gone]
}

function changesWithin(before: Entry, after: Entry): string[] {
  const names = new Set([...Object.keys(after.fields), ...Object.keys(before.fields)])
  const lines = [...names].flatMap((name) => {
    const [from, to] = [before.fields[name], after.fields[name]]
    if (from === to) return []
    const what = name === '' ? after.label : `${after.label}, ${name}`
    const start = differAt(from, to)
    return [`${what}: ${shortened(from, start)} → ${shortened(to, start)}`]
  })
  return before.label === after.label ? lines : [`${before.label} → ${after.label}`, ...lines]
}

function listed({ fields }: Entry): string {
  const written = Object.entries(fields).filter(([, value]) => value !== undefined)
  return written.length === 0
    ? ''
    : ` (${written.map(([name, value]) => `${name} ${shortened(value)}`.trim()).join(', ')})`
}

/** A text from an offset on, cut to the length of a line. */
function shortened(text = 'nothing', from = 0): string {
  const shown = text.slice(from, from + longestShown)
  return `${from > 0 ? '…' : ''}${shown}${from + longestShown < text.length ? '…' : ''}`
}

/** A few words before the first difference of two texts; 0 where both fit on a line. */
function differAt(one = '', other = ''): number {
  if (Math.max(one.length, other.length) <= longestShown) return 0
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  return Math.max(0, one.lastIndexOf(' ', same - 25) + 1)
}

const longestShown = 120

/** Every package with its price for each tier, then the consoles. */
function prices({ packages, format }: Content): Entries {
  if (!packages) return new Map()
  const { tiers, lists, consoles } = packages
  const tierName = (id: string) => tiers.find((tier) => tier.id === id)?.name ?? id
  const names = lists.flatMap((list) => list.packages.map(({ name }) => name))
  const entries = new Map<string, Entry>()
  for (const list of lists) {
    for (const { id, name, duration, validity, days, timeSlot, tiers: priced } of list.packages) {
      const isAlone = names.filter((other) => other === name).length === 1
      entries.set(id, {
        label: isAlone ? name : `${name} (${list.name})`,
        fields: {
          ...Object.fromEntries(
            Object.entries(priced).map(([tier, { price }]) => [tierName(tier), format.money(price)]),
          ),
          hours: format.count(duration),
          validity,
          days: days && format.days(days),
          'time slot': timeSlot && format.timeRange(timeSlot),
        },
      })
    }
  }
  for (const { id, name, price } of consoles?.rates ?? []) {
    entries.set(id, { label: `${consoles?.name}, ${name}`, fields: { price: format.money(price) } })
  }
  for (const { id, name, days, offer, from, until } of consoles?.specials ?? []) {
    const fields = { days: format.days(days), offer, ...periodOf({ from, until }, format) }
    entries.set(id, { label: `${consoles?.name}, ${name}`, fields })
  }
  return entries
}

const periodOf = ({ from, until }: Period, format: Content['format']) => ({
  from: from && format.date(from),
  until: until && format.date(until),
})

/** Offers have no id: one with another title is another offer. */
function offers({ pages, format }: Content): Entries {
  return new Map(
    (pages.pricing?.offers ?? []).map(({ title, text, ...period }) => [
      title,
      { label: title, fields: { text: quoted(text.text), ...periodOf(period, format) } },
    ]),
  )
}

function calendar({ calendar, format }: Content): Entries {
  const closures = calendar.closures.map(
    ({ id, name, from, to, hours, start, end, announce }): [string, Entry] => [
      id,
      {
        label: name,
        fields: {
          from: format.date(from),
          to: to && format.date(to),
          hours: hours ?? (start && end ? format.timeRange({ start, end }) : undefined),
          announced: announce && format.date(announce),
        },
      },
    ],
  )
  const notices = calendar.notices.map(({ id, text, ...period }): [string, Entry] => [
    id,
    { label: quoted(text.text), fields: periodOf(period, format) },
  ])
  return new Map([...closures, ...notices])
}

function figures({ facts, format }: Content): Entries {
  const printed = (fact: (typeof facts.facts)[number]) => printFact(fact, format)
  return new Map(facts.facts.map((fact) => [fact.id, { label: fact.label, fields: { '': printed(fact) } }]))
}

function tournaments({ tournaments, format }: Content): Entries {
  return new Map(
    (tournaments?.tournaments ?? []).map(
      ({ id, name, repeats, time, entry, free, entryPer, prize, prizeSplit, format: form, ...dates }) => [
        id,
        {
          label: name,
          fields: {
            day: format.repeats(repeats),
            time: time ? format.timeRange(time) : 'all day',
            entry: free ? format.money(entry) : `${format.money(entry)} per ${entryPer}`,
            prize: format.money(prize),
            split: prizeSplit?.map((part) => format.money(part)).join(', '),
            format: form,
            ...changedDates(dates, format),
          },
        },
      ],
    ),
  )
}

type Tournament = NonNullable<Content['tournaments']>['tournaments'][number]

/** A field for each date that is cancelled, moved or sold out, and for each date with results. */
function changedDates(
  { exceptions = [], results = [] }: Pick<Tournament, 'exceptions' | 'results'>,
  format: Content['format'],
) {
  const changed = exceptions.map(({ date, status, to, start, end }) => {
    const time = start && end ? `, ${format.timeRange({ start, end })}` : ''
    return [`on ${format.date(date)}`, `${status}${to ? ` to ${format.date(to)}` : ''}${time}`]
  })
  const won = results.map(({ date, places }) => [`winners of ${format.date(date)}`, places.join(', ')])
  return Object.fromEntries([...changed, ...won])
}

function questions({ faq }: Content): Entries {
  return new Map(
    (faq?.items ?? []).map(({ id, question, answer }) => [
      id,
      { label: `“${question}”`, fields: { answer: quoted(answer.text) } },
    ]),
  )
}

const quoted = (text: string) => `“${text.replaceAll(/\s+/g, ' ')}”`

function theCafé({ site, format }: Content): Entries {
  const values = [
    { id: 'name', label: 'Name', value: site.name },
    { id: 'url', label: 'Web address', value: site.url },
    { id: 'phone', label: 'Phone', value: site.contact.phone },
    { id: 'email', label: 'Mail address', value: site.contact.email },
    { id: 'address', label: 'Address', value: postalAddress(site) },
    { id: 'hours', label: 'Opening hours', value: format.timeRange(site.hours) },
    { id: 'footerHours', label: 'Opening hours in the footer', value: format.timeRange(site.footerHours) },
    ...site.claims.map(({ id, label, value }) => ({ id: `claims.${id}`, label, value })),
  ]
  return new Map(values.map(({ id, label, value }) => [id, { label, fields: { '': value } }]))
}
